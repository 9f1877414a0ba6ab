import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  bringInTable,
  changeTable,
  dropTable,
  isUnkept,
  keepTable,
  listTables,
  type MyTable,
  readTable,
} from '../../src/store/table/my-tables.ts';

const key = (letter: string) => letter.repeat(22);

const SEATED: MyTable = {
  table: 'Q29tcGFzc1Jvc2U5',
  key: key('a'),
  seat: 1,
  title: 'The Showdown',
  created: 2,
  commitment: 'f'.repeat(64),
  invitation: key('b'),
  watch: key('c'),
  seen: 12,
  moment: 7,
  muted: true,
  winner: null,
  next: 'UmVtYXRjaE9mVHdv',
  unanswered: [],
};

/** Anybody who let the other choose a side has no seat yet, but both invitations. */
const CHOOSING: MyTable = {
  table: 'UmVtYXRjaE9mVHdv',
  key: null,
  seat: null,
  title: 'Pirates!',
  created: 1,
  commitment: 'e'.repeat(64),
  choice: { 1: key('d'), 2: key('e'), name: 'Ann' },
  watch: key('f'),
  unanswered: [],
};

test('a table goes along in a file whole, with all that opens it and how far it was seen', async () => {
  for (const table of [SEATED, CHOOSING]) await keepTable(table);
  const file = JSON.parse(JSON.stringify(await listTables()));
  for (const { table } of [SEATED, CHOOSING]) await dropTable(table);
  for (const table of file) expect(await bringInTable(table)).toBe('added');
  expect(await listTables()).toEqual([SEATED, CHOOSING]);
  expect(await bringInTable(SEATED)).toBe('known');
  expect(await bringInTable({ ...SEATED, table: 'x'.repeat(16), key: 'short' })).toBe('faulty');
});

test('a table that the browser does not keep is there as long as the tab, and is said to be no longer', async () => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  await keepTable({ ...SEATED, table: 'bm90S2VwdEhlcmU1' });
  await changeTable('bm90S2VwdEhlcmU1', { seen: 30 });
  expect(isUnkept('bm90S2VwdEhlcmU1')).toBe(true);
  expect(await readTable('bm90S2VwdEhlcmU1')).toMatchObject({ key: SEATED.key, seen: 30 });
  expect((await listTables()).map(({ table }) => table)).toContain('bm90S2VwdEhlcmU1');
  IDBObjectStore.prototype.put = put;
  await dropTable('bm90S2VwdEhlcmU1');
  expect(await readTable('bm90S2VwdEhlcmU1')).toBeUndefined();
});
