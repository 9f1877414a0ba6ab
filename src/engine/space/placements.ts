import { DIRECTIONS, type Direction } from '../model/names.ts';
import type { Hex } from '../model/state.ts';
import { isHexside, turned } from './directions.ts';
import { HEXSIDES, neighbour } from './hexes.ts';

/** A hex a unit may be launched into and the directions it may point there. */
export interface Placement {
  hex: Hex;
  directions: readonly Direction[];
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

/** The same for every direction of the launcher: through which hexside the hex lies, and where the missile may point. */
const AROUND = DIRECTIONS.map((direction) =>
  MISSILE_PLACEMENTS[isHexside(direction) ? 'hexside' : 'corner'].map((row) => ({
    side: turned(direction, row.hex),
    directions: row.directions.map((steps) => turned(direction, steps)),
  })),
);

/** [9.4, R9.4a] Where a missile may be placed by a launcher in `hex` that points in `direction`. */
export function missilePlacements(hex: Hex, direction: Direction): Placement[] {
  const placements: Placement[] = [];
  for (const { side, directions } of AROUND[direction - 1] ?? []) {
    placements.push({ hex: neighbour(hex, side), directions });
  }
  return placements;
}

/** [7.4, R7.4g] Where a battlecraft may be placed: any adjacent hex, up to two positions to either side. */
export function battlecraftPlacements(hex: Hex, direction: Direction): Placement[] {
  const directions = [-2, -1, 0, 1, 2].map((steps) => turned(direction, steps));
  return HEXSIDES.map((side) => ({ hex: neighbour(hex, side), directions }));
}

const LAUNCH_VELOCITIES: readonly (readonly number[])[] = [
  [1],
  [1, 2],
  [1, 2, 3],
  [2, 3, 4],
  [3, 4, 5],
  [4, 5, 6],
  [5, 6, 7],
  [6, 7, 8],
  [7, 8, 9],
  [8, 9],
];

/** [9.4, R9.4b, R7.4g] The velocities a unit may be launched with: the launcher's or one more or less, 1 to 9. */
export const launchVelocities = (velocity: number): readonly number[] => LAUNCH_VELOCITIES[velocity] ?? [];
