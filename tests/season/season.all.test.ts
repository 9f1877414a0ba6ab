import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readRecord } from '../../src/engine/index.ts';
import { playedTo } from '../fixtures/recorded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deltavee-season-'));
const fileOf = (name: string) => join(folder, `${name}.jsonl`);
const MAIN = ['--import', 'tsx', 'src/workshop/main.ts', 'season'];
const SEASON = ['--players', 'fighter,fighter', '--scenario', 'showdown,first-shot', '--games', '12', '--seed', '5'];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a season as from the shell. */
function season(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...MAIN, ...words], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr, report: () => JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') };
}

const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n');
const idsOf = (path: string) =>
  linesOf(path)
    .slice(1)
    .map((line) => JSON.parse(line).id);
const ALL_IDS = ['fighter-fighter-0', 'fighter-fighter-1', 'fighter-fighter-2'];

/** The season on one core, which the others are compared with. */
const whole = season(...SEASON, '--cores', '1', '--json', '--file', fileOf('whole'));

describe('a season', () => {
  test('ends with a line of JSON, seen from the first player', () => {
    const report = whole.report();
    expect(report).toMatchObject({ players: ['fighter', 'fighter'], scenario: 'showdown,first-shot', games: 12 });
    expect(report.distinct).toBe(12);
    expect(report.wins + report.draws + report.losses + report.unfinished).toBe(12);
    expect(report.rows.map(({ scenario, seat, games }: Record<string, unknown>) => [scenario, seat, games])).toEqual([
      ['showdown', 1, 3],
      ['showdown', 2, 3],
      ['first-shot', 1, 3],
      ['first-shot', 2, 3],
    ]);
    for (const count of ['wins', 'draws', 'losses', 'unfinished']) {
      const sum = report.rows.reduce((all: number, row: Record<string, number>) => all + (row[count] ?? 0), 0);
      expect(report[count]).toBe(sum);
    }
  });

  test('counts by sides too, and how its games ended', () => {
    const { rows, balance } = whole.report();
    expect(balance.map(({ scenario }: { scenario: string }) => scenario)).toEqual(['showdown', 'first-shot']);
    const games: Record<string, unknown>[] = linesOf(fileOf('whole'))
      .slice(1)
      .flatMap((line) => JSON.parse(line).games);
    for (const one of balance) {
      const [asOne, asTwo] = rows.filter((row: Record<string, unknown>) => row.scenario === one.scenario);
      expect(one.won).toEqual({ 1: asOne.wins + asTwo.losses, 2: asOne.losses + asTwo.wins });
      expect([one.drawn, one.unfinished]).toEqual([asOne.draws + asTwo.draws, asOne.unfinished + asTwo.unfinished]);
      const own = games.filter(({ scenario }) => scenario === one.scenario);
      const turns = own.map((game) => Number(game.turns)).sort((a, b) => a - b);
      expect(one.turns).toEqual([turns[0], turns[2], turns[4]]);
      for (const [reason, count] of Object.entries(one.ends))
        expect(own.filter((game) => game.reason === reason).length).toBe(count);
    }
  });

  test('comes out the same on two cores', () => {
    const { status, report } = season(...SEASON, '--cores', '2', '--json', '--file', fileOf('two'));
    expect(status).toBe(0);
    expect(report()).toEqual(whole.report());
    expect(linesOf(fileOf('two')).sort()).toEqual(linesOf(fileOf('whole')).sort());
  });

  test('goes on after a kill, and counts every chunk once', async () => {
    const path = fileOf('killed');
    const child = spawn(process.execPath, [...MAIN, ...SEASON, '--cores', '1', '--file', path], { cwd: root });
    child.stderr.on('data', (text) => String(text).includes('1 of 3') && child.kill('SIGKILL'));
    await once(child, 'exit');
    expect(idsOf(path)[0]).toBe(ALL_IDS[0]);
    const { report } = season(...SEASON, '--json', '--file', path);
    expect(report()).toEqual(whole.report());
    expect(idsOf(path).sort()).toEqual(ALL_IDS);
  });

  test('drops a line that was broken off and passes over a chunk that is there twice', () => {
    const path = fileOf('torn');
    const [head = '', one = '', two = ''] = linesOf(fileOf('whole'));
    writeFileSync(path, `${head}\n${one}\n${one}\n${two.slice(0, two.length / 2)}`);
    const { report } = season(...SEASON, '--json', '--file', path);
    expect(report()).toEqual(whole.report());
    expect(idsOf(path).sort()).toEqual([ALL_IDS[0], ...ALL_IDS]);
  });

  test('plays nothing anew when all is there', () => {
    const before = readFileSync(fileOf('whole'), 'utf8');
    const { report } = season(...SEASON, '--json', '--file', fileOf('whole'));
    expect(report()).toEqual(whole.report());
    expect(readFileSync(fileOf('whole'), 'utf8')).toBe(before);
  });

  test('plays the same games of a scenario whatever other scenarios there are', () => {
    const words = SEASON.map((word) => (word === '12' ? '6' : word.replace(',first-shot', '')));
    const { report } = season(...words, '--json', '--file', fileOf('alone'));
    expect(report().rows).toEqual(whole.report().rows.slice(0, 2));
  });
});

describe('a sequential test', () => {
  test('counts no chunk that is not of the season', () => {
    const path = fileOf('foreign');
    const lines = linesOf(fileOf('whole'));
    const foreign = lines[1]?.replace('fighter-fighter-0', 'fighter-fighter-99');
    writeFileSync(path, `${[...lines.slice(0, -1), foreign].join('\n')}\n`);
    const { status, stderr, report } = season(...SEASON, '--json', '--file', path);
    expect(status).toBe(0);
    expect(stderr).toContain('3 of 3');
    expect(stderr).not.toContain('4 of 3');
    expect(report()).toEqual(whole.report());
  });

  test('stops a season early, at the same chunk on any number of cores', () => {
    const words = ['--players', 'fighter,fighter', '--scenario', 'showdown', '--games', '40', '--sprt=-800,-400'];
    const [one, ...others] = ['1', '2'].map((cores) =>
      season(...words, '--cores', cores, '--json', '--file', fileOf(`sprt-${cores}`)).report(),
    );
    expect(one.sprt.accepted).toBe('high');
    expect(one.games).toBeLessThan(40);
    for (const other of others) expect(other).toEqual(one);
  });
});

describe('records', () => {
  test('of all games are written where they are wanted, and replay to the same end', () => {
    const records = join(folder, 'records');
    const words = ['--players', 'fighter,fighter', '--scenario', 'showdown', '--games', '2', '--file', fileOf('own')];
    expect(season(...words, '--records', records).status).toBe(0);
    const names = readdirSync(records);
    expect(names).toHaveLength(2);
    for (const name of names) {
      const read = readRecord(JSON.parse(readFileSync(join(records, name), 'utf8')));
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const { result } = playedTo(read.value).game;
      const seat = name.includes('seat-1') ? 1 : 2;
      const outcome =
        result === null ? 'unfinished' : result.winner === null ? 'draw' : result.winner === seat ? 'win' : 'loss';
      expect(name).toContain(outcome);
    }
  });
});

describe('a wrong call', () => {
  test('ends with its sentence, the usage and status 2', () => {
    const { status, stdout, stderr } = season(...SEASON.slice(0, -1), '6', '--file', fileOf('whole'));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.split('\n')[0]).toContain('holds a different season');
    expect(stderr).toContain('usage: npm run workshop -- season');
  });

  test('is one whose records cannot lie where they are wanted', () => {
    const { status, stdout, stderr } = season(...SEASON, '--file', fileOf('whole'), '--records', fileOf('whole'));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.split('\n')[0]).toMatch(/^cannot use .+: /);
    expect(stderr).not.toContain('    at ');
  });
});
