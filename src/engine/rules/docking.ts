import type { Player, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Battlecraft, Game, Spaceship, Unit } from '../model/state.ts';
import { sameHex } from '../space/hexes.ts';
import { checkBattleCommand, listCommandShips, spendBattleCommand } from './battle-commands.ts';
import { isUndamaged } from './capabilities.ts';
import { endStay, undock } from './destruction.ts';
import { isFaceDown, type Play, tell } from './play.ts';
import { checkOwn, inPlay, isBattlecraft, isMissile, listInPlay, shipOf, unitOf } from './units.ts';
import type { Verb } from './verb.ts';

/** [5.6, R7.4c] Whether this docking puts a battlecraft back into its own undamaged pod. */
function goesIntoPod(ship: Spaceship, other: Unit): other is Battlecraft {
  if (!isBattlecraft(other) || other.mother !== ship.id) return false;
  const pod = ship.pods[other.pod - 1];
  return pod !== undefined && isUndamaged(pod);
}

/** [7.4, R7.4c] Why a ship and another craft cannot be docked together. */
function checkDocking(game: Game, ship: Spaceship, id: UnitId): Rejection | undefined {
  const other = game.units[id];
  const of = { unit: ship.id, with: id };
  if (!other || id === ship.id) return refuse('7.4', 'no-such-unit', { unit: id });
  if (other.owner !== ship.owner && isFaceDown(other)) return refuse('R7.4c', 'face-down', { unit: id });
  if (isMissile(other)) return refuse('7.4', 'docking-a-missile', of);
  if (!inPlay(other)) return refuse('7.4', 'not-in-play', { unit: id, status: other.status });
  if (!sameHex(ship.hex, other.hex)) return refuse('7.4', 'other-hex', of);
  if (ship.velocity !== other.velocity) return refuse('7.4', 'other-velocity', of);
  if (ship.direction !== other.direction) return refuse('7.4', 'other-direction', of);
  if (other.dock || (ship.dock && !goesIntoPod(ship, other))) return refuse('R7.4c', 'docked-already', of);
  return undefined;
}

function dockInPod(play: Play, craft: Battlecraft): void {
  endStay(play, craft);
  craft.status = 'in-pod';
  craft.hex = null;
  craft.counter = null;
}

/** [7.4, R7.4c] Rendezvous: into the pod, or as a pair led by the unit that was docked with. */
export const rendezvous: Verb<'rendezvous'> = {
  check(game, { player, ship, with: other }) {
    return checkBattleCommand(game, player, ship, 'rendezvous') ?? checkDocking(game, shipOf(game, ship), other);
  },
  apply(play, { ship: id, with: otherId }) {
    const { game } = play;
    const ship = shipOf(game, id);
    const other = unitOf(game, otherId);
    spendBattleCommand(game, ship);
    const inPod = goesIntoPod(ship, other);
    tell(play, '7.4', { type: 'docked', ship: id, with: otherId, inPod });
    if (inPod) {
      dockInPod(play, other);
      return;
    }
    ship.dock = { partner: otherId, leads: false };
    other.dock = { partner: id, leads: true };
    // [R6.1b] The pair has the reminder of the unit that was docked with.
    ship.nextSide = other.nextSide;
  },
  list: (game, player) =>
    listCommandShips(game, player, 'rendezvous').flatMap((ship) =>
      listInPlay(game)
        .filter((unit) => !checkDocking(game, ship, unit.id))
        .map((unit) => ({ do: 'rendezvous' as const, ship: ship.id, with: unit.id })),
    ),
};

/** [R7.4d] Separate: either owner, in his Command Phase, at no cost. */
export const separate: Verb<'separate'> = {
  check(game, { player, unit: id }) {
    const refused = checkOwn(game, player, id, 'R7.4d');
    if (refused) return refused;
    return unitOf(game, id).dock ? undefined : refuse('R7.4d', 'not-docked', { unit: id });
  },
  apply(play, { unit: id }) {
    const unit = unitOf(play.game, id);
    tell(play, 'R7.4d', { type: 'separated', unit: id, from: unit.dock?.partner ?? '' });
    undock(play, unit);
  },
  list: (game: Game, player: Player) =>
    listInPlay(game)
      .filter((unit) => unit.owner === player && unit.dock)
      .map((unit) => ({ do: 'separate' as const, unit: unit.id })),
};
