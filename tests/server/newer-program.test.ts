import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/storage/database.ts';
import { openStorage } from '../../src/server/storage/storage.ts';
import { connect, newData, openTable, serve } from './serving.ts';

let data: string;
beforeEach(async () => {
  data = await newData();
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** Writes what a newer program beside the server has written of a table. */
async function writeBeside(table: string, body: object, hash: string): Promise<void> {
  const database = await openDatabase(data, { alone: false });
  const storage = openStorage(database);
  const number = (await storage.listEntries(table)).length;
  const row = { table, number, at: 5, seat: 1, id: `n${number}`, sent: 's', body: JSON.stringify(body), hash };
  expect(await storage.append(row)).toBe(true);
  await database.close();
}

describe('what a newer program has written', () => {
  test.each([
    ['of a kind that is not known here', { kind: 'teleport', told: [1, 2] }, ''],
    ['that leads to another game here', { kind: 'order', given: 1, actions: [{ player: 1, do: 'ready' }] }, 'other'],
  ])('%s lets that table stand still, and no other', async (_what, body, hash) => {
    const first = await serve(data, true);
    const [old, other] = [await openTable(first.address), await openTable(first.address)];
    await first.end();
    await writeBeside(old.table, body, hash);
    const served = await serve(data, true);
    try {
      await expect(connect(served.address, { table: old.table, key: old.keys[1] })).rejects.toBeDefined();
      const there = await connect(served.address, { table: other.table, key: other.keys[1] });
      expect(await there.order('a', { do: 'ready' })).toMatchObject({ ok: true });
      there.close();
    } finally {
      await served.end();
    }
    const { db, close } = await openDatabase(data, { alone: false });
    // Nothing is lost of it: one who knows the rest goes on.
    expect(await openStorage({ db, notifier: null }).listEntries(old.table)).toHaveLength(3);
    await close();
  });
});
