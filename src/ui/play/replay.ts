import type { EventType } from '../../engine/index.ts';
import type { LoggedEvent } from '../../game/log.ts';
import { type Seat, toWatch } from '../../store/seat/seat.ts';
import { brokenOff } from '../../store/table/view-store.ts';
import { hitShip } from './attention.ts';
import type { OpenGame } from './context.ts';

/** [R10.0b] A game may be replayed where nothing in it is hidden: how many orders a player gave may tell something. */
export const mayWatch = (seat: Seat): boolean => seat.player === null;

/**
 * Goes to a moment of the past, by the number of actions before it, or back to the present. Nothing stays half done,
 * nothing lies over the map that is watched, and the log that lies open is that of a ship that is hit then.
 */
export function watch({ table, view }: Pick<OpenGame, 'table' | 'view'>, at: number | null): void {
  const before = view.state.getState();
  const { seat, log, latest } = table.state.getState();
  const hit = seat && hitShip(seat, at === null ? log.slice(latest) : logOf(log, at - 1));
  view.set({ ...brokenOff(before, before.aim.target), replayAt: at, logUnit: hit ?? before.logUnit });
  if (at === null || before.replayAt !== null) return;
  // It opens with everything in sight.
  view.lookAt({ do: 'fit' });
}

/** The moments at which a phase begins, or only those at which a Game-Turn does, by the number of actions before them. */
export function beginnings(log: readonly LoggedEvent[], of: 'phase' | 'turn'): number[] {
  let turn = 0;
  const found = log.flatMap(({ event, action }) => {
    if (event.type !== 'phase') return [];
    const begins = of === 'phase' || event.turn !== turn;
    turn = event.turn;
    return begins ? [action + 1] : [];
  });
  return [...new Set(found)];
}

/** The beginning before or after a moment; past the last one the end, before the first the start. */
export function beside(all: readonly number[], at: number, way: 1 | -1, count: number): number {
  return way > 0 ? (all.find((one) => one > at) ?? count) : (all.findLast((one) => one < at) ?? 0);
}

/** A seat of the past: to look at, not to act from. */
export const pastSeat = (seat: Seat): Seat => ({ ...toWatch(seat), ranges: () => [] });

/** What followed from one action. */
export const logOf = (log: readonly LoggedEvent[], action: number): LoggedEvent[] =>
  log.filter((line) => line.action === action);

/** What begins with one of these answers a question of the order before: of a hit, an interception, a force field. */
export const ANSWERS: ReadonlySet<EventType> = new Set([
  'part-chosen',
  'interception',
  'declined',
  'field-roll',
  'field-refused',
]);

/**
 * What followed from the order that begins at a place in the log, and from those before whose questions it answers: a
 * shot is told with the part that was chosen.
 */
export function toldWith(log: readonly LoggedEvent[], from: number): readonly LoggedEvent[] {
  const first = log[from];
  const before = log[from - 1];
  if (!first || !before || !ANSWERS.has(first.event.type)) return log.slice(from);
  return toldWith(
    log,
    log.findIndex(({ action }) => action === before.action),
  );
}
