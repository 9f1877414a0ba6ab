import { type Edition, NEWEST_EDITION, type Player } from '../../engine/index.ts';
import { fullSettings, type GameSettings } from '../../game/entries.ts';
import type { ClockNow } from '../../wire/calls.ts';
import type { People, Person, PresentMessage } from '../../wire/messages.ts';
import { rankName } from '../../words/program.ts';
import { type Seat, toWatch } from '../seat/seat.ts';
import { seatFromView } from '../seat/seat-from-view.ts';
import type { RemoteOpening } from './connection.ts';
import {
  isOwn,
  latestOf,
  logUpTo,
  phaseOf,
  type RemoteTimeline,
  type SeenMoment,
  undoneIn,
} from './remote-timeline.ts';
import type { ScreensClock, ScreensState, TableState, TakenBack } from './table-state.ts';

/** What the players are called; the program by its rank. */
export const namesOf = ({ 1: one, 2: two }: People): [string, string] => {
  const nameOf = ({ name, program }: Person) => (program ? `the ${rankName(program)}` : name);
  return [nameOf(one), nameOf(two)];
};

/** What was agreed on at the table. */
export const settingsAgreed = ({ settings, people }: PresentMessage): GameSettings =>
  fullSettings({ ...settings, names: namesOf(people) });

/** Who looks at a table on a server: one of its seats, or null for a watcher. */
export interface RemoteViewer {
  seat: Player | null;
  settings: Pick<GameSettings, 'logs'>;
  rulings: Edition;
}

/** What is said of the viewer in the first message; a server that does not say the edition has the newest. */
export const remoteViewer = (first: PresentMessage): RemoteViewer & { settings: GameSettings } => ({
  seat: first.seat,
  settings: settingsAgreed(first),
  rulings: first.settings.rulings ?? NEWEST_EDITION,
});

/** [R10.0b] Whether everything lies open to the viewer. */
export const openTo = ({ settings }: Pick<RemoteViewer, 'settings'>, { view }: Pick<SeenMoment, 'view'>): boolean =>
  settings.logs === 'open' || view.result !== null;

const seats = new WeakMap<SeenMoment, Seat>();

/** [R10.0b] The seat of the viewer at a moment: the same one when they come back to it. */
export function seatIn({ scenario }: RemoteTimeline, moment: SeenMoment, viewer: RemoteViewer): Seat {
  const known = seats.get(moment);
  if (known) return known;
  const { view, seen, toAct } = moment;
  const player = openTo(viewer, moment) ? null : viewer.seat;
  const seat = seatFromView({ scenario, rulings: viewer.rulings, player, view, seen });
  const shown = toAct ? seat : toWatch(seat);
  seats.set(moment, shown);
  return shown;
}

/** Whether the last order was one's own and told nothing new, as far as that is seen here; the server knows. */
function mayUndo(timeline: RemoteTimeline): boolean {
  const { moments } = timeline;
  const last = moments.length - 1;
  const [before, now] = [moments[last - 1], moments[last]];
  return Boolean(now?.toAct && before && isOwn(timeline, last) && now.view.rolls.length === before.view.rolls.length);
}

export type Shown = Pick<
  TableState,
  'screen' | 'curtain' | 'seat' | 'log' | 'since' | 'latest' | 'forced' | 'mayUndo' | 'actions'
>;

/** The state shown to the viewer of a table on a server. */
export function showTimeline(timeline: RemoteTimeline, looking: RemoteViewer): Shown {
  const { moments } = timeline;
  const own = moments.findLastIndex((_, nth) => isOwn(timeline, nth));
  const log = logUpTo(timeline);
  // At the end all events come at once: new is what its last phase brought.
  const lastPhase = log.findLastIndex(({ event }) => event.type === 'phase');
  return {
    screen: 'table',
    curtain: null,
    seat: seatIn(timeline, latestOf(timeline), looking),
    log,
    since: logUpTo(timeline, own + 1).length,
    latest: latestOf(timeline).view.result ? lastPhase + 1 : logUpTo(timeline, moments.length - 1).length,
    forced: null,
    mayUndo: mayUndo(timeline),
    actions: moments.length - 1,
  };
}

/** What can be passed on at a table. */
const waysIn = ({ seat }: PresentMessage, { mayWatch = false }: Pick<RemoteOpening, 'mayWatch'>) => ({
  watch: mayWatch,
  device: seat !== null,
});

/** What a table on two screens has besides, as its first message shows it. */
export const screensIn = (first: PresentMessage, opening: Pick<RemoteOpening, 'mayWatch'>): ScreensState => ({
  seat: first.seat,
  connection: 'connected',
  people: first.people,
  offers: first.offers,
  declined: first.declined ?? null,
  takenBack: [],
  newsBack: null,
  said: first.said,
  heard: first.said.length,
  clock: toldNow(first.clock),
  terms: first.settings.clock ?? null,
  pair: first.settings.pair ?? null,
  commitment: first.commitment,
  // A watcher has no moment of their own in which it begins.
  begun: first.seat === null ? first.settings.goes === undefined : first.moment > 0,
  waiting: [],
  word: null,
  hasRecord: false,
  ways: waysIn(first, opening),
});

/** A clock as a message tells it, by the page's own time. */
export const toldNow = (clock: ClockNow | undefined): ScreensClock | null =>
  clock ? { ...clock, told: performance.now() } : null;

/** What goes from the screen when the table goes back to a moment; null if nothing of it was seen here. */
export function takenBackIn(timeline: RemoteTimeline, to: number, viewer: RemoteViewer): TakenBack | null {
  const undone = undoneIn(timeline, to);
  const at = timeline.moments.findLast(({ number }) => number <= to);
  if (!at || undone.events.length === 0) return null;
  return { ...undone, by: seatIn(timeline, at, viewer).decider, phase: phaseOf(at.view) };
}
