import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord } from '../../src/engine/index.ts';
import {
  deleteTable,
  describeTable,
  endTable,
  exportTable,
  listSummaries,
} from '../../src/server/organize/commands.ts';
import { moveTables } from '../../src/server/organize/move.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import { openStorage, type Storage } from '../../src/server/storage/storage.ts';
import { ALL } from '../all.ts';
import { startPostgres } from './postgres.ts';
import { call, connect, type Keys, newTableCall, openTable, serve } from './serving.ts';

/** At landing tables are moved between files alone. */
const postgres = ALL ? await startPostgres() : undefined;
const folder = mkdtempSync(join(tmpdir(), 'deltavee-organized-'));
const data = join(folder, 'tables');
let played: Keys;
let untaken: string;

beforeAll(async () => {
  const served = await serve(data, true);
  played = await openTable(served.address, { scenario: 'first-shot' });
  const client = await connect(served.address, { table: played.table, key: played.keys[1] });
  await client.order('a', { do: 'ready' });
  client.close();
  const { table, body } = newTableCall();
  untaken = table;
  await call(served.address, '/api/tables', body);
  await served.end();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Does something with the tables of a place, and closes it. */
async function at<T>(place: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  const database = await openDatabase(place, { alone: true });
  try {
    return await work(openStorage(database));
  } finally {
    await database.close();
  }
}

const linesOf = (place: string) =>
  at(place, async (storage) => {
    const lines: object[] = [];
    for await (const line of listSummaries(storage)) lines.push(line);
    return lines;
  });

test('tables are listed with who plays, whose turn it is and when something was last done', async () => {
  expect(await linesOf(data)).toMatchObject([
    { table: played.table, names: ['Ann', 'Bob'], scenario: 'first-shot', phase: 'set-up', toAct: 2, over: false },
    { table: untaken, names: ['Ann', ''], scenario: 'showdown', toAct: null, over: false },
  ]);
});

test('a record can be taken out, and holds nothing that dice to come follow from', async () => {
  const record = await at(data, (storage) => exportTable(storage, played.table));
  expect(readRecord(record)).toMatchObject({ ok: true });
  expect(record.dice).toEqual({ rolls: [] });
  expect(record.actions).toEqual([{ player: 1, do: 'ready' }]);
});

const places = [join(folder, 'moved'), ...(postgres ? [await postgres.newDatabase()] : [])];
test.each(places.map((place) => [place.replace(/:.*/, ''), place]))(
  'all tables are moved to another place, once, and what is new when it is done again (%#)',
  async (_name, place) => {
    const from = join(folder, `from ${places.indexOf(place)}`);
    await moveTables(data, from);
    expect(await moveTables(from, place)).toEqual({ copied: 2, same: 0 });
    expect(await linesOf(place)).toEqual(await linesOf(from));
    expect(await moveTables(from, place)).toEqual({ copied: 0, same: 2 });
    await at(from, (storage) => endTable(storage, played.table));
    expect(await moveTables(from, place)).toEqual({ copied: 1, same: 1 });
    expect((await linesOf(place))[0]).toMatchObject({ over: true });
    // The keys open the table there as they did here.
    const served = await serve(place, true);
    const client = await connect(served.address, { table: played.table, key: played.keys[2] });
    expect(client.view().result).toMatchObject({ winner: null });
    await client.ask('offer', {
      id: 'z',
      what: 'rematch',
      moment: client.moment(),
      table: untaken,
      invitation: played.watch,
    });
    client.close();
    await served.end();
    const before = await linesOf(from);
    await at(from, (storage) =>
      storage.append({
        table: played.table,
        number: 4,
        at: 1,
        seat: 1,
        id: 'q',
        sent: 'q',
        body: '{"kind":"say","text":"x"}',
        hash: '',
      }),
    );
    await expect(moveTables(from, place)).rejects.toThrow('has gone on differently in each');
    expect(before).toHaveLength(2);
  },
);

test('a game is ended as a draw, a table deleted, and what cannot be is said', async () => {
  const place = join(folder, 'ended');
  await moveTables(data, place);
  await at(place, async (storage) => {
    expect(await endTable(storage, played.table)).toMatchObject({ over: true, toAct: null });
    await expect(endTable(storage, played.table)).rejects.toThrow('is over');
    await expect(endTable(storage, untaken)).rejects.toThrow('a seat is still free');
    await expect(describeTable(storage, 'nowhere')).rejects.toThrow('there is no table nowhere');
    await deleteTable(storage, untaken);
    await expect(deleteTable(storage, untaken)).rejects.toThrow(`there is no table ${untaken}`);
  });
  expect(await linesOf(place)).toHaveLength(1);
});

test('a wrong call prints how it is done, with status 2', async () => {
  const words = ['--import', 'tsx', 'src/server/organize/main.ts', 'delete'];
  const run = promisify(execFile)(process.execPath, words, { cwd: join(import.meta.dirname, '../..') });
  await expect(run).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('usage: npm run tables') });
});
