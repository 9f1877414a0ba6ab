import '../elements/order.css';
import { memo } from 'react';
import type { Action } from '../../engine/index.ts';
import { Icon } from '../elements/Icon.tsx';
import { Rule } from '../elements/Rules.tsx';
import { useControls } from '../session/ControlsContext.ts';
import { useHold } from '../session/useHold.ts';
import type { OrderEntry } from './entries.ts';
import { useWaiting } from './useWaiting.ts';

/** The one action of an order that needs no more questions. */
export const onlyAction = ({ actions }: OrderEntry): Action | null =>
  actions.length === 1 ? (actions[0] ?? null) : null;

type Face = Pick<OrderEntry, 'icon' | 'label' | 'effect' | 'cost'> & { short: string | undefined };

/** What an order says of itself: after most orders it is the same for most of the others. */
const OrderFace = memo(function OrderFace({ icon, label, effect, cost, short }: Face) {
  return (
    <>
      <Icon name={icon} />
      <span className="order-label">
        {short ?? label}
        {short && <span className="unseen">, {label}</span>}
      </span>{' '}
      {effect !== '' && <span className="order-effect">{effect}</span>}{' '}
      {cost !== null && <span className={cost === 'free' ? 'order-cost order-free' : 'order-cost'}>{cost}</span>}
    </>
  );
});

/** An order as a button; `short` is drawn for its name, which is heard as well. An impossible one, without any action, can be reached by the keyboard too: it says why. */
export function OrderButton({ entry, short }: { entry: OrderEntry; short?: string | undefined }) {
  const controls = useControls();
  const { label, effect, cost, refusal, icon, key } = entry;
  const preview = () => controls.point(onlyAction(entry));
  const leave = () => controls.point(null);
  const hold = useHold(preview, leave);
  const waiting = useWaiting(entry);
  return (
    <div className="order-place">
      <button
        type="button"
        className="order"
        data-order={key}
        aria-disabled={refusal ? true : undefined}
        {...hold}
        onClick={() => controls.begin(entry)}
        onMouseEnter={preview}
        onMouseLeave={leave}
        onFocus={preview}
        onBlur={leave}
      >
        <OrderFace icon={icon} label={label} effect={effect} cost={cost} short={short} />
        {waiting > 0 && <span className="order-waiting">{waiting === 1 ? 'waits' : `${waiting} wait`} to be sent</span>}
      </button>
      {refusal && <Rule id={refusal.rule} />}
    </div>
  );
}
