import type { Action, UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import type { Choosing } from '../../../store/table/view-store.ts';
import { isPlacing, unitPlaced } from '../../play/launching.ts';

/** What an order would lead to: a unit in its place, or a course that begins where the unit is. */
export type Foretold = { unit: UnitView; placed: boolean };

/**
 * [9.4, 11.0, R6.1b] The unit an order concerns, as it would be once what is pointed at, or else what is laid, is given; null
 * where that cannot be foretold.
 */
export function foretell(seat: Seat, pointed: Action | null, mode: Choosing | null): Foretold | null {
  const action = pointed ?? mode?.laid ?? null;
  if (!action) return null;
  if (isPlacing(action)) return { unit: unitPlaced(seat, action), placed: true };
  const unit = seat.preview(action);
  return unit ? { unit, placed: false } : null;
}
