import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { deciderOf, newGame, type Scenario, view } from '../../src/engine/index.ts';
import { programPlayer } from '../../src/matches/computer-player.ts';
import { playMatch } from '../../src/matches/match.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { openPlayerFile, PlayerFileError } from '../../src/workshop/season/file-player.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deltavee-players-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A command of the workshop as from the shell. */
function call(...words: string[]) {
  const main = ['--import', 'tsx', 'src/workshop/main.ts'];
  const run = spawnSync(process.execPath, [...main, ...words], { cwd: root, encoding: 'utf8' });
  return { ...run, sentence: run.stderr.replace(/^(\r.*)+\n/, '').split('\n')[0] };
}

/** A file of a player with this text. */
function fileOf(name: string, text: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, text);
  return path;
}

/** What is said of a file that cannot play. */
function refusalOf(play: () => unknown): string {
  try {
    play();
  } catch (error) {
    if (error instanceof PlayerFileError) return error.message;
    throw error;
  }
  throw new Error('it plays');
}

/** What a player is asked at the beginning of a game. */
function question(scenario: Scenario) {
  const game = newGame(scenario, { seed: 1, generator: 2 });
  const player = deciderOf(game)!;
  const seat = { scenario, rulings: game.rulings, player, view: view(game, player), events: [] };
  return { game, seat: () => seat, seed: 1 };
}

const PLAYS = "export const name = 'x'; export const decide";
const FIRST = PLAYS.replace('decide', 'decide = () => ');
const THROWS = `${PLAYS} = () => { throw new Error('no idea\\nat all'); };`;
const CONCEDES = `${PLAYS} = ({ seat: { player } }) => [{ player, do: 'concede' }];`;

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

  test('has its answer waited for though a bell rings that belongs to the answer before', () => {
    const rings = `import { workerData } from 'node:worker_threads';
      ${PLAYS} = ({ seat: { player } }) => {
        const { bell } = workerData;
        while (Atomics.notify(bell, 0) === 0);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
        return [{ player, do: 'concede' }];
      };`;
    const file = openPlayerFile(fileOf('rings', rings));
    expect(file.decide(question(showdown))).toMatchObject([{ do: 'concede' }]);
    file.dismiss();
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
  test.each([
    ['no program', 'export const name = ;', 'Unexpected token'],
    ['nothing of a player', 'export const x = 1;', 'it exports no name'],
    ['one who cannot decide', "export const name = 'x';", 'it exports no function decide'],
    ['one who throws', THROWS, 'no idea'],
    ['one who says nothing', `${FIRST} undefined;`, 'its answer is no list of orders'],
    ['one who says anything', `${FIRST} [{ do: 'win' }];`, 'its answer is no list of orders'],
    ['one who says what cannot be sent', `${FIRST} [() => 1];`, 'could not be cloned'],
    ['one who orders what is refused', `${FIRST} [{ player: 1, do: 'move-all' }];`, 'it gave an order that is refused'],
    ['one who ends the program', 'process.exit(0);', 'it wants to end the program'],
  ])('is refused in one sentence where it is %s', (name, text, sentence) => {
    const path = fileOf(`file-${name.replaceAll(' ', '-')}`, text);
    const told = refusalOf(() => openPlayerFile(path).decide(question(showdown)));
    expect(told).toContain(`the player ${path} cannot play: `);
    expect(told).toContain(sentence);
    expect(told).not.toContain('\n');
  });

  test('is not waited for for ever', () => {
    const path = fileOf('sleeper', `${FIRST} { for (;;); };`);
    // On a busy machine it may be given up before it has been opened.
    const decide = () => openPlayerFile(path, undefined, 3000).decide(question(showdown));
    expect(decide).toThrow('it does not answer');
  });

  test('can change nothing of the game, nor of the program', () => {
    const spoils = 'seat.view.units.length = 0; Array.prototype.at = null; Math.max = null;';
    const text = `${PLAYS} = ({ seat }) => { ${spoils} return [{ player: seat.player, do: 'concede' }]; };`;
    const file = openPlayerFile(fileOf('spoiler', text));
    const asked = question(showdown);
    const before = JSON.stringify(asked.seat());
    expect(file.decide(asked)).toHaveLength(1);
    file.dismiss();
    expect(JSON.stringify(asked.seat())).toBe(before);
    expect([1].at(-1)).toBe(Math.max(1, 0));
  });
});
