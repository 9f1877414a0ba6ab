import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, connect, type Keys, newKey, newNonce, newTableCall, openTable, type Served, serve } from './serving.ts';

const DAYS = 24 * 3600 * 1000;

let served: Served;
let address: string;
beforeAll(async () => {
  served = await serve();
  address = served.address;
});
afterAll(() => served.end());

const post = (table: string, what: string, body: object) => call(address, `/api/tables/${table}/${what}`, body);
const takeBody = (invitation: string) => ({ invitation, key: newKey(), name: 'Phone', nonce: newNonce() });

/** One more key for seat 1 of a table, by an invitation of its own. */
async function addKey({ table, keys }: Keys): Promise<string> {
  const invitation = newKey();
  await post(table, 'invite', { key: keys[1], invitation });
  const body = takeBody(invitation);
  expect(await post(table, 'take', body)).toMatchObject({ status: 200, body: { seat: 1 } });
  return body.key;
}

describe('one more key for a seat', () => {
  test('comes by an invitation of a key of it, good once, and the others at the table are told nothing', async () => {
    const all = await openTable(address);
    const { table, keys } = all;
    const two = await connect(address, { table, key: keys[2] });
    const invitation = newKey();
    const asked = { key: keys[1], invitation };
    expect(await post(table, 'invite', asked)).toEqual({ status: 200, body: { seat: 1 } });
    expect(await post(table, 'invite', asked)).toEqual({ status: 200, body: { seat: 1 } });
    expect((await post(table, 'invite', { key: keys[2], invitation })).status).toBe(409);
    const take = takeBody(invitation);
    expect(await post(table, 'take', take)).toEqual({ status: 200, body: { seat: 1, commitment: all.commitment } });
    expect(await post(table, 'take', take)).toMatchObject({ status: 200 });
    expect((await post(table, 'take', takeBody(invitation))).status).toBe(409);
    expect((await post(table, 'take', { ...takeBody(newKey()), invitation: keys[1] })).status).toBe(403);
    const phone = await connect(address, { table, key: take.key });
    expect(phone.present).toMatchObject({ seat: 1, people: { 1: { name: 'Ann', here: true } }, said: [] });
    expect(await phone.order('a', { do: 'ready' })).toMatchObject({ ok: true });
    await two.until(2);
    expect(two.heard.filter((line) => line.startsWith('said'))).toEqual([]);
    for (const client of [phone, two]) client.close();
  });

  test('is not given to a wrong key, an invitation or a watcher, and not without end', async () => {
    const { table, keys, watch } = await openTable(address);
    for (const key of [newKey(), watch]) {
      expect((await post(table, 'invite', { key, invitation: newKey() })).status).toBe(403);
      expect((await post(table, 'end-keys', { key })).status).toBe(403);
    }
    expect(await post('AAAAAAAAAAAAAAAA', 'invite', { key: keys[1], invitation: newKey() })).toEqual(
      await post(table, 'invite', { key: newKey(), invitation: newKey() }),
    );
    expect((await post(table, 'invite', { key: keys[1], invitation: keys[1] })).status).toBe(400);
    expect((await post(table, 'invite', { key: keys[1], invitation: keys[2] })).status).toBe(409);
    let status = 200;
    for (let count = 0; count < 50 && status === 200; count += 1) {
      ({ status } = await post(table, 'invite', { key: keys[1], invitation: newKey() }));
    }
    expect(status).toBe(429);
    expect((await post(table, 'end-keys', { key: keys[1] })).status).toBe(200);
    expect((await post(table, 'invite', { key: keys[1], invitation: newKey() })).status).toBe(200);
  });

  test('all others of a seat end from one of them, and their sockets are cut', async () => {
    const all = await openTable(address);
    const { table, keys, watch } = all;
    const lent = await addKey(all);
    const open = newKey();
    await post(table, 'invite', { key: lent, invitation: open });
    const [one, other, two, watcher] = await Promise.all([
      connect(address, { table, key: keys[1] }),
      connect(address, { table, key: lent }),
      connect(address, { table, key: keys[2] }),
      connect(address, { table, watch }),
    ]);
    const gone = other.next('disconnect');
    expect(await post(table, 'end-keys', { key: keys[1] })).toEqual({ status: 200, body: { seat: 1 } });
    await gone;
    await expect(connect(address, { table, key: lent })).rejects.toThrow('forbidden');
    const unknown = await post(table, 'look', { key: newKey() });
    expect(await post(table, 'look', { key: lent })).toEqual(unknown);
    expect(await post(table, 'end-keys', { key: lent })).toEqual(unknown);
    expect(await post(table, 'take', takeBody(open))).toEqual(unknown);
    expect(await post(table, 'look', { invitation: open })).toEqual(unknown);
    expect(await one.order('a', { do: 'ready' })).toMatchObject({ ok: true });
    await two.until(2);
    expect([one, two, watcher].map(({ socket }) => socket.connected)).toEqual([true, true, true]);
    for (const client of [one, two, watcher]) client.close();
  });

  test('who ends all others may still send again the call that took his seat', async () => {
    const { table, invitation, body } = newTableCall();
    await call(address, '/api/tables', body);
    const take = takeBody(invitation);
    await post(table, 'take', take);
    await post(table, 'end-keys', { key: take.key });
    expect(await post(table, 'take', take)).toMatchObject({ status: 200, body: { seat: 2 } });
    expect((await post(table, 'take', takeBody(invitation))).status).toBe(409);
  });
});

test('the person who runs the server invites to a seat whose key is lost, and the other reads it', async () => {
  // One table in 64 begins with a dash, as options do.
  const { table, keys } = await openTable(address, { table: '-d-MhaTJkR1wbX2q' });
  const one = await connect(address, { table, key: keys[1] });
  const said = one.next('said');
  const words = ['--import', 'tsx', 'src/server/organize/main.ts', 'invite', table, '2', '--data', served.data];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: join(import.meta.dirname, '../..') });
  const { invitation } = JSON.parse(stdout);
  const take = takeBody(invitation);
  expect(await post(table, 'take', take)).toMatchObject({ status: 200, body: { seat: 2 } });
  expect(await said).toMatchObject({ seat: 2, text: expect.stringContaining('new invitation') });
  const two = await connect(address, { table, key: take.key });
  expect(two.present.people[2].name).toBe('Phone');
  await post(table, 'end-keys', { key: take.key });
  await expect(connect(address, { table, key: keys[2] })).rejects.toThrow('forbidden');
  for (const client of [one, two]) client.close();
});

describe('a table that nobody takes', () => {
  test('says when it goes, and is gone after thirty days like one that never was', async () => {
    const { table, key, invitation, watch, body } = newTableCall();
    await call(address, '/api/tables', body);
    const { goes } = (await post(table, 'look', { invitation })).body.settings;
    expect(Math.abs(goes - Date.now() - 30 * DAYS)).toBeLessThan(DAYS);
    const waiting = await connect(address, { table, key });
    expect(waiting.present.settings.goes).toBe(goes);
    waiting.close();
    const taken = await openTable(address);
    expect((await post(taken.table, 'look', { watch: taken.watch })).body.settings).not.toHaveProperty('goes');
    await served.server.close();

    const soon = await serve(served.data, true, { now: () => goes });
    expect((await call(soon.address, `/api/tables/${table}/look`, { watch })).status).toBe(200);
    await soon.end();
    served = await serve(served.data, false, { now: () => goes + 1 });
    address = served.address;
    const unknown = await post('AAAAAAAAAAAAAAAA', 'look', { watch });
    expect(await post(table, 'look', { watch })).toEqual(unknown);
    expect(await post(table, 'take', takeBody(invitation))).toEqual(unknown);
    await expect(connect(address, { table, key })).rejects.toThrow('forbidden');
    expect((await post(taken.table, 'look', { watch: taken.watch })).status).toBe(200);
  });
});
