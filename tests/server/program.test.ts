import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Order, readRecord, startRecord } from '../../src/engine/index.ts';
import { checkDice } from '../../src/game/dice-proof.ts';
import { replay } from '../../src/game/history.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { LANES } from '../../src/server/program/threads.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { ALL } from '../all.ts';
import { startProcess } from './process.ts';
import { Held, sitDown, takeOver } from './program.ts';
import { type Client, call, connect, heard, newData, newKey, newTableCall, type Served, serve } from './serving.ts';

const SECRET = '5a'.repeat(32);
const KNOWN = { table: 'UHJvZ3JhbVRhYmxh', nonce: '00112233445566778899aabbccddeeff' };

/** What lets the game go on. */
const ENDS = ['ready', 'move-all', 'end-phase'];

const isToAct = ({ present, moments }: Client): boolean => (moments.at(-1) ?? present).toAct;

/** Ann lets everything go on as it goes, until the game is over. */
async function playOut(ann: Client): Promise<void> {
  for (let given = 0; !ann.view().result; given += 1) {
    if (!isToAct(ann)) {
      await ann.next('moment');
      continue;
    }
    const { legal } = await ann.ask<{ legal: Order[] }>('legal', {});
    const order = legal.find(({ do: kind }) => ENDS.includes(kind)) ?? legal[0];
    if (!order) throw new Error('nothing is legal');
    const answer = await ann.order(`a${given}`, order);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    await ann.until(answer.moment);
  }
}

const recordFor = async ({ address }: Pick<Served, 'address'>, { table, key }: { table: string; key: string }) =>
  (await call(address, `/api/tables/${table}/record`, undefined, { authorization: `Bearer ${key}` })).body;

test('a seat of the program is played to the end of the game, by a thread and by the rules', async () => {
  const served = await serve(undefined, false, { newSecret: () => SECRET });
  const { ann, ...keys } = await sitDown(served.address, KNOWN);
  expect(ann.present.people).toEqual({
    1: { name: 'Ann', here: true },
    2: { name: 'Ensign (the program)', here: true, program: 'ensign' },
  });
  await playOut(ann);
  const record = readRecord(await recordFor(served, keys));
  ann.close();
  await served.end();
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  expect(record.value.table).toMatchObject({
    names: ['Ann', ''],
    program: { 2: { rank: 'ensign', seed: expect.any(Number), budget: 200 } },
  });
  const start = startRecord(record.value, findScenario);
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  const { history, refused } = replay(start.value, record.value.actions);
  expect(refused).toBeFalsy();
  expect(history.steps.at(-1)?.game.result).toEqual(ann.view().result);
  expect(new Set(record.value.actions.map(({ player }) => player))).toEqual(new Set([1, 2]));
  expect(checkDice(record.value)).toMatchObject({ ok: true });
});

describe('at a table with the program', () => {
  let held: Held;
  let served: Served;
  beforeEach(async () => {
    held = new Held();
    served = await serve(undefined, false, { threads: held });
  });
  afterEach(() => served.end());

  test('R10.0b it is told what its seat sees, byte for byte the same whatever the other hides', async () => {
    const asked = [];
    for (const b of [2, 3]) {
      const { ann } = await sitDown(served.address);
      expect(await ann.order('a', { do: 'swap-pods', ship: '1A', a: 1, b }, { do: 'ready' })).toMatchObject({
        ok: true,
      });
      asked.push(await held.until(asked.length + 1));
      held.answer();
      ann.close();
    }
    const [one, two] = asked.map(({ seat }) => JSON.stringify(seat));
    expect(one).toBe(two);
    expect(asked[0]?.seat.player).toBe(2);
    expect(asked[0]?.seat.view.units.filter(({ owner }) => owner === 1)).not.toEqual([]);
    expect(one).not.toContain('"pods":[["');
    expect(Object.keys(asked[0]!).sort()).toEqual(['question', 'seat']);
  });

  test('who comes with the invitation takes the seat over; what was thought meanwhile is dropped, what was given stays', async () => {
    const { ann, ...keys } = await sitDown(served.address, { logs: 'open' });
    await ann.order('a', { do: 'ready' });
    await held.until(1);
    held.answer();
    while (!isToAct(ann)) await ann.next('moment');
    await ann.order('b', { do: 'move-all' });
    await held.until(2);
    const look = await call(served.address, `/api/tables/${keys.table}/look`, { invitation: keys.invitation });
    expect(look.body).toMatchObject({ taken: { 1: true, 2: false }, program: { 2: 'ensign' }, seat: 2 });
    const before = (await recordFor(served, keys)).actions;
    expect(before.some(({ player }: { player: number }) => player === 2)).toBe(true);
    const key = await takeOver(served.address, keys);
    await heard(ann, 'said', 'until now the program has played for me');
    await heard(ann, 'people', '"2":{"name":"Bob","here":false}');
    held.answer();
    const bob = await connect(served.address, { table: keys.table, key });
    expect(bob.present).toMatchObject({ seat: 2, toAct: true, people: { 2: { name: 'Bob', here: true } } });
    expect((await recordFor(served, keys)).actions).toEqual(before);
    const { legal } = await bob.ask<{ legal: Order[] }>('legal', {});
    expect(await bob.order('a', legal.find(({ do: kind }) => ENDS.includes(kind)) ?? legal[0]!)).toMatchObject({
      ok: true,
    });
    const after = (await recordFor(served, keys)).actions;
    expect(after.slice(0, before.length)).toEqual(before);
    expect(held.asked).toHaveLength(2);
    for (const client of [ann, bob]) client.close();
  });

  test('a draw is weighed, once a game offered, and nothing else is agreed on but a pause that the other can end', async () => {
    const { ann } = await sitDown(served.address, { clock: { per: 'turn', days: 1 } });
    const offer = (id: string, what: string, more = {}) =>
      ann.ask<Acknowledgement>('offer', { id, what, moment: ann.moment(), ...more });
    await offer('a', 'draw');
    expect(await held.until(1)).toMatchObject({ question: null });
    held.answer({ acceptsDraw: false });
    await heard(ann, 'offered', '[]');
    await heard(ann, 'declined', '{"seat":1,"what":"draw"}');
    await offer('b', 'pause');
    await heard(ann, 'clock', '"paused":true');
    await offer('c', 'go-on');
    await ann.order('d', { do: 'ready' });
    await held.until(2);
    await offer('e', 'pause');
    await heard(ann, 'offered', '"pause"');
    held.answer({ offersDraw: true });
    while (!isToAct(ann)) {
      const next = ann.next('moment');
      held.answer({ offersDraw: true });
      await next;
    }
    expect(ann.heard.findLast((line) => line.startsWith('clock'))).toContain('"paused":false');
    await heard(ann, 'offered', '"what":"draw"}');
    await offer('f', 'draw');
    await heard(ann, 'moment', '"result":{"winner":null');
    ann.close();
  });

  test('of many tables each comes to its turn, and none twice before the others', async () => {
    const tables = [];
    for (let count = 0; count < 6; count += 1) tables.push(await sitDown(served.address));
    for (const { ann } of tables) await ann.order('a', { do: 'ready' });
    for (let count = 1; count <= 6; count += 1) {
      await held.until(count);
      held.answer();
    }
    expect(held.asked).toHaveLength(6);
    for (const { ann } of tables) ann.close();
  });
});

test('a server that ends while the program thinks goes on when it is started again, before anybody comes', async () => {
  const data = await newData();
  const [before, after] = [new Held(), new Held()];
  const first = await serve(data, true, { threads: before });
  const { ann, table, key } = await sitDown(first.address, { logs: 'open' });
  expect(await ann.order('a', { do: 'ready' })).toMatchObject({ ok: true });
  await before.until(1);
  await first.end();
  const second = await serve(data, false, { threads: after });
  expect(await after.until(1)).toEqual(before.asked[0]);
  after.answer();
  await untilAnn(second.address, { table, key });
  await second.end();
});

/** Ann comes back and waits until it is her turn: each has set up once. */
async function untilAnn(address: string, { table, key }: { table: string; key: string }): Promise<void> {
  const ann = await connect(address, { table, key });
  while (!isToAct(ann)) await ann.next('moment');
  const { actions } = await recordFor({ address }, { table, key });
  expect(actions).toEqual([1, 2].map((player) => ({ player, do: 'ready' })));
  ann.close();
}

/** A server as people start it is killed whenever the program has just begun to think. */
async function killWhileThinking(): Promise<void> {
  for (let kill = 0; kill < 5; kill += 1) {
    const data = await newData();
    const first = await startProcess(data);
    const { ann, table, key } = await sitDown(first.address, { logs: 'open' });
    expect(await ann.order('a', { do: 'ready' })).toMatchObject({ ok: true });
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await startProcess(data);
    await untilAnn(second.address, { table, key });
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    rmSync(data, { recursive: true, force: true });
  }
}

if (ALL) test('a server that is killed while the program thinks leaves nothing behind', killWhileThinking);

describe('the program as somebody to play until a friend comes', () => {
  test('takes the free seat of a waiting table, which is off the list then; one who has the link comes all the same', async () => {
    const held = new Held();
    const served = await serve(undefined, false, { threads: held });
    const { table, key, invitation, body } = newTableCall({ scenario: 'first-shot' });
    await call(served.address, '/api/tables', { ...body, open: true });
    const ann = await connect(served.address, { table, key });
    const ask = (words: object) => call(served.address, `/api/tables/${table}/program`, words);
    expect(await ask({ key: newKey(), rank: 'captain' })).toMatchObject({ status: 403 });
    expect(await ask({ key, rank: 'cadet' })).toMatchObject({ status: 400, body: { at: 'rank' } });
    expect(await ask({ key, rank: 'captain' })).toEqual({ status: 200, body: { seat: 2 } });
    expect(await ask({ key, rank: 'captain' })).toEqual({ status: 200, body: { seat: 2 } });
    expect(await ask({ key, rank: 'ensign' })).toMatchObject({ status: 409 });
    await ann.until(1);
    expect(isToAct(ann)).toBe(true);
    expect((await call(served.address, '/api/open')).body).toEqual({ open: [] });
    await takeOver(served.address, { table, invitation });
    expect(await ask({ key, rank: 'captain' })).toMatchObject({ status: 409 });
    const used = { invitation, key: newKey(), name: 'Eve', nonce: '00'.repeat(16) };
    expect(await call(served.address, `/api/tables/${table}/take`, used)).toMatchObject({ status: 409 });
    ann.close();
    await served.end();
  });

  test('is told of by a server, and by one without it that there is none', async () => {
    const [served, without] = [await serve(), await serve(undefined, false, { plays: false })];
    expect(await call(served.address, '/api/program')).toEqual({
      status: 200,
      body: { ranks: ['ensign', 'captain', 'admiral'] },
    });
    const { table, key, body } = newTableCall();
    expect(await call(served.address, '/api/tables', { ...body, program: 'captain', open: true })).toMatchObject({
      status: 400,
      body: { at: 'program' },
    });
    expect(await call(without.address, '/api/program')).toMatchObject({ status: 404 });
    expect(await call(without.address, '/api/tables', { ...body, program: 'captain' })).toMatchObject({ status: 404 });
    await call(without.address, '/api/tables', body);
    const asked = await call(without.address, `/api/tables/${table}/program`, { key, rank: 'captain' });
    expect(asked).toMatchObject({ status: 404 });
    await Promise.all([served.end(), without.end()]);
  });

  test('takes no seat while a hundred tables wait for it, and says so', async () => {
    const held = new Held();
    const served = await serve(undefined, false, { threads: held, trustProxy: ['127.0.0.1'] });
    let made = 0;
    const make = () => {
      const { body, invitation } = newTableCall({ scenario: 'first-shot' });
      const asked = { ...body, seat: 2, invitations: { 1: invitation }, program: 'ensign' };
      made += 1;
      // They come from several addresses: none may have so many seats for itself.
      return call(served.address, '/api/tables', asked, { 'x-forwarded-for': `10.0.0.${Math.ceil(made / 20)}` });
    };
    const first = await make();
    expect(first).toMatchObject({ status: 201 });
    let last = first;
    while (last.status === 201 && made < 200) last = await make();
    expect(last).toMatchObject({ status: 429, body: { message: expect.stringContaining('too many tables') } });
    expect(made).toBe(100 + LANES + 1);
    await served.end();
  });
});
