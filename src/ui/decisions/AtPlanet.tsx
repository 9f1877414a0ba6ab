import '../elements/order.css';
import './decisions.css';
import type { UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { Icon } from '../elements/Icon.tsx';
import { entriesOf } from '../orders/entries.ts';
import { orderIcon } from '../orders/faces.ts';
import { OrderButton } from '../orders/OrderButton.tsx';
import { useControls } from '../session/ControlsContext.ts';

interface AtPlanetProps {
  seat: Seat;
  unit: UnitView;
}

/** [6.5, R6.5a] The free maneuvers of a unit on its way past a planet. */
export function AtPlanet({ seat, unit }: AtPlanetProps) {
  const controls = useControls();
  const goOn = seat.legal.find((action) => action.do === 'continue');
  const entries = entriesOf(unit, seat.offers(unit.id)).map((entry) => ({
    ...entry,
    cost: entry.refusal ? null : 'free',
  }));
  return (
    <>
      <div className="order-list">
        {entries.map((entry) => (
          <OrderButton key={entry.key} entry={entry} />
        ))}
      </div>
      {goOn && (
        <button
          type="button"
          className="stack box decision-choice"
          data-part="answer"
          onClick={() => void controls.give(goOn)}
        >
          <Icon name={orderIcon('continue')} />
          <span className="decision-words">
            <b>Fly on</b>{' '}
            <span className="small muted decision-now">ends the free maneuvers, at velocity {unit.velocity}</span>
          </span>
        </button>
      )}
    </>
  );
}
