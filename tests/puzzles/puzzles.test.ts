import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Game, scenarioFaults, startRecord } from '../../src/engine/index.ts';
import {
  judge,
  knownAnswer,
  MARGIN,
  PUZZLES,
  type Puzzle,
  positionOf,
  puzzleOf,
  solverOf,
} from '../../src/puzzles/index.ts';
import { type PuzzlePosition, playedOutcomes } from '../../src/puzzles/outcomes.ts';
import { kindOf, sortOf } from '../../src/puzzles/sorts.ts';
import { findScenario, SCENARIOS } from '../../src/scenarios/index.ts';
import { battleFrom, endingFrom } from '../../src/workshop/mine/battles.ts';
import { collect } from '../../src/workshop/puzzles/collect.ts';
import { holdsAnew, prove } from '../../src/workshop/puzzles/prove.ts';
import { ALL } from '../all.ts';

function startOf({ record }: Pick<Puzzle, 'record'>): Game {
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error(start.faults[0]?.message);
  return start.value;
}

function positionIn(puzzle: Pick<Puzzle, 'record'>): PuzzlePosition {
  const position = positionOf(startOf(puzzle), puzzle.record);
  if (!position) throw new Error('a record is refused');
  return position;
}

/** All are proved again where everything is tried, else the clearest of those that are soon played out, with a few games. */
const clearness = ({ proof: { interval }, record }: Puzzle): number =>
  typeof record.scenario === 'string' ? interval[0] - 1 : interval[0];
const AGAIN = ALL ? PUZZLES : PUZZLES.toSorted((a, b) => clearness(b) - clearness(a)).slice(0, 1);

test('the battles in which puzzles are sought can be', () => {
  for (let seed = 1; seed <= 300; seed += 1) expect(scenarioFaults(battleFrom(seed))).toEqual([]);
  for (const scenario of SCENARIOS) {
    for (let seed = 1; seed <= 60; seed += 1) expect(scenarioFaults(endingFrom(scenario, seed))).toEqual([]);
  }
});

test('mining refuses records that no season has written, with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deltavee-mine-'));
  const mine = (records: string) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/workshop/main.ts', 'mine', '--scenario', 'showdown', '--from', '1', '--to', '1'].concat(
        '--records',
        records,
        '--file',
        join(folder, 'found.jsonl'),
      ),
      { encoding: 'utf8' },
    );
  try {
    const missing = mine(join(folder, 'nowhere'));
    expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining('nowhere')]);
    writeFileSync(join(folder, 'a-showdown-0.json'), JSON.stringify({ dice: { rolls: [1] }, actions: [] }));
    const typed = mine(folder);
    expect([typed.status, typed.stderr]).toEqual([2, expect.stringContaining('is not the record of a season')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

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
      for (const { orders } of [solution, ...others]) expect(playedOutcomes(position, orders, once)).toEqual([1]);
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

  test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s knows what was tried, whatever it is written like',
    (_, puzzle) => {
      const position = positionIn(puzzle);
      const { proof } = puzzle;
      const { solution, others } = proof;
      const isEnd = ({ do: kind }: { do: string }) => kind === 'end-phase';
      for (const orders of [solution.orders, solution.orders.filter((one) => !isEnd(one))]) {
        expect(knownAnswer(position, proof, orders)).toMatchObject({ verdict: 'right', own: solution.score });
      }
      for (const { orders, score } of others) {
        expect(knownAnswer(position, proof, orders)).toMatchObject({ verdict: 'wrong', own: score });
      }
      expect(knownAnswer(position, proof, [{ player: position.player, do: 'concede' }])).toBeNull();
    },
  );

  test('are one a day, the same for everybody, and not always the same', () => {
    const days = Array.from({ length: 30 }, (_, nth) => puzzleOf(PUZZLES, `2026-11-${nth + 1}`)?.id);
    expect(puzzleOf(PUZZLES, '2026-11-1')?.id).toBe(days[0]);
    expect(new Set(days).size).toBeGreaterThan(1);
    expect(puzzleOf([], '2026-11-1')).toBeUndefined();
  });

  test('do not change if what is there is collected once more', () => {
    expect(collect([...PUZZLES, ...PUZZLES], (record) => positionIn({ record }).game)).toEqual(PUZZLES);
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
      if (ALL) {
        expect(holdsAnew(position, puzzle.proof, seed)).toBe(true);
        expect(holdsAnew(position, { ...puzzle.proof, solution: best, others: [solution] }, seed)).toBe(false);
      }
      expect(prove(position, { ...found, solution: best, others: [solution] }, 8, seed)).toBeNull();
      // The program may have come to play otherwise since: still nobody is told that the other way is as good.
      const judged = [...judge(position, puzzle.proof, best.orders)].at(-1);
      expect(judged?.verdict).not.toBe('right');
      expect(judged?.solution).toBeGreaterThan(judged?.own ?? 1);
    },
  );
});
