import {
  type Game,
  type GameEvent,
  type Snapshot,
  snapshot,
  view,
  viewEvents,
  watcherEvents,
  watcherView,
} from '../../engine/index.ts';
import type { History } from '../../game/history.ts';
import type { ClockNow, SharedSettings } from '../../wire/calls.ts';
import type { DeclinedOffer, MomentMessage, People, PresentMessage, StandingOffer } from '../../wire/messages.ts';
import { LINES_TOLD } from '../../wire/names.ts';
import { clockNow } from './clock.ts';
import type { Viewer } from './entry.ts';
import { lastStanding, momentAt, type ViewerMoment } from './moments.ts';
import { actorOf, gameOf, isFull, type Table } from './table.ts';

/** [R10.0b] Whether nobody has anything to hide: with open logs, and once the game is over. */
const isOpen = ({ settings }: Table, game: Game): boolean => settings.logs === 'open' || game.result !== null;

/** The views of the position that was asked for last at a table: a change is compared, hashed and told. */
const latestViews = new WeakMap<Table, { game: Game; views: Map<Viewer, Snapshot> }>();

function viewOf(table: Table, game: Game, viewer: Viewer): Snapshot {
  if (isOpen(table, game)) return snapshot(game);
  return viewer === 'watch' ? watcherView(game) : view(game, viewer);
}

/** [R10.0a, R10.0b] The game as somebody at the table may see it. */
export function viewFor(table: Table, game: Game, viewer: Viewer): Snapshot {
  const known = latestViews.get(table);
  const latest = known?.game === game ? known : { game, views: new Map() };
  latestViews.set(table, latest);
  const seen = latest.views.get(viewer) ?? viewOf(table, game, viewer);
  latest.views.set(viewer, seen);
  return seen;
}

/** What happened in some steps, as somebody at the table may know it. */
export function eventsFor(table: Table, { steps }: History, viewer: Viewer, from: number, to: number): GameEvent[] {
  const events = steps.slice(from, to).flatMap(({ log }) => log.map(({ event }) => event));
  const game = steps.at(-1)?.game ?? gameOf(table);
  if (isOpen(table, game)) return events.map(({ masks: _masks, only: _only, ...event }) => event as GameEvent);
  return viewer === 'watch' ? watcherEvents(events) : viewEvents(events, viewer);
}

/** Whether the table waits for an order of this viewer. */
export const isToAct = (table: Table, viewer: Viewer): boolean => actorOf(table) === viewer;

const isOver = (table: Table): boolean => gameOf(table).result !== null;

/** The last moment of a game carries all that ever happened. */
function eventsOfMoment(table: Table, viewer: Viewer, { from, to }: ViewerMoment): GameEvent[] {
  return eventsFor(table, table.history, viewer, isOver(table) ? 0 : from, to);
}

/** What came after a moment that is known; all of it where none is. */
function eventsSince(table: Table, viewer: Viewer, back: number | null): GameEvent[] {
  const { standing } = table.timelines[viewer];
  const missed = standing.filter(({ number }) => back === null || number > back);
  const last = missed.at(-1);
  if (isOver(table)) return last ? eventsOfMoment(table, viewer, last) : [];
  return missed.flatMap((moment) => eventsOfMoment(table, viewer, moment));
}

/** The latest change of the table as a viewer is told it; with `back` if it took something back. */
export function momentFor(table: Table, viewer: Viewer, back?: number): MomentMessage {
  const { latest, standing } = table.timelines[viewer];
  const last = standing.at(-1);
  const message: MomentMessage = {
    moment: latest,
    view: viewFor(table, gameOf(table), viewer),
    events: last ? eventsOfMoment(table, viewer, last) : [],
    toAct: isToAct(table, viewer),
  };
  return back === undefined ? message : { ...message, back };
}

/**
 * The offers that stand, with what they would go back to as a moment of the one who is told. A rematch concerns the seats
 * alone, and its invitation only the other one.
 */
export const standingOffersFor = ({ offers, timelines }: Table, viewer: Viewer): StandingOffer[] =>
  offers.flatMap(({ seat, what, to, rematch }) => {
    if (!rematch) return [to === undefined ? { seat, what } : { seat, what, to: momentAt(timelines[viewer], to) }];
    if (viewer === 'watch') return [];
    return [{ seat, what, ...(viewer === seat ? { table: rematch.table } : rematch) }];
  });

/** The offer that stands declined; of a rematch the seats alone are told. */
export const declinedFor = ({ declined }: Table, viewer: Viewer): DeclinedOffer | null =>
  viewer === 'watch' && declined?.what === 'rematch' ? null : declined;

/** How long a table waits for its players, in milliseconds: thirty days. */
export const UNTAKEN_KEPT = 30 * 24 * 3600 * 1000;

/** What the players agreed on and, while a seat is free, when the table goes. */
export const settingsOf = (table: Table): SharedSettings =>
  isFull(table) ? table.settings : { ...table.settings, goes: table.made + UNTAKEN_KEPT };

/** What time the players have left now, if it is counted. */
export const clockAt = ({ clock }: Table, now: number, untold: number): { clock?: ClockNow } =>
  clock ? { clock: clockNow(clock, now, untold) } : {};

/** All that the one who comes to a table is told; `since` is the last moment they know. */
export function presentFor(
  table: Table,
  viewer: Viewer,
  since: number | null,
  people: People,
  now: number,
  untold: number,
): PresentMessage {
  const timeline = table.timelines[viewer];
  const declined = declinedFor(table, viewer);
  const back = since === null ? null : lastStanding(timeline, since);
  return {
    moment: timeline.latest,
    back,
    seat: viewer === 'watch' ? null : viewer,
    scenario: table.scenario,
    view: viewFor(table, gameOf(table), viewer),
    events: eventsSince(table, viewer, back),
    toAct: isToAct(table, viewer),
    people,
    settings: settingsOf(table),
    commitment: table.commitment,
    offers: standingOffersFor(table, viewer),
    ...(declined && { declined }),
    said: table.said.slice(-LINES_TOLD),
    ...clockAt(table, now, untold),
  };
}
