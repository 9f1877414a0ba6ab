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

/** [R7.1a] What a unit has been ordered in this phase; one without an entry has the velocity it began with. */
export const ordersOf = (game: Game, unit: Unit): Orders => game.phase.orders[unit.id] ?? newOrders(unit.velocity);

/** Notes what a unit has now been ordered. */
export function noteOrders(game: Game, unit: Unit, change: Partial<Orders>): void {
  const orders = { ...ordersOf(game, unit), ...change };
  game.phase = { ...game.phase, orders: { ...game.phase.orders, [unit.id]: orders } };
}
