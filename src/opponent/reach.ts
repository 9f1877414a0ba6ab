import { gunsOf } from '../chances/index.ts';
import {
  type CivLevel,
  type Direction,
  type Game,
  type Hex,
  launchVelocities,
  listAboard,
  MIMS_LAUNCHES,
  type MissileType,
  missileLine,
  missilePlacements,
  type Player,
  PODS,
  stepsOf,
  type UnitId,
} from '../engine/index.ts';
import { type SeenCraft, type SeenMissile, type SeenOnMap, type SeenSpaceship, works } from './forces.ts';
import { chanceInHex, type FlightState, keyOf } from './geometry.ts';
import type { Weights } from './weights.ts';

/** A hex that a missile can pass: the vectors it may have there, and the best chances found so far. */
interface Cell {
  /** Directions and velocities, `direction * 10 + velocity`. */
  codes: number[];
  /** By the target's direction and velocity. */
  best: Map<number, number>;
}

/** The hexes a missile can pass, counted from where it is or is launched from. */
type Cells = ReadonlyMap<number, Cell>;

/** Everywhere one missile can pass on its next move, and how it may fly there. */
export interface Reach {
  source: UnitId;
  type: MissileType;
  civLevel: CivLevel;
  from: Hex;
  cells: Cells;
  /** [9.6] Where a launched missile lies until then, for units that move past it. */
  laid: Cells;
  /** Whether it flies already, or could be launched. */
  inFlight: boolean;
  /** How many missiles pass there at once: the four of a MIMS, or one. */
  missiles: number;
  /** Where the four of a MIMS could pass instead, and how likely it is one. */
  suspected?: { four: Reach; share: number };
}

/** Adds the hexes of a move. */
function addCourse(cells: Map<number, Cell>, { hex, direction, nextSide, velocity }: FlightState): void {
  const code = direction * 10 + velocity;
  for (const step of stepsOf(direction, nextSide, velocity)) {
    const key = keyOf(hex.q + step.q, hex.r + step.r);
    const there = cells.get(key);
    if (!there) cells.set(key, { codes: [code], best: new Map() });
    else if (!there.codes.includes(code)) there.codes.push(code);
  }
}

/** [7.1, 7.2, 9.5] The vectors a missile can have after its next commands, with so much energy left. */
export function steered(
  type: MissileType,
  civLevel: CivLevel,
  from: { direction: Direction; velocity: number },
  energy = 99,
): number[] {
  const line = missileLine(type, civLevel);
  if (!line) return [from.direction * 10 + Math.min(9, from.velocity + 1)];
  const slow = from.velocity >= line.maneuverRating;
  const commands = Math.min(energy, line.energyUnits, slow ? 1 : line.maneuverRating - from.velocity);
  const codes: number[] = [];
  for (let change = -line.velocityRating; change <= line.velocityRating; change += 1) {
    const velocity = from.velocity + change;
    const left = slow ? 0 : Math.min(6, commands - Math.abs(change));
    if (velocity < 1 || velocity > 9 || Math.abs(change) > commands) continue;
    for (let side = -left; side <= left; side += 1) {
      codes.push((((from.direction - 1 + side + 24) % 12) + 1) * 10 + velocity);
    }
  }
  return codes;
}

const knownCells = new Map<string, Cells>();

/** The cells by what they depend on; they are worked out once. */
function cellsOf(key: string, fill: (cells: Map<number, Cell>) => void): Cells {
  const known = knownCells.get(key);
  if (known) return known;
  const cells = new Map<number, Cell>();
  fill(cells);
  knownCells.set(key, cells);
  return cells;
}

const HERE: Hex = { q: 0, r: 0 };

type Launcher = Pick<FlightState, 'hex' | 'direction' | 'velocity'>;

/** [9.4] Every way to launch something from a launcher. */
export function* launchesFrom({ hex: from, direction: ahead, velocity: fast }: Launcher): Generator<Launcher> {
  for (const { hex, directions } of missilePlacements(from, ahead)) {
    for (const direction of directions) {
      for (const velocity of launchVelocities(fast)) yield { hex, direction, velocity };
    }
  }
}

/** Adds where missiles launched like this could pass on their first move. */
function addLaunches(cells: Map<number, Cell>, launcher: Launcher, type: MissileType, civLevel: CivLevel): void {
  for (const { hex, direction, velocity } of launchesFrom(launcher)) {
    for (const code of steered(type, civLevel, { direction, velocity })) {
      const turned = Math.floor(code / 10) as Direction;
      addCourse(cells, { hex, direction: turned, nextSide: 'left', velocity: code % 10 });
    }
  }
}

/** [9.4] Where a launch of this kind could pass on its first move. */
export function launchReach(source: UnitId, launcher: Launcher, type: MissileType, civLevel: CivLevel): Reach {
  const { direction: ahead, velocity: fast } = launcher;
  const kind = type === 'mims' && civLevel === 6 ? 'intelligent' : type;
  const cells = cellsOf(`${kind} ${civLevel} ${ahead} ${fast}`, (found) =>
    addLaunches(found, { hex: HERE, direction: ahead, velocity: fast }, type, civLevel),
  );
  const laid = cellsOf(`laid ${ahead} ${fast}`, (found) => {
    for (const { hex, directions } of missilePlacements(HERE, ahead)) {
      const codes = directions.flatMap((direction) =>
        launchVelocities(fast).map((velocity) => direction * 10 + velocity),
      );
      found.set(keyOf(hex.q, hex.r), { codes, best: new Map() });
    }
  });
  return { source, type, civLevel, from: launcher.hex, cells, laid, inFlight: false, missiles: 1 };
}

/** [9.9, R9.9a] Where the four could pass that a MIMS launches in the phase in which it is launched itself. */
export function mimsReach(source: UnitId, launcher: Launcher, civLevel: CivLevel): Reach {
  const { direction, velocity, hex: from } = launcher;
  const cells = cellsOf(`four ${civLevel} ${direction} ${velocity}`, (found) => {
    for (const mims of launchesFrom({ hex: HERE, direction, velocity })) {
      addLaunches(found, mims, 'unguided', civLevel);
    }
  });
  return { ...launchReach(source, launcher, 'mims', civLevel), from, cells, missiles: MIMS_LAUNCHES };
}

/** Where a missile that a ship has ready could pass. */
export function readyReach({ ship, type, civLevel, mims }: Ready, launcher: Launcher): Reach {
  if (mims === 0) return launchReach(ship, launcher, type, civLevel);
  const four = mimsReach(ship, launcher, civLevel);
  return mims === 1 ? four : { ...launchReach(ship, launcher, type, civLevel), suspected: { four, share: mims } };
}

/** The same with others launched beside it. */
export const withMore = (reach: Reach, more: number): Reach => ({
  ...reach,
  missiles: reach.missiles + more,
  ...(reach.suspected && { suspected: { ...reach.suspected, four: withMore(reach.suspected.four, more) } }),
});

/** [7.1] Where a missile in flight can pass on its next move. */
export function flightReach(missile: SeenOnMap<SeenMissile>): Reach {
  const { missile: type, civLevel, direction, nextSide, velocity, energy } = missile;
  const left = energy ? energy.units - energy.spent : 0;
  const cells = cellsOf(`flying ${type} ${civLevel} ${direction} ${nextSide} ${velocity} ${left}`, (found) => {
    const codes = steered(type, civLevel, missile, left);
    for (const code of codes) {
      const turned = Math.floor(code / 10) as Direction;
      const side = turned === direction ? nextSide : 'left';
      addCourse(found, { hex: HERE, direction: turned, nextSide: side, velocity: code % 10 });
    }
  });
  const laid = cellsOf(`lies ${direction} ${velocity}`, (found) => {
    found.set(keyOf(0, 0), { codes: [direction * 10 + velocity], best: new Map() });
  });
  return { source: missile.id, type, civLevel, from: missile.hex, cells, laid, inFlight: true, missiles: 1 };
}

/** A missile that a ship could launch in its next Fire Phase: from which pod, and how it is named in the order. */
export interface Ready {
  ship: UnitId;
  pod: number;
  missile: MissileType | UnitId;
  type: MissileType;
  civLevel: CivLevel;
  /** How likely it is a MIMS whose four are launched at once. */
  mims: number;
}

/** How likely what lies prepared on an enemy's ship is thought to be a MIMS, where it may be one; measured (docs/opponent.md). */
const SUSPICION = 0.15;

/** A position, by which weights it is judged, and from whose seat it was imagined. */
interface Viewpoint {
  game: Game;
  w: Pick<Weights, 'finesse'>;
  deliberation: { seat: Player };
}

/** [9.1, 9.2, 8.9] The missiles a ship could launch as far as is known, one of each kind for each pod. */
export function readyMissiles({ game, w, deliberation }: Viewpoint, ship: SeenSpaceship): Ready[] {
  if (ship.forceField) return [];
  const found: Ready[] = [];
  for (const [index, pod] of ship.pods.entries()) {
    if (!pod.missiles || !works(pod) || pod.civLevel === null) continue;
    for (const type of ['intelligent', 'guided', 'unguided', 'mims'] as const) {
      if (pod.missiles[type] <= 0 || PODS[pod.type].prepare.includes(type)) continue;
      found.push({ ship: ship.id, pod: index + 1, missile: type, type, civLevel: pod.civLevel, mims: 0 });
    }
  }
  const mayHide =
    ship.owner !== deliberation.seat && ship.pods.some(({ missiles }) => missiles !== null && missiles.mims > 0);
  for (const unit of listAboard(game, ship)) {
    if (unit.kind !== 'missile' || unit.status !== 'prepared' || unit.pod === null) continue;
    const pod = ship.pods[unit.pod - 1];
    if (pod && works(pod)) {
      const { missile: type, civLevel } = unit;
      const mims = w.finesse * (type === 'mims' ? 1 : mayHide ? SUSPICION : 0);
      found.push({ ship: ship.id, pod: unit.pod, missile: unit.id, type, civLevel, mims });
    }
  }
  return found;
}

/** [9.6, 9.7] The best chance that what may pass a hex intercepts a unit that lies there and flies like this. */
export function bestChance({ from, cells, civLevel, missiles, suspected }: Reach, target: FlightState): number {
  const one = chanceIn(cells.get(keyOf(target.hex.q - from.q, target.hex.r - from.r)), civLevel, target);
  const chance = missiles === 1 ? one : 1 - (1 - one) ** missiles;
  return suspected ? (1 - suspected.share) * chance + suspected.share * bestChance(suspected.four, target) : chance;
}

/** [9.6] The same for a target that moves past a missile before that moves. */
export function chanceInPassing({ from, laid, civLevel }: Reach, flying: FlightState): number {
  const { hex, direction, nextSide, velocity } = flying;
  let best = 0;
  for (const step of stepsOf(direction, nextSide, velocity)) {
    const cell = laid.get(keyOf(hex.q + step.q - from.q, hex.r + step.r - from.r));
    if (cell) best = Math.max(best, chanceIn(cell, civLevel, flying));
  }
  return best;
}

function chanceIn(
  cell: Cell | undefined,
  civLevel: CivLevel,
  target: { direction: Direction; velocity: number },
): number {
  if (!cell) return 0;
  const key = (civLevel * 13 + target.direction) * 10 + target.velocity;
  const known = cell.best.get(key);
  if (known !== undefined) return known;
  let best = 0;
  for (const code of cell.codes) {
    const missile = { direction: Math.floor(code / 10) as Direction, velocity: code % 10 };
    best = Math.max(best, chanceInHex(civLevel, missile, target));
  }
  cell.best.set(key, best);
  return best;
}

/** The missiles that a pod has to launch, one at least if some are prepared. */
export function missilesFrom(craft: SeenCraft, from: 'burster' | number): number {
  const missiles = craft.kind === 'spaceship' && from !== 'burster' ? craft.pods[from - 1]?.missiles : null;
  if (!missiles) return 0;
  return Math.max(1, missiles.unguided + missiles.guided + missiles.intelligent + missiles.mims);
}

/** [8.1, 5.1] How many missiles a ship can launch in one Fire Phase: as many as its pods fire, and the extra ones. */
export function salvoOf(ship: SeenCraft, ready: readonly Ready[]): number {
  const guns = gunsOf(ship).filter(({ from }) => ready.some(({ pod }) => pod === from));
  return guns.reduce((sum, { from, fires }) => sum + Math.min(fires, missilesFrom(ship, from)), 0);
}

/** Everything of a side that may pass its enemies on its next move: launches of its next Fire Phase, and missiles in flight. */
export function reachesOf(
  from: Viewpoint,
  craft: readonly SeenOnMap<SeenCraft>[],
  missiles: readonly SeenOnMap<SeenMissile>[],
): Reach[] {
  const reaches = missiles.map(flightReach);
  for (const ship of craft) {
    if (ship.kind !== 'spaceship') continue;
    const kinds = new Set<string>();
    const all = readyMissiles(from, ship);
    const more = from.w.finesse > 0 && all.length > 0 ? salvoOf(ship, all) - 1 : 0;
    for (const ready of all) {
      const kind = `${ready.type}${ready.civLevel}`;
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      reaches.push(withMore(readyReach(ready, ship), more));
    }
  }
  return reaches;
}
