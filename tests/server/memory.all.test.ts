import { expect, test } from 'vitest';
import type { Storage } from '../../src/server/storage/storage.ts';
import { loadTable } from '../../src/server/table/load.ts';
import { held } from './held.ts';
import { hundredOrders } from './hundred-orders.ts';
import { recordOf } from './serving.ts';

const TABLES = 50;

test('a table in memory is what its hundred orders led to, and little more', async () => {
  const { turn: _turn, ...begun } = hundredOrders();
  const record = JSON.stringify(recordOf(begun));
  const storage: Pick<Storage, 'findTable' | 'listEntries'> = {
    findTable: async (table) => ({ table, made: 0, body: '', record, secret: '00'.repeat(32), clock: null }),
    listEntries: async () => [],
  };
  const load = (id: number) => loadTable(storage as Storage, `${id}`);
  // What the program itself needs to read tables does not count.
  const tables = [await load(0)];
  const before = held();
  for (let id = 1; id <= TABLES; id += 1) tables.push(await load(id));
  const each = (held() - before) / TABLES;
  expect(tables).toHaveLength(TABLES + 1);
  expect(each / 1000).toBeLessThan(250);
});
