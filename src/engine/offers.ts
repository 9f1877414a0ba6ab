import { withoutSecrets } from './apply.ts';
import type { Action, Order, OrderKind } from './model/actions.ts';
import type { UnitId } from './model/names.ts';
import { type Rejection, refuse } from './model/rejection.ts';
import type { Game, Unit } from './model/state.ts';
import { checkOrder } from './orders/check.ts';
import type { Price } from './orders/order.ts';
import { kindsDue, ORDERS, subjectOf } from './orders/table.ts';
import { battleCommandsLeft } from './rules/battle-commands.ts';
import { inPlay, unitNamed } from './rules/board.ts';
import { battleCommands } from './rules/capabilities.ts';
import { allowance, maneuversLeft } from './rules/maneuver-limits.ts';
import { ordersOf } from './rules/orders.ts';
import { deciderOf, stageOf } from './rules/stage.ts';
import { isCraft, isShip } from './rules/units.ts';

/** One kind of order to a unit: the legal ones, or why there is none. */
export interface Offer {
  do: OrderKind;
  /** With face-down counters named as the deciding player knows them. */
  actions: Action[];
  /** Why there is none; null when there is one. */
  refusal: Rejection | null;
  /** What one costs the unit; null where nothing is ever paid, or each order has its own price. */
  cost: Price | null;
}

/** Commands a unit may still get in this phase. */
export interface CommandsLeft {
  maneuvers: { left: number; of: number };
  battle: { left: number; of: number };
}

/** Why no order of this kind is possible, found by checking a sample order. */
function refusalOf(game: Game, unit: Unit, sample: Order): Rejection {
  const asked: Action = { player: deciderOf(game) ?? unit.owner, ...sample };
  const refusal = checkOrder(game, asked) ?? refuse('3.0', 'nothing-to-order', { order: sample.do });
  return withoutSecrets(game, asked.player, refusal);
}

/**
 * Every kind of order of this stage that a unit of this sort can ever get, out of the legal actions or with the reason
 * why there is none.
 */
export function offersFor(game: Game, unitId: UnitId, legal: readonly Action[]): Offer[] {
  const unit = unitNamed(game, unitId);
  if (!unit) return [];
  const actions = legal.filter((action) => subjectOf(action) === unitId);
  return kindsDue(stageOf(game)).flatMap((kind): Offer[] => {
    const { to } = ORDERS[kind];
    if (!to?.kinds.includes(unit.kind)) return [];
    const open = actions.filter((action) => action.do === kind);
    const refusal = open.length > 0 ? null : refusalOf(game, unit, to.sample(game, unit));
    // [6.5] Maneuvers at a planet are free. What does not lie on the map has no velocity for a price.
    const cost = to.price && !game.pending && inPlay(unit) ? to.price(game, unit) : null;
    return [{ do: kind, actions: open, refusal, cost }];
  });
}

/** [7.1, 7.3] Maneuver and Battle Commands a unit may still get in this Command Phase; null for one that is not in play, and when all is over. */
export function commandsLeft(game: Game, unitId: UnitId): CommandsLeft | null {
  const unit = unitNamed(game, unitId);
  if (!inPlay(unit) || game.result) return null;
  const orders = ordersOf(game, unit);
  const battle = isShip(unit) ? { left: battleCommandsLeft(game, unit), of: battleCommands(unit) } : { left: 0, of: 0 };
  const takes = isCraft(unit) || unit.missile !== 'unguided';
  const maneuvers = takes
    ? { left: maneuversLeft(unit, orders), of: allowance(unit, orders).commands }
    : { left: 0, of: 0 };
  return { maneuvers, battle };
}
