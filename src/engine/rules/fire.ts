import { FIRE_COST, hitChance } from '../charts/fire-results.ts';
import type { ActionOf } from '../model/actions.ts';
import type { FireOdds } from '../model/events.ts';
import { FIRE_TYPES, type FireType, type Player, type UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Craft, FireSource, Game, Hex, Pod, Spaceship, Unit } from '../model/state.ts';
import { range } from '../space/hexes.ts';
import { inPlay, listInPlay, toOwn, unitNamed } from './board.ts';
import { isDestroyed, isUndamaged, isWeaponPod, targetingProgram } from './capabilities.ts';
import { rollDie } from './dice.ts';
import { hasUnits, payUnits } from './energy.ts';
import { BURSTER, checkFiresLeft, checkShooter, noteFire, sourcesUsed } from './fire-order.ts';
import { pushHits } from './hits.ts';
import { emit } from './play.ts';
import { effectiveRange, relativeVelocity } from './relative-velocity.ts';
import { checkOwn, hullLine, isCraft, isShip, sortBySince, unitOf } from './units.ts';
import type { Listing, Verb } from './verb.ts';

/** The pod a fire comes from, or null for the burster. */
export const podAt = (craft: Craft, from: FireSource): Pod | null =>
  from === BURSTER || !isShip(craft) ? null : (craft.pods[from - 1] ?? null);

/** [4.4, 5.1, 8.9] Why no fire at all can come from there: no burster, no weapon pod, or a destroyed one. */
function checkSource(craft: Craft, from: FireSource): Rejection | undefined {
  const { id: unit } = craft;
  if (from === BURSTER) return hullLine(craft).burster > 0 ? undefined : refuse('4.4', 'no-burster', { unit });
  const pod = podAt(craft, from);
  if (!pod || !isWeaponPod(pod)) return refuse('5.1', 'no-weapon-pod', { unit, pod: from });
  return isDestroyed(pod) ? refuse('8.9', 'pod-destroyed', { unit, pod: from }) : undefined;
}

const isLaser = (type: FireType): boolean => type === 'laser-burst' || type === 'laser-barrage';
const isBarrage = (type: FireType): boolean => type === 'laser-barrage' || type === 'particle-barrage';

/** [4.4, 8.9] Why a source that can fire never makes this type of fire: burster class, or a damaged pod. */
function checkType(craft: Craft, from: FireSource, type: FireType): Rejection | undefined {
  const { id: unit } = craft;
  if (from === BURSTER) {
    if (!isLaser(type)) return refuse('4.4', 'burster-fires-lasers', { unit });
    return isBarrage(type) && hullLine(craft).burster < 2 ? refuse('4.4', 'burster-class-1', { unit }) : undefined;
  }
  const pod = podAt(craft, from);
  return isBarrage(type) && pod && !isUndamaged(pod) ? refuse('8.9', 'no-barrage', { unit, pod: from }) : undefined;
}

/** [4.4, 5.1, 8.9] Why this type of fire can never come from there: burster class, kind of pod, damage. */
export const checkWeapon = (craft: Craft, from: FireSource, type: FireType): Rejection | undefined =>
  checkSource(craft, from) ?? checkType(craft, from, type);

/** [8.0, R8.0a] Why a unit may not be fired at. */
function checkTarget(game: Game, player: Player, id: UnitId): Rejection | undefined {
  const target = unitNamed(game, id);
  if (!target) return refuse('8.0', 'no-such-unit', { unit: id });
  return target.owner === player ? refuse('8.0', 'own-target', { target: id }) : checkEnemy(target);
}

/** [R8.0a] Why a unit of the other player may not be fired at. */
export const checkEnemy = (target: Unit): Rejection | undefined =>
  inPlay(target) ? undefined : refuse('R8.0a', 'not-in-play', { unit: target.id, status: target.status });

/** [7.6, 8.2] Why a fire cannot be paid for. */
const checkFireEnergy = (craft: Craft, type: FireType): Rejection | undefined =>
  hasUnits(craft, FIRE_COST[type]) ? undefined : refuse('8.2', 'no-energy', { unit: craft.id });

/** [8.3, 8.4, 8.5, 8.6] The arithmetic of a fire: range, relative velocity, modifier, target value and hit chance. */
export function fireOdds(
  craft: Craft & { hex: Hex },
  from: FireSource,
  type: FireType,
  target: Unit & { hex: Hex },
): FireOdds {
  const hexes = range(craft.hex, target.hex);
  const velocity = relativeVelocity(craft, target);
  const modifier = targetingProgram(craft, podAt(craft, from));
  const targetValue =
    effectiveRange({ range: hexes, relativeVelocity: velocity }) + Math.max(0, velocity.value + modifier);
  const chance = hitChance(type, targetValue);
  return {
    range: hexes,
    relativeVelocity: velocity,
    modifier,
    targetValue,
    hitChance: chance,
    probability: chance === 'A' ? 1 : chance === '-' ? 0 : chance / 10,
  };
}

/** [8.0] Laser and particle fire. */
export const fire: Verb<'fire'> = {
  check(game, { player, unit: id, from, type, target }) {
    const refused = checkOwn(game, player, id, '8.0');
    if (refused) return refused;
    const unit = unitOf(game, id);
    if (!isCraft(unit)) return refuse('8.0', 'missiles-do-not-fire', { unit: id });
    const used = sourcesUsed(game, id);
    return (
      checkShooter(game, id, used) ??
      checkWeapon(unit, from, type) ??
      checkFiresLeft(unit, from, used) ??
      checkFireEnergy(unit, type) ??
      checkTarget(game, player, target)
    );
  },
  apply(play, { unit: id, from, type, target: targetId }) {
    const { game } = play;
    const unit = unitOf(game, id);
    const target = unitOf(game, targetId);
    if (!isCraft(unit) || !inPlay(unit) || !inPlay(target)) return;
    const odds = fireOdds(unit, from, type, target);
    noteFire(game, id, from);
    if (FIRE_COST[type] > 0) {
      payUnits(toOwn(game, unit), FIRE_COST[type]);
      emit(play, '8.2', { type: 'paid', unit: id, blocks: 0, units: FIRE_COST[type] }, unit.owner);
    }
    const die = typeof odds.hitChance === 'number' ? rollDie(play) : null;
    const hit = odds.hitChance === 'A' || (die !== null && die <= Number(odds.hitChance));
    const pod = podAt(unit, from);
    emit(play, '8.6', {
      type: 'fired',
      unit: id,
      pod: from === BURSTER ? null : from,
      podType: pod?.type ?? null,
      fire: type,
      target: targetId,
      odds,
      die,
      hit,
    });
    if (hit) pushHits(play, targetId, 'fire', unit.owner);
  },
  list(game, player, _, listed) {
    const targets = listTargets(game, player);
    for (const craft of listInPlay(game)) {
      if (!isCraft(craft) || craft.owner !== player) continue;
      const used = sourcesUsed(game, craft.id);
      if (checkShooter(game, craft.id, used)) continue;
      listFires(craft, BURSTER, used, targets, listed);
      if (isShip(craft)) listPodFires(craft, used, targets, listed);
    }
  },
};

/**
 * [8.0] The units a player may fire at, in the order in which they were placed on the map; the order in which missiles were
 * prepared is a secret.
 */
function listTargets(game: Game, player: Player): UnitId[] {
  const targets: Unit[] = [];
  for (const unit of listInPlay(game)) if (unit.owner !== player) targets.push(unit);
  return sortBySince(targets).map(({ id }) => id);
}

/** [5.1] Lists the fires from the pods of a ship. */
function listPodFires(
  ship: Spaceship,
  used: readonly FireSource[],
  targets: readonly UnitId[],
  listed: Listing<ActionOf<'fire'>>,
): void {
  let box = 0;
  for (const pod of ship.pods) {
    box += 1;
    if (isWeaponPod(pod)) listFires(ship, box, used, targets, listed);
  }
}

/** [8.1, 8.2] Lists the fires from a source that may fire once more, of each type it can make and its craft can pay. */
function listFires(
  craft: Craft,
  from: FireSource,
  used: readonly FireSource[],
  targets: readonly UnitId[],
  listed: Listing<ActionOf<'fire'>>,
): void {
  if (checkSource(craft, from) || checkFiresLeft(craft, from, used)) return;
  const { owner: player, id: unit } = craft;
  for (const type of FIRE_TYPES) {
    if (checkType(craft, from, type) || checkFireEnergy(craft, type)) continue;
    for (const target of targets) listed.push({ player, do: 'fire', unit, from, type, target });
  }
}
