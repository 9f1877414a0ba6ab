import { missileLine } from '../charts/missiles.ts';
import { PODS } from '../charts/pods.ts';
import type { PartStatus, PodType, WeaponPodType } from '../model/names.ts';
import type { Craft, Missile, Pod, Spaceship, Unit } from '../model/state.ts';
import { hullLine, isMissile, isShip } from './units.ts';

/** [8.9, R8.5a] Whether a part works fully: a vulnerable one works as an intact one does. */
export const isUndamaged = (part: { status: PartStatus }): boolean =>
  part.status === 'intact' || part.status === 'vulnerable';

export const isDestroyed = (part: { status: PartStatus }): boolean => part.status === 'destroyed';

/** [4.2, 8.9, 9.5] The Maneuver Rating as damage to the bridge leaves it; 0 for an unguided missile. */
export function maneuverRating(unit: Unit): number {
  if (isMissile(unit)) return missileLine(unit.missile, unit.civLevel)?.maneuverRating ?? 0;
  const { status } = unit.parts.bridge;
  if (status === 'destroyed') return 1;
  return hullLine(unit).maneuverRating - (status === 'damaged' ? 2 : 0);
}

/** [4.1, 9.5] The Velocity Rating; 0 for an unguided missile. */
export const velocityRating = (unit: Unit): number =>
  isMissile(unit) ? (missileLine(unit.missile, unit.civLevel)?.velocityRating ?? 0) : hullLine(unit).velocityRating;

/** [8.9] A damaged or destroyed bridge takes no Weave. */
export const mayWeave = (craft: Craft): boolean => isUndamaged(craft.parts.bridge);

/** [5.2, R7.4a] Battle Commands by the pods that give them, which are replaced when one of them changes. */
const knownCommands = new WeakMap<Spaceship['pods'], number>();

function countCommands(pods: Spaceship['pods']): number {
  let sum = 0;
  for (const pod of pods) {
    if (isDestroyed(pod)) continue;
    const halved = pod.type === 'battle-communications' && pod.status === 'damaged';
    sum += halved ? 1 : PODS[pod.type].battleCommands;
  }
  return sum;
}

/** [5.2, 7.3, R7.4a] The number of Battle Commands a ship's pods give a phase, in their present condition. */
export function battleCommands({ pods }: Spaceship): number {
  const known = knownCommands.get(pods);
  if (known !== undefined) return known;
  const counted = countCommands(pods);
  knownCommands.set(pods, counted);
  return counted;
}

/** Pods of a type that are undamaged. */
export function listWorking({ pods }: Spaceship, type: PodType): Pod[] {
  const working: Pod[] = [];
  for (const pod of pods) if (pod.type === type && isUndamaged(pod)) working.push(pod);
  return working;
}

/** Whether a ship has such a pod. */
export const hasWorking = ({ pods }: Spaceship, type: PodType): boolean =>
  pods.some((pod) => pod.type === type && isUndamaged(pod));

/** [5.1] The four pods that fire and launch. */
export const isWeaponPod = (pod: Pod): pod is Pod & { type: WeaponPodType } => PODS[pod.type].weapons;

/** [5.5, 8.1, 8.9] Fires and launches a weapon pod allows in a Fire Phase; a damaged arsenal only one. */
export function firesOf(pod: Pod): number {
  const { weapons, fires } = PODS[pod.type];
  if (!weapons || isDestroyed(pod)) return 0;
  return pod.type === 'arsenal' && !isUndamaged(pod) ? 1 : fires;
}

/** [8.1, R8.1a] Extra fires or launches: one for each undamaged battle communications pod. */
export const extraFires = (ship: Spaceship): number => listWorking(ship, 'battle-communications').length;

/** [8.9] Whether a missile in this pod may be prepared, launched or, once launched, controlled. */
export const isMissilePod = (pod: Pod): boolean => pod.missiles !== null && isUndamaged(pod);

/** [9.8, 8.9] The class a ship's force field protects with if it is on: 0 when it may not be used at all. */
export function fieldClass(ship: Spaceship): 0 | 1 | 2 {
  const part = ship.parts['force-field'];
  const printed = hullLine(ship).forceField;
  if (!part || isDestroyed(part)) return 0;
  if (isUndamaged(part)) return printed;
  return printed === 2 ? 1 : 0;
}

/** [7.2, 8.9] The undamaged pods with which a ship may hyperjump. */
export const listJumpPods = (ship: Spaceship): Pod[] =>
  ship.pods.filter((pod) => PODS[pod.type].jump && isUndamaged(pod));

/** [8.5] A source of a Targeting Program, with its modifier: 0 or negative. */
export interface TargetingProgram {
  of: 'battle-communications' | 'hull' | 'pod';
  modifier: number;
}

/**
 * [5.4, 8.5, R8.5a] Every source of a Targeting Program for a fire from a weapon pod, or from the burster (`pod`
 * null).
 */
export function listTargetingPrograms(craft: Craft, pod: Pod | null): TargetingProgram[] {
  const programs: TargetingProgram[] = [];
  if (isShip(craft) && hasWorking(craft, 'battle-communications')) {
    programs.push(programOf('battle-communications', PODS['battle-communications'].targetingProgram));
  }
  programs.push(programOf('hull', hullLine(craft).targetingProgram));
  if (pod) programs.push(programOf('pod', PODS[pod.type].targetingProgram));
  return programs;
}

const programOf = (of: TargetingProgram['of'], modifier: number | null): TargetingProgram => ({
  of,
  modifier: modifier ?? 0,
});

/** [8.5, R8.5a] The modifier of the best Targeting Program, which is the one that counts. */
export function targetingProgram(craft: Craft, pod: Pod | null): number {
  let best = 0;
  for (const { modifier } of listTargetingPrograms(craft, pod)) best = Math.min(best, modifier);
  return best;
}

/** [9.5] Whether a missile has spent all its energy; never true of an unguided one, which has no energy to spend. */
export const isSpent = (missile: Missile): boolean =>
  missile.energy !== null && missile.energy.spent >= missile.energy.units;
