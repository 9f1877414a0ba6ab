import {
  type GameEvent,
  nothingSeen,
  type Scenario,
  type Snapshot,
  type Witnessed,
  witness,
} from '../../engine/index.ts';
import type { LoggedEvent, PhaseMark } from '../../game/log.ts';
import type { MomentMessage, PresentMessage } from '../../wire/messages.ts';
import type { Undone } from './table-state.ts';

/** One change of a table on a server, as this seat saw it. */
export interface SeenMoment {
  number: number;
  view: Snapshot;
  /** Whether it was to act then. */
  toAct: boolean;
  /** What it had seen by then. */
  seen: Witnessed;
  log: readonly LoggedEvent[];
}

/** What a seat of a table on a server has been shown: the changes that stand, the latest last. */
export interface RemoteTimeline {
  scenario: Scenario;
  moments: readonly [SeenMoment, ...SeenMoment[]];
}

const BEGINNING: PhaseMark = { turn: 1, kind: 'set-up', player: 1 };

/** The phase of a position, for what happens next. */
export function phaseOf({ turn, phase: { kind, player } }: Snapshot): PhaseMark {
  return kind === 'over' || player === null ? { ...BEGINNING, turn } : { turn, kind, player };
}

/** The events of one change, each with its phase. */
function logOf(events: readonly GameEvent[], before: PhaseMark, action: number): LoggedEvent[] {
  let phase = before;
  return events.map((event) => {
    if (event.type === 'phase') phase = { turn: event.turn, kind: event.kind, player: event.player };
    return { event, phase, action };
  });
}

function firstMoment(scenario: Scenario, { moment, view, toAct, events }: PresentMessage | MomentMessage): SeenMoment {
  const seen = witness(nothingSeen(scenario), events);
  return { number: moment, view, toAct, seen, log: logOf(events, BEGINNING, 0) };
}

/** The timeline with one change more; at the end of the game its events are all there are, and stand in the place of the others. */
function added(
  { scenario, moments }: RemoteTimeline,
  { moment, view, toAct, events }: PresentMessage | MomentMessage,
): RemoteTimeline['moments'] {
  const [first, ...later] = moments;
  const last = later.at(-1) ?? first;
  const seen = witness(last.seen, events);
  const log = logOf(events, phaseOf(last.view), moments.length - 1);
  if (!view.result) return [first, ...later, { number: moment, view, toAct, seen, log }];
  const all = logOf(events, BEGINNING, moments.length - 1);
  const silent = (one: SeenMoment): SeenMoment => ({ ...one, log: [] });
  const end: SeenMoment = { number: moment, view, toAct, seen: witness(nothingSeen(scenario), events), log: all };
  return [silent(first), ...later.map(silent), end];
}

/** The changes up to one of them; null if none of those is left. */
function upTo({ scenario, moments }: RemoteTimeline, number: number): RemoteTimeline | null {
  const [first, ...later] = moments.filter((moment) => moment.number <= number);
  return first ? { scenario, moments: [first, ...later] } : null;
}

/** What is seen after a connection, with what had been seen before it. */
export function joinTimelines(
  before: RemoteTimeline | null,
  scenario: Scenario,
  message: PresentMessage,
): RemoteTimeline {
  const known = before && message.back !== null ? upTo(before, message.back) : null;
  if (!known) return { scenario, moments: [firstMoment(scenario, message)] };
  const last = known.moments.at(-1);
  if (last?.number === message.moment) return known;
  return { scenario, moments: added(known, message) };
}

/** What is seen after one more change, which may take back others. */
export function followed(timeline: RemoteTimeline, message: MomentMessage): RemoteTimeline {
  const known = message.back === undefined ? timeline : upTo(timeline, message.back);
  if (!known) return { ...timeline, moments: [firstMoment(timeline.scenario, message)] };
  return { ...timeline, moments: added(known, message) };
}

/** The present. */
export const latestOf = ({ moments: [first, ...later] }: RemoteTimeline): SeenMoment => later.at(-1) ?? first;

/** What happened, in the first changes or in all. */
export const logUpTo = ({ moments }: RemoteTimeline, count = moments.length): LoggedEvent[] =>
  moments.slice(0, count).flatMap(({ log }) => log);

/** What came after a moment, as it was seen here. */
export function undoneIn({ moments }: RemoteTimeline, to: number): Undone {
  const kept = moments.findLast(({ number }) => number <= to) ?? moments[0];
  const gone = moments.filter(({ number }) => number > to);
  const rolls = gone.at(-1)?.view.rolls.length ?? 0;
  return {
    events: gone.flatMap(({ log }) => log.map(({ event }) => event)),
    dice: rolls > kept.view.rolls.length,
  };
}

/** The player who gave the orders of a change: who was to act before it; null of the first one. */
export const isOwn = ({ moments }: RemoteTimeline, nth: number): boolean => moments[nth - 1]?.toAct === true;

/** The moment before one's own last orders, or the first that is known. */
export function beforeOwn(timeline: RemoteTimeline): number {
  const own = timeline.moments.findLastIndex((_, nth) => isOwn(timeline, nth));
  return (timeline.moments[own - 1] ?? timeline.moments[0]).number;
}
