import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { chanceBy } from '../../src/chances/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { run } from '../../src/workshop/call.ts';
import { WORKSHOP } from '../../src/workshop/commands.ts';
import { drawGame, playGames, readGames } from '../../src/workshop/learn/games.ts';
import { fitRows } from '../../src/workshop/learn/newton.ts';

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

  test('plays every scenario and battles drawn at random, some with an opening and some against an Ensign', () => {
    const lessons = Array.from({ length: 80 }, (_, nth) => drawGame(nth));
    expect(lessons.filter(({ named }) => named)).toHaveLength(50);
    expect(new Set(lessons.map(({ scenario }) => scenario.id)).size).toBeGreaterThan(30);
    expect(lessons.some(({ opening }) => opening > 0) && lessons.some(({ opening }) => opening === 0)).toBe(true);
    expect(lessons.some(({ ranks }) => ranks.includes('ensign'))).toBe(true);
  });

  test('finds the weights that ends came from, and draws them to those before', () => {
    const rng = rngFrom(3);
    const ends = {
      win: { win: 1, draw: 0, loss: 0 },
      draw: { win: 0, draw: 1, loss: 0 },
      loss: { win: 0, draw: 0, loss: 1 },
    };
    const rows = Array.from({ length: 4000 }, () => {
      const [a, b] = [rng.below(200) / 100 - 1, rng.below(200) / 100 - 1];
      const { win, draw } = chanceBy(2 * a - b, 0.5 * b);
      const die = rng.below(1000) / 1000;
      const end = die < win ? ends.win : die < win + draw ? ends.draw : ends.loss;
      return { ahead: Float64Array.of(a, b), drawn: Float64Array.of(b), end };
    });
    const weightsBy = (ridge: number, toward: number[], pull: number) =>
      [...fitRows(rows, { ridge: [ridge, ridge, ridge], toward, steps: rows, pull }, 2)].map((one) => Math.abs(one));
    const [a = 0, b = 0, c = 0] = weightsBy(0.01, [0, 0, 0], 0);
    for (const [found, is] of [
      [a, 2],
      [b, 1],
      [c, 0.5],
    ] as const)
      expect(Math.abs(found - is)).toBeLessThan(0.2);
    expect(weightsBy(1e9, [1, 2, 3], 0).map(Math.round)).toEqual([1, 2, 3]);
    expect(weightsBy(0.01, [0, 0, 0], 10)[0]).toBeLessThan(0.7 * a);
  });
});
