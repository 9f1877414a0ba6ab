import {
  FIRE_COST,
  FIRE_TYPES,
  type FireType,
  HULLS,
  hitChance,
  PODS,
  range,
  relativeVelocity,
  unitsLeft,
  type Vector,
} from '../engine/index.ts';
import type { CraftUnit } from './units.ts';

const works = ({ status }: { status: string }): boolean => status === 'intact' || status === 'vulnerable';

/** One thing a craft fires with: how often, what, and how well it is aimed. */
interface Gun {
  from: 'burster' | number;
  fires: number;
  types: readonly FireType[];
  modifier: number;
}

/** [8.1, R8.1a, 8.5, 8.9] What a craft can fire with in its condition. */
export function gunsOf(craft: CraftUnit): Gun[] {
  const hull = HULLS[craft.hull];
  const guns: Gun[] = [];
  const pods = craft.kind === 'spaceship' ? craft.pods : [];
  const links = pods.filter((pod) => pod.type === 'battle-communications' && works(pod)).length;
  const aim = Math.min(hull.targetingProgram, links > 0 ? (PODS['battle-communications'].targetingProgram ?? 0) : 0);
  if (hull.burster > 0) {
    guns.push({
      from: 'burster',
      fires: 1,
      types: hull.burster > 1 ? ['laser-burst', 'laser-barrage'] : ['laser-burst'],
      modifier: aim,
    });
  }
  for (const [index, pod] of pods.entries()) {
    const line = PODS[pod.type];
    if (!line.weapons || pod.status === 'destroyed') continue;
    const whole = works(pod);
    guns.push({
      from: index + 1,
      fires: whole ? line.fires : 1,
      types: whole ? FIRE_TYPES : ['laser-burst', 'particle-burst'],
      modifier: Math.min(aim, line.targetingProgram ?? 0),
    });
  }
  const best = guns.reduce<Gun | null>((one, gun) => (gun.from !== 'burster' || !one ? gun : one), null);
  if (best) best.fires += links;
  return guns;
}

const chanceOf = (type: FireType, value: number): number => {
  const chance = hitChance(type, value);
  return chance === 'A' ? 1 : chance === '-' ? 0 : chance / 10;
};

/** The sum of the chances to hit of all guns of a craft, each with its best type, by relative velocity and range. */
export interface Volley {
  /** Hits expected, at `[relative velocity][range that counts]`. */
  hits: readonly (readonly number[])[];
  /** The hits at the least range and velocity: none for a craft that has nothing to fire with. */
  most: number;
}

const TOP_RANGE = 15;
const TOP_RELATIVE = 18;

function volley(guns: readonly Gun[], energy: number): Volley {
  const hits = Array.from({ length: TOP_RELATIVE + 1 }, (_, relative) =>
    Array.from({ length: TOP_RANGE + 1 }, (_none, hexes) => {
      let sum = 0;
      for (const { fires, types, modifier } of guns) {
        const value = hexes + Math.max(0, relative + modifier);
        let best = 0;
        for (const type of types) {
          if (FIRE_COST[type] <= energy) best = Math.max(best, chanceOf(type, value));
        }
        sum += fires * best;
      }
      return sum;
    }),
  );
  return { hits, most: hits[0]?.[0] ?? 0 };
}

const knownVolleys = new Map<string, Volley>();
/** The same by the pods, which are replaced when one of them changes, and the energy that tells. */
const volleysOfPods = new WeakMap<object, (Volley | undefined)[]>();

/** What a craft hits with all its guns in one Fire Phase, in its condition and with the energy it has. */
export function volleyOf(craft: CraftUnit): Volley {
  const energy = Math.max(0, Math.min(3, unitsLeft(craft)));
  const pods = craft.kind === 'spaceship' ? craft.pods : HULLS[craft.hull];
  const ofPods = volleysOfPods.get(pods) ?? [];
  const before = ofPods[energy];
  if (before) return before;
  const guns = gunsOf(craft);
  const key = JSON.stringify([guns, energy]);
  const made = knownVolleys.get(key) ?? volley(guns, energy);
  knownVolleys.set(key, made);
  ofPods[energy] = made;
  volleysOfPods.set(pods, ofPods);
  return made;
}

/** [8.6] The hits expected of a volley between two vectors. */
export function hitsExpected({ hits, most }: Volley, firing: Vector, target: Vector): number {
  if (most === 0) return 0;
  const hexes = range(firing.hex, target.hex);
  if (hexes > 2 * TOP_RANGE) return 0;
  const { value, sameVector } = relativeVelocity(firing, target);
  const counted = sameVector ? Math.ceil(hexes / 2) : hexes;
  return counted > TOP_RANGE ? 0 : (hits[Math.min(TOP_RELATIVE, value)]?.[counted] ?? 0);
}
