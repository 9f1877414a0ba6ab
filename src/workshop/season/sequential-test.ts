import type { PlayedGame } from './season.ts';

/** Two ideas of how much stronger the first player is, in Elo, of which the games decide for one. */
export interface Hypotheses {
  low: number;
  high: number;
}

/** What the games so far say: which idea holds, and the log-likelihood ratio of the second over the first. */
export interface TestResult {
  accepted: 'low' | 'high' | null;
  ratio: number;
}

/** Either kind of wrong decision happens at most this often. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/** Stands in for a score no pair has had yet, so that equal pairs do not seem certain. */
const UNSEEN = 1e-3;

const POINTS = { win: 1, draw: 0.5, unfinished: 0.5, loss: 0 } as const;

/** The score to expect of a player who is so many Elo points stronger. */
export const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** How many pairs brought 0, 1/2, 1, 1 1/2 and 2 points. */
function countPairs(games: readonly PlayedGame[]): number[] {
  const points = new Map<string, number>();
  for (const { scenario, pair, outcome } of games) {
    const key = `${scenario} ${pair}`;
    points.set(key, (points.get(key) ?? 0) + POINTS[outcome]);
  }
  const counts = [0, 0, 0, 0, 0];
  for (const sum of points.values()) counts[sum * 2] = (counts[sum * 2] ?? 0) + 1;
  return counts;
}

/**
 * Wald's sequential test in the form chess programs are tested with: the pairs are normally distributed with the
 * variance they show. Pairs and not games are counted, as the two games of a pair share their dice; an unfinished game
 * counts as a draw here.
 */
export function testSequentially(games: readonly PlayedGame[], { low, high }: Hypotheses): TestResult {
  const counts = countPairs(games).map((count) => Math.max(count, UNSEEN));
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, index) => sum + (count * index) / 4, 0) / pairs;
  const variance = counts.reduce((sum, count, index) => sum + count * (index / 4 - mean) ** 2, 0) / pairs;
  const [lowScore, highScore] = [expectedScore(low), expectedScore(high)];
  const ratio = (pairs * (highScore - lowScore) * (2 * mean - lowScore - highScore)) / (2 * variance);
  return { accepted: ratio >= BOUND ? 'high' : ratio <= -BOUND ? 'low' : null, ratio };
}
