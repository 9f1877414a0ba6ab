import type { Direction, Side } from '../model/names.ts';
import type { Hex } from '../model/state.ts';
import { isHexside, turned } from './directions.ts';
import { neighbour } from './hexes.ts';

/** The part of a unit's position that decides which hex it moves into next. */
export interface Heading {
  hex: Hex;
  direction: Direction;
  nextSide: Side;
}

/** [6.1, R6.1b] One hex further: straight through a hexside, or left and right in turn at a corner. */
export function advance({ hex, direction, nextSide }: Heading): { hex: Hex; nextSide: Side } {
  if (isHexside(direction)) return { hex: neighbour(hex, direction), nextSide };
  const through = turned(direction, nextSide === 'left' ? -1 : 1);
  return { hex: neighbour(hex, through), nextSide: nextSide === 'left' ? 'right' : 'left' };
}

/**
 * [6.1] The hexes a unit would enter if nothing changed, one for each point of velocity; then the side of its next
 * corner move, and in `reminder` the hex it would enter after the last.
 */
export function course(heading: Heading, velocity: number): { stops: Hex[]; nextSide: Side; reminder: Hex } {
  const stops: Hex[] = [];
  let { hex, nextSide } = heading;
  for (let gone = 0; gone < velocity; gone += 1) {
    ({ hex, nextSide } = advance({ hex, direction: heading.direction, nextSide }));
    stops.push(hex);
  }
  return { stops, nextSide, reminder: advance({ hex, direction: heading.direction, nextSide }).hex };
}
