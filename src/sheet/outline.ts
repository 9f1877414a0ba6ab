import type { Player, UnitView } from '../engine/index.ts';

/**
 * A counter is drawn in a space of its own: the origin is its middle, and 100 units are one hex corner radius. Half the
 * side of the piece follows its kind, also face-down (R10.0a), so that a missile is never mistaken for a ship.
 */
export const HALF: Readonly<Record<UnitView['kind'], number>> = { spaceship: 50, battlecraft: 45, missile: 41 };

/** The body of a piece too small for any print, as a part of its usual size: the room goes to the arrow. */
export const MARK = 0.9;

const ROUNDING = 0.26;

/** How much of a corner of player 2's pieces is cut off, of half a side. */
export const CUT = 0.44;
/** How much longer a cut gets when the outline moves outwards by one. */
const CUT_GROWTH = 2 - Math.SQRT2;

/** A place on a piece in hundredths, so that paths stay short. */
export const round = (n: number): number => Math.round(n * 100) / 100;

/**
 * The outline of a piece, `grow` units outside its edge: a rounded square for player 1, cut corners for player 2. It
 * lies `down` units lower by its own numbers: each `transform` of a hundred pieces would cost the browser a layer of
 * its picture.
 */
export function outline(side: Player, half: number, grow = 0, down = 0): string {
  const h = half + grow;
  const k = round(side === 1 ? Math.max(half * ROUNDING + grow, 1) : half * CUT + grow * CUT_GROWTH);
  const a = round(h - k);
  const [top, above, below, bottom] = [-h, -a, a, h].map((y) => round(y + down));
  if (side === 2) return `M${-a} ${top}H${a}L${h} ${above}V${below}L${a} ${bottom}H${-a}L${-h} ${below}V${above}Z`;
  const arc = (x: number, y: number | undefined) => `A${k} ${k} 0 0 1 ${x} ${y}`;
  return `M${-a} ${top}H${a}${arc(h, above)}V${below}${arc(a, bottom)}H${-a}${arc(-h, below)}V${above}${arc(-a, top)}Z`;
}
