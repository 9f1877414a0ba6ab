import { io, Manager } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../../src/server/calls/look.ts';
import { makeTable } from '../../src/server/calls/tables.ts';
import { openCallers } from '../../src/server/limits/callers.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import { openStorage } from '../../src/server/storage/storage.ts';
import { LONGEST_LIST, OPEN_PAGE } from '../../src/wire/names.ts';
import { battleOf } from './battles.ts';
import { call, connect, newKey, newNonce, newTableCall, openTable, type Served, serve } from './serving.ts';

let served: Served;
let address: string;
beforeAll(async () => {
  served = await serve(undefined, false, { trustProxy: ['127.0.0.1'], steady: () => 0 });
  address = served.address;
});
afterAll(() => served.end());

let last = 0;
/** Somebody at an address of his own, as the proxy tells it. */
const elsewhere = (): Record<string, string> => {
  last += 1;
  return { 'x-forwarded-for': `192.0.2.${last}` };
};

/** What a socket is told when it shows a key; it has another to show. */
const refusal = (headers: Record<string, string>, auth: object) =>
  new Promise<string>((done) => {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: headers, auth };
    io(address, options).once('connect_error', ({ message }) => done(message));
  });

/**
 * Sends packets of Socket.IO through a socket, as fast as it goes or each after the answer to the one before; how many were
 * answered before the socket was closed.
 */
async function flood(packet: string, count: number, isInTurn = false): Promise<number> {
  const manager = new Manager(address, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    extraHeaders: elsewhere(),
  });
  const closed = new Promise<void>((done) => manager.on('close', () => done()));
  await new Promise<void>((done) => manager.open(() => done()));
  let answers = 0;
  manager.on('packet', () => {
    answers += 1;
    if (isInTurn) manager.engine.write(packet);
  });
  for (let sent = 0; sent < count; sent += 1) manager.engine.write(packet);
  await closed;
  return answers;
}

describe('what comes before a key was right', () => {
  const wrong = () => ({ table: 'AAAAAAAAAAAAAAAA', key: newKey() });

  test('a socket that goes on showing wrong keys is closed after three', async () => {
    const packet = `0${JSON.stringify(wrong())}`;
    expect(await flood(packet, 300)).toBeLessThanOrEqual(3);
    expect(await flood(packet, 1, true)).toBe(3);
  });

  test('every frame counts, whatever it is, and a large one is not even read', async () => {
    expect(await flood('0/nowhere,', 300)).toBeLessThanOrEqual(6);
    expect(await flood(`0${JSON.stringify({ key: 'x'.repeat(3000) })}`, 1)).toBe(0);
  });

  test('wrong keys use up what an address may ask, with sockets and calls, and nobody else’s; then it is cut off', async () => {
    const [headers, other] = [elsewhere(), elsewhere()];
    const { table, keys } = await openTable(address);
    const here = await connect(address, { table, key: keys[1] }, headers);
    const wrongKey = () => ({ ...headers, authorization: `Bearer ${newKey()}` });
    const look = () => call(address, `/api/tables/${table}/record`, undefined, wrongKey());
    const outcomes: Record<string, number> = {};
    for (let outcome = ''; outcome !== 'cut'; outcomes[outcome] = (outcomes[outcome] ?? 0) + 1)
      outcome = await look().then(
        ({ status }) => `${status}`,
        () => 'cut',
      );
    expect(outcomes).toEqual({ 403: 48, 429: 200, cut: 1 });
    expect(await refusal(headers, wrong())).not.toBe('forbidden');
    expect(await call(address, '/api/about', undefined, other)).toMatchObject({ status: 200 });
    expect(await refusal(other, wrong())).toBe('forbidden');
    // Who has been let in does not pay for his address.
    expect(await here.order('a', { do: 'ready' })).toMatchObject({ ok: true });
    here.close();
  });
});

describe('what is sent', () => {
  test('is refused while it is read where it has too many fields or lies too deep', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, nth) => [`unknown${nth}`, nth]));
    const deep = `${'[{"a":'.repeat(30)}1${'}]'.repeat(30)}`;
    for (const path of ['/api/tables', '/api/tables/AAAAAAAAAAAAAAAA/look', '/api/tables/AAAAAAAAAAAAAAAA/take']) {
      const refused = { status: 400, body: { error: 'form', message: expect.stringContaining('too many fields') } };
      expect(await call(address, path, { ...newTableCall().body, ...many }, elsewhere())).toMatchObject(refused);
      expect(await call(address, path, deep, elsewhere())).toMatchObject(refused);
    }
    const { table, keys } = await openTable(address);
    const one = await connect(address, { table, key: keys[1] });
    for (const wrong of [many, JSON.parse(deep)])
      expect(await one.ask('order', { id: 'a', moment: 1, orders: [{ do: 'ready' }], wrong })).toEqual({
        ok: false,
        error: 'form',
      });
    one.close();
  });

  test('is kept as it was checked: nothing of what nobody knows', async () => {
    const headers = elsewhere();
    const { table, body } = newTableCall();
    const unknown = {
      junk: ['junk'],
      record: { ...body.record, junk: 'junk', table: { ...body.record.table, junk: 1 } },
    };
    const made = await call(address, '/api/tables', { ...body, ...unknown }, headers);
    expect(made).toMatchObject({ status: 201 });
    // The same call again is known by what was kept.
    expect(await call(address, '/api/tables', body, headers)).toEqual(made);
    const database = await openDatabase(served.data, { alone: false });
    const whole = await openStorage(database).readTable(table);
    await database.close();
    expect(whole?.table).toBeDefined();
    expect(JSON.stringify(whole)).not.toContain('junk');
  });
});

describe('the list of open tables', () => {
  test('comes in pages of lines, and nothing is played for it', async () => {
    const battle = battleOf(12, 200);
    const record = { ...newTableCall().body.record, scenario: battle };
    const size = JSON.stringify(record).length;
    const made: string[] = [];
    let headers = elsewhere();
    for (let count = 0; count < OPEN_PAGE + 3; count += 1) {
      if (count % 10 === 0) headers = elsewhere();
      const { table, body } = newTableCall();
      const asked = { ...body, open: true, ...(count % 20 === 0 && { record }) };
      expect(await call(address, '/api/tables', asked, headers)).toMatchObject({ status: 201 });
      made.push(table);
    }
    const before = served.server.figures().tables;
    const answer = await fetch(`${address}/api/open`, { headers: elsewhere() });
    const text = await answer.text();
    const { open, next } = JSON.parse(text);
    expect(open).toHaveLength(OPEN_PAGE);
    expect(text.length).toBeLessThan(OPEN_PAGE * 1500);
    expect(text.length).toBeLessThan(3 * size);
    const { body } = await call(address, `/api/open?after=${next}`, undefined, elsewhere());
    expect(body.next).toBeUndefined();
    const names = [...open, ...body.open].map(({ table }) => table);
    expect(names.sort()).toEqual(made.sort());
    const own = [...open, ...body.open].filter((one) => one.own);
    expect(own).toHaveLength(3);
    expect(own[0]).toMatchObject({ scenario: battle.id, seat: 2, names: { 1: 'Ann', 2: '' }, taken: { 1: true } });
    expect(served.server.figures().tables).toBeLessThanOrEqual(before);
    expect(await call(address, '/api/open?after=x', undefined, elsewhere())).toMatchObject({ status: 400 });
  });

  test('has of one address so many at most, as there are seats of the program and tables', async () => {
    const [headers, other] = [elsewhere(), elsewhere()];
    const make = (more: object, from: Record<string, string>) =>
      call(address, '/api/tables', { ...newTableCall().body, ...more }, from);
    const until429 = async (more: object) => {
      for (let made = 0; ; made += 1) if ((await make(more, headers)).status === 429) return made;
    };
    expect(await until429({ open: true })).toBe(20);
    expect(await until429({ program: 'ensign' })).toBe(25);
    const { table, key, body } = newTableCall();
    expect(await call(address, '/api/tables', body, headers)).toMatchObject({ status: 201 });
    const seat = (from: Record<string, string>) =>
      call(address, `/api/tables/${table}/program`, { key, rank: 'ensign' }, from);
    expect(await seat(headers)).toMatchObject({ status: 429 });
    expect(await seat(other)).toMatchObject({ status: 200 });
  });
});

test.each(['tables', 'stored', 'listed', 'programs'] as const)(
  'nothing is made of a table where nothing is left of %s',
  async (name) => {
    const caller = openCallers(() => false)({ socket: { remoteAddress: '192.0.2.1' }, headers: {} } as never);
    caller[name].pay(100_000_000);
    const written: unknown[] = [];
    const storage = {
      findTable: async () => undefined,
      countOpen: async () => 0,
      makeTable: async (...words: unknown[]) => written.push(words),
    };
    const desk = { storage, programs: { isBusy: () => false }, newSecret: () => '00', now: () => 0, hasLobby: true };
    const more = { listed: { open: true }, programs: { program: 'ensign' }, tables: {}, stored: {} }[name];
    const made = makeTable(desk as unknown as Desk, caller, { ...newTableCall().body, ...more });
    await expect(made).rejects.toMatchObject({ status: 429 });
    expect(written).toEqual([]);
  },
);

test('of the largest battle so many orders are listed, apart from everything else', async () => {
  const { table, keys } = await openTable(address, { scenario: battleOf(26, 220) });
  const one = await connect(address, { table, key: keys[1] });
  const { legal, more } = await one.ask<{ legal: unknown[]; more?: true }>('legal', {});
  expect(legal).toHaveLength(LONGEST_LIST);
  expect(more).toBe(true);
  const take = { invitation: newKey(), key: newKey(), name: 'Cid', nonce: newNonce() };
  expect(await call(address, `/api/tables/${table}/take`, take, elsewhere())).toMatchObject({ status: 403 });
  one.close();
});
