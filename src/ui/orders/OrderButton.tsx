import './orders.css';
import type { Action } from '../../engine/index.ts';
import { Icon } from '../elements/Icon.tsx';
import { Rules } from '../elements/Rules.tsx';
import type { Entry } from './entries.ts';

interface OrderButtonProps {
  entry: Entry;
  onPress: (entry: Entry) => void;
  onPreview: (action: Action | null) => void;
}

/** The one action of an order that needs no more questions. */
export const onlyAction = ({ actions }: Entry): Action | null => (actions.length === 1 ? (actions[0] ?? null) : null);

/** An order as a button. An impossible one, without any action, can be reached by the keyboard too: it says why. */
export function OrderButton({ entry, onPress, onPreview }: OrderButtonProps) {
  const { label, effect, cost, refusal, icon, key } = entry;
  const preview = () => onPreview(onlyAction(entry));
  return (
    <button
      type="button"
      className="ord"
      data-order={key}
      aria-disabled={refusal ? true : undefined}
      onClick={() => onPress(entry)}
      onMouseEnter={preview}
      onMouseLeave={() => onPreview(null)}
      onFocus={preview}
      onBlur={() => onPreview(null)}
    >
      <Icon name={icon} />
      <span className="ord-label">{label}</span> {effect !== '' && <span className="ord-effect">{effect}</span>}{' '}
      {refusal && <Rules cases={[refusal.rule]} />}
      {cost !== null && <span className={cost === 'free' ? 'ord-cost ord-free' : 'ord-cost'}>{cost}</span>}
    </button>
  );
}
