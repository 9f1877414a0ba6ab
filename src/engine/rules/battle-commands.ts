import type { OrderKind } from '../model/actions.ts';
import type { Player, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Spaceship } from '../model/state.ts';
import { battleCommands } from './capabilities.ts';
import { ordersOf, writableOrders } from './orders.ts';
import { checkOwnShip, isShip, listInPlay, type OnMap } from './units.ts';

/** [7.4, R7.4f] The Battle Commands a ship may receive behind an active force field. */
const BEHIND_FIELD: readonly OrderKind[] = [
  'prepare-missile',
  'active-search',
  'prepare-battlecraft',
  'deactivate-force-field',
];

/** [7.3] Battle Commands a ship may still be issued in this phase, by its pods as they are now (R7.4a). */
export const battleCommandsLeft = (game: Game, ship: Spaceship): number =>
  battleCommands(ship) - ordersOf(game, ship).battle;

/** [7.3, 7.4] Whether a player may issue this kind of Battle Command to this ship at all. */
export function checkBattleCommand(game: Game, player: Player, id: UnitId, kind: OrderKind): Rejection | undefined {
  const refused = checkOwnShip(game, player, id, '7.4');
  if (refused) return refused;
  const ship = game.units[id] as Spaceship;
  if (ship.forceField && !BEHIND_FIELD.includes(kind)) return refuse('R7.4f', 'field-is-on', { unit: id });
  if (battleCommands(ship) === 0) return refuse('7.3', 'no-command-pod', { unit: id });
  if (battleCommandsLeft(game, ship) <= 0) return refuse('7.3', 'no-battle-commands-left', { unit: id });
  return undefined;
}

/** [7.3] Counts one Battle Command. */
export function spendBattleCommand(game: Game, ship: Spaceship): void {
  writableOrders(game, ship).battle += 1;
}

/** The ships of a player that may be issued this kind of Battle Command. */
export const listCommandShips = (game: Game, player: Player, kind: OrderKind): OnMap<Spaceship>[] =>
  listInPlay(game)
    .filter(isShip)
    .filter((ship) => !checkBattleCommand(game, player, ship.id, kind));
