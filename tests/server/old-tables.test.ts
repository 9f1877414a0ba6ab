import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '../../src/engine/index.ts';
import type { Broadcaster } from '../../src/server/sockets/broadcaster.ts';
import { carryOut, followWith } from '../../src/server/sockets/handle.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import type { OpenDatabase } from '../../src/server/storage/notifier.ts';
import { openStorage, type Storage } from '../../src/server/storage/storage.ts';
import { type LiveTables, openTables } from '../../src/server/table/live.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { openTable, serve } from './serving.ts';

const nothing = () => undefined;
const broadcaster: Broadcaster = {
  moment: nothing,
  people: nothing,
  clock: nothing,
  taken: nothing,
  offered: nothing,
  declined: nothing,
  said: nothing,
};

const folder = mkdtempSync(join(tmpdir(), 'deltavee-old-'));
let database: OpenDatabase;
let storage: Storage;
let table: string;
/** How often the lines of a table were read. */
let reads = 0;
/** Two processes that share the tables, of which neither hears of the other. */
let one: LiveTables;
let two: LiveTables;

beforeAll(async () => {
  const served = await serve(folder, true);
  ({ table } = await openTable(served.address, { scenario: 'first-shot' }));
  await served.end();
  database = await openDatabase(folder, { alone: true });
  const kept = openStorage(database);
  const listEntries: Storage['listEntries'] = (...words) => {
    reads += 1;
    return kept.listEntries(...words);
  };
  storage = { ...kept, listEntries };
  const open = () => openTables({ storage, isShared: true, follow: followWith(broadcaster) });
  [one, two] = [open(), open()];
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  reads = 0;
});

/** Player 1 gives an order by one of the two. */
async function give(tables: LiveTables, id: string, moment: number, order: Order): Promise<Acknowledgement[]> {
  const answers: Acknowledgement[] = [];
  await tables.atKnown(table, (at, mayBeOld) => {
    const sent = { seat: 1, kind: 'order', payload: { id, moment, orders: [order] } } as const;
    return carryOut(
      at,
      sent,
      (answer) => answers.push(answer),
      { storage, broadcaster, lapses: { untold: () => 0 }, now: () => 1 },
      mayBeOld,
    );
  });
  return answers;
}

const swap = (b: number): Order => ({ do: 'swap-pods', ship: '1A', a: 1, b });

test('an order is judged by what is known of its table, and by what the database has where that is old', async () => {
  for (const tables of [one, two]) await tables.at(table, nothing);
  reads = 0;
  const first = await give(one, 'a', 1, swap(2));
  expect(first).toEqual([{ ok: true, moment: 2, given: 1 }]);
  expect(reads).toBe(0);
  // What is known here would have it again.
  expect(await give(two, 'a', 1, swap(2))).toEqual(first);
  expect(await give(one, 'b', 2, swap(3))).toMatchObject([{ ok: true, moment: 3 }]);
  expect(reads).toBe(1);
  // What is known here has not come so far.
  expect(await give(two, 'c', 3, swap(2))).toMatchObject([{ ok: true, moment: 4 }]);
  // What is known here has never heard of it.
  expect(await give(one, 'c', 3, swap(2))).toMatchObject([{ ok: true, moment: 4 }]);
  expect(await give(one, 'd', 3, swap(2))).toEqual([{ ok: false, error: 'stale' }]);
});

test('a table has so many lines at most, and answers for those it has', async () => {
  const answers = await two.at(table, async (at) => {
    const { next } = at;
    at.next = 50_000;
    const given: Acknowledgement[] = [];
    for (const id of ['a', 'beyond']) {
      const payload = { id, moment: 1, orders: [swap(id === 'a' ? 2 : 5)] };
      const sent = {
        seat: 1,
        kind: 'order',
        payload: id === 'a' ? payload : { ...payload, moment: at.timelines[1].latest },
      } as const;
      const room = { storage, broadcaster, lapses: { untold: () => 0 }, now: () => 1 };
      await carryOut(at, sent, (answer) => given.push(answer), room);
    }
    at.next = next;
    return given;
  });
  expect(answers).toEqual([
    { ok: true, moment: 2, given: 1 },
    { ok: false, error: 'busy' },
  ]);
});
