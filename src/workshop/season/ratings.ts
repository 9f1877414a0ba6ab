import { finishedOf, type Tally } from '../../matches/statistics.ts';
import type { PlayerName } from './players.ts';

/** What two players have done against each other, seen from the first. */
export interface Pairing {
  players: readonly [PlayerName, PlayerName];
  tally: Tally;
}

/** Draws added between each two who met, so that somebody who lost every game still has a rating. */
const PRIOR_DRAWS = 1;

/** The sum of changes of all strengths at which the iteration has arrived. */
const CLOSE = 1e-12;
const MOST_ROUNDS = 100_000;

interface Met {
  one: number;
  other: number;
  games: number;
}

/** One step of Hunter's iteration (2004): the strengths that the scores would give against the present strengths. */
function nextStrengths(strengths: readonly number[], points: readonly number[], met: readonly Met[]): number[] {
  const expected = strengths.map(() => 0);
  for (const { one, other, games } of met) {
    const share = games / ((strengths[one] ?? 0) + (strengths[other] ?? 0));
    expected[one] = (expected[one] ?? 0) + share;
    expected[other] = (expected[other] ?? 0) + share;
  }
  const next = points.map((sum, index) => sum / (expected[index] ?? 1));
  const mean = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / next.length);
  return next.map((strength) => strength / mean);
}

/**
 * Ratings on the scale of Elo, mean 0, by the model of Bradley and Terry: 400 points are odds of ten to one. A draw is
 * half a win for either; unfinished games do not count.
 */
export function eloOf(players: readonly PlayerName[], pairings: readonly Pairing[]): number[] {
  const points = players.map(() => 0);
  const met = pairings.map(({ players: [first, second], tally }): Met => {
    const [one, other] = [players.indexOf(first), players.indexOf(second)];
    points[one] = (points[one] ?? 0) + tally.win + (tally.draw + PRIOR_DRAWS) / 2;
    points[other] = (points[other] ?? 0) + tally.loss + (tally.draw + PRIOR_DRAWS) / 2;
    return { one, other, games: finishedOf(tally) + PRIOR_DRAWS };
  });
  let strengths = players.map(() => 1);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = nextStrengths(strengths, points, met);
    const change = next.reduce((sum, strength, index) => sum + Math.abs(strength - (strengths[index] ?? 0)), 0);
    strengths = next;
    if (change < CLOSE) break;
  }
  return strengths.map((strength) => 400 * Math.log10(strength));
}
