import { HALF } from '../../sheet/outline.ts';
import type { CounterKind } from './types.ts';

/** How much of a piece is drawn, by its side on the screen. */
export type Detail = 'full' | 'middle' | 'small' | 'mark';

const FULL = 44;
const MIDDLE = 24;
const SMALL = 14;

/** A step is meant to belong to what begins with it, whatever the last binary digit says. */
const ROUNDING = 1e-6;

/** The detail of a piece in a hex of corner radius `size` pixels. */
export function detailOf(kind: CounterKind, size: number): Detail {
  const side = (size * HALF[kind]) / 50 + ROUNDING;
  if (side >= FULL) return 'full';
  if (side >= MIDDLE) return 'middle';
  return side >= SMALL ? 'small' : 'mark';
}

const STEPS = Object.values(HALF)
  .flatMap((half) => [FULL, MIDDLE, SMALL].map((side) => (side * 50) / half))
  .sort((a, b) => a - b);

/** The smallest radius that looks like `size`: pieces given this are drawn anew only when something on them changes. */
export function steppedSize(size: number): number {
  return STEPS.findLast((step) => step <= size) ?? 0;
}

/** A square of so many corner radii fits into a hex, with a little room. */
const HEX_ROOM = 1.26;
/** The side of a ship in pixels below which it grows in its hex. */
const ROOMY = 26;
/** The side of a ship in pixels at which the smallest piece still shows its letter. */
const LEGIBLE = (SMALL * 50) / HALF.missile + ROUNDING;

/**
 * How many times larger than printed the pieces are drawn in hexes of corner radius `size` pixels: as large as the hex
 * allows where they would lose their print, and, if they are to be `named` at any size, past its edge. `least`: so large, in
 * pixels, a ship is in any case.
 */
export function enlargement(size: number, named: boolean, least = 0): number {
  const inHex = Math.min(Math.max(ROOMY / size, 1), HEX_ROOM);
  return Math.max(inHex, named ? LEGIBLE / size : 0, least / size);
}
