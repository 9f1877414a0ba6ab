import './line.css';
import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { otherPlayer, SEQUENCE, type UnitId, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { scenarioTitle } from '../../words/briefings.ts';
import {
  actText,
  againstText,
  calledName,
  capital,
  deedText,
  forcedWords,
  phaseName,
  SHORT_PHASES,
  shortName,
  stageTitle,
  tellStory,
} from '../../words/index.ts';
import { HISTORY } from '../commands/history.ts';
import { useHint } from '../commands/useKeyText.ts';
import { CounterFigure } from '../counters/CounterFigure.tsx';
import { counterOf } from '../counters/counter-of.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { afterPicture } from '../kit/after-picture.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useGame, useTable, useView } from '../play/context.ts';
import { useControls } from '../play/controls.ts';
import { Term } from '../play/Term.tsx';
import { listTodo, type Todo } from '../play/todo.ts';
import { type ShownMoment, useMomentLog } from '../play/useMoment.ts';
import { Menu } from './Menu.tsx';

/** How many lines of the story are new since its viewer last looked, where everything is open since the last order. */
function useNews(): { fresh: number } | null {
  // The map and the orders come first, the story a moment later.
  const log = useDeferredValue(useMomentLog());
  const since = useTable((state) => (state.seat?.player == null ? state.latest : state.since));
  const fresh = useMemo(() => tellStory(log.slice(since)).flatMap(({ lines }) => lines).length, [log, since]);
  // What a player finds when they come back is told over the map first.
  const isTold = useTable((state) => state.screen !== 'table');
  return isTold ? null : { fresh };
}

interface Said {
  player: Seat['decider'];
  title: string;
}

/** Whose turn it is and what they do, be it somebody here, the other side, the program, or nobody. */
function useSaid(seat: Seat, { past, shown, recent, seat: moment }: ShownMoment): Said {
  const forced = useTable((state) => state.forced);
  const thinking = useTable((state) => state.thinking);
  const screens = useTable((state) => state.screens);
  const settings = useTable((state) => state.settings);
  const { task } = useGame();
  const { decider, stage } = seat;
  if (shown && recent[0]) {
    const { player, kind } = recent[0].phase;
    const program = settings.program[player];
    if (program) return { player, title: deedText(program.rank, kind) };
    const who = capital(shortName(settings, player));
    return { player, title: player === seat.player ? stageTitle(kind) : actText(who, kind) };
  }
  if (past) {
    const { phase } = moment.view;
    return { player: phase.player, title: `Replay: ${phaseName(phase.kind)}` };
  }
  if (thinking) return { player: thinking.player, title: deedText(thinking.rank, stage) };
  if (forced) return { player: forced.player, title: forcedWords(forced).title };
  if (screens && !screens.begun) {
    const who = screens.seat === null ? 'a player' : `player ${otherPlayer(screens.seat)}`;
    return { player: null, title: `Waiting for ${who}` };
  }
  if (screens && decider !== null && decider === screens.seat && !seat.toAct) {
    return { player: decider, title: 'Your orders wait to be sent' };
  }
  if (screens && !seat.toAct && decider !== null) {
    return { player: decider, title: actText(capital(shortName(settings, decider)), stage) };
  }
  if (task && task.player === decider) return { player: decider, title: task.words };
  return { player: decider, title: stageTitle(stage) };
}

interface ChipProps {
  unit: UnitView;
  todo: Todo | undefined;
}

/** One of one's own units, with what is left for it; it keeps its place after a loss. */
const Chip = memo(function Chip({ unit, todo }: ChipProps) {
  const controls = useControls();
  const selected = useView((state) => state.selected === unit.id);
  const item = useRef<HTMLLIElement>(null);
  const isLost = unit.status !== 'in-play' && unit.status !== 'unalerted' && unit.status !== 'landed';
  useEffect(() => {
    if (!selected) return;
    return afterPicture(() => item.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }));
  }, [selected]);
  const note = isLost ? 'lost' : (todo?.note ?? '');
  const number = todo && !todo.done ? (/\d+/.exec(note)?.[0] ?? '') : '';
  return (
    <li ref={item}>
      <button
        type="button"
        data-part="todo"
        data-unit={unit.id}
        className={isLost ? 'line-chip is-lost' : todo && !todo.done ? 'line-chip' : 'line-chip is-done'}
        aria-pressed={selected}
        onClick={() => {
          controls.pickUnit(unit.id);
          controls.lookAtUnit(unit.id);
        }}
      >
        <CounterFigure counter={counterOf(unit)} size={15} decorative />
        <span className="min-w-0 clip line-chip-words">
          <b>{unit.id}</b>{' '}
          <span className="visually-hidden">
            {capital(calledName(unit))}
            {note && ','}{' '}
          </span>
          <small className="small">{note}</small>
        </span>
        <b className="line-chip-number" aria-hidden="true">
          {number}
        </b>
      </button>
    </li>
  );
});

/** Whether a unit has a chip: ships always, all others as long as they are on the map. */
const hasChip = ({ kind, status, hex }: UnitView): boolean =>
  kind === 'spaceship' || (hex !== null && (status === 'in-play' || status === 'landed'));

/**
 * Where each unit has its chip: who has one keeps it, and who comes later takes the first place that is free. A place that
 * is given up stays empty until then.
 */
export function chipPlaces(before: readonly (UnitId | null)[], units: readonly UnitId[]): (UnitId | null)[] {
  const kept = before.map((id) => (id !== null && units.includes(id) ? id : null));
  for (const id of units) {
    if (kept.includes(id)) continue;
    const free = kept.indexOf(null);
    if (free < 0) kept.push(id);
    else kept[free] = id;
  }
  return kept;
}

/** The units of the player at the screen, each in its place. */
function Chips({ seat }: { seat: Seat }) {
  const me = seat.player ?? seat.decider;
  const places = useRef<{ of: Seat['player']; ids: (UnitId | null)[] }>({ of: null, ids: [] });
  const todo = useMemo(() => new Map(listTodo(seat).map((one) => [one.unit.id, one])), [seat]);
  const own = seat.view.units.filter((unit) => unit.owner === me && hasChip(unit));
  const ids = chipPlaces(
    places.current.of === me ? places.current.ids : [],
    own.map(({ id }) => id),
  );
  useEffect(() => {
    places.current = { of: me, ids };
  });
  return (
    <ul className="flex gap-1h flex-1 min-w-0 scroll-x line-chips" aria-label="Units in this phase">
      {ids.map((id, nth) => {
        const unit = own.find((one) => one.id === id);
        return unit ? (
          <Chip key={unit.id} unit={unit} todo={todo.get(unit.id)} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place
          <li key={`free ${nth}`} className="line-chip is-free" aria-hidden="true" />
        );
      })}
    </ul>
  );
}

/** [3.0] The six phases of a Game-Turn, and where the game is in them. */
function Phases({ seat }: { seat: Seat }) {
  const { phase, turn } = seat.view;
  const now = SEQUENCE.findIndex(({ kind, player }) => kind === phase.kind && player === phase.player);
  return (
    <div className="line-phases">
      <span className="text-body bold num line-turn" data-part="turn">
        <Term name="Game-Turn">Game-Turn</Term> {turn}
      </span>
      <ol aria-label="The six phases of the Game-Turn">
        {SEQUENCE.map(({ kind, player }, nth) => (
          <li
            key={`${kind} ${player}`}
            className={nth < now ? 'is-done' : undefined}
            aria-current={nth === now ? 'step' : undefined}
          >
            <SideMark side={player} size={18} />
            <span className={nth === now ? 'line-phase-word' : 'visually-hidden'}>
              {nth === now ? <Term name={phaseName(kind)}>{SHORT_PHASES[kind]}</Term> : SHORT_PHASES[kind]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** [11.0] The aims of the battle, with the points where any are counted; a press opens all of them. */
function Aims({ seat }: { seat: Seat }) {
  const { view } = useGame();
  const isOpen = useView((state) => state.drawer === 'victory');
  const isScored = useTable((state) => state.scenario.scoring !== undefined);
  const { victoryPoints: points } = seat.view;
  return (
    <Button
      className="line-aims"
      aria-expanded={isOpen}
      onClick={() => view.set({ drawer: isOpen ? null : 'victory' })}
    >
      Aims{' '}
      {isScored && (
        <b className="num">
          {points[1]} : {points[2]}
        </b>
      )}
    </Button>
  );
}

/** What happened, as a number of new lines; a press opens all of it. */
function Happened() {
  const { view } = useGame();
  const isOpen = useView((state) => state.drawer === 'events');
  const fresh = useNews()?.fresh ?? 0;
  return (
    <Button
      className="line-happened"
      data-part="ticker"
      aria-label={fresh > 0 ? `What happened, ${fresh} new` : 'What happened'}
      title="What happened"
      aria-expanded={isOpen}
      onClick={() => view.set({ drawer: isOpen ? null : 'events' })}
    >
      <Icon name="events" />
      {fresh > 0 && <b className="num">{fresh}</b>}
    </Button>
  );
}

const [UNDO, REDO] = HISTORY;

/** Why nothing can be taken back. */
const whyNot = (past: boolean): string =>
  past
    ? 'Nothing to take back while the past is watched'
    : 'Nothing to take back: a die, a reveal or a hand-over is in between';

function Back({ past }: { past: boolean }) {
  const controls = useControls();
  const mayUndo = useTable((state) => state.mayUndo && !state.readOnly) && !past;
  const mayRedo = useTable((state) => state.mayRedo && !state.readOnly) && !past;
  const undoHint = useHint(UNDO);
  const redoHint = useHint(REDO);
  return (
    <>
      <Button
        {...redoHint}
        className="line-redo"
        aria-label={REDO.label}
        aria-disabled={!mayRedo}
        onClick={() => mayRedo && void controls.redo()}
      >
        <Icon name="redo" />
      </Button>
      <Button
        {...undoHint}
        aria-label={UNDO.label}
        aria-disabled={!mayUndo}
        title={mayUndo ? undoHint.title : whyNot(past)}
        onClick={() => mayUndo && void controls.undo()}
      >
        <Icon name="undo" />
        <span className="line-word">{UNDO.label}</span>
      </Button>
    </>
  );
}

interface LineProps {
  seat: Seat;
  now: ShownMoment;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The first of the places that never move: whose turn it is and what they do, their units, and where the game is. */
export function Line({ seat, now, heading }: LineProps) {
  const { lesson } = useGame();
  const { player, title } = useSaid(seat, now);
  const scenario = useTable((state) => state.scenario);
  const against = useTable(({ settings }) => againstText(settings));
  const name = lesson ?? [scenarioTitle(scenario.id), against].filter((part) => part !== '').join(', ');
  const { phase, turn } = now.seat.view;
  return (
    <section className="table-line" data-part="line" aria-label="What to do now">
      {player !== null ? <SideMark side={player} size={28} /> : <span className="line-badge" />}
      <h1 className="flex-none clip" tabIndex={-1} ref={heading}>
        <small>
          Game-Turn {turn}
          {!(now.held && phase.kind === 'over') && `, ${phaseName(phase.kind)}`}
        </small>
        {title}
        <span className="visually-hidden">
          {title.endsWith('.') ? '' : '.'} {name}
        </span>
      </h1>
      <Chips seat={now.seat} />
      <Phases seat={now.seat} />
      <nav className="flex gap-1h flex-none line-tools" data-part="top" aria-label="Table">
        <Aims seat={now.seat} />
        <Happened />
        <Back past={now.past && !now.shown} />
        <Menu />
      </nav>
    </section>
  );
}
