import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Action, apply, type Edition, legal, newGame, type Scenario } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { openRemote } from '../../src/store/table/open-screens.ts';
import { connectSocket } from '../../src/store/table/socket.ts';
import { SILENT } from '../fixtures/thinker.ts';
import {
  type Client,
  call,
  connect,
  newKey,
  newNonce,
  newTableCall,
  newTableId,
  openTable,
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

/** The First Shot with one of two missile pods damaged, of which the editions think differently. */
function damagedSword(): Scenario {
  const scenario = findScenario('first-shot')!;
  const [sword, ...daggers] = scenario.ships;
  return { ...scenario, id: 'damaged', ships: [{ ...sword!, damage: { 'pod-2': 'damaged' } }, ...daggers] };
}

const PREPARE = { player: 1, do: 'prepare-missile', ship: '1A', pod: 1, missile: 'guided' } as const;

/** The orders up to the first missile that is prepared in the first Command Phase of player 1. */
function untilPrepared(scenario: Scenario, rulings: Edition): Action[] {
  const actions: Action[] = [];
  let game = newGame(scenario, { seed: 3 }, rulings);
  const play = (action: Action) => {
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    game = outcome.game;
    actions.push(action);
  };
  while (game.phase.kind !== 'command' || game.phase.player !== 1) {
    const listed = legal(game);
    play(listed.find(({ do: kind }) => ['ready', 'end-phase', 'move-all'].includes(kind)) ?? listed[0]!);
  }
  play(PREPARE);
  expect(game.dice.fallen).toEqual([]);
  return actions;
}

describe('the edition of the rulings', () => {
  test.each([1, 2] as const)(
    'R7.4b %i goes on with a table made from a record of it, and the page knows it',
    async (rulings) => {
      const scenario = damagedSword();
      const { table, key, invitation, watch, body } = newTableCall({
        scenario,
        actions: untilPrepared(scenario, rulings),
      });
      const { rulings: _newest, ...record } = body.record;
      await call(address, '/api/tables', { ...body, record: rulings === 1 ? record : body.record });
      await call(address, `/api/tables/${table}/take`, { invitation, key: newKey(), name: '', nonce: newNonce() });
      expect((await call(address, `/api/tables/${table}/look`, { watch })).body.settings.rulings).toBe(rulings);
      const store = await openRemote({
        table,
        words: { key },
        connect: connectSocket(address),
        unanswered: [],
        keep: () => undefined,
        adviser: SILENT,
        fetchRecord: async () => null,
      });
      const { seat } = store!.state.getState();
      const listed = seat!.legal.filter(({ do: kind }) => kind === PREPARE.do);
      expect(listed.length > 0).toBe(rulings === 2);
      // What the page lists is what the server takes.
      expect(await store!.order(PREPARE)).toBe(rulings === 2);
      store!.leave();
    },
  );
});

describe('an offer that the other declines', () => {
  const draw = { seat: 1, what: 'draw' };
  const offer = (client: Client, what: string) => client.ask('offer', { id: newKey(), what, moment: client.moment() });

  test('is told to both and to the one who comes, until both see something else; one that is withdrawn is not', async () => {
    const keys = await openTable(address, { scenario: 'first-shot' });
    const join = (seat: 1 | 2) => connect(address, { table: keys.table, key: keys.keys[seat] });
    const [one, two] = [await join(1), await join(2)];
    await offer(one, 'draw');
    await offer(one, 'none');
    await offer(one, 'draw');
    const [told, own] = [one.next('declined'), two.next('declined')];
    await offer(two, 'none');
    expect([await told, await own]).toEqual([draw, draw]);
    // Nobody but player 1 knows of this.
    await one.order('a', { do: 'swap-pods', ship: '1A', a: 1, b: 2 });
    const later = await join(2);
    expect(later.present).toMatchObject({ offers: [], declined: draw });
    const over = two.next('declined');
    await one.order('b', { do: 'ready' });
    expect(await over).toBeNull();
    await one.ask('legal', {});
    for (const { heard } of [one, two]) expect(heard.filter((line) => line.startsWith('declined'))).toHaveLength(2);
    const last = await join(1);
    expect(last.present).not.toHaveProperty('declined');
    for (const client of [one, two, later, last]) client.close();
  });
});

describe('a rematch', () => {
  /** A game that has ended, with both players and a watcher still there. */
  async function ended(at: Served) {
    const keys = await openTable(at.address);
    const join = (words: { key: string } | { watch: string }) => connect(at.address, { table: keys.table, ...words });
    const [one, two, watcher] = [
      await join({ key: keys.keys[1] }),
      await join({ key: keys.keys[2] }),
      await join(keys),
    ];
    await one.order('end', { do: 'concede' });
    await two.until(2);
    await watcher.until(1);
    const next = { table: newTableId(), invitation: newKey() };
    return { one, two, watcher, join, keys, next, all: [one, two, watcher] };
  }
  const offer = (client: Client, id: string, more: object) =>
    client.ask('offer', { id, moment: client.moment(), ...more });
  const accepted = { ok: true, moment: 2, given: 0 };

  test('goes with its invitation to the other seat alone, until it is taken', async () => {
    const { one, two, watcher, join, keys, next, all } = await ended(served);
    const [told, own] = [two.next('offered'), one.next('offered')];
    const heard = watcher.heard.length;
    expect(await offer(one, 'a', { what: 'rematch', ...next })).toEqual(accepted);
    expect(await offer(one, 'a', { what: 'rematch', ...next })).toEqual(accepted);
    expect(await told).toEqual([{ seat: 1, what: 'rematch', ...next }]);
    expect(await own).toEqual([{ seat: 1, what: 'rematch', table: next.table }]);
    const later = [await join({ key: keys.keys[2] }), await join({ watch: keys.watch })];
    expect(later.map(({ present }) => present.offers)).toEqual([[{ seat: 1, what: 'rematch', ...next }], []]);
    const over = one.next('offered');
    expect(await offer(two, 'b', { what: 'rematch' })).toEqual(accepted);
    expect(await over).toEqual([]);
    await watcher.ask('legal', {});
    expect(watcher.heard).toHaveLength(heard);
    for (const client of [...all, ...later]) client.close();
  });

  test('can be withdrawn, replaced and answered by another, and is judged as any offer', async () => {
    const { one, two, watcher, next, all } = await ended(served);
    const error = (code: string) => ({ ok: false, error: code });
    expect(await offer(two, 'a', { what: 'rematch' })).toEqual(error('not-to-act'));
    expect(await offer(two, 'a', { what: 'none' })).toEqual(error('over'));
    expect(await offer(two, 'a', { what: 'draw' })).toEqual(error('over'));
    expect(await offer(two, 'a', { what: 'rematch', table: next.table })).toEqual(error('form'));
    expect(await offer(two, 'a', { what: 'rematch', ...next, table: 'short' })).toEqual(error('over'));
    expect(await offer(two, 'a', { what: 'rematch', ...next, moment: 1 })).toEqual(error('stale'));
    expect(await offer(two, 'a', { what: 'rematch', ...next })).toEqual(accepted);
    const other = { table: newTableId(), invitation: newKey() };
    const both = two.next('offered');
    expect(await offer(one, 'b', { what: 'rematch', ...other })).toEqual(accepted);
    expect(await both).toEqual([
      { seat: 2, what: 'rematch', table: next.table },
      { seat: 1, what: 'rematch', ...other },
    ]);
    const [gone, declined] = [two.next('offered'), two.next('declined')];
    expect(await offer(one, 'c', { what: 'none' })).toEqual(accepted);
    expect(await gone).toEqual([]);
    expect(await declined).toEqual({ seat: 2, what: 'rematch' });
    await watcher.ask('legal', {});
    expect(watcher.heard.filter((line) => line.startsWith('declined'))).toEqual([]);
    for (const client of all) client.close();
  });

  test('is there after the server has been started again, and not offered before the end', async () => {
    const first = await serve(undefined, true);
    const { one, two, keys, next, all } = await ended(first);
    await offer(one, 'a', { what: 'rematch', ...next });
    for (const client of all) client.close();
    await first.end();
    const again = await serve(first.data);
    const back = await connect(again.address, { table: keys.table, key: keys.keys[2], since: two.moment() });
    expect(back.present.offers).toEqual([{ seat: 1, what: 'rematch', ...next }]);
    back.close();
    const early = await openTable(again.address);
    const client = await connect(again.address, { table: early.table, key: early.keys[1] });
    expect(await offer(client, 'a', { what: 'rematch', ...next })).toEqual({ ok: false, error: 'form' });
    client.close();
    await again.end();
  });
});

describe('two games with the sides changed', () => {
  const asked = (pair: unknown, call = newTableCall()) => {
    const { body } = call;
    return { ...body, record: { ...body.record, table: { ...body.record.table, pair } } };
  };

  test('name the first table in their settings and in the record', async () => {
    const first = newTableCall();
    const pair = { table: first.table, game: 1 };
    expect(await call(address, '/api/tables', asked(pair, first))).toMatchObject({ status: 201 });
    const look = await call(address, `/api/tables/${first.table}/look`, { watch: first.watch });
    expect(look.body.settings).toMatchObject({ rulings: 2, pair });
    const second = newTableCall();
    expect(await call(address, '/api/tables', asked({ ...pair, game: 2 }, second))).toMatchObject({ status: 201 });
    const { table, key, invitation } = second;
    await call(address, `/api/tables/${table}/take`, { invitation, key: newKey(), name: 'Bob', nonce: newNonce() });
    const client = await connect(address, { table, key });
    expect(client.present.settings.pair).toEqual({ ...pair, game: 2 });
    await client.order('end', { do: 'concede' });
    const record = await call(address, `/api/tables/${table}/record`, undefined, { authorization: `Bearer ${key}` });
    expect(record.body.table.pair).toEqual({ ...pair, game: 2 });
    client.close();
  });

  test.each([
    ['record.table.pair.table', () => ({ table: newTableId(), game: 1 })],
    ['record.table.pair.table', () => ({ table: 'of another kind', game: 2 })],
    ['record.table.pair.table', ({ table }: { table: string }) => ({ table, game: 2 })],
    ['record.table.pair.game', ({ table }: { table: string }) => ({ table, game: 3 })],
    ['record.table.pair.table', () => ({ game: 1 })],
  ])('are refused at %s', async (at, pair) => {
    const first = newTableCall();
    expect(await call(address, '/api/tables', asked(pair(first), first))).toMatchObject({ status: 400, body: { at } });
  });
});
