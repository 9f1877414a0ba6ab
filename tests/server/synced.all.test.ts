import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/storage/database.ts';
import { fileOf } from '../../src/server/storage/file.ts';
import type { EntryRow } from '../../src/server/storage/schema.ts';
import { openStorage } from '../../src/server/storage/storage.ts';

const ORDERS = 40;

/** On a disk: where a folder for passing things lies in memory, there is nothing to wait for. */
const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.synced-'));
const database = await openDatabase(folder, { alone: true });
const storage = openStorage(database);
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

// Where no sync of a disk can be seen, the order of what happens is what there is to look at (synced.test.ts).
const none = 'No sync of a disk can be seen here: that every line waits for it is not tested.';
if (!existsSync(THREAD) || waitsOfSyncs() < ORDERS) test(none, () => expect(process.env.CI).toBeUndefined());
else {
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
