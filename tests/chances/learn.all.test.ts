import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { BOTH_FIGURES, chanceIn, type Inputs, readFitted, SIDE_FIGURES } from '../../src/chances/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { run } from '../../src/workshop/call.ts';
import { WORKSHOP } from '../../src/workshop/commands.ts';
import { drawGame, playGames, readGames } from '../../src/workshop/learn/games.ts';
import type { Sample } from '../../src/workshop/learn/samples.ts';
import { fitSamples, freshData } from '../../src/workshop/learn/training.ts';

const folder = mkdtempSync(join(tmpdir(), 'deltavee-learning-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('learning', () => {
  test('plays ten games, fits, and says what that gains, in its check', { timeout: 300_000 }, async () => {
    const said: string[] = [];
    const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const status = await run('workshop', WORKSHOP, ['learn', '--check']);
    for (const spy of [out, errors]) spy.mockRestore();
    expect(status).toBe(0);
    const rows = said.join('').split('\n');
    expect(rows.filter((row) => row.startsWith('| all | 10 |'))).toHaveLength(1);
    expect(rows.filter((row) => row.startsWith('| showdown |'))).toHaveLength(2);
    expect(rows.some((row) => row.startsWith('| battles drawn at random |'))).toBe(true);
  });

  test('goes on with a file whose last line was broken off', { timeout: 120_000 }, () => {
    const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const file = join(folder, 'games.jsonl');
    playGames(file, 5, 6);
    const [first] = readGames(file);
    appendFileSync(file, '\n{"nth":6,"end":"wi');
    playGames(file, 5, 8);
    errors.mockRestore();
    const games = readGames(file);
    expect(games.map(({ nth }) => nth)).toEqual([5, 6, 7]);
    expect(games[0]).toEqual(first);
    expect(readFileSync(file, 'utf8')).toContain('"wi\n');
  });

  test('plays every scenario and battles drawn at random, some with an opening', () => {
    const lessons = Array.from({ length: 80 }, (_, nth) => drawGame(nth));
    expect(lessons.filter(({ named }) => named)).toHaveLength(55);
    expect(new Set(lessons.map(({ scenario }) => scenario.id)).size).toBeGreaterThan(20);
    expect(lessons.some(({ opening }) => opening > 0) && lessons.some(({ opening }) => opening === 0)).toBe(true);
  });

  test('finds what ends came from, on both sides alike, and changes less by orders without a die', () => {
    const rng = rngFrom(3);
    const length = 2 * SIDE_FIGURES.length + BOTH_FIGURES.length;
    /** A position in which Player 1 has so much of one figure, and Player 2 nothing. */
    const inputsBy = (figure: number, much: number): Inputs => {
      const [one, two] = [new Float64Array(length), new Float64Array(length)];
      one[figure] = much;
      two[SIDE_FIGURES.length + figure] = much;
      return [one, two];
    };
    const samples = Array.from({ length: 4000 }, (_, game): Sample => {
      const much = rng.below(200) / 100;
      const end = rng.below(200) < 100 + 50 * much ? 'win' : 'loss';
      return { scenario: showdown, named: true, game, inputs: inputsBy(0, much), next: inputsBy(0, much / 2), end };
    });
    const without = samples.map((sample): Sample => ({ ...sample, next: null }));
    const [held, free] = [samples, without].map((all) => readFitted(fitSamples(all, freshData(1))));
    const winBy = (much: number): number => chanceIn(free!, inputsBy(0, much)).win;
    expect(winBy(1.8)).toBeGreaterThan(0.75);
    expect(winBy(0.2)).toBeLessThan(0.65);
    const [one, two] = inputsBy(0, 1.8);
    expect(chanceIn(free!, [two, one]).loss).toBeCloseTo(winBy(1.8), 9);
    expect(chanceIn(held!, inputsBy(0, 1.8)).win).toBeLessThan(winBy(1.8));
  });
});
