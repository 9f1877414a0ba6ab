import type { EventType, GameEvent } from '../../engine/index.ts';
import type { LoggedEvent } from '../../game/log.ts';
import { type Pace, preferences } from '../../store/device/preferences.ts';
import type { TableState } from '../../store/table/table-state.ts';
import { capital, eventText } from '../../words/index.ts';
import { prefersStill } from './comfort.ts';
import type { OpenGame } from './context.ts';
import { logOf } from './replay.ts';

/** Milliseconds from one order to the next, long enough to see what it did. */
const MILLISECONDS: Readonly<Record<Exclude<Pace, 'at-once'>, number>> = { slow: 2400, normal: 1200, fast: 500 };

/** What takes longer to be read: dice, and what they did. */
const DICED: ReadonlySet<EventType> = new Set(['fired', 'interception', 'field-roll', 'asteroid-check', 'part-hit']);
const LONGER = 2;

/** Events that another one tells with it, and the beginning of a phase, which is a headline. */
const UNTOLD: ReadonlySet<EventType> = new Set(['stepped', 'paid', 'phase']);

const tells = ({ type }: GameEvent): boolean => !UNTOLD.has(type);

/** What an action did, as sentences; empty if nothing was to be seen. */
export const toldText = (log: readonly LoggedEvent[], action: number): string =>
  logOf(log, action)
    .filter(({ event }) => tells(event))
    .map(({ event }) => capital(eventText(event)))
    .join(' ');

/** [R10.0b] After which actions something new was to be seen, from the action with this number on. */
export function stepsToShow(log: readonly LoggedEvent[], from: number): number[] {
  const actions = log.filter(({ event, action }) => action >= from && tells(event)).map(({ action }) => action + 1);
  return [...new Set(actions)];
}

/** What the program has done since the last own order, or since it was last shown. */
function newSteps({ log, since, actions }: TableState, seen: number): number[] {
  return stepsToShow(log, Math.max(seen, log[since]?.action ?? actions));
}

/** How fast the program's orders are shown: as was chosen, and not at all step by step where motion is unwanted. */
const paceNow = (): Pace => (prefersStill() ? 'at-once' : preferences.getState().pace);

type Stores = Pick<OpenGame, 'table' | 'view'>;

/** Whether there is more to show than has been shown. */
export const isShowing = ({ table, view }: Stores): boolean => {
  const { shownAt } = view.state.getState();
  return shownAt !== null && shownAt < table.state.getState().actions;
};

/** Leaves out what has not been shown yet; it is told in words instead. */
export function skip({ table, view }: Stores): void {
  const { actions } = table.state.getState();
  view.set({ shownAt: actions });
}

/** Shows the program's orders on the map one after the other; of two programs the next goes on when all is shown. */
export function showAnswers({ table, view }: Stores): () => void {
  let seen = table.state.getState().actions;
  let left: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What comes after what is shown now: the next step, or of two programs the next orders. */
  function goOn(): void {
    clearTimeout(timer);
    const { held, replayAt, shownAt } = view.state.getState();
    const { thinking, log } = table.state.getState();
    const pace = paceNow();
    const isDiced = shownAt !== null && logOf(log, shownAt - 1).some(({ event }) => DICED.has(event.type));
    const time = MILLISECONDS[pace === 'at-once' ? 'fast' : pace] * (isDiced ? LONGER : 1);
    const then = isShowing({ table, view }) ? step : thinking?.state === 'waiting' ? table.goOn : null;
    if (then && !held && replayAt === null) timer = setTimeout(then, time);
  }

  function step(): void {
    const [next, ...others] = left;
    left = others;
    view.set({ shownAt: next ?? table.state.getState().actions });
  }

  /** The game has changed: what is new is shown after what is left, unless it was taken back. */
  function follow(now: TableState, before: TableState): void {
    const back = now.actions < before.actions;
    const atOnce = paceNow() === 'at-once';
    const news = back ? [] : newSteps(now, seen);
    const steps = atOnce ? [] : news;
    const going = !back && isShowing({ table, view }) && left.length > 0;
    seen = now.actions;
    left = back ? [] : [...left, ...steps];
    if (left.length === 0) view.set({ shownAt: null });
    else if (!going) step();
  }

  const stops = [
    table.state.subscribe((now, before) => {
      if (now.actions !== before.actions) follow(now, before);
      if (now.actions !== before.actions || now.thinking !== before.thinking) goOn();
    }),
    view.state.subscribe((now, before) => {
      if (now.shownAt !== before.shownAt && !isShowing({ table, view })) left = [];
      if (now.shownAt !== before.shownAt || now.held !== before.held || now.replayAt !== before.replayAt) goOn();
    }),
  ];
  goOn();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    view.set({ shownAt: null });
  };
}
