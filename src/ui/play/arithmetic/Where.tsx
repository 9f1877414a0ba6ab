import './arithmetic.css';
import { hurtText } from '../../../words/index.ts';
import type { EffectChance } from '../fires.ts';
import type { WhereCell } from './where.ts';

/** [8.7] Where a hit goes: the second die, face by face. */
export function Where({ cells, effect }: { cells: readonly WhereCell[]; effect: EffectChance }) {
  return (
    <div className="stack gap-1">
      <p className="row arithmetic-where-head">
        <span className="cap">If it hits, a second die: where</span>
        <span className="arithmetic-any">{hurtText(effect)}</span>
      </p>
      <ol className="stack gap-0 arithmetic-cells" aria-label="What the second die hits">
        {cells.map(({ die, words, effect }) => (
          <li key={die} className={effect ? 'arithmetic-cell' : 'arithmetic-cell arithmetic-none'}>
            <b>{die}</b> <span>{words.join(' ')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
