import './orders.css';
import type { UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useControls } from '../session/ControlsContext.ts';
import { listTodo } from '../session/todo.ts';

interface HintsProps {
  seat: Seat;
  /** The selected unit. */
  unit: UnitView | null;
  /** The unit could be given an order. */
  open: boolean;
}

/** Whether units can be ordered about one by one, and the phase ended by hand. */
const isOrdinary = ({ toAct, stage }: Seat): boolean =>
  toAct && (stage === 'movement' || stage === 'command' || stage === 'fire' || stage === 'set-up');

/** Whether whoever sits here has nothing left to set up, and may say so. */
export const isPlaced = (seat: Seat): boolean =>
  seat.toAct && seat.stage === 'set-up' && listTodo(seat).every(({ done }) => done) && !seat.whyNot({ do: 'ready' });

/** Where to go on once nothing is left for the selected unit. */
export function NextStep({ seat }: { seat: Seat }) {
  const controls = useControls();
  const next = listTodo(seat).find(({ done }) => !done);
  if (isPlaced(seat)) return <p>Everything is in its place: press Ready.</p>;
  if (!next && seat.stage === 'set-up') return null;
  if (!next) return <p>Everything is done here: the phase can be ended.</p>;
  return (
    <p>
      <Button look="small" onClick={() => controls.nextTodo(1)}>
        <Icon name="next" size={15} />
        {next.unit.id} {next.note}
      </Button>
    </p>
  );
}

/** What may be done, where the panel has nothing else to say. */
export function Hints({ seat, unit, open }: HintsProps) {
  return (
    <div className="stack orders-hints">
      {!unit && !isPlaced(seat) && <p>Select a unit on the map or in the list.</p>}
      {isOrdinary(seat) && !open && <NextStep seat={seat} />}
      <p className="muted">
        {unit
          ? 'Point at an enemy on the map, or touch it: here stands how far it is, '
          : 'Point at any unit on the map, or touch it: '}
        {unit ? 'what can be hit and by what chance. ' : 'its course is drawn. '}
        All courses draws where everybody goes next, Ranges how far a unit reaches.
      </p>
    </div>
  );
}
