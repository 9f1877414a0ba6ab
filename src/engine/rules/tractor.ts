import { ENERGY_COST } from '../charts/energy.ts';
import { TRACTOR_BEAMS } from '../charts/pods.ts';
import type { Player, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Beam, Craft, Game, Pod, Spaceship, Unit } from '../model/state.ts';
import { range } from '../space/hexes.ts';
import { checkBattleCommand, spendBattleCommand } from './battle-commands.ts';
import { inPlay, listInPlay, ownShip, unitNamed } from './board.ts';
import { isUndamaged } from './capabilities.ts';
import { hasUnits, payUnits } from './energy.ts';
import { pairBurnRate } from './maneuver-energy.ts';
import { changePhase } from './orders.ts';
import { emit, type Play } from './play.ts';
import { checkOwnShip, isCraft, shipOf, sortBySince, unitOf } from './units.ts';
import type { Verb } from './verb.ts';

/** [5.6, R7.4e] Commands and reach of a tractor pod by its Civ Level. */
export const beamOf = (pod: Pod) => TRACTOR_BEAMS[pod.civLevel === 8 ? 8 : 7];

/**
 * [5.6, R7.4e] Energy Units a ship pays for each command through its beam; a docked target is towed with its partner.
 */
export const beamCost = (game: Game, target: Craft): number => ENERGY_COST.tractorBeam * pairBurnRate(game, target);

/** [5.6, R7.4e] Why a pod's beam may not be turned on at all. */
function checkTractorPod(game: Game, { id, pods }: Spaceship, box: number): Rejection | undefined {
  const pod = pods[box - 1];
  if (pod?.type !== 'tractor-beam') return refuse('7.4', 'no-tractor-pod', { unit: id, pod: box });
  if (!isUndamaged(pod)) return refuse('8.9', 'pod-damaged', { unit: id, pod: box });
  const isUsed = game.phase.beams.some((beam) => beam.ship === id && beam.pod === box);
  return isUsed ? refuse('R7.4e', 'beam-used', { unit: id, pod: box }) : undefined;
}

/** [5.6, R7.4e] Why a beam does not reach a target. */
function checkReach(game: Game, ship: Spaceship, box: number, id: UnitId): Rejection | undefined {
  const target = unitNamed(game, id);
  return target ? checkBeamOn(ship, box, target) : refuse('R7.4e', 'no-such-unit', { unit: id });
}

/** [5.6, R7.4e] As `checkReach`, of a unit that there is. */
function checkBeamOn(ship: Spaceship, box: number, target: Unit): Rejection | undefined {
  const { id } = target;
  const pod = ship.pods[box - 1];
  if (!pod || id === ship.id) return refuse('R7.4e', 'no-such-unit', { unit: id });
  if (!isCraft(target)) return refuse('5.6', 'beam-on-missile', { target: id });
  if (!inPlay(target)) return refuse('R7.4e', 'not-in-play', { unit: id, status: target.status });
  const reach = beamOf(pod).range;
  const hexes = ship.hex ? range(ship.hex, target.hex) : Number.POSITIVE_INFINITY;
  return hexes <= reach ? undefined : refuse('5.6', 'out-of-reach', { target: id, range: hexes, reach });
}

/** [R7.4e] The craft nearest to a ship, the other player's before their own. */
export function nearestTarget(game: Game, ship: Spaceship): UnitId | undefined {
  const { hex, owner, id } = ship;
  if (!hex) return undefined;
  const craft = listInPlay(game).filter((unit) => isCraft(unit) && unit.id !== id);
  const distance = (unit: (typeof craft)[number]): number => range(hex, unit.hex) + (unit.owner === owner ? 1000 : 0);
  return craft.sort((a, b) => distance(a) - distance(b))[0]?.id;
}

/** [7.4, 5.6] Tractor Beam: turns a beam on a target; commands may then be given through it. */
export const tractor: Verb<'tractor'> = {
  check(game, { player, ship: id, pod, target }) {
    const refused = checkBattleCommand(game, player, id);
    if (refused) return refused;
    const ship = shipOf(game, id);
    return checkTractorPod(game, ship, pod) ?? checkReach(game, ship, pod, target);
  },
  apply(play, { ship: id, pod: box, target }) {
    const ship = shipOf(play.game, id);
    const pod = ship.pods[box - 1];
    if (!pod) return;
    spendBattleCommand(play.game, ship);
    const { commands } = beamOf(pod);
    const { beams } = play.game.phase;
    changePhase(play.game, { beams: [...beams, { ship: id, pod: box, target, left: commands }] });
    emit(play, '5.6', { type: 'tractor', ship: id, target, commands });
  },
  list(game, player, { ships }, listed) {
    for (const ship of ships) {
      for (let pod = 1; pod <= ship.pods.length; pod += 1) {
        if (checkTractorPod(game, ship, pod)) continue;
        // In which order battlecraft were made is a secret.
        for (const target of sortBySince(listInPlay(game).filter(isCraft))) {
          if (checkBeamOn(ship, pod, target)) continue;
          listed.push({ player, do: 'tractor', ship: ship.id, pod, target: target.id });
        }
      }
    }
  },
};

/** [R7.4e] Why a beam that was turned on cannot give a command now. */
function checkUse(game: Game, beam: Beam): Rejection | undefined {
  const ship = shipOf(game, beam.ship);
  const pod = ship.pods[beam.pod - 1];
  if (beam.left <= 0) return refuse('5.6', 'beam-commands-used', { unit: beam.ship, target: beam.target });
  if (!pod || !isUndamaged(pod)) return refuse('8.9', 'pod-damaged', { unit: beam.ship, pod: beam.pod });
  const refused = checkReach(game, ship, beam.pod, beam.target);
  if (refused) return refused;
  const target = unitOf(game, beam.target);
  const pays = isCraft(target) && hasUnits(ship, beamCost(game, target));
  return pays ? undefined : refuse('7.6', 'no-energy', { unit: beam.ship });
}

const beamsOn = (game: Game, ship: UnitId, target: UnitId): Beam[] =>
  game.phase.beams.filter((beam) => beam.ship === ship && beam.target === target);

/** [5.6, 7.5, R7.4e] Why a ship's beam may not give a command to a unit. */
export function checkBeam(game: Game, player: Player, ship: UnitId, target: UnitId): Rejection | undefined {
  const refused = checkOwnShip(game, player, ship, '7.4');
  if (refused) return refused;
  const beams = beamsOn(game, ship, target);
  if (beams.length === 0) return refuse('R7.4e', 'no-beam', { unit: ship, target });
  const uses = beams.map((beam) => checkUse(game, beam));
  return uses.includes(undefined) ? undefined : uses[0];
}

/** [5.6, 7.5] One command through a ship's beam: the ship pays. */
export function commandThroughBeam(play: Play, ship: UnitId, target: UnitId): void {
  const beam = beamsOn(play.game, ship, target).find((one) => !checkUse(play.game, one));
  const unit = unitOf(play.game, target);
  if (!beam || !isCraft(unit)) return;
  const { game } = play;
  const beams = game.phase.beams.map((one) => (one === beam ? { ...one, left: one.left - 1 } : one));
  changePhase(game, { beams });
  const units = beamCost(play.game, unit);
  const payer = ownShip(play.game, ship);
  payUnits(payer, units);
  emit(play, '7.5', { type: 'paid', unit: ship, blocks: 0, units }, payer.owner);
}

/** The targets and ships of the beams turned on in this phase, each pair once. */
export const listBeamed = (game: Game): { unit: UnitId; by: UnitId }[] =>
  game.phase.beams
    .filter((beam) => beamsOn(game, beam.ship, beam.target)[0] === beam)
    .map(({ ship, target }) => ({ unit: target, by: ship }));
