import { describe, expect, test } from 'vitest';
import { type Game, startRecord } from '../../src/engine/index.ts';
import { MARGIN } from '../../src/puzzles/find.ts';
import { collect, PUZZLES, type Puzzle, positionOf, prove, solverOf } from '../../src/puzzles/index.ts';
import { outcomesOf, type Position } from '../../src/puzzles/outcomes.ts';
import { kindOf, sortOf } from '../../src/puzzles/sorts.ts';
import { findScenario } from '../../src/scenarios/index.ts';

function startOf({ record }: Puzzle): Game {
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error(start.faults[0]?.message);
  return start.value;
}

function positionIn(puzzle: Puzzle): Position {
  const position = positionOf(startOf(puzzle), puzzle.record);
  if (!position) throw new Error(`${puzzle.id}: its record is refused`);
  return position;
}

/** All are proved again with DELTAVEE_ALL, else the clearest, with a few games. */
const ALL = Boolean(process.env.DELTAVEE_ALL);
const clearness = ({ proof: { interval }, record }: Puzzle): number =>
  record.scenario === 'showdown' ? interval[0] : interval[0] - 1;
const AGAIN = ALL ? PUZZLES : PUZZLES.toSorted((a, b) => clearness(b) - clearness(a)).slice(0, 1);
const GAMES = ALL ? 24 : 8;

describe('the puzzles', () => {
  test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s can be solved, and otherwise too',
    (_, puzzle) => {
      const position = positionIn(puzzle);
      const { solution, others, interval, games } = puzzle.proof;
      expect(position.player).toBe(solverOf(puzzle));
      const key = solution.orders.find((order) => sortOf(order) === puzzle.key);
      expect(key && kindOf(position.game, key)).toBe(puzzle.kind);
      const once = { seeds: [1], worth: () => 1, turnCap: 0 };
      for (const { orders } of [solution, ...others]) expect(outcomesOf(position, orders, once)).toEqual([1]);
      for (const { orders, score } of others) {
        expect(orders.map(sortOf)).not.toContain(puzzle.key);
        expect(solution.score - score).toBeGreaterThanOrEqual(MARGIN);
      }
      expect(interval[0]).toBeGreaterThan(0);
      expect(games).toBeGreaterThanOrEqual(24);
    },
  );

  test('have each an id of its own, and each kind begins with the easiest', () => {
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
    for (const [nth, { kind, difficulty }] of PUZZLES.entries()) {
      const before = PUZZLES[nth - 1];
      if (before?.kind === kind) expect(before.difficulty).toBeLessThanOrEqual(difficulty);
    }
  });

  test('do not change if what is there is collected once more', () => {
    expect(collect([...PUZZLES, ...PUZZLES])).toEqual(PUZZLES);
  });

  test.each(AGAIN.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s is right by other dice than those it was found with, and not the other way round',
    (_, puzzle) => {
      const position = positionIn(puzzle);
      const { solution, others } = puzzle.proof;
      const [best] = others;
      if (!best) throw new Error('there is nothing beside the solution');
      const found = { kind: puzzle.kind, key: puzzle.key, solution, others: [best] };
      const seed = puzzle.proof.seed + 500;
      expect(prove(position, found, GAMES, seed)?.interval[0]).toBeGreaterThan(0);
      expect(prove(position, { ...found, solution: best, others: [solution] }, GAMES, seed)).toBeNull();
    },
  );
});
