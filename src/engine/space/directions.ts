import type { Direction, Side } from '../model/names.ts';

/** [6.1] The direction `steps` clock positions further clockwise (negative: anticlockwise). */
export const turned = (direction: Direction, steps: number): Direction =>
  (((((direction - 1 + steps) % 12) + 12) % 12) + 1) as Direction;

/** [7.2] A Direction Change: one position to the left or to the right. */
export const turnedTo = (direction: Direction, side: Side): Direction => turned(direction, side === 'left' ? -1 : 1);

export const opposite = (direction: Direction): Direction => turned(direction, 6);

/** [R6.1a] Whether the direction points at a hexside; else it points at a corner. */
export const isHexside = (direction: Direction): boolean => direction % 2 === 0;

/** The smaller angle between two directions, in clock positions from 0 to 6. */
export const angleBetween = (a: Direction, b: Direction): number => {
  const steps = Math.abs(a - b);
  return Math.min(steps, 12 - steps);
};
