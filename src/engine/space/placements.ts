import type { Direction } from '../model/names.ts';
import type { Hex } from '../model/state.ts';
import { isHexside, turned } from './directions.ts';
import { HEXSIDES, neighbour } from './hexes.ts';

/** A hex a unit may be launched into and the directions it may point there. */
export interface Placement {
  hex: Hex;
  directions: Direction[];
}

/** [9.4, R9.4a] Clock positions from the launcher's direction: of the hex, and of the missile placed in it. */
const MISSILE_PLACEMENTS: Record<'hexside' | 'corner', { hex: number; directions: number[] }[]> = {
  hexside: [
    { hex: -2, directions: [-2, -1, 0] },
    { hex: 0, directions: [-1, 0, 1] },
    { hex: 2, directions: [0, 1, 2] },
  ],
  corner: [
    { hex: -1, directions: [-2, -1, 0] },
    { hex: 1, directions: [0, 1, 2] },
  ],
};

/** [9.4, R9.4a] Where a missile may be placed by a launcher in `hex` that points in `direction`. */
export function missilePlacements(hex: Hex, direction: Direction): Placement[] {
  return MISSILE_PLACEMENTS[isHexside(direction) ? 'hexside' : 'corner'].map((row) => ({
    hex: neighbour(hex, turned(direction, row.hex)),
    directions: row.directions.map((steps) => turned(direction, steps)),
  }));
}

/** [7.4, R7.4g] Where a battlecraft may be placed: any adjacent hex, up to two positions to either side. */
export function battlecraftPlacements(hex: Hex, direction: Direction): Placement[] {
  const directions = [-2, -1, 0, 1, 2].map((steps) => turned(direction, steps));
  return HEXSIDES.map((side) => ({ hex: neighbour(hex, side), directions }));
}

/** [9.4, R9.4b, R7.4g] The velocities a unit may be launched with: the launcher's or one more or less, 1 to 9. */
export const launchVelocities = (velocity: number): number[] =>
  [velocity - 1, velocity, velocity + 1].filter((v) => v >= 1 && v <= 9);
