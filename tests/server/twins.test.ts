import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Action,
  actionAsSeen,
  apply,
  deciderOf,
  type Game,
  legal,
  legalAsSeen,
  newGame,
  type Order,
  view,
  viewEvents,
  watcherEvents,
  watcherView,
} from '../../src/engine/index.ts';
import { dieOf } from '../../src/game/dice-proof.ts';
import { emptyPhaseEnd } from '../../src/game/empty-phase.ts';
import { type Rng, rngFrom } from '../../src/matches/rng.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { ALL } from '../all.ts';
import {
  type Begun,
  type Client,
  call,
  connect,
  newKey,
  newNonce,
  newTableCall,
  type Served,
  serve,
} from './serving.ts';

const PAIRS = ALL ? 30 : 4;
const STEPS = ALL ? 70 : 20;
const SECRET = '5a'.repeat(32);
const SCENARIOS = ['first-shot', 'convoy-red', 'pirates'];

let served: [Served, Served];
beforeAll(async () => {
  served = [
    await serve(undefined, false, { newSecret: () => SECRET }),
    await serve(undefined, false, { newSecret: () => SECRET }),
  ];
});
afterAll(() => Promise.all(served.map(({ end }) => end())));

/** What an order of player 1 comes to, and what everybody else is told of it. */
interface Outcome {
  action: Action;
  game: Game;
  told: string;
}

function outcomeOf(game: Game, action: Action, alone = false): Outcome | null {
  const events = [];
  let after = game;
  for (let next: Action | null = action; next; next = alone ? null : emptyPhaseEnd(after)) {
    const outcome = apply(after, next);
    if (!outcome.ok) return null;
    events.push(...outcome.events);
    after = outcome.game;
  }
  if (after.result) return null;
  const told = JSON.stringify([view(after, 2), viewEvents(events, 2), watcherView(after), watcherEvents(events)]);
  return { action, game: after, told };
}

const withoutPlayer = ({ player: _player, ...order }: Action): Order => order as Order;
const toldNow = (game: Game) => JSON.stringify([view(game, 2), [], watcherView(game), []]);

/** Two games that differ only in what player 1 hides, each at a server of its own. */
interface Twin {
  game: Game;
  one: Client;
  two: Client;
  watcher: Client;
}

/** Orders of which a second one comes to nothing else. */
const ENDING = ['ready', 'end-phase', 'move', 'move-all'];

/** A game that has come to the first Fire Phase of player 1 without further ado. */
function atFire(scenario: string): Begun & { scenario: string } {
  const actions: Action[] = [];
  let game = newGame(findScenario(scenario)!, { seed: 3 });
  for (let left = 200; left > 0 && (game.phase.kind !== 'fire' || game.phase.player !== 1 || game.pending); left -= 1) {
    const listed = legal(game);
    const action =
      listed.find((order) => ENDING.includes(order.do)) ??
      listed.find((order) => order.do !== 'swap-pods') ??
      listed[0]!;
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    actions.push(action);
    game = outcome.game;
  }
  return { scenario, actions, rolls: [...game.dice.fallen] };
}

async function openTwins(begun: Begun & { scenario: string }): Promise<[Twin, Twin]> {
  const { table, key, invitation, watch, body } = newTableCall(begun);
  const [second, nonce] = [newKey(), newNonce()];
  const { scenario, actions = [], rolls: fallen = [] } = begun;
  const secret = { table, secret: SECRET, nonces: [body.nonce, nonce] as [string, string] };
  const rolls = Array.from({ length: 300 }, (_, number) => fallen[number] ?? dieOf(secret, number));
  const open = async ({ address }: Served): Promise<Twin> => {
    await call(address, '/api/tables', body);
    await call(address, `/api/tables/${table}/take`, { invitation, key: second, name: 'Bob', nonce });
    const game = actions.reduce(
      (before, action) => outcomeOf(before, action, true)!.game,
      newGame(findScenario(scenario)!, { rolls }),
    );
    const two = await connect(address, { table, key: second });
    const watcher = await connect(address, { table, watch });
    return { game, two, watcher, one: await connect(address, { table, key }) };
  };
  return [await open(served[0]), await open(served[1])];
}

let sent = 0;
async function give(twin: Twin, seat: 'one' | 'two', order: Order): Promise<Acknowledgement> {
  sent += 1;
  const client = twin[seat];
  const answer = await client.order(`m${sent}`, order);
  if (answer.ok) await client.until(answer.moment);
  // What was sent before an answer has come before it.
  await Promise.all([twin.one, twin.two, twin.watcher].map((each) => each.ask('legal', {})));
  return answer;
}

/** One of the orders, each kind as likely as every other. */
function pickOf<T extends { do: string }>(orders: readonly T[], chance: Rng): T {
  const kind = chance.pick([...new Set(orders.map((order) => order.do))]);
  return chance.pick(orders.filter((order) => order.do === kind));
}

/** What everybody sees of an order: not the pod, nor what kind of missile it is, nor how much is recharged. */
const outward = (action: Action): string =>
  JSON.stringify({ ...action, pod: 0, missile: 0, units: 0, a: 0, b: 0, from: 0 });

/** Orders for both twins of which nobody else can tell the one from the other, different ones if there are any. */
function choosePair([a, b]: [Twin, Twin], chance: Rng): [Outcome, Outcome] | null {
  const [listA, listB] = [legal(a.game), legal(b.game)];
  let same: [Outcome, Outcome] | null = null;
  for (let attempt = 0; attempt < 15; attempt += 1) {
    const ordersA = pickOf(listA, chance);
    const ordersB = listB.filter((action) => outward(action) === outward(ordersA));
    const [one, two] = [outcomeOf(a.game, ordersA), ordersB.length > 0 && outcomeOf(b.game, chance.pick(ordersB))];
    if (!one || !two || one.told !== two.told) continue;
    if (ENDING.includes(one.action.do) || JSON.stringify(one.action) !== JSON.stringify(two.action)) return [one, two];
    same ??= [one, two];
  }
  return same;
}

/** An order that nobody else is told of. */
function chooseHidden({ game }: Twin): Outcome | null {
  const before = toldNow(game);
  for (const action of legal(game)) {
    if (action.do === 'end-phase' || action.do === 'ready') continue;
    const outcome = outcomeOf(game, action);
    if (outcome?.told === before) return outcome;
  }
  return null;
}

const counted = new Map<string, number>();
const count = (what: string) => counted.set(what, (counted.get(what) ?? 0) + 1);

/** What player 1 does where nobody sees it, in one of the twins only. */
async function hide(twin: Twin, chance: Rng): Promise<void> {
  const hidden = chooseHidden(twin);
  if (!hidden) return;
  const before = twin.game;
  const answer = await give(twin, 'one', withoutPlayer(actionAsSeen(twin.game, 1, hidden.action)));
  expect(answer).toMatchObject({ ok: true });
  twin.game = hidden.game;
  count(`hidden ${hidden.action.do}`);
  if (!chance.percent(50)) return;
  const undone = await twin.one.ask<Acknowledgement>('undo', { id: `u${sent}`, moment: twin.one.moment() });
  if (!undone.ok) return;
  await twin.one.until(undone.moment);
  await Promise.all([twin.two, twin.watcher].map((each) => each.ask('legal', {})));
  twin.game = before;
  count('undo');
}

/** One step of both; false if what is hidden has come out, or nothing can be found. */
async function step(twins: [Twin, Twin], chance: Rng): Promise<boolean> {
  const [a, b] = twins;
  if (deciderOf(a.game) === 2) {
    const [listA, listB] = await Promise.all(twins.map(({ two }) => two.ask<{ legal: Order[] }>('legal', {})));
    expect(listB).toEqual(listA);
    expect(listA?.legal).toEqual(legalAsSeen(a.game).map(withoutPlayer));
    const order = pickOf(listA?.legal ?? [], chance);
    const action = { player: 2, ...order } as Action;
    const [one, two] = [outcomeOf(a.game, action), outcomeOf(b.game, action)];
    if (!one || !two || one.told !== two.told) return false;
    expect(await give(b, 'two', order)).toEqual(await give(a, 'two', order));
    [a.game, b.game] = [one.game, two.game];
    return true;
  }
  if (chance.percent(25)) await hide(chance.pick(twins), chance);
  const pair = choosePair(twins, chance);
  if (!pair) return false;
  for (const [index, twin] of twins.entries()) {
    const { action, game } = pair[index]!;
    expect(await give(twin, 'one', withoutPlayer(actionAsSeen(twin.game, 1, action)))).toMatchObject({ ok: true });
    twin.game = game;
  }
  if (JSON.stringify(pair[0].action) !== JSON.stringify(pair[1].action)) count(pair[0].action.do);
  return true;
}

/** What the other asks in vain: units that he does not know, by their true names, and nobody. */
async function probe(twins: [Twin, Twin]): Promise<void> {
  const hidden = twins.flatMap(({ game }) => game.units.filter(({ owner, kind }) => owner === 1 && kind === 'missile'));
  const known = new Set(twins[0].two.view().units.map(({ id }) => id));
  const unknown = new Set([...hidden.map((unit) => unit.id), '1?01', '1?09'].filter((id) => !known.has(id)));
  for (const id of unknown) {
    const order: Order = { do: 'fire', unit: '2A', from: 'burster', type: 'laser-burst', target: id };
    const [a, b] = [await give(twins[0], 'two', order), await give(twins[1], 'two', order)];
    expect(JSON.stringify(b)).toBe(JSON.stringify(a));
    if (id.includes('?')) continue;
    const nobody = await give(twins[0], 'two', { ...order, target: '1X99' });
    expect(JSON.stringify(nobody).replaceAll('1X99', id)).toBe(JSON.stringify(a));
  }
}

test('R10.0b what one player hides changes nothing that goes to the other or to a watcher, not even whether it goes', async () => {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const chance = rngFrom(500 + pair);
    const scenario = SCENARIOS[pair % SCENARIOS.length]!;
    const twins = await openTwins(pair % 2 === 0 ? atFire(scenario) : { scenario });
    for (let steps = 0; steps < STEPS && (await step(twins, chance)); steps += 1) {
      if (steps === 8)
        for (const { two } of twins) await two.ask('offer', { id: 'draw', what: 'draw', moment: two.moment() });
      if (steps % 13 === 12) await probe(twins);
    }
    expect(twins[1].two.heard).toEqual(twins[0].two.heard);
    expect(twins[1].watcher.heard).toEqual(twins[0].watcher.heard);
    for (const { one, two, watcher } of twins) for (const client of [one, two, watcher]) client.close();
  }
  const kinds = [...counted.keys()];
  expect(kinds).toEqual(expect.arrayContaining(['swap-pods', 'hidden swap-pods', 'undo', 'launch-missile']));
  if (ALL) {
    for (const kind of ['swap-pods', 'launch-missile', 'hidden swap-pods', 'undo', 'prepare-missile']) {
      expect(counted.get(kind), kind).toBeGreaterThanOrEqual(PAIRS / 10);
    }
  }
});
