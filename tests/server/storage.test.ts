import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/storage/database.ts';
import type { OpenDatabase } from '../../src/server/storage/notifier.ts';
import { openStorage, type Storage } from '../../src/server/storage/storage.ts';
import { describeStorage, ROW, SEAT } from './contract.ts';
import { call, connect, newKey, newNonce, newTableCall, openTable, serve } from './serving.ts';

let folder: string;
let database: OpenDatabase;
let storage: Storage;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deltavee-storage-'));
  database = await openDatabase(folder, { alone: true });
  storage = openStorage(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

let number = 0;
describeStorage(() => {
  number += 1;
  return join(folder, `${number}`);
});

describe('a file of tables', () => {
  test('is kept by one server alone, while others may look in', async () => {
    await expect(openDatabase(folder, { alone: true })).rejects.toThrow('another server already keeps the tables');
    const other = await openDatabase(folder, { alone: false });
    await openStorage(other).addCredential({ ...SEAT, kind: 'invitation', invitation: null });
    await other.close();
    expect(await storage.findCredential('t', 'h')).toMatchObject({ kind: 'invitation' });
  });

  test('from before there were clocks, open tables and mails is brought up to date as it is', async () => {
    const path = join(folder, 'before');
    const { db, close } = await openDatabase(path, { alone: true });
    await db.schema.alterTable('tables').dropColumn('clock').execute();
    await db.schema.alterTable('seats').dropColumn('until').execute();
    for (const table of ['listed', 'mails', 'beats', 'lapses', 'generations', 'asked', 'pulse'])
      await db.schema.dropTable(table).execute();
    await sql`delete from kysely_migration where name > '0001-tables'`.execute(db);
    await sql`insert into tables ("table", made, body, record, secret) values ('t', 1, 'b', '{}', 's')`.execute(db);
    await close();
    const again = await openDatabase(path, { alone: true });
    expect(await openStorage(again).findTable('t')).toEqual({ ...ROW, made: 1 });
    expect(await openStorage(again).listOpen(0, 1)).toEqual([]);
    await again.close();
  });

  test('holds no key that was shown', async () => {
    const served = await serve(join(folder, 'more'), true);
    const { table, keys, watch } = await openTable(served.address);
    const client = await connect(served.address, { table, key: keys[1] });
    await client.order('a', { do: 'ready' });
    client.close();
    // A table that waits for anybody to come has its invitation in plain, as long as it waits.
    const { invitation, key, table: open, body } = newTableCall();
    await call(served.address, '/api/tables', { ...body, open: true });
    const take = { invitation, key: newKey(), name: 'Bob', nonce: newNonce() };
    expect(await call(served.address, `/api/tables/${open}/take`, take)).toMatchObject({ status: 200 });
    await served.end();
    for (const name of readdirSync(join(folder, 'more'))) {
      const bytes = readFileSync(join(folder, 'more', name), 'latin1');
      for (const shown of [keys[1], keys[2], watch, invitation, key]) expect(bytes).not.toContain(shown);
    }
  });
});
