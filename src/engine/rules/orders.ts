import type { UnitId } from '../model/names.ts';
import type { Game, Orders, Unit } from '../model/state.ts';

export const newOrders = (startVelocity: number): Orders => ({
  startVelocity,
  maneuvers: 0,
  velocityChanges: 0,
  steered: false,
  paid: false,
  wove: false,
  jumpOrder: false,
  battle: 0,
});

/** [R7.1a] What a unit has been ordered in this phase; for a unit without an entry, nothing yet. */
export const ordersOf = (game: Game, unit: Unit): Orders => game.phase.orders[unit.id] ?? newOrders(unit.velocity);

/** Notes what a unit has now been ordered. */
export function noteOrders(game: Game, unit: Unit, change: Partial<Orders>): void {
  const orders = { ...ordersOf(game, unit), ...change };
  game.phase = { ...game.phase, orders: { ...game.phase.orders, [unit.id]: orders } };
}

/** [R7.1a] Notes the velocities with which a Command Phase begins. */
export function noteVelocities(game: Game, units: readonly Unit[]): void {
  const orders: Record<UnitId, Orders> = {};
  for (const unit of units) orders[unit.id] = newOrders(unit.velocity);
  game.phase = { ...game.phase, orders };
}
