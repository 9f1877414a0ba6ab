import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfKey } from '../../src/server/keys.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import { openStorage } from '../../src/server/storage/storage.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { startPostgres } from './postgres.ts';
import { Held, sitDown as sitDownWithProgram } from './program.ts';
import {
  type Client,
  call,
  connect,
  heard,
  type Keys,
  newKey,
  newNonce,
  newTableCall,
  openTable,
  type Served,
  serve,
} from './serving.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const none = 'No PostgreSQL could be started: several servers on one database are not tested.';
if (!postgres) test(none, () => expect(process.env.CI).toBeUndefined());
else {
  let one: Served;
  let two: Served;
  beforeAll(async () => {
    const data = await postgres.newDatabase();
    one = await serve(data, true);
    two = await serve(data, true);
  });
  afterAll(async () => {
    await one.end();
    await two.end();
  });

  /** A table whose players come by two servers, each already told that the other is there. */
  async function sitDown(): Promise<Keys & { ann: Client; bob: Client }> {
    const keys = await openTable(one.address, { scenario: 'first-shot' });
    const ann = await connect(one.address, { table: keys.table, key: keys.keys[1] });
    const bob = await connect(two.address, { table: keys.table, key: keys.keys[2] });
    await heard(ann, 'people', '"2":{"name":"Bob","here":true}');
    return { ...keys, ann, bob };
  }

  test('an order by one server is seen by the other, with lines, offers and undos', async () => {
    const { ann, bob } = await sitDown();
    expect(bob.present.people[1]).toEqual({ name: 'Ann', here: true });
    expect(await ann.order('a', { do: 'ready' })).toMatchObject({ ok: true });
    await bob.until(2);
    expect(bob.view().phase).toEqual(ann.view().phase);
    expect(await bob.order('a', { do: 'ready' })).toMatchObject({ ok: true });
    await ann.until(3);
    expect(ann.view().phase.kind).toBe('movement');
    await bob.ask('say', { id: 'b', text: 'Have fun' });
    await heard(ann, 'said', 'Have fun');
    await bob.ask('offer', { id: 'c', what: 'draw', moment: bob.moment() });
    await heard(ann, 'offered', 'draw');
    expect(await ann.ask<Acknowledgement>('offer', { id: 'd', what: 'draw', moment: ann.moment() })).toMatchObject({
      ok: true,
    });
    await bob.until(4);
    expect(bob.view().result).toEqual({ winner: null, reason: expect.anything() });
    bob.close();
    await heard(ann, 'people', '"2":{"name":"Bob","here":false}');
    ann.close();
  });

  test('the same order sent again to the other server has its first answer, and an old moment is stale there', async () => {
    const { table, keys, ann, bob } = await sitDown();
    const sent = { id: 'a', moment: 1, orders: [{ do: 'ready' }] };
    const answer = await ann.ask<Acknowledgement>('order', sent);
    const again = await connect(two.address, { table, key: keys[1] });
    expect(await again.ask<Acknowledgement>('order', sent)).toEqual(answer);
    expect(await again.ask<Acknowledgement>('order', { ...sent, id: 'b' })).toEqual({ ok: false, error: 'stale' });
    for (const client of [ann, bob, again]) client.close();
  });

  test('of two orders at the same moment by two servers one wins', async () => {
    const { table, keys, ann, bob } = await sitDown();
    const other = await connect(two.address, { table, key: keys[1] });
    const swap = (id: string, b: number) => ({ id, moment: 1, orders: [{ do: 'swap-pods', ship: '1A', a: 1, b }] });
    const answers = await Promise.all([
      ann.ask<Acknowledgement>('order', swap('a', 2)),
      other.ask<Acknowledgement>('order', swap('b', 3)),
    ]);
    expect(answers.map((answer) => (answer.ok ? 'given' : 'error' in answer && answer.error)).sort()).toEqual([
      'given',
      'stale',
    ]);
    await Promise.all([ann.until(2), other.until(2)]);
    expect(ann.view()).toEqual(other.view());
    for (const client of [ann, bob, other]) client.close();
  });

  test('a seat that is taken by the other server is told of, and keys that are ended there open nothing here', async () => {
    const { table, key, invitation, body } = newTableCall();
    await call(one.address, '/api/tables', body);
    const ann = await connect(one.address, { table, key });
    const second = newKey();
    await call(two.address, `/api/tables/${table}/take`, { invitation, key: second, name: 'Bob', nonce: newNonce() });
    await ann.until(1);
    const gone = ann.next('disconnect');
    const another = newKey();
    const way = newKey();
    await call(two.address, `/api/tables/${table}/invite`, { key, invitation: way });
    await call(two.address, `/api/tables/${table}/take`, {
      invitation: way,
      key: another,
      name: 'Ann',
      nonce: newNonce(),
    });
    await call(two.address, `/api/tables/${table}/end-keys`, { key: another });
    await gone;
    expect((await call(one.address, `/api/tables/${table}/look`, { key })).status).toBe(403);
  });

  /** Everything that is written into a table of the database waits, once it has begun, until what comes back is called. */
  async function holdUp(name: 'ended' | 'seats') {
    const client = new pg.Client({ connectionString: one.data });
    await client.connect();
    await client.query(`
      create or replace function wait() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock(7); return new; end';
      create trigger wait before insert on ${name} for each row execute function wait();
      select pg_advisory_lock(7)`);
    /** Whether so many connections wait for another. */
    const areWaiting = async (count: number) => {
      const { rows } = await client.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length >= count;
    };
    return {
      /** Waits until so many connections wait, or the call has been answered. */
      async until(count: number, call: Promise<unknown>) {
        let isAnswered = false;
        call.finally(() => {
          isAnswered = true;
        });
        while (!isAnswered && !(await areWaiting(count)));
      },
      async letGo() {
        await client.query(`select pg_advisory_unlock(7); drop trigger wait on ${name}`);
        await client.end();
      },
    };
  }

  describe('ending all keys is final, whatever another server does meanwhile', () => {
    const at = (served: Served, table: string, what: string, body: object) =>
      call(served.address, `/api/tables/${table}/${what}`, body);
    const bodyOf = (invitation: string) => ({ invitation, key: newKey(), name: 'Eve', nonce: newNonce() });

    test.each([
      ['ended', 'the keys are ended first'],
      ['seats', 'the invitation is taken first'],
    ] as const)('an invitation to another device (%s: %s)', async (held, _how) => {
      const { table, keys } = await openTable(one.address);
      const invitation = newKey();
      await at(one, table, 'invite', { key: keys[1], invitation });
      const hold = await holdUp(held);
      const end = () => at(one, table, 'end-keys', { key: keys[1] });
      const body = bodyOf(invitation);
      const take = () => at(two, table, 'take', body);
      const [first, second] = held === 'ended' ? [end, take] : [take, end];
      const begun = first();
      await hold.until(1, begun);
      const other = second();
      await hold.until(2, other);
      await hold.letGo();
      await Promise.all([begun, other]);
      expect(await at(one, table, 'look', { key: keys[1] })).toMatchObject({ status: 200 });
      for (const served of [one, two]) {
        expect(await at(served, table, 'look', { key: body.key })).toMatchObject({ status: 403 });
        expect(await at(served, table, 'take', body)).toMatchObject({ status: 403 });
      }
    });

    test('an invitation that an ended key makes', async () => {
      const { table, keys } = await openTable(one.address);
      const [way, thief] = [newKey(), newKey()];
      await at(one, table, 'invite', { key: keys[1], invitation: way });
      const { key } = bodyOf(way);
      await at(two, table, 'take', { ...bodyOf(way), key });
      const hold = await holdUp('ended');
      const end = at(one, table, 'end-keys', { key: keys[1] });
      await hold.until(1, end);
      const invite = at(two, table, 'invite', { key, invitation: thief });
      await hold.until(2, invite);
      await hold.letGo();
      await Promise.all([end, invite]);
      expect(await at(two, table, 'take', bodyOf(thief))).toMatchObject({ status: 403 });
    });

    test('of two keys that end each other one stays', async () => {
      const { table, keys } = await openTable(one.address);
      const way = newKey();
      await at(one, table, 'invite', { key: keys[1], invitation: way });
      const { key } = bodyOf(way);
      await at(one, table, 'take', { ...bodyOf(way), key });
      const hold = await holdUp('ended');
      const ends = [at(one, table, 'end-keys', { key: keys[1] }), at(two, table, 'end-keys', { key })] as const;
      await hold.until(2, Promise.race(ends));
      await hold.letGo();
      expect((await Promise.all(ends)).map(({ status }) => status).sort()).toEqual([200, 403]);
      const looks = await Promise.all([keys[1], key].map((shown) => at(one, table, 'look', { key: shown })));
      expect(looks.map(({ status }) => status).sort()).toEqual([200, 403]);
    });

    test('an order by a socket that has not been cut off yet', async () => {
      const { table, keys, ann, bob } = await sitDown();
      const storage = await openDatabase(one.data, { alone: false });
      const hash = hashOfKey(keys[1]);
      // Nobody is told of it: a notice may be lost.
      await storage.db.insertInto('ended').values({ table, hash }).execute();
      const order = ann.order('a', { do: 'ready' });
      // It may be cut off before there is an answer.
      expect(await order.catch(() => ({ ok: false }))).toMatchObject({ ok: false });
      expect(await bob.ask('say', { id: 'a', text: 'still here' })).toMatchObject({ ok: true, moment: 1 });
      await storage.close();
      for (const client of [ann, bob]) client.close();
    });

    test('a table that is taken is not cleared away', async () => {
      const { table, invitation, body } = newTableCall();
      await call(one.address, '/api/tables', body);
      const database = await openDatabase(one.data, { alone: false });
      const hold = await holdUp('seats');
      const take = at(two, table, 'take', bodyOf(invitation));
      await hold.until(1, take);
      const cleared = openStorage(database).deleteUntaken(table, Date.now() + 1);
      await hold.until(2, cleared);
      await hold.letGo();
      expect(await take).toMatchObject({ status: 200 });
      expect(await cleared).toBe(false);
      await database.close();
    });
  });

  test('a server that ends lets go of its seats', async () => {
    const third = await serve(one.data, true);
    const keys = await openTable(one.address);
    const ann = await connect(one.address, { table: keys.table, key: keys.keys[1] });
    await connect(third.address, { table: keys.table, key: keys.keys[2] });
    await heard(ann, 'people', '"2":{"name":"Bob","here":true}');
    await third.end();
    await heard(ann, 'people', '"2":{"name":"Bob","here":false}');
    ann.close();
  });

  test('of two servers one thinks for the program; where it ends meanwhile the other goes on, and nothing is played twice', async () => {
    const held = [new Held(), new Held()] as const;
    const data = await postgres.newDatabase();
    const servers = [
      await serve(data, true, { threads: held[0] }),
      await serve(data, true, { threads: held[1] }),
    ] as const;
    const { ann, table, key } = await sitDownWithProgram(servers[0].address, { logs: 'open' });
    const clients = [ann, await connect(servers[1].address, { table, key })] as const;
    await ann.order('a', { do: 'ready' });
    await Promise.race(held.map((one) => one.until(1)));
    await clients[1].until(2);
    // What the second says goes the way of its claim, and after it.
    await clients[1].ask('say', { id: 'b', text: 'Who thinks?' });
    await heard(clients[0], 'said', 'Who thinks?');
    expect(held[0].asked.length + held[1].asked.length).toBe(1);
    const thinking = held[0].asked.length > 0 ? 0 : 1;
    const other = thinking === 0 ? 1 : 0;
    await servers[thinking].end();
    await held[other].until(1);
    held[other].answer();
    await clients[other].until(3);
    expect(held.map(({ asked }) => asked.length)).toEqual([1, 1]);
    const { body } = await call(servers[other].address, `/api/tables/${table}/record`, undefined, {
      authorization: `Bearer ${key}`,
    });
    expect(body.actions).toEqual([1, 2].map((player) => ({ player, do: 'ready' })));
    clients[other].close();
    await servers[other].end();
  });
}
