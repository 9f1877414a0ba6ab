import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { UsageError } from '../../src/cli/output.ts';
import { openQueue } from '../../src/workshop/season/queue.ts';
import { type ChunkResult, listChunks, type PlayedGame, type Season } from '../../src/workshop/season/season.ts';
import { openSeasonFile } from '../../src/workshop/season/season-file.ts';
import { startPostgres } from '../server/postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deltavee-queue-'));
const postgres = await startPostgres();
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const SEASON: Season = { players: ['fighter', 'random'], scenarios: ['showdown'], games: 16, seed: 3 };
const chunks = listChunks(SEASON);

let opened = 0;
/** A machine that plays a season; its file has a name of its own. */
async function joinSeason(address: string, program = 'p1', season = SEASON) {
  opened += 1;
  const file = openSeasonFile(join(folder, `${opened}.jsonl`), season, program);
  return { file, queue: await openQueue(address, { season, program, chunks: listChunks(season), file }) };
}

const GAME: PlayedGame = {
  scenario: 'showdown',
  pair: 0,
  seat: 1,
  outcome: 'win',
  reason: null,
  turns: 1,
  actions: 1,
  print: 1,
};
const played = (id: string): ChunkResult => ({ id, games: [] });

const none = 'No PostgreSQL could be started: seasons on several machines are not tested.';
if (!postgres) test(none, () => expect(process.env.CI).toBeUndefined());
else {
  test('every chunk is handed out once, and one whose machine has died again in the end', async () => {
    const address = await postgres.newDatabase();
    const [one, two] = await Promise.all([joinSeason(address), joinSeason(address)]);
    const [first, second, third] = [await one.queue.next(), await two.queue.next(), await one.queue.next()];
    expect([first, second, third]).toEqual(chunks.slice(0, 3));
    await one.queue.bring(played(first!.id));
    await one.queue.close();
    expect(await two.queue.next()).toEqual(chunks[3]);
    expect([...two.file.finished.keys()]).toEqual([first!.id]);
    expect(await two.queue.next()).toEqual(third);
    for (const { id } of [second, third, chunks[3]].map((chunk) => chunk!)) await two.queue.bring(played(id));
    expect(await two.queue.next()).toBeUndefined();
    await two.queue.close();
    const late = await joinSeason(address);
    expect(await late.queue.next()).toBeUndefined();
    expect([...late.file.finished.keys()].sort()).toEqual(chunks.map(({ id }) => id).sort());
    await late.queue.close();
  });

  test('machines that begin at the same time do not hinder each other', async () => {
    const address = await postgres.newDatabase();
    // Making a queue crosswise was a deadlock, by chance: hence several.
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const season = { ...SEASON, seed };
      const joined = await Promise.all(chunks.map(() => joinSeason(address, 'p1', season)));
      const taken = await Promise.all(joined.map(({ queue }) => queue.next()));
      expect(taken.map((chunk) => chunk!.id).sort()).toEqual(chunks.map(({ id }) => id).sort());
      for (const { queue } of joined) await queue.close();
    }
  });

  test('a chunk that two have played counts once, and what was in a file before is nobody else’s work', async () => {
    const address = await postgres.newDatabase();
    const one = await joinSeason(address);
    const [begun, id] = [chunks[0]!.id, chunks[1]!.id];
    await one.queue.bring({ id, games: [] });
    const path = join(folder, 'before.jsonl');
    const file = openSeasonFile(path, SEASON, 'p1');
    file.add(played(begun));
    const two = { file, queue: await openQueue(address, { season: SEASON, program: 'p1', chunks, file }) };
    await two.queue.bring({ id, games: [GAME] });
    expect(await one.queue.next()).toEqual(chunks[2]);
    expect([...one.file.finished.keys()].sort()).toEqual([begun, id].sort());
    const late = await joinSeason(address);
    await late.queue.next();
    expect(late.file.finished.get(id)).toEqual(played(id));
    for (const { queue } of [one, two, late]) await queue.close();
  });

  test('machines with another program or another season have a queue of their own', async () => {
    const address = await postgres.newDatabase();
    const joined = [
      await joinSeason(address),
      await joinSeason(address, 'p2'),
      await joinSeason(address, 'p1', { ...SEASON, seed: 4 }),
    ];
    for (const { queue } of joined) expect((await queue.next())?.id).toBe(chunks[0]!.id);
    await joined[0]!.queue.bring(played(chunks[0]!.id));
    for (const { queue } of joined) await queue.next();
    expect(joined.map(({ file }) => file.finished.size)).toEqual([1, 0, 0]);
    for (const { queue } of joined) await queue.close();
  });

  test('of two machines one is killed: the other prints the same report, byte for byte, as one alone', async () => {
    const address = await postgres.newDatabase();
    const main = ['--import', 'tsx', 'src/workshop/main.ts', 'season', '--cores', '1', '--json', '--seed', '5'];
    const words = [...main, '--players', 'fighter,fighter', '--scenario', 'first-shot', '--games', '8'];
    const run = (...more: string[]) => spawn(process.execPath, [...words, ...more], { cwd: root });
    const shared = (name: string) => run('--queue', address, '--file', join(folder, `${name}.jsonl`));
    const killed = shared('killed');
    let said = '';
    killed.stderr.on('data', (text) => {
      said += text;
      // It says so when it begins, and again when it has taken its first chunk.
      if (said.split('0 of 2 chunks').length > 2) killed.kill('SIGKILL');
    });
    await once(killed, 'close');
    const other = shared('other');
    let report = '';
    other.stdout.on('data', (text) => (report += text));
    await once(other, 'close');
    expect(killed.signalCode).toBe('SIGKILL');
    const alone = spawnSync(process.execPath, [...words, '--file', join(folder, 'alone.jsonl')], { cwd: root });
    expect(report).toBe(String(alone.stdout));
    const lines = (name: string) =>
      readFileSync(join(folder, `${name}.jsonl`), 'utf8')
        .trimEnd()
        .split('\n')
        .sort();
    expect(lines('other')).toEqual(lines('alone'));
    const database = new pg.Client(address);
    await database.connect();
    const { rows } = await database.query('select count(*)::int as count from deltavee_season.results');
    expect(rows).toEqual([{ count: 2 }]);
    await database.end();
  });

  test('one who cannot reach the queue is told why, without the password', async () => {
    const joining = joinSeason('postgres://somebody:secret@127.0.0.1:1/none');
    await expect(joining).rejects.toThrow(UsageError);
    await expect(joining).rejects.toThrow(/^cannot use the queue: connect ECONNREFUSED 127.0.0.1:1$/);
  });
}
