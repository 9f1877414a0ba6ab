import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Action, Order } from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { ALL } from '../all.ts';
import { startProcess } from './process.ts';
import { type Client, call, connect, type Keys, newData, openTable } from './serving.ts';

const KILLS = ALL ? 20 : 1;
const TABLES = ALL ? 4 : 2;
const ORDERS = ALL ? 40 : 15;

let data: string;
beforeAll(async () => {
  data = await newData();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** A table with open logs, at which player 1 lays out his pods anew, again and again. */
interface Laid extends Keys {
  accepted: Order[];
  /** What was sent last and has no answer. */
  open: { id: string; moment: number; orders: Order[] } | null;
}

/** Sends what has no answer again: it is played now, or was before, but once. */
async function giveAgain(client: Client, laid: Laid): Promise<void> {
  if (!laid.open) return;
  const answer = await client.ask<{ ok: boolean; moment: number }>('order', laid.open);
  expect(answer).toMatchObject({ ok: true, given: 1 });
  await client.until(answer.moment);
  laid.accepted.push(...laid.open.orders);
  laid.open = null;
}

/** Gives one order after the other until the server is gone, or all are given. */
async function lay(address: string, laid: Laid, chance: (below: number) => number, given: () => void): Promise<void> {
  // The others may have had the server killed before this one has come.
  const client = await connect(address, { table: laid.table, key: laid.keys[1] }).catch(() => null);
  if (!client) return;
  const gone = new Promise<'gone'>((resolve) => client.socket.once('disconnect', () => resolve('gone')));
  for (let count = 0; count < ORDERS; count += 1) {
    const a = 1 + chance(4);
    const order: Order = { do: 'swap-pods', ship: '1A', a, b: a + 1 + chance(5 - a) };
    laid.open = { id: `${laid.accepted.length}`, moment: client.moment(), orders: [order] };
    const answer = await Promise.race([client.ask<{ ok: boolean; moment: number }>('order', laid.open), gone]);
    if (answer === 'gone') return;
    expect(answer).toMatchObject({ ok: true });
    laid.accepted.push(order);
    laid.open = null;
    // It may be killed between its answer and what it tells.
    if ((await Promise.race([client.until(answer.moment), gone])) === 'gone') return;
    given();
  }
  client.close();
}

/** The actions that a table has. */
async function actionsOf(address: string, { table, keys }: Keys): Promise<Action[]> {
  const { body } = await call(address, `/api/tables/${table}/record`, undefined, {
    authorization: `Bearer ${keys[2]}`,
  });
  return body.actions;
}

test('a server that is killed under load has lost nothing acknowledged and plays nothing twice', async () => {
  const chance = rngFrom(23);
  const random = (below: number) => chance.below(below);
  let running = await startProcess(data);
  const tables: Laid[] = [];
  for (let count = 0; count < TABLES; count += 1) {
    tables.push({
      ...(await openTable(running.address, { scenario: 'first-shot', logs: 'open' })),
      accepted: [],
      open: null,
    });
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    let left = 1 + random(TABLES * ORDERS - 1);
    const { address, pid, ended } = running;
    const given = () => {
      left -= 1;
      if (left === 0) process.kill(pid, 'SIGKILL');
    };
    await Promise.all(tables.map((laid) => lay(address, laid, random, given)));
    if (left > 0) process.kill(pid, 'SIGKILL');
    expect(await ended).toBe('SIGKILL');
    running = await startProcess(data);
    for (const laid of tables) {
      const client = await connect(running.address, { table: laid.table, key: laid.keys[1] });
      await giveAgain(client, laid);
      client.close();
      const actions = await actionsOf(running.address, laid);
      expect(actions).toEqual(laid.accepted.map((order) => ({ player: 1, ...order })));
    }
  }
  process.kill(running.pid, 'SIGTERM');
  expect(await running.ended).toBe(0);
});

test('a second server does not keep the same tables, and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deltavee-alone-'));
  const first = await startProcess(folder);
  await expect(startProcess(folder)).rejects.toThrow('another server already keeps the tables');
  const silent = connectTcp(Number(new URL(first.address).port), '127.0.0.1');
  await once(silent, 'connect');
  const { table, keys } = await openTable(first.address);
  const client = await connect(first.address, { table, key: keys[1] });
  process.kill(first.pid, 'SIGINT');
  // It ends with 1 if it has to give up waiting for somebody.
  expect(await first.ended).toBe(0);
  client.close();
  silent.destroy();
  rmSync(folder, { recursive: true });
});
