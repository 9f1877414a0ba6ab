import {
  type CivLevel,
  type Direction,
  type Hex,
  interceptionChance,
  relativeVelocity,
  type Side,
  stepsOf,
} from '../engine/index.ts';

/** How a unit lies and flies. */
export interface FlightState {
  hex: Hex;
  direction: Direction;
  velocity: number;
  nextSide: Side;
}

const ORIGIN: Hex = { q: 0, r: 0 };

/** A number that is different for every hex near the map. */
export const keyOf = (q: number, r: number): number => (q + 4096) * 16384 + r + 4096;

/** [6.1] Where a unit is after its next move if it goes on like this. */
export function endOf({ hex, direction, nextSide, velocity }: FlightState): Hex {
  const last = stepsOf(direction, nextSide, velocity)[velocity - 1];
  return last ? { q: hex.q + last.q, r: hex.r + last.r } : hex;
}

/** [6.1, R6.1b] How a unit lies after its next move if it goes on like this. */
export function afterMove(unit: FlightState): FlightState {
  const { direction, nextSide, velocity } = unit;
  const flips = direction % 2 === 1 && velocity % 2 === 1;
  const other: Side = nextSide === 'left' ? 'right' : 'left';
  return { hex: endOf(unit), direction, velocity, nextSide: flips ? other : nextSide };
}

const knownChances = new Float64Array(3 * 12 * 100).fill(-1);

/** [8.3, 8.4, 9.7] The chance that a missile intercepts a target in its hex. */
export function chanceInHex(
  civLevel: CivLevel,
  missile: { direction: Direction; velocity: number },
  target: { direction: Direction; velocity: number },
): number {
  const apart = (missile.direction - target.direction + 12) % 12;
  const key = ((civLevel - 6) * 12 + apart) * 100 + missile.velocity * 10 + target.velocity;
  const known = knownChances[key] ?? -1;
  if (known >= 0) return known;
  const { value } = relativeVelocity({ ...missile, hex: ORIGIN }, { ...target, hex: ORIGIN });
  const chance = interceptionChance(civLevel, value);
  const probability = chance === 'A' ? 1 : chance / 10;
  knownChances[key] = probability;
  return probability;
}
