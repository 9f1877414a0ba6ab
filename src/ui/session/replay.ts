import type { LoggedEvent } from '../../store/log.ts';
import type { Seat } from '../../store/seat.ts';
import { IDLE, type ViewStore } from '../../store/view-store.ts';
import { coversMap } from './useLayout.ts';

/** [R10.0b] A game may be watched again where nothing in it is hidden: how many orders a player gave may tell something. */
export const mayWatch = (seat: Seat): boolean => seat.player === null;

/**
 * Goes to a moment of the past, by the number of actions before it, or back to the present. Nothing stays half done, and
 * nothing lies over the map that is watched.
 */
export function watch(view: ViewStore, at: number | null): void {
  view.set({ replayAt: at, interaction: IDLE, preview: null, endAsked: false });
  if (at !== null && coversMap()) view.set({ drawerOpen: false });
}

/** A seat of the past: to look at, not to act from. */
export const pastSeat = (seat: Seat): Seat => ({
  ...seat,
  toAct: false,
  legal: [],
  offers: () => [],
  ranges: () => [],
  whyNot: () => null,
  preview: () => null,
});

/** What followed from one action. */
export const logOf = (log: readonly LoggedEvent[], action: number): LoggedEvent[] =>
  log.filter((line) => line.action === action);
