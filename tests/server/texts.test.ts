import { createHash } from 'node:crypto';
import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '../../src/engine/index.ts';
import { pirates } from '../../src/scenarios/pirates.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import { canonical } from '../../src/server/table/canonical.ts';
import { call, connect, newKey, newNonce, newTableCall, openTable, recordOf, type Served, serve } from './serving.ts';

let served: Served;
let address: string;
beforeAll(async () => {
  served = await serve();
  address = served.address;
});
afterAll(() => served.end());

/** Half a character, the end of a text, the end of a line, and marks that turn what follows. */
const ODD = [
  'a\uD83D',
  '\uDE00a',
  'a\u0000b',
  'a\u001Bb',
  'a\u0085b',
  'a\nb',
  'a\u2028b',
  'a\u202Eb',
  'a\u200Fb',
  'a\u061Cb',
];
const PLAIN = ['Ann', 'Zoë', 'ליל', '夜の使い', '🚀'.repeat(60), 'नमस्ते', '👩‍🚀', ''];

describe('the id of a message', () => {
  test('is of letters, figures and two signs, and nothing is looked up for another', async () => {
    const { table, keys } = await openTable(address);
    const client = await connect(address, { table, key: keys[1] });
    const form = { ok: false, error: 'form' };
    for (const id of [...ODD, 'a b', 'ä', 'a.b', '', 'a'.repeat(65), 7, null, {}]) {
      expect(await client.ask('order', { id, moment: 1, orders: [{ do: 'ready' }] }), `${id}`).toEqual(form);
      expect(await client.ask('say', { id, text: 'x' })).toEqual(form);
    }
    expect(await client.order(`A-z_9${'0'.repeat(59)}`, { do: 'ready' })).toMatchObject({ ok: true });
    client.close();
  });

  test('that was accepted before there was a form for it has its first answer still', async () => {
    const data = served.data;
    const { table, keys } = await openTable(address);
    const client = await connect(address, { table, key: keys[1] });
    const answer = await client.order('plain', { do: 'ready' });
    client.close();
    await served.server.close();
    const id = 'an old \uD83D id';
    const orders = [{ do: 'ready' as const }];
    const { db, close } = await openDatabase(data, { alone: false });
    const text = canonical(['order', { id, moment: 1, orders }]) ?? '';
    const sent = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    // A column of text keeps half a character as the sign for one that is not known.
    const row = { id: 'an old \uFFFD id', sent };
    await db.updateTable('entries').set(row).where('table', '=', table).where('id', '=', 'plain').execute();
    await close();
    served = await serve(data);
    address = served.address;
    const again = await connect(address, { table, key: keys[1] });
    expect(await again.ask('order', { id, moment: 1, orders })).toEqual(answer);
    expect(await again.ask('order', { id, moment: 2, orders })).toEqual({ ok: false, error: 'form' });
    again.close();
  });
});

describe('texts that people choose', () => {
  test('are well-formed and without control characters or marks of direction, wherever they stand in a call', async () => {
    const own = { ...pirates, id: 'Mine' };
    const bodyWith = (odd: string): [string, object][] => {
      const { body } = newTableCall();
      const record = recordOf();
      return [
        ['name', { ...body, name: odd }],
        ['record.table.name', { ...body, record: { ...record, table: { ...record.table, name: odd } } }],
        ['record.scenario.id', { ...body, record: { ...record, scenario: { ...own, id: odd } } }],
        [
          'record.scenario.briefing.situation',
          { ...body, record: { ...record, scenario: { ...own, briefing: { situation: odd } } } },
        ],
        ['record.unknown[1].more', { ...body, record: { ...record, unknown: [1, { more: odd }] } }],
      ];
    };
    for (const odd of ODD) {
      for (const [at, body] of bodyWith(odd))
        expect(await call(address, '/api/tables', body), `${JSON.stringify(odd)} in ${at}`).toMatchObject({
          status: 400,
          body: { error: 'form', at },
        });
    }
    const { body } = newTableCall();
    expect(await call(address, '/api/tables', { ...body, 'a\u202Eb': 1 })).toMatchObject({ status: 400 });
  });

  test('are counted as Unicode counts them, and the record of the game can be read', async () => {
    for (const name of PLAIN) {
      const { table, key, invitation, body } = newTableCall({ logs: 'open' });
      expect(await call(address, '/api/tables', { ...body, name })).toMatchObject({ status: 201 });
      const take = { invitation, key: newKey(), name, nonce: newNonce() };
      await call(address, `/api/tables/${table}/take`, take);
      const record = await call(address, `/api/tables/${table}/record`, undefined, { authorization: `Bearer ${key}` });
      expect(readRecord(record.body)).toMatchObject({ ok: true, value: { table: { names: [name, name] } } });
    }
    const { body } = newTableCall();
    expect(await call(address, '/api/tables', { ...body, name: '🚀'.repeat(61) })).toMatchObject({
      status: 400,
      body: { at: 'name', message: 'name has 61 characters, 60 at most.' },
    });
  });

  test('of a line that is said, too', async () => {
    const { table, keys } = await openTable(address);
    const client = await connect(address, { table, key: keys[1] });
    for (const [nth, text] of ODD.entries())
      expect(await client.ask('say', { id: `odd${nth}`, text })).toEqual({ ok: false, error: 'form' });
    expect(await client.ask('say', { id: 'x', text: '🚀'.repeat(300) })).toMatchObject({ ok: true });
    expect(await client.ask('say', { id: 'y', text: '🚀'.repeat(301) })).toEqual({ ok: false, error: 'form' });
    client.close();
  });

  test('that were kept before there was a rule for them are told as they could be chosen now', async () => {
    const data = served.data;
    const { table, keys } = await openTable(address);
    const client = await connect(address, { table, key: keys[1] });
    await client.ask('say', { id: 'a', text: 'hello' });
    client.close();
    await served.server.close();
    const { db, close } = await openDatabase(data, { alone: false });
    const bodies = [
      [1, { kind: 'taken', name: 'Bob\n\u202Eeve', nonce: newNonce() }],
      [2, { kind: 'say', text: 'he\u0007l\u2067lo' }],
    ] as const;
    for (const [number, body] of bodies) {
      const set = { body: JSON.stringify(body), hash: '' };
      await db.updateTable('entries').set(set).where('table', '=', table).where('number', '=', number).execute();
    }
    await close();
    served = await serve(data);
    address = served.address;
    const again = await connect(address, { table, key: keys[1] });
    expect(again.present.people[2].name).toBe('Bob eve');
    expect(again.present.said).toEqual([{ seat: 1, text: 'hello' }]);
    again.close();
  });
});

describe('every answer is of the form', () => {
  const fault = (error: string) => ({ error, message: expect.any(String) });

  test('for a name of no table, however long', async () => {
    const { table, keys } = await openTable(address);
    const look = (id: string) => call(address, `/api/tables/${id}/look`, { key: newKey() });
    const unknown = await look(table);
    expect(unknown).toEqual({ status: 403, body: fault('forbidden') });
    for (const id of ['a', 'a'.repeat(201), 'a'.repeat(9000), '%00', '%F0%9F%9A%80', `${table}%20`])
      expect(await look(id)).toEqual(unknown);
    expect(await look('%zz')).toEqual({ status: 400, body: { ...fault('form'), at: '' } });
    expect((await call(address, `/api/tables/${table}/look`, { key: keys[1] })).status).toBe(200);
  });

  test('for what is no call', async () => {
    const raw = (text: string) =>
      new Promise<string>((done) => {
        let all = '';
        const socket = connectTcp(Number(new URL(address).port), '127.0.0.1', () => socket.write(text));
        socket.on('data', (part) => {
          all += part;
        });
        socket.on('close', () => done(all));
      });
    const nonsense = await raw('NONSENSE\r\n\r\n');
    expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(nonsense.split('\r\n\r\n')[1]!)).toEqual({ ...fault('form'), at: '' });
    const large = await raw(`GET /api/about HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`);
    expect(JSON.parse(large.split('\r\n\r\n')[1]!)).toEqual(fault('too-large'));
  });
});
