import type { OptionProps } from '../kit/useCombobox.ts';
import type { Find } from './find.ts';

/** One thing that was found: what it is, what it leads to, and what it costs or by which case it is refused. */
export function FindOption({ find, option }: { find: Find; option: OptionProps }) {
  const { label, note, cost, rule, refusal } = find;
  return (
    <div {...option} className="palette-option" aria-disabled={refusal !== undefined || undefined}>
      <span className="palette-label">{label}</span> {note && <span className="palette-note">{note}</span>}{' '}
      {cost && <span className="palette-cost">{cost}</span>} {find.hint && <kbd>{find.hint}</kbd>}{' '}
      {rule && <span className="rule">{rule}</span>}
    </div>
  );
}
