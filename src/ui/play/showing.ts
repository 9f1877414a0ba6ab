import type { Player } from '../../engine/index.ts';
import type { LoggedEvent } from '../../game/log.ts';
import { listPeople } from '../../game/people.ts';
import type { TableState } from '../../store/table/table-state.ts';
import type { Card } from '../../store/table/view-store.ts';
import { capital, eventText, samePhase } from '../../words/index.ts';
import { cardsOf, tells, timeOf } from './cards.ts';
import { paceNow, prefersStill } from './comfort.ts';
import type { OpenGame } from './context.ts';
import { logOf } from './replay.ts';
import { meAt } from './useNames.ts';

/** Milliseconds between the orders of two programs. */
const THINKS = 1200;

/** What an action did, as sentences; empty if nothing was to be seen. */
export const toldText = (log: readonly LoggedEvent[], action: number): string =>
  logOf(log, action)
    .filter(({ event }) => tells(event))
    .map(({ event }) => capital(eventText(event)))
    .join(' ');

type Stores = Pick<OpenGame, 'table' | 'view'>;

/** Whether what has happened is being shown, and the present waits. */
export const isShowing = ({ view }: Pick<Stores, 'view'>): boolean => view.state.getState().showing.length > 0;

/** Leaves what is shown now, or all that passes by, up to what has to be read. */
export function showNext({ table, view }: Stores, isSkipped = false): void {
  const { showing, cardsRead } = view.state.getState();
  const [now, ...others] = showing;
  const next = isSkipped ? others.findIndex(({ time }) => time === null) : 0;
  const left = next < 0 ? [] : others.slice(next);
  view.set({
    showing: left,
    cardsRead: left.length === 0 ? 0 : cardsRead + Number(now?.time === null),
    readAt: left[0] ? left[0].at - 1 : table.state.getState().actions,
  });
}

/** Leaves all that is still to be shown; it is told in words. */
export const skipAll = ({ table, view }: Stores): void =>
  view.set({ showing: [], cardsRead: 0, readAt: table.state.getState().actions });

/** Whose units are one's own: those of the player at the screen, also when the game is over and everything lies open. */
export const ownPlayer = (table: TableState): Player | null => meAt(table) ?? table.seat?.player ?? null;

/** How long what came of the last order is shown: null until it has been read. */
export function timeOfLast(table: TableState): number | null {
  const events = table.log.slice(table.latest).map(({ event }) => event);
  return timeOf(events, ownPlayer(table), paceNow(), prefersStill());
}

/** Where it is kept, as long as the tab is open, up to which action what happened in a game has been read. */
const keyOf = (table: TableState): string => `deltavee.read.${table.id}.${ownPlayer(table) ?? 0}`;

function readBefore(table: TableState): number {
  try {
    return Number(sessionStorage.getItem(keyOf(table)) ?? 0);
  } catch {
    return 0;
  }
}

function keepRead(table: TableState, at: number): void {
  try {
    sessionStorage.setItem(keyOf(table), String(at));
  } catch {
    // Where nothing may be kept, it is shown once more after the page is loaded again.
  }
}

function cardsFrom(table: TableState, from: number): Card[] {
  return cardsOf(table.log, from, {
    player: ownPlayer(table),
    // Who finds all of it in words afterwards is not held at the end of each phase.
    pace: table.screen === 'recap' && paceNow() === 'calm' ? 'steady' : paceNow(),
    still: prefersStill(),
  });
}

/** Whether others play on somewhere else; two people at one screen see what each of them does. */
const hasOthers = ({ screens, settings }: TableState): boolean => screens !== null || listPeople(settings).length < 2;

/** What is to be shown of what the others have done from an action on. */
const newCards = (table: TableState, from: number): Card[] =>
  cardsFrom(table, Math.max(from, table.log[table.since]?.action ?? table.actions));

/**
 * Shows what the others have done, one moment after the other, from what had not been read when the table was opened; of
 * two programs the next goes on when all is shown. Returns what stops it.
 */
export function showAnswers({ table, view }: Stores): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What comes after what is shown now: the next moment, or of two programs the next orders. */
  function wait(): void {
    clearTimeout(timer);
    const { held, replayAt, showing } = view.state.getState();
    const { thinking } = table.state.getState();
    const [now] = showing;
    if (held || replayAt !== null) return;
    if (now?.time != null) timer = setTimeout(() => showNext({ table, view }), now.time);
    else if (!now && thinking?.state === 'waiting') timer = setTimeout(() => table.here?.goOn(), THINKS);
  }

  /** With its record a game on two screens counts the actions of both: what is left of it is shown from its phase on. */
  function renumber(now: TableState, before: TableState): void {
    const { showing, readAt } = view.state.getState();
    const [first] = showing;
    const unread = first && before.log.find(({ action }) => action >= first.at - 1);
    const from = unread && now.log.find(({ phase }) => samePhase(phase, unread.phase))?.action;
    if (from !== undefined) view.set({ showing: cardsFrom(now, from) });
    else view.set({ showing: [], readAt: readAt === before.actions ? now.actions : readAt });
  }

  /** The game has changed: what is new is shown after what is left, unless it was taken back. */
  function follow(now: TableState, before: TableState): void {
    const { showing, readAt } = view.state.getState();
    if (now.screens?.hasRecord && !before.screens?.hasRecord) {
      renumber(now, before);
      return;
    }
    if (now.actions < before.actions) {
      // What comes in place of what was taken back has the same number, and has not been read.
      const read = readAt === null ? null : Math.min(readAt, now.actions - 1);
      view.set({ showing: showing.filter(({ at }) => at <= now.actions), readAt: read });
      return;
    }
    if (!hasOthers(now)) return;
    const last = showing.at(-1);
    const isTheirs = last !== undefined && last.at > (now.log[now.since]?.action ?? now.actions);
    // What is new may be the answer to what was shown last, and is told with it then.
    const news = newCards(now, isTheirs ? last.at - 1 : before.actions);
    if (news.length === 0) return;
    // What befell a unit by one's own order is read before the answer to it is shown.
    const isOwed = !last && readAt !== before.actions && timeOfLast(before) === null;
    const first = isOwed ? [{ at: before.actions, time: null }] : isTheirs ? showing.slice(0, -1) : showing;
    const isSame = isTheirs && news[0]?.at === last.at && news[0].time === last.time;
    view.set({ showing: [...first, ...(isSame ? [last, ...news.slice(1)] : news)] });
  }

  const opened = table.state.getState();
  const from = readBefore(opened);
  const isMine = hasOthers(opened) && ownPlayer(opened) !== null;
  // Of a game that was over when it was opened, its end is what one comes for.
  const isOld = opened.seat?.stage === 'over' && !(isMine && from > 0);
  if (isOld || from === opened.actions) view.set({ readAt: opened.actions });
  else if (isMine || opened.screen === 'recap') view.set({ showing: newCards(opened, from), cardsRead: 0 });
  const stops = [
    table.state.subscribe((now, before) => {
      if (now.actions !== before.actions || now.screens?.hasRecord !== before.screens?.hasRecord) follow(now, before);
      if (now.actions !== before.actions || now.thinking !== before.thinking) wait();
    }),
    view.state.subscribe((now, before) => {
      if (now.readAt !== before.readAt && now.readAt !== null) keepRead(table.state.getState(), now.readAt);
      const isNext = now.showing[0] !== before.showing[0];
      if (isNext || now.held !== before.held || now.replayAt !== before.replayAt) wait();
    }),
  ];
  wait();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    view.set({ showing: [], cardsRead: 0 });
  };
}
