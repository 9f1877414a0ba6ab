import { useId, useMemo } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import { capital, phaseName, rejectionText } from '../../words/index.ts';
import { lineOf } from '../commands/all.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Rule } from '../elements/Rules.tsx';
import { useKeyAria } from '../keys/useKeyText.ts';
import { orderIcon } from '../orders/faces.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useTable } from '../session/context.ts';
import { listTodo, type Todo } from '../session/todo.ts';
import type { Layout } from '../session/useLayout.ts';

const END = lineOf('end');

/** What is over with a phase in which nobody has anything left to do. */
const ALL_DONE = {
  movement: 'everything has moved',
  command: 'no command is left',
  fire: 'nothing else can fire',
} as const;

const isEndable = (stage: string): stage is keyof typeof ALL_DONE => stage in ALL_DONE;

/** What the end of a phase leaves undone: `1E 3 commands left`, `nothing else can fire`. */
export function endNote({ stage }: Pick<Seat, 'stage'>, todo: readonly Todo[]): string {
  if (!isEndable(stage)) return '';
  const [first, ...others] = todo.filter(({ done }) => !done);
  if (!first) return ALL_DONE[stage];
  return others.length === 0 ? `${first.unit.id} ${first.note}` : `${others.length + 1} units have orders left`;
}

interface EndProps {
  seat: Seat;
  todo: readonly Todo[];
  layout: Layout;
}

/** The one button that ends the stage, and what it leaves undone; when it cannot, it says why. */
export function EndButton({ seat, todo, layout }: EndProps) {
  const controls = useControls();
  const keys = useKeyAria(END);
  const readOnly = useTable((state) => state.readOnly);
  const noted = useId();
  const { stage } = seat;
  if (stage !== 'set-up' && !isEndable(stage)) return null;
  const order = stage === 'set-up' ? 'ready' : 'end-phase';
  const rejection = seat.whyNot({ do: order });
  const words = stage === 'set-up' ? 'Ready' : layout === 'phone' ? 'End phase' : `End ${phaseName(stage)}`;
  const note = rejection || layout === 'phone' ? '' : endNote(seat, todo);
  const shut = rejection !== null || readOnly;
  return (
    <>
      <Button
        look="primary"
        className="phase-end"
        data-part="end-phase"
        aria-keyshortcuts={keys}
        aria-disabled={shut}
        aria-describedby={note === '' ? undefined : noted}
        // The second click of a double one is no answer to what the first one asks.
        onClick={({ detail }) => !shut && detail < 2 && void controls.endPhase()}
      >
        <span>
          {rejection ? capital(rejectionText(rejection)) : words}
          {note !== '' && (
            <small id={noted} className="phase-rolls" aria-hidden="true">
              {note}
            </small>
          )}
        </span>
        {!rejection && <Icon name={orderIcon(order)} />}
      </Button>
      {rejection && <Rule id={rejection.rule} />}
    </>
  );
}

/** The same beside the orders, where the hand is, once nobody has anything left to do. */
export function EndHere({ seat }: { seat: Seat }) {
  const controls = useControls();
  const readOnly = useTable((state) => state.readOnly);
  const isDone = useMemo(() => listTodo(seat).every(({ done }) => done), [seat]);
  if (!seat.toAct || readOnly || !isDone || !isEndable(seat.stage) || seat.whyNot({ do: 'end-phase' })) return null;
  return (
    <Button className="phase-here" onClick={({ detail }) => detail < 2 && void controls.endPhase()}>
      {capital(ALL_DONE[seat.stage])}: end the phase
      <Icon name="next" />
    </Button>
  );
}
