/** How a game ended for the first of the two players. */
export type MatchOutcome = 'win' | 'draw' | 'loss' | 'unfinished';

/** How many games ended in each way. */
export type Tally = Record<MatchOutcome, number>;

/** A share and what it may be, both from 0 to 1. */
export type Interval = readonly [low: number, high: number];

/** The normal quantile of a two-sided interval of 95 %. */
const Z = 1.959964;

/** Counts outcomes. */
export function tallyOf(outcomes: readonly MatchOutcome[]): Tally {
  const tally: Tally = { win: 0, draw: 0, loss: 0, unfinished: 0 };
  for (const outcome of outcomes) tally[outcome] += 1;
  return tally;
}

/** The games of a tally that have come to an end. */
export const finishedOf = ({ win, draw, loss }: Tally): number => win + draw + loss;

/** The points a finished game brings, a draw half a point; null where nothing has finished. */
export const matchScore = (tally: Tally): number | null =>
  finishedOf(tally) === 0 ? null : (tally.win + tally.draw / 2) / finishedOf(tally);

/**
 * Wilson's interval of 95 % for a score out of so many games. It is made for wins and losses; with draws it takes the
 * score as the share of wins. A draw makes the points of a game vary less than that, so it is never too narrow.
 */
export function wilson(score: number, games: number): Interval {
  const shrink = 1 + Z ** 2 / games;
  const middle = (score + Z ** 2 / (2 * games)) / shrink;
  const reach = (Z / shrink) * Math.sqrt((score * (1 - score)) / games + Z ** 2 / (4 * games ** 2));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** The interval around the score of a tally; null where nothing has finished. */
export function intervalOf(tally: Tally): Interval | null {
  const score = matchScore(tally);
  return score === null ? null : wilson(score, finishedOf(tally));
}

/** Games that all end alike tell little yet: their spread is never taken for less. */
const LEAST_SPREAD = 0.02;

/** The mean of some figures; not a number where there are none. */
export const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, one) => sum + one, 0) / figures.length;

/** The interval around the mean of what pairs of games differ by, so many standard errors to either side. */
export function differenceInterval(differences: readonly number[], width: number): Interval {
  const mean = meanOf(differences);
  const spread = meanOf(differences.map((one) => (one - mean) ** 2));
  const half = width * Math.sqrt(Math.max(spread, LEAST_SPREAD) / differences.length);
  return [mean - half, mean + half];
}
