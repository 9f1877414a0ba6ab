import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Broadcaster, TableSocket } from '../../src/server/sockets/broadcaster.ts';
import { handle } from '../../src/server/sockets/handle.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import type { OpenDatabase } from '../../src/server/storage/notifier.ts';
import { openStorage, type Storage } from '../../src/server/storage/storage.ts';
import { openTables } from '../../src/server/table/live.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { openTable, serve } from './serving.ts';

const folder = mkdtempSync(join(tmpdir(), 'deltavee-synced-'));
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
  const broadcaster: Broadcaster = {
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
      broadcaster,
      metrics: { answered: () => undefined },
      lapses: { untold: () => 0 },
      apart: { legal: async () => ({ legal: [] }) },
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

test('a database of files has every line on the disk before it says so', async () => {
  const { rows } = await sql`pragma synchronous`.execute(database.db);
  expect(rows).toEqual([{ synchronous: 2 }]);
});
