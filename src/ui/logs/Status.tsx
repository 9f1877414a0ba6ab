import './boxes.css';
import { memo } from 'react';
import type { HitStatus, PartStatus } from '../../engine/index.ts';
import type { SheetChanges } from '../../sheet/index.ts';
import { capital, partStatusName } from '../../words/index.ts';

const MARKS = [
  { letter: 'V', status: 'vulnerable' },
  { letter: 'D', status: 'damaged' },
  { letter: 'X', status: 'destroyed' },
] as const;

const ORDER: readonly PartStatus[] = ['intact', 'vulnerable', 'damaged', 'destroyed'];

interface StatusProps {
  status: PartStatus;
  /** Armor 1 begins at D, armor 0 at X: the boxes before are never used. */
  armor: number | null;
  /** What it showed before the latest order; null where that is the same. */
  was: PartStatus | null;
  /** Where it is ticked off by hand: whose it is, and what a press on a letter means. */
  name?: string | undefined;
  onPress?: ((status: HitStatus) => void) | undefined;
}

/** What stood in a Status box before, out of the changes of a sheet. */
export const statusBefore = (changed: SheetChanges, name: string): PartStatus | null =>
  ORDER.find((status) => status === changed.get(name)) ?? null;

/** [8.8] The Status box of a part: V, D, X; what it showed before keeps a broken frame. */
export const Status = memo(function Status({ status, armor, was, name = '', onPress }: StatusProps) {
  const first = 3 - (armor ?? 2);
  if (onPress) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand in the way of the line of letters
      <span className="shiplog-vdx" role="group" aria-label={`Status of ${name}`}>
        {MARKS.map(({ letter, status: mark }, index) =>
          index + 1 < first ? (
            <i key={letter} className="shiplog-past">
              {letter}
            </i>
          ) : (
            <button
              key={letter}
              type="button"
              className={mark === status ? 'shiplog-on' : undefined}
              aria-label={`${capital(name)}, ${partStatusName(mark)}`}
              aria-pressed={mark === status}
              onClick={() => onPress(mark)}
            >
              {letter}
            </button>
          ),
        )}
      </span>
    );
  }
  return (
    <span
      className={was ? 'inline-flex gap-0 shiplog-vdx shiplog-new' : 'inline-flex gap-0 shiplog-vdx'}
      role="img"
      aria-label={was ? `${partStatusName(status)}, before ${partStatusName(was)}` : partStatusName(status)}
    >
      {MARKS.map(({ letter, status: mark }, index) => (
        <i
          key={letter}
          className={
            mark === status
              ? 'text-center muted shiplog-on'
              : mark === was
                ? 'text-center muted shiplog-was'
                : index + 1 < first || ORDER.indexOf(status) > index + 1
                  ? 'text-center muted shiplog-past'
                  : 'text-center muted'
          }
        >
          {letter}
        </i>
      ))}
    </span>
  );
});
