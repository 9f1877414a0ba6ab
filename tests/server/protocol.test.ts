import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Action, Scenario } from '../../src/engine/index.ts';
import { checkDice, commitmentOf, dieOf } from '../../src/game/dice-proof.ts';
import { firstShot } from '../../src/scenarios/first-shot.ts';
import {
  call,
  connect,
  type Keys,
  newKey,
  newNonce,
  newTableCall,
  openTable,
  recordOf,
  type Served,
  serve,
} from './serving.ts';

let served: Served;
let address: string;

beforeAll(async () => {
  served = await serve();
  address = served.address;
});
afterAll(() => served.end());

const both = async ({ table, keys }: Keys) => ({
  one: await connect(address, { table, key: keys[1] }),
  two: await connect(address, { table, key: keys[2] }),
});

const READY: Action[] = [
  { player: 1, do: 'ready' },
  { player: 2, do: 'ready' },
];

/** The Showdown at its second phase: player 2 gives commands, which roll nothing. */
const COMMAND: Action[] = [...READY, { player: 1, do: 'move-all' }, { player: 1, do: 'end-phase' }];

/** A battle that goes on from a table, in which a side has spent energy. */
const HIDING: Scenario = {
  ...firstShot,
  id: 'from-the-table',
  ships: firstShot.ships.map((ship) => ({ ...ship, spentBlocks: 1 })),
  goesOn: { turn: 3, launched: [] },
};

describe('calls', () => {
  test('say what the server is, and that it is well', async () => {
    expect(await call(address, '/api/about')).toEqual({ status: 200, body: { protocol: 1, program: 'test' } });
    expect(await call(address, '/healthz')).toEqual({ status: 200, body: null });
    expect((await call(address, '/api/nothing')).status).toBe(404);
  });

  test('a table is made once, and the same call again is the same answer', async () => {
    const { table, body } = newTableCall();
    const made = await call(address, '/api/tables', body);
    expect(made).toEqual({
      status: 201,
      body: { table, seat: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(await call(address, '/api/tables', body)).toEqual(made);
    expect((await call(address, '/api/tables', { ...body, name: 'Eve' })).status).toBe(409);
  });

  test('one who sits at neither side has two invitations to give', async () => {
    const { body, table } = newTableCall();
    const { key: _key, name: _name, nonce: _nonce, ...nobody } = body;
    const [one, two] = [newKey(), newKey()];
    const made = await call(address, '/api/tables', { ...nobody, seat: null, invitations: { 1: one, 2: two } });
    expect(made.body).toMatchObject({ seat: null });
    const look = await call(address, `/api/tables/${table}/look`, { invitation: one });
    expect(look.body).toMatchObject({
      seat: 1,
      taken: { 1: false, 2: false },
      at: { turn: 1, phase: { kind: 'set-up' } },
    });
  });

  test.each([
    ['record.dice.seed', { dice: { seed: 3 } }],
    ['record.dice.rolls[0]', { dice: { rolls: [3] } }],
    ['record.table.mode', { table: { mode: 'hotseat' } }],
    ['record.table.program', { table: { mode: 'screens', program: { 1: { rank: 'ensign', seed: 1, budget: 9 } } } }],
    ['record.actions[0]', { actions: [{ player: 2, do: 'ready' }] }],
    ['record.actions[0].do', { actions: [{ player: 2, do: 'fly' }] }],
    ['record.scenario', { scenario: 'nowhere' }],
    ['record.scenario', { scenario: HIDING }],
    ['record.format', { format: 'x' }],
  ])('a record is refused at %s', async (at, wrong) => {
    const { body } = newTableCall();
    const refused = await call(address, '/api/tables', { ...body, record: { ...recordOf(), ...wrong } });
    expect(refused).toMatchObject({ status: 400, body: { error: 'form', at } });
  });

  test.each([
    ['key', { key: 'short' }],
    ['nonce', { nonce: 'F'.repeat(32) }],
    ['table', { table: '../../etc/passwd' }],
    ['watch', { watch: undefined }],
    ['invitations.2', { invitations: {} }],
  ])('a call is refused at %s', async (at, wrong) => {
    const refused = await call(address, '/api/tables', { ...newTableCall().body, ...wrong });
    expect(refused).toMatchObject({ status: 400, body: { error: 'form', at } });
  });

  test('an invitation becomes a seat once', async () => {
    const { table, invitation, body } = newTableCall();
    const { commitment } = (await call(address, '/api/tables', body)).body;
    const take = { invitation, key: newKey(), name: 'Bob', nonce: newNonce() };
    const path = `/api/tables/${table}/take`;
    expect(await call(address, path, take)).toEqual({ status: 200, body: { seat: 2, commitment } });
    expect(await call(address, path, take)).toEqual({ status: 200, body: { seat: 2, commitment } });
    expect((await call(address, path, { ...take, key: newKey() })).status).toBe(409);
    expect((await call(address, path, { ...take, nonce: newNonce() })).status).toBe(409);
    const look = await call(address, `/api/tables/${table}/look`, { key: take.key });
    expect(look.body).toEqual({
      scenario: 'showdown',
      seat: 2,
      taken: { 1: true, 2: true },
      names: { 1: 'Ann', 2: 'Bob' },
      settings: { mode: 'screens', logs: 'closed', name: '', rulings: 2 },
      at: { turn: 1, phase: { kind: 'set-up', player: 1 } },
      moment: 1,
      commitment,
    });
  });

  test('a wrong key and a table that does not exist are the same answer', async () => {
    const { table, key } = { ...(await openTable(address)), key: newKey() };
    const wrong = await call(address, `/api/tables/${table}/look`, { key });
    const nowhere = await call(address, '/api/tables/AAAAAAAAAAAAAAAA/look', { key });
    expect(wrong).toEqual(nowhere);
    expect(wrong.status).toBe(403);
    expect(await call(address, `/api/tables/${table}/record`, undefined, { authorization: `Bearer ${key}` })).toEqual(
      wrong,
    );
  });

  test('the page of another place, too much, and what is no JSON are refused', async () => {
    const { body } = newTableCall();
    expect((await call(address, '/api/tables', body, { origin: 'http://elsewhere.example' })).status).toBe(403);
    expect((await call(address, '/api/tables', '{"table"')).status).toBe(400);
    expect((await call(address, '/api/tables', '{"__proto__": {"seat": 1}}')).status).toBe(400);
    const large = { invitation: 'x'.repeat(70_000) };
    expect((await call(address, '/api/tables/AAAAAAAAAAAAAAAA/look', large)).status).toBe(413);
  });
});

describe('sockets', () => {
  test('a wrong key is forbidden', async () => {
    const { table, watch } = await openTable(address);
    await expect(connect(address, { table, key: newKey() })).rejects.toThrow('forbidden');
    await expect(connect(address, { table, key: watch })).rejects.toThrow('forbidden');
  });

  test('moments are counted by seat, and an order sent again is played once', async () => {
    const { one, two } = await both(await openTable(address));
    expect([one.moment(), one.present.toAct, two.present.toAct]).toEqual([1, true, false]);
    expect(await two.order('a', { do: 'ready' })).toEqual({ ok: false, error: 'not-to-act' });
    const answer = await one.order('a', { do: 'ready' });
    expect(answer).toEqual({ ok: true, moment: 2, given: 1 });
    expect(await one.ask('order', { id: 'a', moment: 1, orders: [{ do: 'ready' }] })).toEqual(answer);
    expect(await one.ask('order', { id: 'a', moment: 1, orders: [{ do: 'concede' }] })).toEqual({
      ok: false,
      error: 'form',
    });
    await two.until(2);
    expect(two.moments.at(-1)).toMatchObject({ moment: 2, toAct: true });
    const old = (...orders: unknown[]) => one.ask('order', { id: 'b', moment: 1, orders });
    expect(await old({ do: 'ready' })).toEqual({ ok: false, error: 'stale' });
    // What follows the order that ends a list is not looked at, at an old moment either.
    expect(await old({ do: 'ready' }, { do: 'nonsense' }, 7)).toEqual({ ok: false, error: 'stale' });
    expect(await old({ do: 'weave', unit: '1E' }, { do: 'nonsense' })).toEqual({ ok: false, error: 'form' });
    one.close();
    two.close();
  });

  test('a hidden order tells the other nothing, not even that there was one', async () => {
    const { one, two } = await both(await openTable(address, { scenario: 'first-shot' }));
    const pods = { do: 'swap-pods', ship: '1A', a: 1, b: 2 } as const;
    expect(await one.order('a', pods)).toMatchObject({ ok: true, moment: 2 });
    expect(await one.order('b', pods)).toMatchObject({ ok: true, moment: 3 });
    expect(await one.ask('undo', { id: 'c', moment: 3 })).toMatchObject({ ok: true, moment: 4 });
    expect(one.moments.at(-1)).toMatchObject({ moment: 4, back: 2, events: [] });
    await one.order('d', { do: 'concede' });
    await two.until(2);
    expect(two.heard.map((line) => line.split(' ')[0])).toEqual(['present', 'moment']);
    one.close();
    two.close();
  });

  test('a hidden order that is taken back after one that the other saw tells him nothing', async () => {
    const { one, two } = await both(await openTable(address, { scenario: 'convoy-red' }));
    await one.order('a', { do: 'swap-pods', ship: '1E', a: 1, b: 2 });
    await one.order('b', { do: 'deploy', ship: '1E', hex: 'A0307', direction: 12, velocity: 4 });
    expect(await one.ask('undo', { id: 'c', moment: 3 })).toMatchObject({ ok: true, moment: 4 });
    expect(await one.ask('undo', { id: 'd', moment: 4 })).toMatchObject({ ok: true, moment: 5 });
    await one.order('e', { do: 'concede' });
    await two.until(4);
    expect(two.moments.map(({ moment, back, view }) => [moment, back, view.result !== null])).toEqual([
      [2, undefined, false],
      [3, 1, false],
      [4, undefined, true],
    ]);
    one.close();
    two.close();
  });

  test('a list ends where the turn passes, and is all or nothing up to there', async () => {
    const { one, two } = await both(await openTable(address, { actions: COMMAND }));
    const swing = { do: 'turn', unit: '2D', side: 'left' } as const;
    expect(await two.order('a', swing, { do: 'turn', unit: '9Z', side: 'left' })).toMatchObject({
      ok: false,
      rejection: { at: 1, code: 'no-such-unit', params: { unit: '9Z' } },
    });
    expect(two.moment()).toBe(1);
    const given = await two.order('b', swing, { do: 'end-phase' }, { do: 'turn', unit: '9Z', side: 'left' });
    expect(given).toEqual({ ok: true, moment: 2, given: 2 });
    await one.until(2);
    expect(one.moments.at(-1)?.toAct).toBe(true);
    one.close();
    two.close();
  });

  test('what was taken back goes from the other screen too', async () => {
    const keys = await openTable(address, { actions: COMMAND });
    const { one, two } = await both(keys);
    const before = JSON.stringify(one.view());
    await two.order('a', { do: 'turn', unit: '2D', side: 'left' });
    await one.until(2);
    expect(await two.ask('undo', { id: 'u', moment: 2 })).toEqual({ ok: true, moment: 3, given: 0 });
    await one.until(3);
    expect(one.moments.at(-1)).toMatchObject({ moment: 3, back: 1, events: [] });
    expect(JSON.stringify(one.view())).toBe(before);
    expect(await two.ask('undo', { id: 'v', moment: 3 })).toEqual({ ok: false, error: 'not-to-act' });
    const again = await connect(address, { table: keys.table, key: keys.keys[1], since: 2 });
    expect(again.present).toMatchObject({ moment: 3, back: 1, events: [] });
    for (const client of [one, two, again]) client.close();
  });

  test('two offers of a draw end the game, and everything lies open', async () => {
    const keys = await openTable(address, { actions: COMMAND });
    const { one, two } = await both(keys);
    const watcher = await connect(address, { table: keys.table, watch: keys.watch });
    expect(await one.ask('order', { id: 'a', moment: 1, orders: [{ do: 'agree-draw' }] })).toEqual({
      ok: false,
      error: 'form',
    });
    expect(await two.ask('order', { id: 'a', moment: 1, orders: [{ do: 'agree-draw' }] })).toEqual({
      ok: false,
      error: 'form',
    });
    expect(await one.ask('offer', { id: 'b', what: 'draw', moment: 1 })).toEqual({ ok: true, moment: 1, given: 0 });
    const record = (key: string) =>
      call(address, `/api/tables/${keys.table}/record`, undefined, { authorization: `Bearer ${key}` });
    expect((await record(keys.keys[1])).status).toBe(403);
    expect(await two.ask('offer', { id: 'b', what: 'draw', moment: 1 })).toMatchObject({ ok: true, moment: 2 });
    await one.until(2);
    await watcher.until(1);
    expect(one.view()).toEqual(two.view());
    expect(watcher.view()).toEqual(two.view());
    expect(one.view().result).toEqual({ winner: null, reason: 'draw-agreed' });
    expect(one.moments.at(-1)?.events.filter(({ type }) => type === 'ready')).toHaveLength(2);
    const { status, body } = await record(keys.watch);
    expect(status).toBe(200);
    expect(checkDice(body)).toEqual({ ok: true, dice: 0 });
    expect(commitmentOf(body.dice.proof.secret)).toBe(keys.commitment);
    expect(await two.ask('undo', { id: 'c', moment: 2 })).toEqual({ ok: false, error: 'over' });
    expect(await two.ask('say', { id: 'd', text: 'Thank you' })).toMatchObject({ ok: true });
    for (const client of [one, two, watcher]) client.close();
  });

  test('with open logs all that happens is told, without the fields by which it is hidden elsewhere', async () => {
    const { one, two } = await both(await openTable(address, { scenario: 'convoy-red', logs: 'open' }));
    const order = { do: 'swap-pods', ship: '1A', a: 1, b: 2 };
    expect(await one.ask('order', { id: 'a', moment: 1, orders: [order] })).toMatchObject({ ok: true });
    await two.until(2);
    expect(two.moments.at(-1)?.events).toEqual([{ type: 'pods-swapped', unit: '1A', a: 1, b: 2, rule: '10.1' }]);
    for (const client of [one, two]) client.close();
  });

  test('what one offers to take back is a moment of the other, and dice that fell fall again', async () => {
    const { one, two } = await both(await openTable(address, { actions: COMMAND }));
    await two.order('a', { do: 'turn', unit: '2D', side: 'left' });
    await two.order('b', { do: 'end-phase' });
    await one.until(3);
    const offered = one.next('offered');
    expect(await two.ask('offer', { id: 'c', what: 'take-back', moment: 3, to: 1 })).toMatchObject({ ok: true });
    expect(await offered).toEqual([{ seat: 2, what: 'take-back', to: 1 }]);
    expect(await one.ask('offer', { id: 'c', what: 'take-back', moment: 3 })).toMatchObject({ ok: true, moment: 4 });
    await two.until(4);
    expect([one.moments.at(-1)?.back, two.moments.at(-1)?.back]).toEqual([1, 1]);
    expect(two.moments.at(-1)?.toAct).toBe(true);
    one.close();
    two.close();
  });

  test('what is not of the form is answered and changes nothing', async () => {
    const { one, two } = await both(await openTable(address));
    const form = { ok: false, error: 'form' };
    expect(await one.ask('order', null)).toEqual(form);
    expect(await one.ask('order', { id: 3, moment: 1, orders: [{ do: 'ready' }] })).toEqual(form);
    expect(await one.ask('order', { id: 'a', moment: 1, orders: [] })).toEqual(form);
    expect(await one.ask('order', { id: 'a', moment: 1, orders: [{ do: 'ready', player: 2 }] })).toEqual(form);
    expect(await one.ask('order', { id: 'a', moment: -1, orders: [{ do: 'ready' }] })).toEqual(form);
    expect(await one.ask('fly', {})).toEqual(form);
    expect(await one.ask('say', { id: 'a', text: 'x'.repeat(301) })).toEqual(form);
    expect(await one.ask('say', { id: 'a', text: '🚀'.repeat(301) })).toEqual(form);
    expect(await one.ask('say', { id: 'longest', text: '🚀'.repeat(300) })).toMatchObject({ ok: true });
    expect(await one.ask('say', { id: 'a', text: 'x'.repeat(70_000) })).toEqual(form);
    // 64 kB are counted in bytes, whatever the script.
    const wide = [{ do: 'ready', more: '\u20ac'.repeat(25_000) }];
    expect(await two.ask('order', { id: 'a', moment: 1, orders: wide })).toEqual(form);
    expect(await one.order('a', { do: 'ready' })).toMatchObject({ ok: true });
    one.close();
    two.close();
  });

  test('the side that gives up loses, no matter who is to act', async () => {
    const { one, two } = await both(await openTable(address));
    expect(await two.ask('order', { id: 'a', moment: 0, orders: [{ do: 'concede' }] })).toMatchObject({
      ok: true,
      given: 1,
    });
    await one.until(2);
    expect(one.view().result).toEqual({ winner: 1, reason: 'conceded' });
    expect(await one.ask('order', { id: 'a', moment: 2, orders: 'rubbish' })).toEqual({ ok: false, error: 'over' });
    one.close();
    two.close();
  });
});

describe('dice of a table', () => {
  const secret = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
  const example = {
    table: 'Q29tcGFzc1Jvc2U5',
    secret,
    nonces: ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'] as [string, string],
  };

  test('R1.0a follow from a secret whose fingerprint was shown', () => {
    expect(commitmentOf(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(Array.from({ length: 10 }, (_, number) => dieOf(example, number))).toEqual([8, 2, 1, 9, 9, 6, 10, 1, 3, 9]);
  });

  test('R1.0a a die that does not follow is found', () => {
    const proof = { ...example, commitment: commitmentOf(secret), from: 1 };
    expect(checkDice({ dice: { rolls: [5, 2, 1], proof } })).toEqual({ ok: true, dice: 2 });
    expect(checkDice({ dice: { rolls: [5, 2, 2], proof } })).toMatchObject({ ok: false, die: 2 });
    expect(checkDice({ dice: { rolls: [5, 2], proof: { ...proof, commitment: '0'.repeat(64) } } })).toMatchObject({
      ok: false,
      die: null,
    });
    expect(checkDice({ dice: { rolls: [] } })).toMatchObject({ ok: false });
  });
});
