import {
  type CivLevel,
  type Direction,
  type Game,
  type Hex,
  launchVelocities,
  listAboard,
  MISSILES,
  type MissileType,
  missileLine,
  missilePlacements,
  outcomesOf,
  PODS,
  type UnitId,
} from '../engine/index.ts';
import { type Craft, type Missile, type OnMap, type Spaceship, works } from './forces.ts';
import { chanceInHex, type Flying, keyOf, stepsOf } from './geometry.ts';

/** Everywhere one missile can pass on its first move, and how it may fly there. */
export interface Reach {
  source: UnitId;
  type: MissileType;
  civLevel: CivLevel;
  /** By hex: directions and velocities, `direction * 10 + velocity`. */
  at: ReadonlyMap<number, ReadonlySet<number>>;
}

type Cells = Map<number, Set<number>>;

/** Adds the hexes of a move. */
function addCourse(cells: Cells, { hex, direction, nextSide, velocity }: Flying): void {
  const code = direction * 10 + velocity;
  for (const step of stepsOf(direction, nextSide, velocity)) {
    const key = keyOf(hex.q + step.q, hex.r + step.r);
    const there = cells.get(key);
    if (there) there.add(code);
    else cells.set(key, new Set([code]));
  }
}

/** [7.1, 7.2, 9.5] The vectors a steered missile can have after its first commands: so many turns and changes. */
export function steered(
  type: MissileType,
  civLevel: CivLevel,
  from: { direction: Direction; velocity: number },
): number[] {
  const line = missileLine(type, civLevel);
  if (!line) return [from.direction * 10 + Math.min(9, from.velocity + 1)];
  const commands = Math.min(line.energyUnits, line.maneuverRating - from.velocity);
  const codes: number[] = [];
  const turns = Math.max(0, commands);
  for (let change = -line.velocityRating; change <= line.velocityRating; change += 1) {
    const velocity = from.velocity + change;
    if (velocity < 1 || velocity > 9 || Math.abs(change) > Math.max(1, turns)) continue;
    const left = Math.min(6, turns - Math.abs(change));
    for (let side = -left; side <= left; side += 1)
      codes.push((((from.direction - 1 + side + 24) % 12) + 1) * 10 + velocity);
  }
  return codes;
}

/** [9.4] Where a launch of this kind could pass on its first move. */
export function launchReach(
  source: UnitId,
  launcher: { hex: Hex; direction: Direction; velocity: number },
  type: MissileType,
  civLevel: CivLevel,
): Reach {
  const cells: Cells = new Map();
  for (const { hex, directions } of missilePlacements(launcher.hex, launcher.direction)) {
    const codes = new Set<number>();
    for (const direction of directions) {
      for (const velocity of launchVelocities(launcher.velocity)) {
        for (const code of steered(type, civLevel, { direction, velocity })) codes.add(code);
      }
    }
    for (const code of codes) {
      const direction = Math.floor(code / 10) as Direction;
      addCourse(cells, { hex, direction, nextSide: 'left', velocity: code % 10 });
    }
  }
  return { source, type, civLevel, at: cells };
}

/** [7.1] Where a missile in flight can pass on its next move. */
export function flightReach(game: Game, missile: OnMap<Missile>): Reach {
  const cells: Cells = new Map();
  if (missile.missile === 'unguided') addCourse(cells, { ...missile, velocity: Math.min(9, missile.velocity + 1) });
  else if (missile.missile === 'guided') {
    const line = MISSILES.guided[missile.civLevel];
    const left = line.energyUnits - (missile.energy?.spent ?? 0);
    for (const code of steered('guided', missile.civLevel, missile)) {
      if (left > 0)
        addCourse(cells, { ...missile, direction: Math.floor(code / 10) as Direction, velocity: code % 10 });
    }
    addCourse(cells, missile);
  } else for (const outcome of outcomesOf(game, missile.id)) addCourse(cells, outcome);
  return { source: missile.id, type: missile.missile, civLevel: missile.civLevel, at: cells };
}

/** A missile that a ship could launch in its next Fire Phase: from which pod, and how it is named in the order. */
export interface Ready {
  ship: UnitId;
  pod: number;
  missile: MissileType | UnitId;
  type: MissileType;
  civLevel: CivLevel;
}

/** [9.1, 9.2, 8.9] The missiles a ship could launch, one of each kind for each pod. */
export function readyMissiles(game: Game, ship: Spaceship): Ready[] {
  if (ship.forceField) return [];
  const found: Ready[] = [];
  for (const [index, pod] of ship.pods.entries()) {
    if (!pod.missiles || !works(pod) || pod.civLevel === null) continue;
    for (const type of ['intelligent', 'guided', 'unguided', 'mims'] as const) {
      if (pod.missiles[type] <= 0 || PODS[pod.type].prepare.includes(type)) continue;
      found.push({ ship: ship.id, pod: index + 1, missile: type, type, civLevel: pod.civLevel });
    }
  }
  for (const unit of listAboard(game, ship)) {
    if (unit.kind !== 'missile' || unit.status !== 'prepared' || unit.pod === null) continue;
    const pod = ship.pods[unit.pod - 1];
    if (pod && works(pod)) {
      found.push({ ship: ship.id, pod: unit.pod, missile: unit.id, type: unit.missile, civLevel: unit.civLevel });
    }
  }
  return found;
}

/** [9.6, 9.7] The best chance of a missile that may pass a hex to intercept what lies there and flies like this. */
export function bestChance(reach: Reach, target: Flying): number {
  const codes = reach.at.get(keyOf(target.hex.q, target.hex.r));
  if (!codes) return 0;
  let best = 0;
  for (const code of codes) {
    const missile = { direction: Math.floor(code / 10) as Direction, velocity: code % 10 };
    best = Math.max(best, chanceInHex(reach.civLevel, missile, target));
  }
  return best;
}

/** Everything of a side that may pass its enemies on its next move: launches of its next Fire Phase, and missiles in flight. */
export function reachesOf(game: Game, craft: readonly OnMap<Craft>[], missiles: readonly OnMap<Missile>[]): Reach[] {
  const reaches = missiles.map((missile) => flightReach(game, missile));
  for (const ship of craft) {
    if (ship.kind !== 'spaceship') continue;
    const kinds = new Set<string>();
    for (const { type, civLevel } of readyMissiles(game, ship)) {
      const kind = `${type}${civLevel}`;
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      reaches.push(launchReach(ship.id, ship, type, civLevel));
    }
  }
  return reaches;
}
