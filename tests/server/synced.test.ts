import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handle } from '../../src/server/sockets/handle.ts';
import type { TableSocket, Telling } from '../../src/server/sockets/telling.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/storage/database.ts';
import { fileOf } from '../../src/server/storage/file.ts';
import type { EntryRow } from '../../src/server/storage/schema.ts';
import { openStorage, type Storage } from '../../src/server/storage/storage.ts';
import { openTables } from '../../src/server/table/live.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { openTable, serve } from './serving.ts';

const ORDERS = 40;

/** On a disk: where a folder for passing things lies in memory, there is nothing to wait for. */
const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.synced-'));
let database: OpenDatabase;
let storage: Storage;
let table: string;

beforeAll(async () => {
  const served = await serve(folder, true);
  ({ table } = await openTable(served.address));
  await served.end();
  database = await openDatabase(folder, { alone: true });
  storage = openStorage(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const THREAD = '/proc/thread-self/status';

/** How often this thread has waited for something, as it does once at least for every sync of a disk. */
const waits = (): number => Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(readFileSync(THREAD, 'utf8'))?.[1]);

/** How often it waits while it syncs a file of its own so many times: not at all where the disk is memory. */
function waitsOfSyncs(): number {
  const file = openSync(join(folder, 'file'), 'w');
  const before = waits();
  for (let number = 0; number < ORDERS; number += 1) {
    writeSync(file, 'x');
    fsyncSync(file);
  }
  const after = waits();
  closeSync(file);
  return after - before;
}

const line = (number: number): EntryRow => ({
  table: 'synced',
  number,
  at: 1,
  seat: 1,
  id: null,
  sent: null,
  body: '{"kind":"say","text":"x"}',
  hash: '',
});

// Where no sync of a disk can be seen, the order of what happens, below, is what there is to look at.
if (existsSync(THREAD) && waitsOfSyncs() >= ORDERS) {
  test('every line waits for the disk, and one of a database that does not sync does not', async () => {
    const loose = new Database(`${fileOf(folder)}.loose`);
    loose.exec('PRAGMA journal_mode = WAL');
    loose.exec('PRAGMA synchronous = NORMAL');
    loose.exec('create table entries (number integer primary key, body text)');
    const insert = loose.prepare('insert into entries values (?, ?)');
    let before = waits();
    for (let number = 0; number < ORDERS; number += 1) insert.run(number, line(number).body);
    const unsynced = waits() - before;
    loose.close();

    before = waits();
    for (let number = 0; number < ORDERS; number += 1) expect(await storage.append(line(number))).toBe(true);
    expect(waits() - before).toBeGreaterThanOrEqual(ORDERS + unsynced / 2);
  });
}

/** What happens, in order, when player 1 says that he is ready and the disk does what it is told here. */
async function order(id: string, disk: () => Promise<void>): Promise<string[]> {
  const happened: string[] = [];
  const watched: Storage = {
    ...storage,
    async append(...words) {
      happened.push('asked');
      await disk();
      const done = await storage.append(...words);
      happened.push('on the disk');
      return done;
    },
  };
  const tables = openTables({ storage: watched, isShared: false, follow: (_table, _entry, done) => done() });
  const told = () => void happened.push('told');
  const telling: Telling = {
    moment: told,
    people: told,
    clock: told,
    taken: told,
    offered: told,
    declined: told,
    said: told,
  };
  const shown = { table, viewer: 1, hash: '', since: null } as const;
  await new Promise<void>((done) => {
    const answer = (given: Acknowledgement | { legal: unknown }) => {
      happened.push(JSON.stringify(given));
      setImmediate(done);
    };
    const message = { kind: 'order', payload: { id, moment: 1, orders: [{ do: 'ready' }] }, answer } as const;
    handle(message, {} as TableSocket, shown, {
      storage: watched,
      tables,
      telling,
      metrics: { answered: () => undefined },
      now: Date.now,
      note: () => undefined,
    });
  });
  return happened;
}

test('an order is answered when it is on the disk, and the others are told after that', async () => {
  const refusing = await order('a', () => Promise.reject(new Error('the disk is full')));
  expect(refusing).toEqual(['asked', '{"ok":false,"error":"unavailable"}']);
  const kept = await order('a', async () => undefined);
  expect(kept).toEqual(['asked', 'on the disk', '{"ok":true,"moment":2,"given":1}', 'told', 'told', 'told']);
});
