import type { UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Battlecraft, Game, Own, Spaceship, Unit } from '../model/state.ts';
import { range, sameHex } from '../space/hexes.ts';
import { checkBattleCommand, spendBattleCommand } from './battle-commands.ts';
import { inPlay, listInPlay, noteCraftMoved, type OnMap, ownShip, ownUnit, place, unitNamed } from './board.ts';
import { isUndamaged } from './capabilities.ts';
import { endStay, undock } from './destruction.ts';
import { setCounter } from './known-order.ts';
import { emit, type Play } from './play.ts';
import { checkOwn, isBattlecraft, isCraft, isMissile, shipOf, sortBySince, unitOf } from './units.ts';
import type { Verb } from './verb.ts';

/** [5.6, R7.4c] Whether this docking puts a battlecraft back into its own undamaged pod. */
function goesIntoPod(ship: Spaceship, other: Unit): boolean {
  if (!isBattlecraft(other) || other.mother !== ship.id) return false;
  const pod = ship.pods[other.pod - 1];
  return pod !== undefined && isUndamaged(pod);
}

/**
 * [7.4] How far a ship is from being able to dock with another craft: hexes count most, then velocity and direction.
 */
const apartness = (ship: OnMap, other: OnMap): number =>
  10 * range(ship.hex, other.hex) +
  Math.abs(ship.velocity - other.velocity) +
  Math.min(Math.abs(ship.direction - other.direction), 12 - Math.abs(ship.direction - other.direction));

/** [R7.4c] The craft that is closest to being docked with, for a sample order. */
export function nearestPartner(game: Game, ship: Spaceship): UnitId | undefined {
  if (!inPlay(ship)) return undefined;
  const craft = listInPlay(game).filter((unit) => isCraft(unit) && unit.id !== ship.id && !unit.dock);
  return craft.sort((a, b) => apartness(ship, a) - apartness(ship, b))[0]?.id;
}

/** [7.4] Why two craft do not match for docking: they differ in hex, velocity or direction. */
function checkBeside(ship: OnMap<Spaceship>, other: OnMap): Rejection | undefined {
  const hexes = range(ship.hex, other.hex);
  const { velocity, direction } = other;
  const gaps = {
    unit: ship.id,
    with: other.id,
    hexes,
    ...(ship.velocity === velocity ? {} : { velocity }),
    ...(ship.direction === direction ? {} : { direction }),
  };
  if (hexes > 0) return refuse('7.4', 'other-hex', gaps);
  if (ship.velocity !== velocity) return refuse('7.4', 'other-velocity', gaps);
  return ship.direction === direction ? undefined : refuse('7.4', 'other-direction', gaps);
}

/** [7.4, R7.4c] Why a ship and another craft cannot be docked together. */
function checkDocking(game: Game, ship: Spaceship, id: UnitId): Rejection | undefined {
  const other = unitNamed(game, id);
  const of = { unit: ship.id, with: id };
  if (!other || id === ship.id) return refuse('7.4', 'no-such-unit', { unit: id });
  if (isMissile(other)) return refuse('7.4', 'docking-a-missile', of);
  if (!inPlay(other)) return refuse('7.4', 'not-in-play', { unit: id, status: other.status });
  const apart = inPlay(ship)
    ? checkBeside(ship, other)
    : refuse('7.4', 'not-in-play', { unit: ship.id, status: ship.status });
  if (apart) return apart;
  if (other.dock || (ship.dock && !goesIntoPod(ship, other))) return refuse('R7.4c', 'docked-already', of);
  return undefined;
}

function dockInPod(play: Play, craft: Own<Battlecraft>): void {
  endStay(play, craft);
  place(play.game, craft, null, 'in-pod');
  setCounter(play.game, craft, null);
}

/** [7.4, R7.4c] Rendezvous: into the pod, or as a pair led by the unit that was docked with. */
export const rendezvous: Verb<'rendezvous'> = {
  check(game, { player, ship, with: other }) {
    return checkBattleCommand(game, player, ship) ?? checkDocking(game, shipOf(game, ship), other);
  },
  apply(play, { ship: id, with: otherId }) {
    const { game } = play;
    const ship = ownShip(game, id);
    const other = ownUnit(game, otherId);
    spendBattleCommand(game, ship);
    const inPod = isBattlecraft(other) && goesIntoPod(ship, other);
    emit(play, '7.4', { type: 'docked', ship: id, with: otherId, inPod });
    if (inPod) {
      dockInPod(play, other);
      return;
    }
    noteCraftMoved(game);
    ship.dock = { partner: otherId, leads: false };
    other.dock = { partner: id, leads: true };
    // [R6.1b] The pair moves by the Direction Reminder of the unit that was docked with.
    ship.nextSide = other.nextSide;
  },
  list(game, player, { ships }, listed) {
    // In which order battlecraft were made is a secret.
    const craft = ships.length > 0 ? sortBySince(listInPlay(game).filter(isCraft)) : [];
    for (const ship of ships) {
      for (const { id, hex } of craft) {
        if (!sameHex(hex, ship.hex) || checkDocking(game, ship, id)) continue;
        listed.push({ player, do: 'rendezvous', ship: ship.id, with: id });
      }
    }
  },
};

/** [R7.4d] Separate: either owner, in their Command Phase, at no cost. */
export const separate: Verb<'separate'> = {
  check(game, { player, unit: id }) {
    const refused = checkOwn(game, player, id, 'R7.4d');
    if (refused) return refused;
    return unitOf(game, id).dock ? undefined : refuse('R7.4d', 'not-docked', { unit: id });
  },
  apply(play, { unit: id }) {
    const unit = ownUnit(play.game, id);
    emit(play, 'R7.4d', { type: 'separated', unit: id, from: unit.dock?.partner ?? '' });
    undock(play, unit);
  },
  list(game, player, _, listed) {
    for (const { id: unit, owner, dock } of listInPlay(game)) {
      if (owner === player && dock) listed.push({ player, do: 'separate', unit });
    }
  },
};
