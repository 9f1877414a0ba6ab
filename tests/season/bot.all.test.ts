import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { answers, botOf, example, greets, playFighter, playItself } from './bots.ts';
import { newFolder } from './player-files.ts';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the example in Python', () => {
  test('has a Python to be played with', () => {
    const { stdout, error } = spawnSync('python3', ['--version'], { encoding: 'utf8' });
    expect(stdout, `there is no python3 on this machine: the example in Python is not tried (${error})`).toMatch(
      /^Python 3/,
    );
  });

  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    'finishes a legal game of %s',
    (_, scenario) => {
      const { game, faults } = playItself(example('python3', 'bot.py'), scenario);
      expect(faults).toEqual([undefined, undefined]);
      expect(game.result).not.toBeNull();
      expect(game.turn).toBeGreaterThan(3);
    },
  );
});

describe('a season with a bot', () => {
  const season = (bot: string, file: string) => {
    const words = ['season', '--scenario', 'showdown', '--games', '2', '--json', '--cores', '1', '--seed', '3'];
    const call = [...words, '--players', `fighter,${bot}`, '--file', join(folder, file)];
    const main = ['--import', 'tsx', 'src/workshop/main.ts', ...call];
    return spawnSync(process.execPath, main, { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' });
  };

  test('goes on where it loses by its fault, and tells of it', () => {
    const { status, stdout } = season(botOf(folder, 'illegal', answers('[]')), 'illegal.jsonl');
    expect(status).toBe(0);
    expect(stdout).toContain('lost by a fault of a bot: showdown, pair 0, seat 1: node ');
    const report = JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
    expect(report).toMatchObject({ games: 2, wins: 2 });
    expect(report.faults).toHaveLength(2);
  });

  test('is not begun with one that says no hello', () => {
    const { status, stderr } = season('adimral', 'none.jsonl');
    expect(status).toBe(2);
    expect(stderr).toContain('the bot adimral cannot play: it cannot be started (ENOENT); there are ensign, captain');
  });
});

const LINES = 1000;
const SOUND = '{"kind":"orders","number":1,"orders":[{"player":1,"do":"ready"}],"reason":"as due"}';
const TOKENS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\n',
  '1',
  '-',
  'null',
  'true',
  '"__proto__"',
  '1e999',
  '\u202e',
  '\u0000',
  'é',
];

/** A sound answer that has been damaged in one to three places, or in none that matters. */
function damagedLine(nth: number): string {
  const chance = rngFrom(nth);
  let line = SOUND;
  for (let times = 1 + chance.below(3); times > 0; times -= 1) {
    const at = chance.below(line.length + 1);
    const until = at + chance.below(4);
    const put = chance.percent(20) ? line.slice(at, at + 30).repeat(chance.percent(5) ? 2500 : 2) : chance.pick(TOKENS);
    line = line.slice(0, at) + (chance.percent(70) ? put : '') + line.slice(until);
  }
  return line;
}

test(`${LINES} damaged lines: each is answered, or the bot has lost that game, and nothing else`, () => {
  const damaged = greets(
    'say(Buffer.from(process.argv[2], "base64").toString()); const more = await next(); say({ kind: "orders", number: more.number, orders: [{ player: 1, do: "concede" }] }); await next();',
  );
  const command = botOf(folder, 'damaged', damaged);
  let answered = 0;
  for (let nth = 0; nth < LINES; nth += 1) {
    const { game, faults } = playFighter(`${command} ${Buffer.from(damagedLine(nth)).toString('base64')}`, showdown);
    expect(game.result).toEqual({ winner: 2, reason: 'conceded' });
    for (const fault of faults) expect(fault === undefined || fault.split('\n').length === 1).toBe(true);
    if (faults[0] === undefined) answered += 1;
  }
  expect(answered).toBeGreaterThan(LINES / 20);
  expect(answered).toBeLessThan(LINES / 2);
});
