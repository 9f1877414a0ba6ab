import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { programPlayer } from '../../src/matches/computer-player.ts';
import { playMatch } from '../../src/matches/match.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { openPlayerFile } from '../../src/workshop/season/file-player.ts';
import { CONCEDES, FIRST, newFolder, playerFile, question, THROWS } from './player-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, text: string): string => playerFile(folder, name, text);

/** A command of the workshop as from the shell. */
function call(...words: string[]) {
  const main = ['--import', 'tsx', 'src/workshop/main.ts'];
  const run = spawnSync(process.execPath, [...main, ...words], { cwd: root, encoding: 'utf8' });
  return { ...run, sentence: run.stderr.replace(/^(\r.*)+\n/, '').split('\n')[0] };
}

describe('a player that is built into a file', () => {
  const path = join(folder, 'ensign.mjs');
  const built = call('build-player', 'ensign', path);

  test('plays order for order as the program does', () => {
    expect(built.stdout).toBe(`${path}\n`);
    const file = openPlayerFile(path, 300);
    const orders: unknown[][] = [];
    const both = [file, programPlayer('ensign', { budget: 300 })].map((player) => {
      const said: unknown[] = [];
      orders.push(said);
      return {
        name: 'one',
        decide: (asked: Parameters<typeof player.decide>[0]) => {
          const given = player.decide(asked);
          said.push(given);
          return given;
        },
      };
    });
    for (const player of both) {
      playMatch({ scenario: showdown, seats: [player, player], diceSeed: 3, choicesSeeds: [1, 2], turnCap: 4 });
    }
    file.dismiss();
    expect(orders[0]!.length).toBeGreaterThan(10);
    expect(orders[0]).toEqual(orders[1]);
  });

  test('is built of a rank, and of nothing else', () => {
    const { status, stderr } = call('build-player', 'cook');
    expect(status).toBe(2);
    expect(stderr).toContain(
      'there is no rank cook\n\nusage: npm run workshop -- build-player ensign|captain|admiral [FILE]\n',
    );
  });
});

describe('a season with the file of a player', () => {
  const SEASON = ['season', '--scenario', 'showdown', '--games', '2', '--json', '--cores', '1'];
  const season = (path: string, name: string) =>
    call(...SEASON, '--players', `fighter,${path}`, '--positions', '50', '--file', join(folder, `${name}.jsonl`));

  test('plays it, and says how many games are the same', () => {
    const { status, stdout } = season(fileOf('concedes', CONCEDES), 'plays');
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toContain('2 games, 2 of them different, scenario showdown, seed 1, 50 positions a decision');
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ games: 2, distinct: 2, wins: 2, positions: 50 });
  });

  test('is another one when the file has changed', () => {
    expect(season(fileOf('changed', CONCEDES), 'changed').status).toBe(0);
    expect(season(fileOf('changed', `${CONCEDES} `), 'changed').sentence).toContain('another version of the program');
  });

  test.each([
    ['before a game', "export const name = 'x';", 'it exports no function decide'],
    ['in a game', THROWS, 'no idea'],
  ])('tells in a sentence of one who cannot play %s', (name, text, sentence) => {
    const path = fileOf(name.replaceAll(' ', '-'), text);
    const { status, stdout, stderr, sentence: said } = season(path, name);
    expect([status, stdout]).toEqual([2, '']);
    expect(said).toContain(`the player ${path} cannot play: `);
    expect(said).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  test('tells of a file that is not there', () => {
    expect(season(join(folder, 'nobody.mjs'), 'nobody').sentence).toContain('there is no player');
  });
});

describe('the file of a player', () => {
  test('is not waited for for ever', () => {
    const path = fileOf('sleeper', `${FIRST} { for (;;); };`);
    // On a busy machine it may be given up before it has been opened.
    const decide = () => openPlayerFile(path, undefined, 3000).decide(question(showdown));
    expect(decide).toThrow('it does not answer');
  });
});
