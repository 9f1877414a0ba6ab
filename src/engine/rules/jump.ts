import type { JumpMarker, Player, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Own, Spaceship } from '../model/state.ts';
import { inPlay, listInPlay, listShips, ownShip, toOwn } from './board.ts';
import { listJumpPods } from './capabilities.ts';
import { takeOut } from './destruction.ts';
import { checkPaysFor, pay } from './maneuver-energy.ts';
import { checkMayManeuver } from './maneuver-limits.ts';
import { noteOrders, ordersOf } from './orders.ts';
import { emit, type Play } from './play.ts';
import { bySince, checkOwnShip, isShip, shipOf } from './units.ts';
import type { Listing, Verb } from './verb.ts';

/**
 * [7.2, R7.2b, R7.2c] Why a ship may get no jump command: the scenario forbids it, or no Maneuver Command or energy
 * is left.
 */
function checkJumpCommand(game: Game, player: Player, id: UnitId): Rejection | undefined {
  const refused = checkOwnShip(game, player, id, '7.2');
  if (refused) return refused;
  const ship = shipOf(game, id);
  if (game.scenario.jumps?.player !== player) return refuse('R7.2c', 'no-jumps', { unit: id });
  const orders = ordersOf(game, ship);
  if (orders.jumpOrder) return refuse('R7.2b', 'jump-order-given', { unit: id });
  return checkMayManeuver(ship, orders, 'jump') ?? checkPaysFor(game, ship, 'jump', orders);
}

const checkJumpPod = (ship: Spaceship): Rejection | undefined =>
  listJumpPods(ship).length > 0 ? undefined : refuse('8.9', 'no-jump-pod', { unit: ship.id });

/** Counts and pays a jump command and sets the marker; `last` when no other command may follow in the phase (R7.2b). */
function giveJumpCommand(play: Play, ship: Own<Spaceship>, marker: JumpMarker | null, last: boolean): void {
  pay(play, ship, 'jump');
  const orders = ordersOf(play.game, ship);
  const jumpOrder = orders.jumpOrder || last;
  noteOrders(play.game, ship, { ...orders, maneuvers: orders.maneuvers + 1, jumpOrder });
  ship.jump = marker;
  emit(play, '7.2', { type: 'jump-marker', unit: ship.id, marker });
}

/** Lists a kind of jump command for every ship in play that its check lets pass. */
function listJumpCommands<A extends { unit: UnitId }>(
  game: Game,
  player: Player,
  order: (unit: UnitId) => A,
  check: (game: Game, order: A) => Rejection | undefined,
  listed: Listing<A>,
): void {
  if (game.scenario.jumps?.player !== player) return;
  for (const unit of listInPlay(game)) {
    const given = isShip(unit) ? order(unit.id) : undefined;
    if (given && !check(game, given)) listed.push(given);
  }
}

/** [7.2] Prepare Jump: places the marker. */
export const prepareJump: Verb<'prepare-jump'> = {
  check(game, { player, unit }) {
    const refused = checkJumpCommand(game, player, unit);
    if (refused) return refused;
    const ship = shipOf(game, unit);
    if (ship.jump) return refuse('7.2', 'jump-marker', { unit });
    return checkJumpPod(ship);
  },
  apply: (play, { unit }) => giveJumpCommand(play, ownShip(play.game, unit), 'prepared', true),
  list(game, player, _, listed) {
    const order = (unit: UnitId) => ({ player, do: 'prepare-jump' as const, unit });
    listJumpCommands(game, player, order, prepareJump.check, listed);
  },
};

/** [7.2, R7.2b] Abort Jump: takes the marker off; the ship may get its remaining commands. */
export const abortJump: Verb<'abort-jump'> = {
  check(game, { player, unit }) {
    const refused = checkJumpCommand(game, player, unit);
    if (refused) return refused;
    return shipOf(game, unit).jump === 'prepared' ? undefined : refuse('7.2', 'not-prepared', { unit });
  },
  apply: (play, { unit }) => giveJumpCommand(play, ownShip(play.game, unit), null, false),
  list(game, player, _, listed) {
    const order = (unit: UnitId) => ({ player, do: 'abort-jump' as const, unit });
    listJumpCommands(game, player, order, abortJump.check, listed);
  },
};

/** [7.2, R7.2c] Jump: after Prepare Jump, or at once with an augmented pod; not behind a force field. */
export const jump: Verb<'jump'> = {
  check(game, { player, unit }) {
    const refused = checkJumpCommand(game, player, unit);
    if (refused) return refused;
    const ship = shipOf(game, unit);
    if (ship.forceField) return refuse('7.2', 'field-is-on', { unit });
    const noPod = checkJumpPod(ship);
    if (noPod) return noPod;
    const augmented = listJumpPods(ship).some((pod) => pod.type === 'augmented-jump');
    if (ship.jump === 'jumping' || (ship.jump === null && !augmented)) return refuse('7.2', 'not-prepared', { unit });
    if (game.scenario.jumps?.sheetColumn !== undefined && !ship.reachedJumpZone) {
      return refuse('R7.2c', 'not-in-jump-zone', { unit });
    }
    return undefined;
  },
  apply: (play, { unit }) => giveJumpCommand(play, ownShip(play.game, unit), 'jumping', true),
  list(game, player, _, listed) {
    const order = (unit: UnitId) => ({ player, do: 'jump' as const, unit });
    listJumpCommands(game, player, order, jump.check, listed);
  },
};

/** [R7.2b] The ships whose Prepare Jump of an earlier phase still waits for its Jump or Abort Jump. */
const listUnanswered = (game: Game, player: Player): Spaceship[] =>
  listShips(game).filter(
    (ship) => ship.owner === player && ship.jump === 'prepared' && inPlay(ship) && !ordersOf(game, ship).jumpOrder,
  );

/** [R7.2b] The Command Phase may not end while a prepared ship could still be given Jump or Abort Jump. */
export function checkJumpsAnswered(game: Game, player: Player): Rejection | undefined {
  const open = listUnanswered(game, player).find(
    ({ id }) =>
      !jump.check(game, { player, do: 'jump', unit: id }) ||
      !abortJump.check(game, { player, do: 'abort-jump', unit: id }),
  );
  return open ? refuse('R7.2b', 'jump-or-abort', { unit: open.id }) : undefined;
}

function removeMarker(play: Play, ship: Spaceship): void {
  toOwn(play.game, ship).jump = null;
  emit(play, 'R7.2b', { type: 'jump-marker', unit: ship.id, marker: null });
}

/** [R7.2b] As the Command Phase ends: markers that could not be answered are removed. */
export function dropUnansweredJumps(play: Play, player: Player): void {
  for (const ship of listUnanswered(play.game, player)) removeMarker(play, ship);
}

/** [6.8, R3.0d, R7.2b] As a Movement Phase is entered: jumping ships leave, unless no undamaged jump pod is left. */
export function leaveByJump(play: Play, player: Player): void {
  const ships = listShips(play.game)
    .filter((ship) => ship.owner === player && ship.jump === 'jumping' && inPlay(ship))
    .sort(bySince);
  for (const ship of ships) {
    if (listJumpPods(ship).length === 0) removeMarker(play, ship);
    else {
      emit(play, '6.8', { type: 'jumped', unit: ship.id });
      takeOut(play, ship, 'jumped');
    }
  }
}
