import type { Find } from './find.ts';

interface FindOptionProps {
  id: string;
  find: Find;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One thing that was found: what it is, what it leads to, and what it costs or by which case it is refused. */
export function FindOption({ id, find, isActive, onPoint, onChoose }: FindOptionProps) {
  const { label, note, cost, rule, refusal } = find;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="palette-option"
      aria-selected={isActive}
      aria-disabled={refusal !== undefined || undefined}
      onMouseMove={() => isActive || onPoint()}
      onClick={onChoose}
    >
      <span className="palette-label">{label}</span> {note && <span className="palette-note">{note}</span>}{' '}
      {cost && <span className="palette-cost">{cost}</span>} {find.hint && <kbd>{find.hint}</kbd>}{' '}
      {rule && <span className="rule">{rule}</span>}
    </div>
  );
}
