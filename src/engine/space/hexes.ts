import { DIRECTIONS, type Direction } from '../model/names.ts';
import type { Hex } from '../model/state.ts';
import { isHexside, turned } from './directions.ts';

/** Axial steps through the six hexsides, by clock number. */
const STEPS: Record<number, Hex> = {
  12: { q: 0, r: -1 },
  2: { q: 1, r: -1 },
  4: { q: 1, r: 0 },
  6: { q: 0, r: 1 },
  8: { q: -1, r: 1 },
  10: { q: -1, r: 0 },
};

/** A number that is different for every hex, as a key for maps and sets. */
export const hexIndex = ({ q, r }: Hex): number => q * 0x10000 + r;

export const HEXSIDES: readonly Direction[] = [12, 2, 4, 6, 8, 10];

/** The neighbouring hex through a hexside. Corner directions have none and throw. */
export function neighbour(hex: Hex, hexside: Direction): Hex {
  const step = STEPS[hexside];
  if (!step) throw new RangeError(`no hexside at ${hexside} o'clock`);
  return { q: hex.q + step.q, r: hex.r + step.r };
}

/** [R2.1a] The six neighbours, clockwise from 12 o'clock. */
export const neighbours = (hex: Hex): Hex[] => HEXSIDES.map((side) => neighbour(hex, side));

export const sameHex = (a: Hex | null, b: Hex | null): boolean =>
  a !== null && b !== null && a.q === b.q && a.r === b.r;

/** [R8.2a] Range in hexes between two hexes: 0 in the same one, 1 when adjacent. */
export function range(a: Hex, b: Hex): number {
  const q = Math.abs(a.q - b.q);
  const r = Math.abs(a.r - b.r);
  return Math.max(q, r, Math.abs(a.q + a.r - b.q - b.r));
}

/** The shortest step that lies exactly along a direction: one hex at a hexside, two at a corner. */
function stride(direction: Direction): Hex {
  const origin = { q: 0, r: 0 };
  if (isHexside(direction)) return neighbour(origin, direction);
  return neighbour(neighbour(origin, turned(direction, -1)), turned(direction, 1));
}

const STRIDES: readonly (Hex & { direction: Direction })[] = DIRECTIONS.map((direction) => ({
  ...stride(direction),
  direction,
}));

/** [R8.4a] The direction from `a` to `b` when the line of their centres runs along one of the 12, else null. */
export function lineDirection(a: Hex, b: Hex): Direction | null {
  const q = b.q - a.q;
  const r = b.r - a.r;
  if (q === 0 && r === 0) return null;
  for (const step of STRIDES) {
    // The same line, and the same way along it.
    if (q * step.r === r * step.q && q * step.q + r * step.r > 0) return step.direction;
  }
  return null;
}
