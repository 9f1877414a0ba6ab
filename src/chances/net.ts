import type { Fitted } from './fitted.ts';

/** Figures count as no more than so many times their usual size: beyond that nothing was learned. */
const MOST = 6;

/** The figures as the net takes them, each by its usual size. */
export const sized = (figures: Float64Array, sizes: Float64Array): Float64Array =>
  figures.map((value, nth) => Math.max(-MOST, Math.min(MOST, value / (sizes[nth] ?? 1))));

/** What the hidden units make of a position as one player sees it. */
export function hiddenOf({ rows, bias }: Pick<Fitted, 'rows' | 'bias'>, figures: Float64Array): Float64Array {
  const hidden = Float64Array.from(bias);
  for (const [unit, row] of rows.entries()) {
    let sum = hidden[unit] as number;
    for (let nth = 0; nth < row.length; nth += 1) sum += (row[nth] as number) * (figures[nth] as number);
    hidden[unit] = Math.max(0, sum);
  }
  return hidden;
}

/**
 * By how much Player 1 is ahead, and how much speaks for a draw, by what the hidden units make of both players' views. They are
 * the same units, so that a position with the players in each other's place is worth the opposite.
 */
export function sumsBy(
  { ahead, drawn, even }: Pick<Fitted, 'ahead' | 'drawn' | 'even'>,
  own: Float64Array,
  other: Float64Array,
): { ahead: number; drawn: number } {
  const sums = { ahead: 0, drawn: even };
  for (let unit = 0; unit < own.length; unit += 1) {
    const [mine, theirs] = [own[unit] as number, other[unit] as number];
    sums.ahead += (ahead[unit] as number) * (mine - theirs);
    sums.drawn += (drawn[unit] as number) * (mine + theirs);
  }
  return sums;
}
