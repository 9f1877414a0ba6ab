import { HULLS } from '../charts/hulls.ts';
import { interceptionChance } from '../charts/interception.ts';
import type { RelativeVelocity } from '../model/events.ts';
import {
  type CivLevel,
  type Direction,
  type InterceptionChance,
  isSpaceshipHull,
  type UnitId,
} from '../model/names.ts';
import type { Scenario, Sheet } from '../model/scenario.ts';
import type { Snapshot, UnitView } from '../model/snapshot.ts';
import type { Hex } from '../model/state.ts';
import { emergencyNeeds } from '../rules/force-field.ts';
import { MOST_ROLLS } from '../rules/interception.ts';
import { relativeVelocity, type Vector } from '../rules/relative-velocity.ts';
import { terrainOf } from '../rules/terrain.ts';
import { course } from '../space/course.ts';
import { hexIndex, sameHex } from '../space/hexes.ts';
import { onSheets, parseHexId } from '../space/sheets.ts';

/** [9.6, 9.7] The arithmetic of a missile's attempt, as far as it is known. */
export interface SeenAttempt {
  missile: UnitId;
  target: UnitId;
  relativeVelocity: RelativeVelocity;
  /** Null with the chance for a face-down missile of the other player, whose level is not known. */
  civLevel: CivLevel | null;
  chance: InterceptionChance | null;
}

/** [9.6, 9.8] What becomes of a unit that is intercepted. */
export type InterceptionResult =
  | { kind: 'destroyed' }
  /** Destroyed unless its force field comes up in time: this die or less. */
  | { kind: 'field'; needs: number }
  /** The missile bursts on its force field: so many rolls for hits. */
  | { kind: 'bursts'; rolls: number };

/** What has to be rolled, or may be, where a unit enters a hex on its next move. */
export type Ahead = { step: number; hex: Hex } & (
  | { kind: 'asteroids'; unit: UnitId; velocity: number }
  | ({ kind: 'attempt'; result: InterceptionResult } & SeenAttempt)
);

function vectorOf({ hex, direction, velocity }: UnitView, sheets: readonly Sheet[]): Vector | null {
  const place = hex === null ? undefined : parseHexId(sheets, hex);
  return place && direction !== null && velocity !== null ? { hex: place, direction, velocity } : null;
}

function attemptOf(missile: UnitView, target: UnitView, from: Vector, to: Vector): SeenAttempt {
  const figure = relativeVelocity(from, to);
  const civLevel = missile.civLevel ?? null;
  const chance = civLevel && interceptionChance(civLevel, figure.value);
  return { missile: missile.id, target: target.id, relativeVelocity: figure, civLevel, chance };
}

/** [9.7] How a missile would fare against a unit in its hex; null if one of the two is not on the map. */
export function seenAttempt(missile: UnitView, target: UnitView, sheets: readonly Sheet[]): SeenAttempt | null {
  const [from, to] = [vectorOf(missile, sheets), vectorOf(target, sheets)];
  return from && to && attemptOf(missile, target, from, to);
}

/** [9.6, 9.8, R9.8a, R9.8b] What an interception that succeeds comes to; of another's ship one does not see if it can pay. */
export function interceptionResult(target: UnitView): InterceptionResult {
  const status = target.parts?.['force-field']?.status;
  const whole = status === 'intact' || status === 'vulnerable';
  if (target.kind !== 'spaceship' || !isSpaceshipHull(target.class)) return { kind: 'destroyed' };
  if (target.forceField) {
    return { kind: 'bursts', rolls: whole && HULLS[target.class].forceField === 2 ? 1 : MOST_ROLLS };
  }
  const { energy } = target;
  const canPay = !energy || !('blocks' in energy) || energy.marked < energy.blocks;
  return whole && canPay ? { kind: 'field', needs: emergencyNeeds(target.class) } : { kind: 'destroyed' };
}

type Flying = UnitView & { direction: Direction; velocity: number };

const flies = (unit: UnitView): unit is Flying =>
  unit.status === 'in-play' && unit.direction !== null && unit.velocity !== null;

/** [9.6] The enemies with the lowest relative velocity in a hex that a missile enters. */
function nearestIn(vector: Vector, enemies: readonly { unit: UnitView; vector: Vector }[]): UnitView[] {
  const values = enemies.map((enemy) => relativeVelocity(vector, enemy.vector).value);
  const lowest = Math.min(...values);
  return enemies.filter((_, nth) => values[nth] === lowest).map(({ unit }) => unit);
}

/**
 * [6.1, 6.6, 9.6, 9.7] What is rolled, or may be, as a unit flies its next course past the others as they lie: checks among
 * asteroids, and attempts by it and on it. It is told from a view alone, so that it holds nothing that is not seen: no
 * chance where the level of a missile is not known, and every enemy missile on the way tries the unit that comes.
 */
export function listAhead(
  { units, sheets }: Pick<Snapshot, 'units' | 'sheets'>,
  scenario: Scenario,
  unit: UnitView,
): Ahead[] {
  const start = vectorOf(unit, sheets);
  if (!start || !flies(unit)) return [];
  const { asteroidNumbers, planetNumbers } = terrainOf(scenario);
  const enemies = units.flatMap((other) => {
    const vector = other.owner !== unit.owner && flies(other) ? vectorOf(other, sheets) : null;
    return vector ? [{ unit: other, vector }] : [];
  });
  const partner = units.find(({ id, hex }) => id === unit.dockedWith && hex === unit.hex);
  const ahead: Ahead[] = [];
  const { stops } = course({ ...start, nextSide: unit.nextSide ?? 'left' }, unit.velocity);
  for (const [index, hex] of stops.entries()) {
    if (unit.kind === 'missile' && (planetNumbers.has(hexIndex(hex)) || !onSheets(sheets, hex))) break;
    const at = { step: index + 1, hex };
    if (asteroidNumbers.has(hexIndex(hex))) {
      for (const one of partner ? [unit, partner] : [unit]) {
        ahead.push({ ...at, kind: 'asteroids', unit: one.id, velocity: unit.velocity });
      }
    }
    const moved = { ...start, hex };
    const there = enemies.filter((enemy) => sameHex(enemy.vector.hex, hex));
    const add = (missile: UnitView, target: UnitView, from: Vector, to: Vector) =>
      ahead.push({
        ...at,
        kind: 'attempt',
        result: interceptionResult(target),
        ...attemptOf(missile, target, from, to),
      });
    const targets = unit.kind === 'missile' ? nearestIn(moved, there) : [];
    for (const enemy of there) if (targets.includes(enemy.unit)) add(unit, enemy.unit, moved, enemy.vector);
    for (const enemy of there) if (enemy.unit.kind === 'missile') add(enemy.unit, unit, enemy.vector, moved);
  }
  return ahead;
}
