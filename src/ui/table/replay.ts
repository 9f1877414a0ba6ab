import type { Snapshot } from '../../engine/index.ts';
import type { LoggedEvent } from '../../store/log.ts';
import type { Seat } from '../../store/seat.ts';

/** [R10.0b] A game may be watched again where nothing in it is hidden: how many orders a player gave may tell something. */
export const mayWatch = (seat: Seat): boolean => seat.player === null;

/** The seat as it was: to look at, not to act from. */
export const pastSeat = (seat: Seat, view: Snapshot): Seat => ({
  ...seat,
  view,
  toAct: false,
  legal: [],
  offers: () => [],
  ranges: () => [],
  preview: () => null,
});

/** What followed from one action. */
export const logOf = (log: readonly LoggedEvent[], action: number): LoggedEvent[] =>
  log.filter((line) => line.action === action);
