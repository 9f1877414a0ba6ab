import {
  FIRE_TYPES,
  type FireType,
  HULLS,
  hitChance,
  hitsToWreck,
  interceptionChance,
  missileLine,
  type PlanePoint,
  PODS,
  planePoint,
  relativeVelocity,
  strideOf,
  type Vector,
} from '../engine/index.ts';
import { lengthOf, minus } from './flight.ts';
import { blocksLeft, type FlownCraft, type FlownMissile } from './units.ts';

/** What one side can do to the other now: in hits expected, or as chances. */
export interface SideThreat {
  /** Hits of a Fire Phase as everybody lies now. */
  fire: number;
  /** The same when everybody has moved on once. */
  fireNext: number;
  /** How much of a craft such a Fire Phase takes. */
  wounds: number;
  /** How near missiles in flight are to interceptions. */
  pursuit: number;
  /** How near launches are to interceptions. */
  launch: number;
  /** Hexes to the nearest enemy. */
  nearest: number;
  /** By how many hexes a Game-Turn the nearest enemy is neared. */
  closing: number;
}

const BURSTS: readonly FireType[] = ['laser-burst', 'particle-burst'];
const FREE: readonly FireType[] = ['laser-burst'];
const TOP = 14;

/** [8.6] The best chance of some types of fire by Target Value. */
const bestBy = (types: readonly FireType[]): number[] =>
  Array.from({ length: TOP + 1 }, (_, value) =>
    Math.max(
      ...types.map((type) => {
        const chance = hitChance(type, value);
        return chance === 'A' ? 1 : chance === '-' ? 0 : chance / 10;
      }),
    ),
  );
const WHOLE = bestBy(FIRE_TYPES);
const DAMAGED = bestBy(BURSTS);
const EMPTY = bestBy(FREE);

interface Gun {
  fires: number;
  chances: readonly number[];
  modifier: number;
}

/** [8.1, 8.5, 8.9] What a craft fires with. */
function gunsAboard(craft: FlownCraft): Gun[] {
  const { burster, targetingProgram } = HULLS[craft.hull];
  const hasEnergy = blocksLeft(craft) > 0;
  const guns: Gun[] = [];
  if (burster > 0) guns.push({ fires: 1, chances: EMPTY, modifier: targetingProgram });
  for (const pod of craft.kind === 'spaceship' ? craft.pods : []) {
    const { weapons, fires, targetingProgram: program } = PODS[pod.type];
    if (!weapons || pod.status === 'destroyed') continue;
    const damaged = pod.status === 'damaged';
    guns.push({
      fires: damaged ? 1 : fires,
      chances: hasEnergy ? (damaged ? DAMAGED : WHOLE) : EMPTY,
      modifier: program ?? 0,
    });
  }
  return guns;
}

/** Distances that differ by no more than the reckoning does. */
const ALIKE = 1e-9;

const FAR = 16;

/** [8.6] The hits expected of all guns of a craft at so many hexes. */
function hitsAt(guns: readonly Gun[], hexes: number, relative: number): number {
  let sum = 0;
  for (const { fires, chances, modifier } of guns) {
    const value = hexes + Math.max(0, relative + modifier);
    const below = Math.floor(value);
    const [low, high] = [chances[below] ?? 0, chances[below + 1] ?? 0];
    sum += fires * (low + (high - low) * (value - below));
  }
  return sum;
}

/** A unit with what is asked of it again and again. */
interface Placed<U> {
  unit: U;
  at: PlanePoint;
  stride: PlanePoint;
}

const placed = <U extends FlownCraft | FlownMissile>(unit: U): Placed<U> => ({
  unit,
  at: planePoint(unit.hex),
  stride: strideOf(unit),
});

const after = ({ at, stride }: Placed<unknown>): PlanePoint => ({ x: at.x + stride.x, y: at.y + stride.y });

const speedBetween = (one: Vector, other: Vector): number => relativeVelocity(one, other).value;

interface Volleys {
  fire: number;
  fireNext: number;
  wounds: number;
}

function volleyOn(craft: Placed<FlownCraft>, targets: readonly Placed<FlownCraft>[]): Volleys {
  const guns = gunsAboard(craft.unit);
  const best: Volleys = { fire: 0, fireNext: 0, wounds: 0 };
  for (const target of targets) {
    const now = lengthOf(minus(target.at, craft.at));
    const next = lengthOf(minus(after(target), after(craft)));
    if (now > FAR && next > FAR) continue;
    const relative = speedBetween(craft.unit, target.unit);
    const fire = hitsAt(guns, now, relative);
    best.fire = Math.max(best.fire, fire);
    best.fireNext = Math.max(best.fireNext, hitsAt(guns, next, relative));
    best.wounds = Math.max(best.wounds, Math.min(1, fire / Math.max(1, hitsToWreck(target.unit))));
  }
  return best;
}

const chanceAt = (civLevel: 6 | 7 | 8, relative: number): number => {
  const chance = interceptionChance(civLevel, relative);
  return chance === 'A' ? 1 : chance / 10;
};

/** How much of an interception is left against a target: a field that is on stops most. */
const bite = ({ unit }: Placed<FlownCraft>): number => (unit.kind === 'spaceship' && unit.forceField ? 0.25 : 1);

/** How near a missile in flight is to a target: by what lies between them after a move of both, and what it can steer. */
function pursuitOf(missile: Placed<FlownMissile>, target: Placed<FlownCraft>): number {
  const { missile: type, civLevel, velocity } = missile.unit;
  const steers = type === 'unguided' ? 0.5 : 1 + 0.6 * velocity;
  const before = minus(target.at, missile.at);
  const gap = Math.max(0, lengthOf(minus(after(target), after(missile))) - steers);
  const toward = before.x * missile.stride.x + before.y * missile.stride.y;
  const astern = toward < 0 ? 2 : 0;
  return Math.exp(-(gap + astern) / 3) * chanceAt(civLevel, speedBetween(missile.unit, target.unit)) * bite(target);
}

/** How near a ship's best launch is to a target, which moves once before the missile. */
function launchOf(craft: Placed<FlownCraft>, target: Placed<FlownCraft>): number {
  const { unit: ship } = craft;
  if (ship.kind !== 'spaceship' || ship.forceField) return 0;
  const way = minus(after(target), craft.at);
  const far = lengthOf(way);
  const heading = strideOf({ direction: ship.direction, velocity: 1 });
  const ahead = far < 1 ? 1 : (way.x * heading.x + way.y * heading.y) / (far * Math.max(0.8, lengthOf(heading)));
  const facing = Math.max(0, 0.35 + 0.65 * ahead);
  let best = 0;
  for (const { missiles, civLevel } of ship.pods) {
    if (!missiles || civLevel === null) continue;
    for (const type of ['intelligent', 'guided', 'unguided'] as const) {
      if (missiles[type] <= 0) continue;
      const reach = ship.velocity + 1 + (missileLine(type, civLevel)?.velocityRating ?? 1);
      const gap = Math.max(0, far - reach);
      const flying: Vector = { hex: ship.hex, direction: ship.direction, velocity: Math.min(9, ship.velocity + 1) };
      best = Math.max(best, Math.exp(-gap / 3) * facing * chanceAt(civLevel, speedBetween(flying, target.unit)));
    }
  }
  return best * bite(target);
}

/** How much of all there is to lose a target stands for: ships alike, battlecraft a third. */
const weightOf = ({ unit }: Placed<FlownCraft>): number => (unit.kind === 'spaceship' ? 1 : 0.35);

/** The craft and missiles of a side that are on the map. */
export interface Flying {
  craft: readonly FlownCraft[];
  missiles: readonly FlownMissile[];
}

/** [8.0, 9.0] What one side can do to the other. */
export function dangerOf(own: Flying, foes: Flying): SideThreat {
  const craft = own.craft.map(placed);
  const missiles = own.missiles.map(placed);
  const targets = foes.craft.map(placed);
  const sum: Volleys = { fire: 0, fireNext: 0, wounds: 0 };
  for (const one of craft) {
    const volley = volleyOn(one, targets);
    sum.fire += volley.fire;
    sum.fireNext += volley.fireNext;
    sum.wounds += volley.wounds;
  }
  const all = Math.max(
    1,
    targets.reduce((total, target) => total + weightOf(target), 0),
  );
  let pursuit = 0;
  let launch = 0;
  for (const target of targets) {
    const missed = missiles.reduce((left, missile) => left * (1 - pursuitOf(missile, target)), 1);
    pursuit += (weightOf(target) / all) * (1 - missed);
    const unlaunched = craft.reduce((left, ship) => left * (1 - 0.7 * launchOf(ship, target)), 1);
    launch += (weightOf(target) / all) * (1 - unlaunched);
  }
  let nearest = 60;
  let closing = 0;
  for (const one of craft) {
    for (const target of targets) {
      const far = lengthOf(minus(target.at, one.at));
      if (far > nearest + ALIKE) continue;
      const closed = far - lengthOf(minus(after(target), after(one)));
      closing = far < nearest - ALIKE ? closed : Math.max(closing, closed);
      nearest = Math.min(nearest, far);
    }
  }
  return { ...sum, pursuit, launch, nearest, closing };
}
