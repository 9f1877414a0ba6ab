import type { UnitId } from '../model/names.ts';
import type { Game, Orders, Phase, Unit } from '../model/state.ts';

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

/** Puts another phase into the game, with what is changed in it. */
export function changePhase(game: Game, change: Partial<Phase>): void {
  const { phase } = game;
  // Field by field, which is several times faster than to spread a frozen object.
  game.phase = {
    kind: phase.kind,
    player: phase.player,
    orders: change.orders ?? phase.orders,
    controlled: change.controlled ?? phase.controlled,
    prepared: change.prepared ?? phase.prepared,
    beams: change.beams ?? phase.beams,
    fires: change.fires ?? phase.fires,
  };
}

/** Notes what a unit has now been ordered. */
export function noteOrders(game: Game, unit: Unit, orders: Orders): void {
  // Twice as fast as to spread a record of ids.
  const all: Record<UnitId, Orders> = Object.assign({}, game.phase.orders);
  all[unit.id] = orders;
  changePhase(game, { orders: all });
}
