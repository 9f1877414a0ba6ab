import type { Action, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';

/** [9.4, R6.1b] A unit about to be placed: it begins its zig-zag with left. */
function placedUnit(action: Action): UnitView | null {
  if (action.do !== 'launch-missile' && action.do !== 'launch-battlecraft' && action.do !== 'mims-launch') return null;
  const { player, hex, direction, velocity } = action;
  const kind = action.do === 'launch-battlecraft' ? 'battlecraft' : 'missile';
  const where = { hex, direction, velocity, nextSide: 'left' as const };
  return { id: `${player}?`, owner: player, status: 'in-play', revealed: true, kind, ...where };
}

/** The unit an order concerns, as it would be once the order is given; null where that cannot be foretold. */
export const previewedUnit = (seat: Seat, action: Action): UnitView | null =>
  placedUnit(action) ?? seat.preview(action);
