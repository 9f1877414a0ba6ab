import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { otherPlayer } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { ForcedPhase } from '../../store/table/table-state.ts';
import { actText, calledName, capital, forcedWords, rollsText, shortName, stageTitle } from '../../words/index.ts';
import { lineOf } from '../commands/all.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { afterPicture } from '../elements/after-picture.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { PhoneEnemies } from '../hand/TargetsAt.tsx';
import { useKeyAria } from '../keys/useKeyText.ts';
import { orderIcon } from '../orders/faces.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable, useView } from '../session/context.ts';
import { listTodo, type Todo } from '../session/todo.ts';
import type { Layout } from '../session/useLayout.ts';
import { EndButton } from './EndPhase.tsx';
import { IdleOffer } from './IdleOffer.tsx';

const END = lineOf('end');
const MOVE_ALL = lineOf('move-all');

const Chip = memo(function Chip({ unit, note, short = note, icon, done, brief }: Todo & { brief: boolean }) {
  const controls = useControls();
  const selected = useView((state) => state.selected === unit.id);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!selected) return;
    return afterPicture(() => item.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }));
  }, [selected]);
  const name = unit.kind === 'missile' || brief || !unit.class ? '' : `${capital(calledName(unit))},`;
  return (
    <li ref={item}>
      <button
        type="button"
        data-part="todo"
        className={done ? 'todo-chip todo-done' : 'todo-chip'}
        aria-pressed={selected}
        onClick={() => {
          controls.pickUnit(unit.id);
          controls.lookAtUnit(unit.id);
        }}
      >
        <Icon name={done ? 'check' : icon} size={15} />
        <span>
          <b>{unit.id}</b> {name} <small>{brief ? short : note}</small>
        </span>
      </button>
    </li>
  );
});

function MoveAll({ seat }: { seat: Seat }) {
  const controls = useControls();
  const keys = useKeyAria(MOVE_ALL);
  const readOnly = useTable((state) => state.readOnly);
  if (readOnly || !seat.legal.some((action) => action.do === 'move-all')) return null;
  const moving = new Set(seat.legal.flatMap((action) => (action.do === 'move' && !action.stay ? [action.unit] : [])));
  const count = seat.legal.filter((action) => action.do === 'move').length;
  const rolls = rollsText(seat.view.units.flatMap((unit) => (moving.has(unit.id) ? seat.ahead(unit) : [])));
  return (
    <Button
      look="primary"
      className="phase-all"
      data-part="move"
      aria-keyshortcuts={keys}
      onClick={() => void controls.giveKind('move-all')}
    >
      <Icon name={orderIcon('move-all')} />
      <span>
        {count > 1 ? 'Move all' : 'Move'}
        {rolls !== '' && <small className="phase-rolls">rolls {rolls}</small>}
      </span>
    </Button>
  );
}

/** A phase of the other player in which there is nothing to decide: whoever sits here may carry it out. */
function ForcedButton({ forced }: { forced: ForcedPhase }) {
  const controls = useControls();
  const keys = useKeyAria(END);
  const readOnly = useTable((state) => state.readOnly);
  return (
    <Button
      look="primary"
      className="phase-end"
      data-part="end-phase"
      aria-keyshortcuts={keys}
      aria-disabled={readOnly}
      onClick={() => !readOnly && void controls.endPhase()}
    >
      {forcedWords(forced).button}
      <Icon name="next" />
    </Button>
  );
}

interface PhaseLineProps {
  seat: Seat;
  layout: Layout;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What is waited for at a table on two screens; null where whoever sits here is to act, and at one screen. */
function useWait({ decider, stage, toAct }: Seat): { title: string; note: string } | null {
  const screens = useTable((state) => state.screens);
  const names = useTable(({ settings }) => settings);
  if (!screens) return null;
  const { begun, seat } = screens;
  if (!begun) return { title: `Waiting for ${seat === null ? 'a player' : `player ${otherPlayer(seat)}`}`, note: '' };
  if (toAct || decider === null) return null;
  if (decider === seat) {
    return { title: 'Your orders wait to be sent', note: 'Nothing more can be ordered before the connection is back.' };
  }
  return {
    title: actText(capital(shortName(names, decider)), stage),
    note: 'Look round, plan, measure: nothing is sent.',
  };
}

/** What to do now: the phase, whose it is, what is still open, and the button that ends it. */
export function PhaseLine({ seat, layout, heading }: PhaseLineProps) {
  const forced = useTable((state) => state.forced);
  const todo = useMemo(() => listTodo(seat), [seat]);
  const { decider, stage } = seat;
  const wait = useWait(seat);
  const { task } = useGame();
  const asked = task && task.player === decider ? task.words : null;
  const words = forced ? forcedWords(forced) : wait;
  // So that several fit beside the button which ends the phase.
  const brief = layout === 'phone' || (layout === 'tablet' && todo.length > 2);
  return (
    <section className={forced ? 'phase phase-forced' : 'phase'} aria-label="What to do now">
      <h1 tabIndex={-1} ref={heading}>
        {decider !== null && <SideMark side={decider} size={layout === 'phone' ? 26 : 24} />}
        {words?.title ?? asked ?? stageTitle(stage)}
      </h1>
      {words && words.note !== '' && <p className="phase-note muted">{words.note}</p>}
      <div className="phase-units">
        <ul className="todo" aria-label="Units in this phase">
          {todo.map((one) => (
            <Chip key={one.unit.id} {...one} brief={brief} />
          ))}
        </ul>
        {layout === 'phone' && <PhoneEnemies seat={seat} />}
      </div>
      <div className="line phase-buttons">
        {forced ? (
          <>
            <IdleOffer />
            <ForcedButton forced={forced} />
          </>
        ) : (
          seat.toAct && (
            <>
              <MoveAll seat={seat} />
              <EndButton seat={seat} todo={todo} layout={layout} />
            </>
          )
        )}
      </div>
    </section>
  );
}
