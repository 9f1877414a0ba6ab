import { describe, expect, test } from 'vitest';
import { type Game, newGame } from '../../src/engine/index.ts';
import { newDice, rollDie } from '../../src/engine/rules/dice.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';

const [scenario] = SCENARIOS;
if (!scenario) throw new Error('no scenario');
const game = newGame(scenario, { rolls: [] });

/** The first dice of a seed. */
function dice(seed: number, count: number): number[] {
  const own: Game = { ...game, dice: newDice({ seed, generator: 2 }) };
  return Array.from({ length: count }, () => rollDie({ game: own, events: [] }));
}

/** Pearson's chi-square of the ten faces, for how often each of them fell. */
const chiSquare = (seen: readonly number[]): number => {
  const expected = seen.reduce((sum, count) => sum + count, 0) / seen.length;
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

const tally = (rolls: Iterable<number>, faces = 10): number[] => {
  const seen = new Array<number>(faces).fill(0);
  for (const roll of rolls) seen[roll - 1] = (seen[roll - 1] ?? 0) + 1;
  return seen;
};

// With nine degrees of freedom one fair die in a million has more than 45, one in a million of 99 more than 187.
const FAIR = 45;
const FAIR_PAIRS = 187;

describe('1.0 the dice of neighbouring seeds', () => {
  test('1.0 a million dice, a thousand of each of a thousand seeds, show every face as often', () => {
    const rolls = Array.from({ length: 1000 }, (_, seed) => dice(seed, 1000)).flat();
    expect(rolls).toHaveLength(1_000_000);
    expect(chiSquare(tally(rolls))).toBeLessThan(FAIR);
  });

  test('1.0 the first dice of a hundred thousand seeds show every face as often, one after the other too', () => {
    const first = Array.from({ length: 100_000 }, (_, seed) => dice(seed, 1)[0] ?? 0);
    expect(chiSquare(tally(first))).toBeLessThan(FAIR);
    const pairs = first.slice(1).map((roll, index) => ((first[index] ?? 0) - 1) * 10 + roll);
    expect(chiSquare(tally(pairs, 100))).toBeLessThan(FAIR_PAIRS);
  });

  test('1.0 a player who chooses by a seed does not foretell the dice of the same seed', () => {
    const pairs = Array.from({ length: 100_000 }, (_, seed) => {
      const choice = rngFrom(seed).below(10);
      return choice * 10 + (dice(seed, 1)[0] ?? 0);
    });
    expect(chiSquare(tally(pairs, 100))).toBeLessThan(FAIR_PAIRS);
  });

  test('1.0 a seed may be negative or as large as a whole number can be', () => {
    const first = [0, -1, 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER].map((seed) => dice(seed, 12).join(' '));
    expect(new Set(first).size).toBe(first.length);
  });
});
