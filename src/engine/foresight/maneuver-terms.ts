import type { UnitId } from '../model/names.ts';
import type { Game } from '../model/state.ts';
import { unitNamed } from '../rules/board.ts';
import { maneuverRating } from '../rules/capabilities.ts';
import { costAfter, type ManeuverCost, nextPrice } from '../rules/maneuver-energy.ts';
import { allowance } from '../rules/maneuver-limits.ts';
import { ordersOf } from '../rules/orders.ts';
import { pairOf } from '../rules/units.ts';

/** How many Maneuver Commands a unit has in this phase, and on what terms. */
export interface ManeuverTerms {
  rating: number;
  /** The velocity they are counted from. */
  velocity: number;
  commands: number;
  /** [R7.1b] Only one, an Accelerate or Decelerate. */
  slow: boolean;
  /**
   * What the next Accelerate, Decelerate or Direction Change costs: nothing as the first of the phase, then once for all
   * the rest of it; or each of them the same.
   */
  price: ReturnType<typeof nextPrice>;
  /** What is paid when it is due. */
  due: ManeuverCost;
}

/** [7.1, 7.5, R7.1a, R7.5a, R7.5b] The terms on which a unit is maneuvered now; null for one that is not there. */
export function maneuverTerms(game: Game, id: UnitId): ManeuverTerms | null {
  const unit = unitNamed(game, id);
  if (unit?.status !== 'in-play') return null;
  const orders = ordersOf(game, unit);
  const received = pairOf(game, unit).map((one) => ordersOf(game, one));
  return {
    rating: maneuverRating(unit),
    velocity: orders.startVelocity,
    ...allowance(unit, orders),
    price: nextPrice(unit, received),
    due: costAfter(game, unit, [{ ...orders, steered: true, paid: false }], 'turn'),
  };
}
