import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sit } from '../../src/cli/sit.ts';
import { botOf, greets } from '../season/bots.ts';
import { newFolder } from '../season/player-files.ts';
import { call, connect, heard, newTableCall, type Served, serve } from './serving.ts';

const folder = newFolder();
/** A bot that does what ends its phases, gives up in the third Game-Turn, and takes any draw. */
const PLAIN = botOf(
  folder,
  'plain',
  `hello({ wants: ['legal', 'draw'] });
  await next();
  for (;;) {
    const { kind, number, player, view, legal = [] } = await next();
    const due = legal.find((order) => ['ready', 'move-all', 'end-phase'].includes(order.do)) ?? legal[0];
    const order = view.turn < 3 ? due : { player, do: 'concede' };
    say({ kind, number, ...(kind === 'draw' ? { draw: view.turn === 1 } : { orders: [order] }) });
  }`,
);

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(async () => {
  await served.end();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => vi.restoreAllMocks());

const quiet = () =>
  ['stdout', 'stderr'].map((name) => vi.spyOn(process[name as 'stdout'], 'write').mockReturnValue(true));

/** A table at which player 1 sits, and its link. */
async function begin() {
  const begun = newTableCall();
  expect((await call(served.address, '/api/tables', begun.body)).status).toBe(201);
  return { ...begun, link: `${served.address}/#/take/${begun.table}` };
}

test('two bots sit down, by a key and by an invitation, and play to the end; it is told that they are programs', async () => {
  const [said] = quiet();
  const { table, key, invitation, watch, link } = await begin();
  const watcher = await connect(served.address, { table, watch });
  const both = [sit(link, PLAIN, `${link}/${invitation}\n`), sit(link, PLAIN, key)];
  await heard(watcher, 'said', 'A program plays this seat: x.');
  expect(await Promise.all(both)).toEqual([0, 0]);
  const results = said!.mock.calls.map(([line]) => JSON.parse(String(line))).filter(({ result }) => result);
  expect(results).toHaveLength(2);
  for (const { result } of results) expect(result).toEqual({ winner: 2, reason: 'conceded' });
  await heard(watcher, 'people', 'x (a program)');
  watcher.close();
});

test('a bot takes the draw that a person offers, if it agrees', async () => {
  quiet();
  const { table, key, invitation, link } = await begin();
  const person = await connect(served.address, { table, key });
  const bot = sit(link, PLAIN, invitation);
  await heard(person, 'said', 'A program plays this seat: x.');
  await person.ask('offer', { id: 'd', what: 'draw', moment: person.moment() });
  expect(await bot).toBe(0);
  while (!person.view().result) await person.next('moment');
  expect(person.view().result).toEqual({ winner: null, reason: 'draw-agreed' });
  person.close();
});

test('a bot that cannot be understood gives up the game at its table', async () => {
  const [, told] = quiet();
  const { table, key, watch, link, invitation } = await begin();
  const taken = { invitation, key: 'YW5vdGhlci1rZXktMTIzNDU2', name: 'Bo', nonce: '0'.repeat(32) };
  await call(served.address, `/api/tables/${table}/take`, taken);
  expect(await sit(link, botOf(folder, 'babbler', greets("say('what?'); await next();")), key)).toBe(0);
  expect(String(told!.mock.lastCall?.[0])).toContain('the bot has lost the game: its answer is wrong');
  const watcher = await connect(served.address, { table, watch });
  expect(watcher.view().result).toEqual({ winner: 2, reason: 'conceded' });
  watcher.close();
});

test('a call with the invitation in it is refused, and so is a seat that is not to be had', async () => {
  const { link, invitation } = await begin();
  await expect(sit(`${link}/${invitation}`, PLAIN, '')).rejects.toThrow('the invitation stands in the call');
  await expect(sit(link, PLAIN, 'bm8taW52aXRhdGlvbi1vZi1hbnk')).rejects.toThrow('the seat is not to be had');
});
