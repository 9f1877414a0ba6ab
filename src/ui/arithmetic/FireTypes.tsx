import '../elements/order.css';
import './fires.css';
import type { FireType } from '../../engine/index.ts';
import { capital, chanceText, count, effectText, fireName, percentText, rejectionText } from '../../words/index.ts';
import { Rule } from '../elements/Rules.tsx';
import { useControls } from '../session/ControlsContext.ts';
import type { FireRow } from '../session/fires.ts';

interface FireTypesProps {
  rows: readonly FireRow[];
  type: FireType;
}

/** What a type of fire costs and how likely it hits, or why it cannot be made. */
function Sentence({ row: { cost, odds, effect, refusal } }: { row: FireRow }) {
  if (refusal || !odds || !effect) {
    return refusal && <span className="fire-no">{rejectionText(refusal)}</span>;
  }
  return (
    <>
      <b className="num fire-chance">{percentText(odds.probability)}</b>{' '}
      <span className="fire-needs">
        {chanceText(odds.hitChance)}, {effectText(effect)}
      </span>{' '}
      <span className="muted fire-cost">{cost === 0 ? 'free' : count(cost, 'unit')}</span>
    </>
  );
}

/** Every type of fire from one weapon at one target; the chosen one is worked out above it. */
export function FireTypes({ rows, type }: FireTypesProps) {
  const controls = useControls();
  return (
    <fieldset className="stack gap-1 fire-types" data-part="fire-types" aria-label="Type of fire">
      {rows.map((row) => (
        <div key={row.type} className="order-place">
          <button
            type="button"
            className="stack small fire-type"
            data-part="fire-type"
            aria-pressed={row.type === type}
            aria-disabled={row.odds ? undefined : true}
            onClick={() => row.odds && controls.chooseFire(row.type)}
          >
            <span className="fire-name">{capital(fireName(row.type))}</span> <Sentence row={row} />
          </button>
          {row.refusal && <Rule id={row.refusal.rule} />}
        </div>
      ))}
    </fieldset>
  );
}
