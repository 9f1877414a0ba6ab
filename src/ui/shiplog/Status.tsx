import './boxes.css';
import type { PartStatus } from '../../engine/index.ts';
import { partStatusName } from '../../words/index.ts';

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
  isNew: boolean;
}

/** [8.8] The Status box of a part: V, D, X. */
export function Status({ status, armor, isNew }: StatusProps) {
  const first = 3 - (armor ?? 2);
  return (
    <span className={isNew ? 'slg-vdx slg-new' : 'slg-vdx'} role="img" aria-label={partStatusName(status)}>
      {MARKS.map(({ letter, status: mark }, index) => (
        <i
          key={letter}
          className={
            mark === status ? 'slg-on' : index + 1 < first || ORDER.indexOf(status) > index + 1 ? 'slg-past' : ''
          }
        >
          {letter}
        </i>
      ))}
    </span>
  );
}
