import { MIMS_LAUNCHES } from '../charts/missiles.ts';
import type { ActionOf } from '../model/actions.ts';
import { MISSILE_TYPES, type MissileType, type Player, type UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { FireSource, Game, Missile, Own, Spaceship, Task, Unit } from '../model/state.ts';
import { missilePlacements, type Placement } from '../space/placements.ts';
import { hexId, onSheets } from '../space/sheets.ts';
import { inPlay, listCargo, listInPlay, listShips, ownShip, ownUnit, unitNamed } from './board.ts';
import { isMissilePod } from './capabilities.ts';
import { checkFiresLeft, checkShooter, noteFire, sourcesUsed } from './fire-order.ts';
import { checkPlacement, type LaunchVector, launch, listVectors } from './launching.ts';
import { newMissile } from './missile-numbers.ts';
import type { Play } from './play.ts';
import { checkPodMissile, needsPreparing, takeFromPod } from './prepare-missile.ts';
import { checkOwn, checkOwnShip, isMissile, shipOf, unitOf } from './units.ts';
import type { Listing, Verb } from './verb.ts';

/** [9.4, R6.2a] Where a launcher may place a missile: only on sheets in use. */
const placementsOf = (game: Game, launcher: Unit): Placement[] =>
  launcher.hex
    ? missilePlacements(launcher.hex, launcher.direction).filter(({ hex }) => onSheets(game.sheets, hex))
    : [];

const isType = (missile: string): missile is MissileType => (MISSILE_TYPES as readonly string[]).includes(missile);

/** [7.4, R7.4f] Why a ship may launch nothing at all now. */
const checkField = ({ id, forceField }: Spaceship): Rejection | undefined =>
  forceField ? refuse('7.4', 'field-is-on', { unit: id }) : undefined;

/** [5.1, 8.9] Why no missile can be launched from this pod. */
function checkPod({ id, pods }: Spaceship, box: number): Rejection | undefined {
  const pod = pods[box - 1];
  if (!pod?.missiles) return refuse('5.1', 'no-missile-pod', { unit: id, pod: box });
  return isMissilePod(pod) ? undefined : refuse('8.9', 'pod-damaged', { unit: id, pod: box });
}

/** [9.1] The missiles prepared on a ship. */
function listPrepared(game: Game, ship: UnitId): Missile[] {
  const prepared: Missile[] = [];
  for (const unit of listCargo(game)) if (unit.mother === ship && isMissile(unit)) prepared.push(unit);
  return prepared;
}

/** [9.1] Why a missile of this type may not be launched from a pod: there is none, or it must be prepared before. */
const checkType = (ship: Spaceship, box: number, missile: MissileType): Rejection | undefined =>
  checkPodMissile(ship, box, missile) ??
  (needsPreparing(ship, box, missile) ? refuse('9.1', 'needs-preparing', { missile, pod: box }) : undefined);

/** [9.1] Why this missile, a type or a prepared one, may not be launched from a pod. */
function checkMissile(game: Game, ship: Spaceship, box: number, missile: string): Rejection | undefined {
  if (isType(missile)) return checkType(ship, box, missile);
  const isReady = listPrepared(game, ship.id).some(({ id, pod }) => id === missile && pod === box);
  return isReady ? undefined : refuse('9.1', 'not-prepared', { unit: missile });
}

/** The missiles a pod could launch now: types, and the ids of those of the prepared ones that are from it. */
function listMissiles(ship: Spaceship, box: number, prepared: readonly Missile[]): string[] {
  const missiles: string[] = [];
  for (const type of MISSILE_TYPES) if (!checkType(ship, box, type)) missiles.push(type);
  for (const { id, pod } of prepared) if (pod === box) missiles.push(id);
  return missiles;
}

/** [9.3, 9.4] Launches a missile from a pod of a ship. */
export const launchMissile: Verb<'launch-missile'> = {
  check(game, action) {
    const { player, ship: id, pod, missile } = action;
    const refused = checkOwnShip(game, player, id, '9.0');
    if (refused) return refused;
    const ship = shipOf(game, id);
    const used = sourcesUsed(game, id);
    return (
      checkField(ship) ??
      checkPod(ship, pod) ??
      checkShooter(game, id, used) ??
      checkFiresLeft(ship, pod, used) ??
      checkMissile(game, ship, pod, missile) ??
      checkPlacement(game, placementsOf(game, ship), ship.velocity, action, '9.4')
    );
  },
  apply(play, action) {
    const { game } = play;
    const ship = ownShip(game, action.ship);
    const placement = placementsOf(game, ship).find(({ hex }) => hexId(game, hex) === action.hex);
    const missile = takeMissile(play, ship, action.pod, action.missile);
    if (!placement || !missile) return;
    noteFire(game, ship.id, action.pod);
    launch(play, missile, ship.id, action.pod, placement.hex, action);
  },
  list(game, player, _, listed) {
    for (const ship of listShips(game)) {
      if (ship.owner !== player || !inPlay(ship) || checkField(ship)) continue;
      const used = sourcesUsed(game, ship.id);
      if (!checkShooter(game, ship.id, used)) listLaunches(game, ship, used, listed);
    }
  },
};

/** [9.1, 9.2] Lists the launches from every pod of a ship that may launch. */
function listLaunches(
  game: Game,
  unit: Spaceship,
  used: readonly FireSource[],
  listed: Listing<ActionOf<'launch-missile'>>,
): void {
  const { owner: player, id: ship } = unit;
  const prepared = listPrepared(game, ship);
  let vectors: LaunchVector[] | undefined;
  let pod = 0;
  for (const { missiles } of unit.pods) {
    pod += 1;
    if (!missiles || checkPod(unit, pod) || checkFiresLeft(unit, pod, used)) continue;
    for (const missile of listMissiles(unit, pod, prepared)) {
      vectors ??= listVectors(game, placementsOf(game, unit), unit.velocity);
      for (const { hex, direction, velocity } of vectors) {
        listed.push({ player, do: 'launch-missile', ship, pod, missile, hex, direction, velocity });
      }
    }
  }
}

/** [9.3] The prepared missile, or a new one out of the pod. */
export function takeMissile(play: Play, ship: Own<Spaceship>, box: number, missile: string): Own<Missile> | undefined {
  if (!isType(missile)) {
    const prepared = ownUnit(play.game, missile);
    return isMissile(prepared) ? prepared : undefined;
  }
  const pod = ship.pods[box - 1];
  if (!pod?.missiles || pod.civLevel === null) return undefined;
  takeFromPod(ship, box, missile);
  return newMissile(play, ship.owner, missile, pod.civLevel, { ship, box });
}

/** [9.9, R9.9a] Why a missile may not launch its four: only a MIMS does, once, with a placement on a sheet in use. */
function checkMims(game: Game, player: Player, id: UnitId): Rejection | undefined {
  const refused = checkOwn(game, player, id, '9.9');
  if (refused) return refused;
  const missile = unitOf(game, id);
  if (!isMissile(missile) || missile.missile !== 'mims') return refuse('9.9', 'not-a-mims', { unit: id });
  if (game.pending?.kind === 'mims') {
    return game.pending.missile === id ? undefined : refuse('9.9', 'other-mims', { unit: game.pending.missile });
  }
  if (missile.mimsLaunched) return refuse('9.9', 'mims-launched', { unit: id });
  if (placementsOf(game, missile).length === 0) return refuse('R9.9a', 'no-placement', { unit: id });
  return undefined;
}

/** [9.9, R9.9a, R8.0a] One of the four unguided missiles of a MIMS; the others must follow. It ends nobody's fire. */
export const mimsLaunch: Verb<'mims-launch'> = {
  check(game, action) {
    const refused = checkMims(game, action.player, action.missile);
    if (refused) return refused;
    const mims = unitOf(game, action.missile);
    return checkPlacement(game, placementsOf(game, mims), mims.velocity, action, '9.4');
  },
  apply(play, action) {
    const { game } = play;
    const mims = ownUnit(game, action.missile);
    const placement = placementsOf(game, mims).find(({ hex }) => hexId(game, hex) === action.hex);
    if (!isMissile(mims) || !placement) return;
    const left = game.pending?.kind === 'mims' ? game.pending.left : MIMS_LAUNCHES;
    game.pending = null;
    mims.mimsLaunched = true;
    game.tasks.push({ do: 'mims', missile: mims.id, left: left - 1 });
    const made = newMissile(play, mims.owner, 'unguided', mims.civLevel, null);
    launch(play, made, mims.id, null, placement.hex, action);
  },
  list(game, player, _, listed) {
    for (const mims of listInPlay(game)) {
      if (!isMissile(mims) || mims.missile !== 'mims' || checkMims(game, player, mims.id)) continue;
      for (const { hex, direction, velocity } of listVectors(game, placementsOf(game, mims), mims.velocity)) {
        listed.push({ player, do: 'mims-launch', missile: mims.id, hex, direction, velocity });
      }
    }
  },
};

/** [R9.9a] Asks for the next of the four missiles, once everything that followed from the last one is resolved. */
export function runMims(play: Play, { missile, left }: Extract<Task, { do: 'mims' }>): void {
  const mims = unitNamed(play.game, missile);
  if (left <= 0 || !inPlay(mims)) return;
  play.game.pending = { kind: 'mims', player: mims.owner, missile, left };
}
