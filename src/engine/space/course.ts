import type { Direction, Side } from '../model/names.ts';
import type { Hex } from '../model/state.ts';
import { isHexside, turned } from './directions.ts';
import { neighbour, sameHex } from './hexes.ts';

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

const ORIGIN: Hex = { q: 0, r: 0 };

const knownSteps = new Map<number, readonly Hex[]>();

/** [6.1] The hexes of a move, counted from where it begins. */
export function stepsOf(direction: Direction, nextSide: Side, velocity: number): readonly Hex[] {
  const key = velocity * 32 + direction * 2 + (nextSide === 'left' ? 0 : 1);
  const known = knownSteps.get(key);
  if (known) return known;
  const { stops } = course({ hex: ORIGIN, direction, nextSide }, velocity);
  knownSteps.set(key, stops);
  return stops;
}

/** A unit whose hex is entered, and with which hex of the move, from 1. */
export interface Meeting<T> {
  step: number;
  other: T;
}

/** [6.1, 6.4] The units, of others that stay where they are, into whose hexes a unit comes on its next move, in order. */
export const meetings = <T extends { readonly hex: Hex | null }>(
  heading: Heading,
  velocity: number,
  others: readonly T[],
): Meeting<T>[] =>
  course(heading, velocity).stops.flatMap((hex, index) =>
    others.filter((other) => sameHex(hex, other.hex)).map((other) => ({ step: index + 1, other })),
  );
