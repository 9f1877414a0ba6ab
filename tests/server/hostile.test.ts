import { connect as connectTcp } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Game, NEWEST_EDITION, newGame, type Order } from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { openApart } from '../../src/server/apart/apart.ts';
import { newGuard } from '../../src/server/sockets/guard.ts';
import { handle } from '../../src/server/sockets/handle.ts';
import { newSilentSockets } from '../../src/server/sockets/sockets.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import { openStorage, type Storage } from '../../src/server/storage/storage.ts';
import { listOrders } from '../../src/server/table/listed.ts';
import { openTables } from '../../src/server/table/live.ts';
import { LONGEST_LIST } from '../../src/wire/names.ts';
import { ALL } from '../all.ts';
import { battleOf } from './battles.ts';
import { held } from './held.ts';
import { call, connect, newTableCall, openTable, recordOf, type Served, serve } from './serving.ts';

const DAMAGED = ALL ? 50_000 : 600;

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.end());

const RUBBISH: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'x'.repeat(5000),
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1 },
  '\u0000',
  '__proto__',
  { constructor: { prototype: { isAdmin: true } } },
  Array(3000).fill({ do: 'ready' }),
];

test('messages damaged in every field are answered, and change nothing', async () => {
  const chance = rngFrom(9);
  const { table, keys } = await openTable(served.address, { scenario: 'first-shot' });
  const sound: [string, Record<string, unknown>][] = [
    ['order', { id: 'a', moment: 1, orders: [{ do: 'swap-pods', ship: '2A', a: 1, b: 2 }] }],
    ['undo', { id: 'b', moment: 1 }],
    ['offer', { id: 'c', moment: 1, what: 'take-back', to: 0 }],
    ['say', { id: 'd', text: 'x' }],
    ['legal', {}],
  ];
  let client = await connect(served.address, { table, key: keys[2] });
  const before = JSON.stringify(client.view());
  let early = held();
  for (let count = 0; count < DAMAGED; count += 1) {
    if (count === DAMAGED / 10) early = held();
    const [event, payload] = chance.pick(sound);
    const fields = [...Object.keys(payload), 'extra', 'since'];
    const damaged = chance.percent(10)
      ? chance.pick(RUBBISH)
      : { ...payload, id: `${count}`, [chance.pick(fields)]: chance.pick(RUBBISH) };
    if (!client.socket.connected) client = await connect(served.address, { table, key: keys[2] });
    const { socket } = client;
    const answer = await new Promise((resolve) => {
      socket.once('disconnect', resolve);
      // Where the socket is cut off there is no answer.
      client.ask(event, damaged).then(resolve, resolve);
    });
    socket.off('disconnect');
    client.heard.length = 0;
    // Player 2 is not to act: nothing of his but a line or an offer is taken.
    if (event === 'order' || event === 'undo') expect(answer).not.toMatchObject({ ok: true });
  }
  client.close();
  // What was taken, a line of two kinds, is kept under its id for ever; nothing else is.
  expect(held() - early).toBeLessThan(2_000_000 + 400 * DAMAGED);
  const after = await connect(served.address, { table, key: keys[2] });
  expect(JSON.stringify(after.view())).toBe(before);
  expect({}).not.toHaveProperty('isAdmin');
  after.close();
});

test('who floods is answered busy and cut off, and other tables do not feel it', async () => {
  const { table, keys } = await openTable(served.address);
  const other = await openTable(served.address);
  const flooding = await connect(served.address, { table, key: keys[1] });
  const gone = flooding.next('disconnect');
  for (let count = 0; count < 5000; count += 1) flooding.socket.emit('order', { id: `${count}` }, () => undefined);
  const client = await connect(served.address, { table: other.table, key: other.keys[1] });
  expect(await client.order('a', { do: 'ready' })).toMatchObject({ ok: true });
  await gone;
  client.close();
});

test('a frame that is too large closes its own socket alone', async () => {
  const { table, keys } = await openTable(served.address);
  const one = await connect(served.address, { table, key: keys[1] });
  const two = await connect(served.address, { table, key: keys[2] });
  const gone = one.next('disconnect');
  one.socket.emit('say', { id: 'a', text: 'x'.repeat(1_000_000) });
  await gone;
  expect(await two.ask('say', { id: 'a', text: 'still here' })).toMatchObject({ ok: true });
  two.close();
});

test('a page of another place gets no socket, and none is compressed', async () => {
  const { table, keys } = await openTable(served.address);
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, auth: { table, key: keys[1] } };
  const foreign = io(served.address, { ...options, extraHeaders: { origin: 'http://elsewhere.example' } });
  await expect(new Promise((_, reject) => foreign.once('connect_error', reject))).rejects.toThrow();
  const { port } = new URL(served.address);
  const upgraded = await new Promise<string>((resolve) => {
    const socket = connectTcp(Number(port), '127.0.0.1', () =>
      socket.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n`,
      ),
    );
    socket.once('data', (bytes) => {
      socket.destroy();
      resolve(bytes.toString('latin1'));
    });
  });
  expect(upgraded).toContain('101 Switching Protocols');
  expect(upgraded.toLowerCase()).not.toContain('permessage-deflate');
});

test('of too many sockets that say nothing the oldest goes', () => {
  const closed: number[] = [];
  const silent = newSilentSockets(2);
  const sockets = [0, 1, 2, 3].map((number) => ({ close: () => void closed.push(number), once: () => undefined }));
  silent.add(sockets[0]!);
  silent.spoke(sockets[0]!);
  for (const socket of sockets.slice(1)) silent.add(socket);
  expect(closed).toEqual([1]);
});

test('one table with much to do lets another be served in between', async () => {
  const tables = openTables({ storage: {} as Storage, isShared: false, follow: (_table, _entry, done) => done() });
  const done: string[] = [];
  const busy = Array.from({ length: 50 }, (_, nth) => tables.drop('busy', async () => void done.push(`busy ${nth}`)));
  const other = new Promise<void>((served) => {
    setImmediate(() => served(tables.drop('other', async () => void done.push('other'))));
  });
  await Promise.all([...busy, other]);
  expect(done.indexOf('other')).toBeLessThan(10);
});

test('lists of orders are given for a while, then nothing is listed and the answer is busy', () => {
  let cut = false;
  let worked = 0;
  const cutOff = () => {
    cut = true;
  };
  const guard = newGuard(cutOff, () => 0);
  const answers: unknown[] = [];
  const list = { legal: Array<Order>(LONGEST_LIST).fill({ do: 'ready' }) };
  for (let asked = 0; asked < 300; asked += 1) {
    const message = guard(['legal', {}, (answer: unknown) => answers.push(answer)]);
    if (message) worked += 1;
    message?.answer(list);
  }
  expect(worked).toBe(20);
  expect(answers.slice(0, 4)).toEqual([list, list, list, list]);
  expect(answers.at(-1)).toEqual({ ok: false, error: 'busy' });
  expect(cut).toBe(true);
});

test('what is legal in a battle is listed by a thread, and once for all who ask', async () => {
  const apart = openApart();
  const game = newGame(battleOf(1, 3), { rolls: [] }, NEWEST_EDITION);
  const [first, second] = [apart.legal(game), apart.legal(game)];
  expect(second).toBe(first);
  expect(await first).toEqual(listOrders(game));
  await apart.close();
});

test('at a table of such a battle nothing is listed between two orders', async () => {
  const { table, keys } = await openTable(served.address, { scenario: battleOf(1, 3) });
  const database = await openDatabase(served.data, { alone: false });
  const storage = openStorage(database);
  const tables = openTables({ storage, isShared: false, follow: (_table, _entry, done) => done() });
  const asked: Game[] = [];
  const legal = async (game: Game) => {
    asked.push(game);
    return { legal: [] };
  };
  const answer = await new Promise((done) => {
    const message = { kind: 'legal', payload: {}, answer: done } as const;
    const shown = { table, viewer: 1, hash: keys[1], since: null } as const;
    const metrics = { answered: () => undefined };
    handle(message, {} as never, shown, { tables, apart: { legal }, metrics } as never);
  });
  await database.close();
  expect(answer).toEqual({ legal: [] });
  expect(asked).toHaveLength(1);
});

test('a record made to take long is played apart, and refused where it is wrong', async () => {
  const actions = Array.from({ length: 500 }, () => ({ player: 1, do: 'swap-pods', ship: '1A', a: 1, b: 2 }));
  const { body, table } = newTableCall({ scenario: 'first-shot', actions: actions as never });
  expect(await call(served.address, '/api/tables', body)).toMatchObject({ status: 201 });
  expect((await call(served.address, `/api/tables/${table}/look`, { watch: body.watch })).body.at.turn).toBe(1);
  const refused = newTableCall();
  const record = { ...recordOf({ scenario: 'first-shot' }), actions: [...actions, { player: 2, do: 'ready' }] };
  expect(await call(served.address, '/api/tables', { ...refused.body, record })).toMatchObject({
    status: 400,
    body: { at: 'record.actions[500]' },
  });
});
