import type { Player, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Spaceship } from '../model/state.ts';
import { inPlay, listShips, type OnMap } from './board.ts';
import { battleCommands } from './capabilities.ts';
import { noteOrders, ordersOf } from './orders.ts';
import { checkOwnShip, shipOf } from './units.ts';

/** [7.3] Battle Commands a ship may still be issued in this phase, by its pods as they are now (R7.4a). */
export const battleCommandsLeft = (game: Game, ship: Spaceship): number =>
  battleCommands(ship) - ordersOf(game, ship).battle;

/** [7.3, 7.4] Why a player may issue no Battle Command to this ship; its force field (R7.4f) is checked elsewhere. */
export function checkBattleCommand(game: Game, player: Player, id: UnitId): Rejection | undefined {
  return checkOwnShip(game, player, id, '7.4') ?? checkCommandsLeft(game, shipOf(game, id));
}

/** [7.3] Why a ship has no Battle Command left: no pod of it gives any, or all have been issued. */
function checkCommandsLeft(game: Game, ship: Spaceship): Rejection | undefined {
  if (battleCommands(ship) === 0) return refuse('7.3', 'no-command-pod', { unit: ship.id });
  if (battleCommandsLeft(game, ship) <= 0) return refuse('7.3', 'no-battle-commands-left', { unit: ship.id });
  return undefined;
}

/** [7.3] Counts one Battle Command. */
export function spendBattleCommand(game: Game, ship: Spaceship): void {
  const orders = ordersOf(game, ship);
  noteOrders(game, ship, { ...orders, battle: orders.battle + 1 });
}

/** The ships of a player that may be issued a Battle Command, leaving their force fields aside. */
export function listCommandShips(game: Game, player: Player): OnMap<Spaceship>[] {
  const ships: OnMap<Spaceship>[] = [];
  for (const ship of listShips(game)) {
    if (ship.owner === player && inPlay(ship) && !checkCommandsLeft(game, ship)) ships.push(ship);
  }
  return ships;
}
