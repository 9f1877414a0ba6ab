import type { Player } from '../../engine/index.ts';

/** What a sheet is printed with. */
export interface Inks {
  /** The form itself. */
  print: string;
  /** The thick rules under headings. */
  rule: string;
  /** What the owner wrote. */
  pen: string;
  /** What fills the mark of a player, and the ink of its number there. */
  side: Record<Player, { fill: string; digit: string }>;
}

const BLACK = '#000000';
const FILLED = { fill: BLACK, digit: '#ffffff' };

/** The sides on paper, as the tokens of the page have them: the body of a piece, its digit, and its tone as text. */
export const SIDES = {
  1: { fill: '#0072b2', digit: '#ffffff', tone: '#005a8e' },
  2: { fill: '#e69f00', digit: '#171208', tone: '#7f5200' },
} as const;

/** In colour, what a player wrote has the tone of their side; nothing is told by the colour alone. */
export function inksFor(colour: boolean, owner: Player | null): Inks {
  if (!colour) return { print: BLACK, rule: BLACK, pen: BLACK, side: { 1: FILLED, 2: FILLED } };
  const tone = owner === null ? BLACK : SIDES[owner].tone;
  return { print: BLACK, rule: tone, pen: tone, side: SIDES };
}
