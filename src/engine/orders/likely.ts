import { PODS } from '../charts/pods.ts';
import { MISSILE_TYPES, type MissileType, type PodType } from '../model/names.ts';
import type { Unit } from '../model/state.ts';
import { isShip } from '../rules/units.ts';

const podsOf = (unit: Unit) => (isShip(unit) ? unit.pods : []);

/** The first box with a pod of this type, or box 1 if there is none. */
export const likelyPod = (unit: Unit, type: PodType): number =>
  Math.max(
    0,
    podsOf(unit).findIndex((pod) => pod.type === type),
  ) + 1;

/**
 * [9.1] The box and type for a sample order about a missile: one that is in its pod if possible. `starred` asks for the
 * types that must be prepared before launch.
 */
export function likelyMissile(unit: Unit, starred: boolean): { pod: number; missile: MissileType } {
  const boxes = podsOf(unit).map((pod, index) => {
    const wanted = MISSILE_TYPES.filter((type) => PODS[pod.type].prepare.includes(type) === starred);
    const there = wanted.filter((type) => (pod.missiles?.[type] ?? 0) > 0);
    return { pod: index + 1, missile: there[0] ?? wanted[0] ?? 'unguided', carries: pod.missiles !== null, there };
  });
  const best = boxes.find(({ there }) => there.length > 0) ?? boxes.find(({ carries }) => carries) ?? boxes[0];
  return { pod: best?.pod ?? 1, missile: best?.missile ?? 'unguided' };
}
