import {
  type Direction,
  firesLeft,
  type Game,
  type Hex,
  hitsToWreck,
  interceptionChance,
  launchVelocities,
  MIMS_LAUNCHES,
  missileLine,
  missilePlacements,
  type PlanePoint,
  type Player,
  PODS,
  planePoint,
  relativeVelocity,
  SEQUENCE,
  stepsOf,
  type Vector,
} from '../engine/index.ts';
import { decay, some } from './exact.ts';
import type { SideSums } from './figures.ts';
import { lengthOf, minus, unitStride } from './flight.ts';
import { hitsExpected, volleyOf } from './gunnery.ts';
import type { FlownCraft, FlownMissile } from './units.ts';

/** The six phases of a Game-Turn, counted from now on. */
const PHASES = SEQUENCE.length;

/** [3.0] How many phases lie before the next one of this kind and player: none where it is now. */
function phasesUntil({ phase }: Game, kind: 'movement' | 'fire', player: Player): number {
  const place = (of: { kind: string; player: Player }): number =>
    SEQUENCE.findIndex((one) => one.kind === of.kind && one.player === of.player);
  return (place({ kind, player }) - place(phase) + PHASES) % PHASES;
}

/** A unit that is there, and where it will be after its next move. */
interface Placed<U> {
  unit: U;
  at: PlanePoint;
  after: PlanePoint;
  /** How it will lie in the Fire Phase looked at, and after one move. */
  due: Vector;
  next: Vector;
  /** The way it heads, over a hex. */
  heading: PlanePoint;
  /** What a ship can launch. */
  launchers: readonly Launcher[];
  /** Hits that wreck a craft. */
  hull: number;
}

/** Of what level something launched is, whether it gains velocity at once, how well it steers, and how often it is launched. */
interface Launcher {
  level: 6 | 7 | 8;
  gains: 0 | 1;
  steers: number;
  fires: number;
}

type Flown = FlownCraft | FlownMissile;

/** [6.1] A unit one move later, if nothing changes; from where it lies, or from another hex. */
function moved({ hex, direction, nextSide, velocity }: Flown, { q, r }: Hex = hex): Vector {
  const last = stepsOf(direction, nextSide, velocity).at(-1);
  return { hex: last ? { q: q + last.q, r: r + last.r } : { q, r }, direction, velocity };
}

/** Whether a unit makes a move before a phase that is so far off. */
function movesBefore(game: Game, unit: Flown, phases: number): boolean {
  const until = phasesUntil(game, 'movement', unit.owner);
  return until < phases && !(until === 0 && game.moved.includes(unit.id));
}

/** [9.2, 9.4, 9.9] What a ship can launch or prepare, its field being off. */
function launchersOf(game: Game, ship: Flown): Launcher[] {
  const found: Launcher[] = [];
  if (ship.kind !== 'spaceship' || ship.forceField) return found;
  for (const { type, missiles, civLevel: level, status } of ship.pods) {
    if (!missiles || level === null || status === 'damaged' || status === 'destroyed') continue;
    const { fires, prepare } = PODS[type];
    const steered = missiles.intelligent > 0 ? 'intelligent' : missiles.guided > 0 ? 'guided' : null;
    const free = (['intelligent', 'guided'] as const).some((one) => missiles[one] > 0 && !prepare.includes(one));
    const steers = steered && (missileLine(steered, level)?.velocityRating ?? 1);
    const gains = missiles.unguided > 0 && !prepare.includes('unguided');
    if (steers) found.push({ level, gains: 0, steers, fires: free && !gains ? fires : 0 });
    if (missiles.unguided > 0) found.push({ level, gains: 1, steers: 1, fires: gains ? fires : 0 });
  }
  for (const unit of game.units) {
    if (unit.kind !== 'missile' || unit.status !== 'prepared' || unit.mother !== ship.id) continue;
    const four = unit.missile === 'mims';
    const gains = four || unit.missile === 'unguided' ? 1 : 0;
    found.push({ level: unit.civLevel, gains, steers: 0, fires: four ? MIMS_LAUNCHES : 1 });
  }
  return found;
}

function placed<U extends Flown>(game: Game, unit: U, phases: number): Placed<U> {
  const at = planePoint(unit.hex);
  const heading = unitStride(unit.direction);
  const after = { x: at.x + unit.velocity * heading.x, y: at.y + unit.velocity * heading.y };
  const next = moved(unit);
  return {
    unit,
    at,
    after,
    due: movesBefore(game, unit, phases) ? next : unit,
    next,
    heading,
    launchers: launchersOf(game, unit),
    hull: unit.kind === 'missile' ? 1 : Math.max(1, hitsToWreck(unit)),
  };
}

/** How much of all there is to lose a target stands for: ships alike, battlecraft a third. */
const weightOf = ({ unit }: Placed<FlownCraft>): number => (unit.kind === 'spaceship' ? 1 : 0.35);

/** [8.1, R8.0a] What part of its fires a craft has left, where it is its own Fire Phase. */
function shareLeft(game: Game, craft: FlownCraft): number {
  const { kind, player, fires } = game.phase;
  if (kind !== 'fire' || player !== craft.owner) return 1;
  const used = fires.filter(({ unit }) => unit === craft.id).length;
  if (used === 0) return 1;
  if (fires.at(-1)?.unit !== craft.id) return 0;
  const { sources, extra } = firesLeft(game, craft);
  const left = sources.reduce((sum, source) => sum + source.left, extra);
  return left / (left + used);
}

/** [8.0] The hits of a Fire Phase, and how much they take: every craft fires at what it hurts most. */
function fires(
  craft: readonly Placed<FlownCraft>[],
  targets: readonly Placed<FlownCraft>[],
  at: 'due' | 'next',
  shareOf: (craft: FlownCraft) => number,
): { hits: number; wounds: number; kills: number } {
  const taken = targets.map(() => 0);
  let hits = 0;
  for (const one of craft) {
    const volley = volleyOf(one.unit);
    let best = { share: 0, hits: 0, nth: -1 };
    for (const [nth, target] of targets.entries()) {
      const expected = hitsExpected(volley, one[at], target[at]);
      const share = (expected * weightOf(target)) / target.hull;
      // Among equals the name decides, so that the order of units does not.
      const isFirst = share === best.share && target.unit.id < (targets[best.nth]?.unit.id ?? '');
      if (share > best.share || isFirst) best = { share, hits: expected, nth };
    }
    if (best.nth < 0) continue;
    const share = shareOf(one.unit);
    hits += share * best.hits;
    taken[best.nth] = (taken[best.nth] ?? 0) + share * best.share;
  }
  let [wounds, kills] = [0, 0];
  for (const one of taken) {
    wounds += Math.min(1, one);
    kills += Math.min(1, one * one);
  }
  return { hits, wounds, kills };
}

const chanceAt = (civLevel: 6 | 7 | 8, relative: number): number => {
  const chance = interceptionChance(civLevel, relative);
  return chance === 'A' ? 1 : chance / 10;
};

/** How much of an interception is left against a target: a field that is on stops most. */
const bite = ({ unit }: Placed<FlownCraft>): number => (unit.kind === 'spaceship' && unit.forceField ? 0.25 : 1);

/** [9.6, 9.7] The chance of a missile that flies so on a target that lies there, on one move. */
function passOf(missile: Vector, steps: readonly Hex[], civLevel: 6 | 7 | 8, target: Vector): number {
  const [q, r] = [target.hex.q - missile.hex.q, target.hex.r - missile.hex.r];
  if (!steps.some((step) => step.q === q && step.r === r)) return 0;
  return chanceAt(civLevel, relativeVelocity({ ...missile, hex: target.hex }, target).value);
}

const offset = (from: Hex, to: Hex): number => (to.q - from.q) * 64 + to.r - from.r;

const knownReach = new Map<number, ReadonlyMap<number, readonly Omit<Vector, 'hex'>[]>>();

/** [9.4, R9.4b] Where a missile launched by a unit that flies so may come on its first move, counted from the unit, and flying how. */
function reachOf(
  direction: Direction,
  velocity: number,
  gains: 0 | 1,
): ReadonlyMap<number, readonly Omit<Vector, 'hex'>[]> {
  const key = (direction * 10 + velocity) * 2 + gains;
  const known = knownReach.get(key);
  if (known) return known;
  const made = new Map<number, Omit<Vector, 'hex'>[]>();
  const origin = { q: 0, r: 0 };
  for (const { hex, directions } of missilePlacements(origin, direction)) {
    for (const flown of directions) {
      for (const launched of launchVelocities(velocity)) {
        const flying = { direction: flown, velocity: Math.min(9, launched + gains) };
        for (const { q, r } of stepsOf(flown, 'left', flying.velocity)) {
          const place = offset(origin, { q: hex.q + q, r: hex.r + r });
          made.set(place, [...(made.get(place) ?? []), flying]);
        }
      }
    }
  }
  knownReach.set(key, made);
  return made;
}

/** [8.1, 9.4] The chance that of all that a ship can launch something meets a target, which has moved once more by then. */
function launchOf(craft: Placed<FlownCraft>, target: Placed<FlownCraft>): number {
  const ship = craft.due;
  const aim = moved(target.unit, target.due.hex);
  let none = 1;
  for (const { level, gains, fires } of craft.launchers) {
    if (fires === 0) continue;
    let best = 0;
    for (const flying of reachOf(ship.direction, ship.velocity, gains).get(offset(ship.hex, aim.hex)) ?? []) {
      best = Math.max(best, chanceAt(level, relativeVelocity({ hex: aim.hex, ...flying }, aim).value));
    }
    for (let fire = 0; fire < fires; fire += 1) none *= 1 - best;
  }
  return (1 - none) * bite(target);
}

/** How near a ship's best launch is to a target, which moves once before the missile. */
function approachOf(craft: Placed<FlownCraft>, target: Placed<FlownCraft>): number {
  const { unit: ship, launchers } = craft;
  if (launchers.length === 0) return 0;
  const way = minus(target.after, craft.at);
  const facing = Math.max(0, 0.35 + 0.65 * headingFor(craft, way));
  const flying: Vector = { hex: ship.hex, direction: ship.direction, velocity: Math.min(9, ship.velocity + 1) };
  const relative = relativeVelocity(flying, target.unit).value;
  let near = 0;
  for (const { level, steers } of launchers) {
    if (steers === 0) continue;
    const gap = Math.max(0, lengthOf(way) - ship.velocity - 1 - steers);
    near = Math.max(near, decay(gap / 3) * chanceAt(level, relative));
  }
  return near * facing * bite(target);
}

/** From 1 where a unit heads along a way to -1 where it heads the other way. */
function headingFor({ heading }: Placed<Flown>, way: PlanePoint): number {
  const far = lengthOf(way);
  return far < 1 ? 1 : (way.x * heading.x + way.y * heading.y) / (far * Math.max(0.8, lengthOf(heading)));
}

/** How near a missile in flight is to a target: by what lies between them after a move of both, and what it can steer. */
function pursuitOf(missile: Placed<FlownMissile>, target: Placed<FlownCraft>): number {
  const { missile: type, civLevel, velocity } = missile.unit;
  const steers = type === 'unguided' ? 0.5 : 1 + 0.6 * velocity;
  const before = minus(target.at, missile.at);
  const stride = minus(missile.after, missile.at);
  const gap = Math.max(0, lengthOf(minus(target.after, missile.after)) - steers);
  const astern = before.x * stride.x + before.y * stride.y < 0 ? 2 : 0;
  return (
    decay((gap + astern) / 3) * chanceAt(civLevel, relativeVelocity(missile.unit, target.unit).value) * bite(target)
  );
}

/** [9.6] The chance of a missile in flight on its next move, the target having moved before if its move comes first. */
function nextPass(game: Game, { unit }: Placed<FlownMissile>, target: Placed<FlownCraft>): number {
  const until = phasesUntil(game, 'movement', unit.owner);
  if (until === 0 && game.moved.includes(unit.id)) return 0;
  const steps = stepsOf(unit.direction, unit.nextSide, unit.velocity);
  const there = movesBefore(game, target.unit, until) ? target.next : target.unit;
  return passOf(unit, steps, unit.civLevel, there) * bite(target);
}

/** The craft and missiles of a side that are on the map. */
export interface Flying {
  craft: readonly FlownCraft[];
  missiles: readonly FlownMissile[];
}

/** The chance of at least one of some. */
function anyOf<T>(all: readonly T[], chanceOf: (one: T) => number): number {
  let none = 1;
  for (const one of all) none *= 1 - chanceOf(one);
  return 1 - none;
}

/** Distances that differ by no more than the reckoning does. */
const ALIKE = 1e-9;

/** [8.0, 9.0] Adds what a side can do to the other. */
export function addThreat(threat: SideSums, game: Game, player: Player, own: Flying, foes: Flying): void {
  const fireIn = phasesUntil(game, 'fire', player);
  const craft = own.craft.map((one) => placed(game, one, fireIn));
  const targets = foes.craft.map((one) => placed(game, one, fireIn));
  const missiles = own.missiles.map((one) => placed(game, one, fireIn));
  const { hits, wounds, kills } = fires(craft, targets, 'due', (one) => shareLeft(game, one));
  const next = fires(craft, targets, 'next', () => 1);
  threat.fireIn = fireIn;
  threat.moveIn = phasesUntil(game, 'movement', player);
  threat.hits = hits;
  threat.wounds = wounds;
  threat.kills = kills;
  threat.fireNext = next.hits;
  threat.woundsNext = next.wounds;
  const all = Math.max(
    1,
    targets.reduce((total, target) => total + weightOf(target), 0),
  );
  for (const target of targets) {
    const share = weightOf(target) / all;
    threat.pass += share * anyOf(missiles, (missile) => nextPass(game, missile, target));
    threat.pursuit += share * anyOf(missiles, (missile) => pursuitOf(missile, target));
    threat.launch += share * anyOf(craft, (ship) => shareLeft(game, ship.unit) * launchOf(ship, target));
    threat.approach += share * anyOf(craft, (ship) => 0.7 * approachOf(ship, target));
    for (const one of craft) {
      const way = minus(target.at, one.at);
      const far = lengthOf(way);
      const near = (share * weightOf(one) * decay(far / 6)) / Math.max(1, craft.length);
      const facing = headingFor(one, way);
      threat.facing += near * facing;
      threat.tail += near * (1 + facing) * (1 + headingFor(target, way));
      threat.relative += near * some(relativeVelocity(one.unit, target.unit).value);
      if (far > threat.nearest + ALIKE) continue;
      const closed = far - lengthOf(minus(target.after, one.after));
      threat.closing = far < threat.nearest - ALIKE ? closed : Math.max(threat.closing, closed);
      threat.nearest = Math.min(threat.nearest, far);
    }
  }
}
