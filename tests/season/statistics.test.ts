import { describe, expect, test } from 'vitest';
import type { MatchOutcome } from '../../src/matches/statistics.ts';
import { intervalOf, matchScore, type Tally, tallyOf, wilson } from '../../src/matches/statistics.ts';
import { eloOf } from '../../src/workshop/season/ratings.ts';
import type { PlayedGame } from '../../src/workshop/season/season.ts';
import { expectedScore, testSequentially } from '../../src/workshop/season/sequential-test.ts';

const tally = (win: number, draw: number, loss: number, unfinished = 0): Tally => ({ win, draw, loss, unfinished });

describe('the score', () => {
  test('counts a draw as half and leaves unfinished games out', () => {
    const counted = tallyOf(['win', 'win', 'draw', 'loss', 'unfinished']);
    expect(counted).toEqual(tally(2, 1, 1, 1));
    expect(matchScore(counted)).toBe(2.5 / 4);
    expect(matchScore(tally(0, 0, 0, 3))).toBeNull();
    expect(intervalOf(tally(0, 0, 0, 3))).toBeNull();
  });
});

describe("Wilson's interval", () => {
  // Worked out by hand from (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n) with z = 1.96; 0 of 10 is z²/(10 + z²).
  test.each([
    [0.8, 10, 0.4902, 0.9433],
    [0.5, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [1, 10, 0.7225, 1],
    [1, 1, 0.2065, 1],
  ])('of %d in %d games is %d to %d', (score, games, low, high) => {
    const interval = wilson(score, games);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });

  test('takes the score with its draws as the share of wins', () => {
    expect(intervalOf(tally(30, 40, 30, 7))).toEqual(wilson(0.5, 100));
  });
});

describe('Elo by Bradley and Terry', () => {
  const ENSIGN_FIGHTER = ['fighter', 'random'] as const;

  test('of two players is the odds of their score, with one draw added', () => {
    const [one = 0, other = 0] = eloOf(ENSIGN_FIGHTER, [{ players: ENSIGN_FIGHTER, tally: tally(70, 10, 20, 50) }]);
    // 75.5 against 25.5 points.
    expect(one - other).toBeCloseTo(400 * Math.log10(75.5 / 25.5), 6);
    expect(one + other).toBeCloseTo(0, 6);
  });

  test('of somebody who lost every game is finite', () => {
    const [one = 0, other = 0] = eloOf(ENSIGN_FIGHTER, [{ players: ENSIGN_FIGHTER, tally: tally(10, 0, 0) }]);
    expect(one - other).toBeCloseTo(400 * Math.log10(21), 6);
  });
});

/** Pairs by the outcomes of their two games. */
const pairsOf = (...pairs: readonly (readonly [MatchOutcome, MatchOutcome])[]): PlayedGame[] =>
  pairs.flatMap((outcomes, pair) =>
    outcomes.map((outcome, index) => ({
      scenario: 'showdown',
      pair,
      seat: index === 0 ? (1 as const) : (2 as const),
      outcome,
      reason: null,
      turns: 1,
      actions: 1,
      print: pair,
    })),
  );

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

describe('the sequential test', () => {
  test('expects ten to one at 400 points', () => {
    expect(expectedScore(400)).toBeCloseTo(10 / 11, 12);
    expect(expectedScore(0)).toBe(0.5);
  });

  test('computes the log-likelihood ratio of the pairs', () => {
    // Four pairs with 2, 1, 1, 0 points of two: mean 1/2, variance 1/8; 0 against 400 Elo.
    const games = pairsOf(['win', 'win'], ['win', 'loss'], ['draw', 'unfinished'], ['loss', 'loss']);
    const high = 10 / 11;
    const expected = (4 * (high - 0.5) * (1 - 0.5 - high)) / (2 / 8);
    expect(testSequentially(games, { low: 0, high: 400 }).ratio).toBeCloseTo(expected, 1);
  });

  test('decides for the higher, for the lower, and for neither too early', () => {
    const wins = pairsOf(...times(30, ['win', 'draw'] as const));
    const losses = pairsOf(...times(30, ['loss', 'draw'] as const));
    const equal = pairsOf(...times(10, ['win', 'loss'] as const), ['win', 'win'], ['win', 'win'], ['loss', 'loss']);
    expect(testSequentially(wins, { low: 0, high: 50 }).accepted).toBe('high');
    expect(testSequentially(losses, { low: 0, high: 50 }).accepted).toBe('low');
    expect(testSequentially(equal, { low: 0, high: 50 }).accepted).toBeNull();
  });
});
