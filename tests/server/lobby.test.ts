import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, newKey, newNonce, newTableCall, type Served, serve } from './serving.ts';

const DAY = 24 * 3600 * 1000;

let time = 1_800_000_000_000;
let served: Served;
beforeAll(async () => {
  served = await serve(undefined, false, { now: () => time });
});
afterAll(() => served.end());

const listed = async (): Promise<{ table: string; invitation: string }[]> =>
  (await call(served.address, '/api/open')).body.open;

async function makeOpen() {
  time += 1000;
  const made = newTableCall();
  expect(await call(served.address, '/api/tables', { ...made.body, open: true })).toMatchObject({ status: 201 });
  return made;
}

test('a table that is open stands in the list with its invitation until somebody has taken the seat', async () => {
  const [first, second] = [await makeOpen(), await makeOpen()];
  const closed = newTableCall();
  await call(served.address, '/api/tables', closed.body);
  expect((await listed()).map(({ table }) => table)).toEqual([second.table, first.table]);
  const [, shown] = await listed();
  expect(shown).toMatchObject({
    invitation: first.invitation,
    scenario: 'showdown',
    seat: 2,
    names: { 1: 'Ann', 2: '' },
    taken: { 1: true, 2: false },
  });
  const body = { invitation: first.invitation, key: newKey(), name: 'Bob', nonce: newNonce() };
  expect(await call(served.address, `/api/tables/${first.table}/take`, body)).toMatchObject({ status: 200 });
  expect((await listed()).map(({ table }) => table)).toEqual([second.table]);
  const late = { ...body, key: newKey(), name: 'Cid' };
  expect(await call(served.address, `/api/tables/${first.table}/take`, late)).toMatchObject({ status: 409 });
});

test('one who made it takes it off the list, and nobody else', async () => {
  const { table, key, watch, invitation } = await makeOpen();
  for (const other of [newKey(), watch, invitation]) {
    expect(await call(served.address, `/api/tables/${table}/unlist`, { key: other })).toMatchObject({ status: 403 });
  }
  expect((await listed()).some((one) => one.table === table)).toBe(true);
  expect(await call(served.address, `/api/tables/${table}/unlist`, { key })).toMatchObject({
    status: 200,
    body: { seat: 1 },
  });
  expect((await listed()).some((one) => one.table === table)).toBe(false);
  const look = await call(served.address, `/api/tables/${table}/look`, { invitation });
  expect(look).toMatchObject({ status: 200, body: { taken: { 2: false } } });
});

test('after a week a table is for those who have its link alone', async () => {
  const { table } = await makeOpen();
  time += 7 * DAY;
  expect((await listed()).some((one) => one.table === table)).toBe(false);
});

test('without a list nothing stands there, and one who asks for it is told', async () => {
  const quiet = await serve(undefined, false, { lobby: false });
  try {
    const { body } = newTableCall();
    expect(await call(quiet.address, '/api/tables', { ...body, open: true })).toMatchObject({ status: 404 });
    expect(await call(quiet.address, '/api/open')).toMatchObject({ status: 404 });
  } finally {
    await quiet.end();
  }
});

test('only who sits down can wait for anybody to come', async () => {
  const { body } = newTableCall();
  const { key: _key, name: _name, nonce: _nonce, ...rest } = body;
  const both = { ...rest, seat: null, invitations: { 1: newKey(), 2: newKey() }, open: true };
  expect(await call(served.address, '/api/tables', both)).toMatchObject({ status: 201 });
  expect((await listed()).some(({ table }) => table === body.table)).toBe(false);
});
