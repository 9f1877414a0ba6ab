import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/server/storage/database.ts';
import type { EntryRow } from '../../src/server/storage/schema.ts';
import { openStorage, type Storage } from '../../src/server/storage/storage.ts';
import { connect, openTable, serve } from './serving.ts';

let folder: string;
let database: OpenDatabase;
let storage: Storage;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deltavee-storage-'));
  database = await openDatabase(folder, { alone: true });
  storage = openStorage(database.db);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const ROW = { table: 't', made: 1, body: 'b', record: '{}', secret: 's' };
const SEAT = { table: 't', hash: 'h', kind: 'key', seat: 1, invitation: 'i', body: null } as const;
const entry = (number: number, id: string | null = null): EntryRow => ({
  table: 't',
  number,
  at: 1,
  seat: 1,
  id,
  sent: id,
  body: '{}',
  hash: '',
});

describe('what every storage does', () => {
  test('of two that make the same table one wins', async () => {
    expect(await storage.makeTable(ROW, [SEAT], [entry(0)])).toBe(true);
    expect(await storage.makeTable({ ...ROW, secret: 'other' }, [], [])).toBe(false);
    expect(await storage.findTable('t')).toEqual(ROW);
    expect(await storage.findTable('nowhere')).toBeUndefined();
  });

  test('of two that write the same line one wins, and an id is written once', async () => {
    expect(await storage.append(entry(0, 'a'))).toBe(true);
    expect(await storage.append(entry(0, 'b'))).toBe(false);
    expect(await storage.append(entry(1, 'a'))).toBe(false);
    expect(await storage.append(entry(1))).toBe(true);
    expect(await storage.append(entry(2))).toBe(true);
    expect((await storage.listEntries('t')).map(({ number }) => number)).toEqual([0, 1, 2]);
    expect((await storage.listEntries('t', 2)).map(({ number }) => number)).toEqual([2]);
  });

  test('an invitation becomes one key, and its line comes with it or not at all', async () => {
    expect(await storage.append(entry(0), SEAT)).toBe(true);
    expect(await storage.append(entry(1), { ...SEAT, hash: 'other' })).toBe(false);
    expect(await storage.append(entry(0), { ...SEAT, hash: 'other', invitation: 'j' })).toBe(false);
    expect(await storage.findShown('t', 'other')).toBeUndefined();
    expect(await storage.findTaken('t', 'i')).toEqual(SEAT);
    expect(await storage.listEntries('t')).toHaveLength(1);
  });
});

describe('a file of tables', () => {
  test('is kept by one server alone, while others may look in', async () => {
    await expect(openDatabase(folder, { alone: true })).rejects.toThrow('another server already keeps the tables');
    const other = await openDatabase(folder, { alone: false });
    await openStorage(other.db).addShown({ ...SEAT, kind: 'invitation', invitation: null });
    await other.close();
    expect(await storage.findShown('t', 'h')).toMatchObject({ kind: 'invitation' });
  });

  test('holds no key that was shown', async () => {
    const served = await serve(join(folder, 'more'), true);
    const { table, keys, watch } = await openTable(served.address);
    const client = await connect(served.address, { table, key: keys[1] });
    await client.order('a', { do: 'ready' });
    client.close();
    await served.end();
    for (const name of readdirSync(join(folder, 'more'))) {
      const bytes = readFileSync(join(folder, 'more', name), 'latin1');
      for (const key of [keys[1], keys[2], watch]) expect(bytes).not.toContain(key);
    }
  });
});
