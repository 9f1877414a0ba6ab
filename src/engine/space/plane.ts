import type { Direction } from '../model/names.ts';
import type { Hex } from '../model/state.ts';

const ROOT = Math.sqrt(3);

/** A place or a way on the plane on which the middles of neighbouring hexes are 1 apart: `x` to the right, `y` down. */
export interface PlanePoint {
  x: number;
  y: number;
}

/** The middle of a hex on that plane, hex 0,0 in its origin. */
export const planePoint = ({ q, r }: Hex): PlanePoint => ({ x: (q * ROOT) / 2, y: r + q / 2 });

/** [6.1] How far a unit comes in one move; towards a corner it takes two hexes for each 1.7. */
export function strideOf({ direction, velocity }: { direction: Direction; velocity: number }): PlanePoint {
  const angle = (direction * Math.PI) / 6;
  const way = direction % 2 === 0 ? velocity : (velocity * ROOT) / 2;
  return { x: Math.sin(angle) * way, y: -Math.cos(angle) * way };
}
