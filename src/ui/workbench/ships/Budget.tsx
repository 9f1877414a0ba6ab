import '../pods.css';
import './yard.css';
import { useId } from 'react';
import type { PodType } from '../../../engine/index.ts';
import { capital, podName, transText } from '../../../words/index.ts';
import { MOST_TRANS, type ShipDesign } from '../../../workbench/ships/design.ts';
import { podsAboard, priceOf, type ShipPrice } from '../../../workbench/ships/figures.ts';
import { type Recipe, setFields, withFields } from '../../../workbench/ships/recipe.ts';
import { Count, Field } from '../../kit/fields.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Term } from '../../play/Term.tsx';

interface BudgetProps {
  design: ShipDesign;
  /** With the pod on trial. */
  shown: ShipDesign;
  change: (recipe: Recipe<ShipDesign>, as?: string) => void;
}

/** The bar of what is spent: hull, battlecraft, pods, and what is on trial; the whole is the budget, or the price. */
function Bar({ price, tried, budget }: { price: ShipPrice; tried: number; budget: number | undefined }) {
  const whole = Math.max(budget ?? 0, price.total + Math.max(0, tried), 1);
  const parts = [
    { name: 'hull', trans: price.hull },
    { name: 'craft', trans: price.battlecraft },
    { name: 'pods', trans: price.pods },
    { name: 'trial', trans: Math.max(0, tried) },
  ];
  return (
    <svg className="block w-full yard-bar" viewBox="0 0 1000 18" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ name, trans }, index) => {
        const before = parts.slice(0, index).reduce((sum, part) => sum + part.trans, 0);
        return (
          <rect
            key={name}
            className={`yard-bar-${name}`}
            x={(before / whole) * 1000}
            width={(trans / whole) * 1000}
            height={18}
          />
        );
      })}
    </svg>
  );
}

/** Prices of one's own for the kinds of pods aboard. */
export function Prices({ design, change }: Omit<BudgetProps, 'shown'>) {
  const types = [...new Set(podsAboard(design).map(({ type }) => type))];
  const set = (type: PodType, trans: number) => {
    const prices = { ...design.prices };
    setFields(prices, { [type]: trans || undefined });
    change(withFields({ prices }), `price ${type}`);
  };
  return (
    <details className="pt-2 border-t yard-condition">
      <summary className="line hit-line pointer">
        <Icon name="down" size={15} />
        <span className="cap">Prices of pods</span>
        <small>your own: neither text of the rules has any</small>
      </summary>
      <div className="row py-2 yard-options">
        {types.length === 0 && <p className="muted">There is no pod aboard.</p>}
        {types.map((type) => (
          <Field key={type} name={`${capital(podName(type))} pod`}>
            <Count
              label={`${capital(podName(type))} pod`}
              value={design.prices?.[type] ?? 0}
              most={MOST_TRANS}
              onCount={(trans) => set(type, trans)}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}

/** What the ship costs, against what may be spent. */
export function Budget({ design, shown, change }: BudgetProps) {
  const id = useId();
  const price = priceOf(design);
  const tried = priceOf(shown).total - price.total;
  const { budget } = design;
  const left = budget === undefined ? null : budget - price.total - tried;
  const setBudget = (typed: string) => {
    const trans = Math.round(Number(typed));
    if (!Number.isFinite(trans)) return;
    change(withFields({ budget: typed === '' ? undefined : Math.max(0, Math.min(MOST_TRANS, trans)) }), 'budget');
  };
  return (
    <section className="stack gap-1h ground border-t yard-budget" aria-label="Price and budget">
      <div className="row items-baseline apart gap-3 gap-y-1 yard-head">
        <span>
          <span className="text-phase num yard-total">{transText(price.total)}</span>{' '}
          <label className="muted" htmlFor={id}>
            of
          </label>{' '}
          <input
            id={id}
            className="yard-number num"
            type="number"
            inputMode="numeric"
            aria-label="Budget in trans"
            min={0}
            max={MOST_TRANS}
            value={budget ?? ''}
            placeholder="budget"
            onChange={({ target }) => setBudget(target.value)}
          />{' '}
          <Term>trans</Term>
        </span>
        <span className={left !== null && left < 0 ? 'warn' : 'muted'} role="status">
          {left === null ? '' : left < 0 ? `${transText(-left)} over the budget` : `${transText(left)} left`}
        </span>
      </div>
      <Bar price={price} tried={tried} budget={budget} />
      <div className="row items-baseline apart gap-3 gap-y-1 yard-head">
        <small>hull {transText(price.hull)}</small>
        {price.battlecraft > 0 && <small>battlecraft {transText(price.battlecraft)}</small>}
        <small>{price.pods > 0 ? `pods ${transText(price.pods)}` : 'pods without a price'}</small>
        {tried !== 0 && <small>on trial {transText(tried)}</small>}
      </div>
    </section>
  );
}
