import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { season } from '../../src/workshop/season/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'deltavee-season-'));
const file = join(folder, 'season.jsonl');
const SEASON = ['--players', 'fighter,fighter', '--scenario', 'showdown,first-shot', '--games', '4', '--seed', '5'];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays the season, or what is missing of it, and tells the report. */
async function play() {
  const written = ['stdout', 'stderr'] as const;
  const [out] = written.map((name) => vi.spyOn(process[name], 'write').mockReturnValue(true));
  try {
    await season.run([...SEASON, '--cores', '1', '--json', '--file', file]);
    return JSON.parse(String(out?.mock.lastCall?.[0]));
  } finally {
    vi.restoreAllMocks();
  }
}

test('a season ends with a line of JSON, seen from the first player, and is not played anew', async () => {
  const report = await play();
  expect(report).toMatchObject({ players: ['fighter', 'fighter'], scenario: 'showdown,first-shot', games: 4 });
  expect(report.wins + report.draws + report.losses + report.unfinished).toBe(4);
  expect(report.rows.map(({ scenario, seat, games }: Record<string, unknown>) => [scenario, seat, games])).toEqual([
    ['showdown', 1, 1],
    ['showdown', 2, 1],
    ['first-shot', 1, 1],
    ['first-shot', 2, 1],
  ]);
  for (const count of ['wins', 'draws', 'losses', 'unfinished']) {
    const sum = report.rows.reduce((all: number, row: Record<string, number>) => all + (row[count] ?? 0), 0);
    expect(report[count]).toBe(sum);
  }
  const before = readFileSync(file, 'utf8');
  expect(await play()).toEqual(report);
  expect(readFileSync(file, 'utf8')).toBe(before);
});
