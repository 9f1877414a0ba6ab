import type { Action, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { Choosing, Value } from '../../store/table/view-store.ts';
import { settledChoices } from '../session/choosing.ts';
import { type Placing, unitPlaced } from '../session/launching.ts';

const isPlacing = (action: Action | undefined): action is Placing => action !== undefined && 'direction' in action;

/**
 * [9.4, 11.0, R6.1b] A unit about to be placed, as far as that is settled or pointed at: what nobody has chosen yet is
 * not shown.
 */
function placedUnit(seat: Seat, pointed: Action | null, mode: Choosing | null): UnitView | null {
  const action = pointed ?? mode?.actions[0];
  if (!isPlacing(action)) return null;
  const known = new Map<string, Value>(mode ? settledChoices(mode).map(({ field, value }) => [field, value]) : []);
  const shown = (field: 'hex' | 'direction' | 'velocity'): boolean =>
    !mode || known.has(field) || (pointed !== null && mode.step === field);
  if (!shown('hex')) return null;
  return {
    ...unitPlaced(seat, action),
    ...(shown('direction') ? {} : { direction: null }),
    ...(shown('velocity') ? {} : { velocity: null }),
  };
}

/** What an order would lead to: a unit in its place, or a course that begins where the unit is. */
export type Foretold = { unit: UnitView; placed: boolean };

/** The unit an order concerns, as it would be once the order is given; null where that cannot be foretold. */
export function foretell(seat: Seat, pointed: Action | null, mode: Choosing | null): Foretold | null {
  const laid = mode?.laid && !pointed ? placedUnit(seat, mode.laid, null) : null;
  const placed = laid ?? placedUnit(seat, pointed, mode);
  if (placed) return { unit: placed, placed: true };
  const unit = pointed && seat.preview(pointed);
  return unit ? { unit, placed: false } : null;
}
