import { describe, expect, test, vi } from 'vitest';
import { fightBot } from '../../src/cli/fight-bot.ts';
import {
  actionAsSeen,
  commandOf,
  deciderOf,
  legalAsSeen,
  type Player,
  subjectOf,
  view,
} from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { openRemote } from '../../src/store/table/open-screens.ts';
import type { Unanswered } from '../../src/store/table/sending.ts';
import type { TableStore } from '../../src/store/table/table-state.ts';
import { ALL } from '../all.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { SILENT } from '../fixtures/thinker.ts';

type Server = ReturnType<typeof fakeServer>;

async function sit(server: Server, seat: Player, unanswered: Unanswered[] = []): Promise<TableStore> {
  const store = await openRemote({
    table: 'Q29tcGFzc1Jvc2U5',
    words: { key: 'x' },
    connect: server.connect(seat),
    unanswered,
    keep: (list) => unanswered.splice(0, unanswered.length, ...list),
    adviser: SILENT,
    fetchRecord: async () => (server.game().result ? server.record() : null),
  });
  if (!store) throw new Error('no table');
  return store;
}

const seatOf = (table: TableStore) => table.state.getState().seat!;
const screensOf = (table: TableStore) => table.state.getState().screens!;
const settled = () => new Promise((done) => setTimeout(done));

const GAMES = ALL ? 40 : 2;
const ORDERS = ALL ? 300 : 60;

describe('R10.0b two tables on a server show what an engine beside them says', () => {
  test.each(['showdown', 'convoy-red', 'pirates'])('in %s, with connections cut at random', async (id) => {
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const server = fakeServer(id, { seed });
      const tables = { 1: await sit(server, 1), 2: await sit(server, 2) };
      const chance = rngFrom(seed);
      for (let given = 0; given < ORDERS && !server.game().result; given += 1) {
        const player = deciderOf(server.game())!;
        const cut = chance.percent(20) ? chance.pick([1, 2] as const) : null;
        if (cut) server.cut(cut);
        else if (chance.percent(10)) server.loseNextAnswer(player);
        const action = actionAsSeen(server.game(), player, fightBot(server.game(), chance));
        expect(await tables[player].order(action)).toBe(true);
        for (const seat of [1, 2] as const) server.mend(seat);
        await settled();
        expect(server.steps(), 'played once').toBe(given + 1);
        if (server.game().result) break;
        for (const seat of [1, 2] as const) {
          const { view: seen, legal } = seatOf(tables[seat]);
          expect({ ...seen, units: seen.units.map(({ id }) => id) }).toEqual({
            ...view(server.game(), seat),
            units: view(server.game(), seat).units.map(({ id }) => id),
          });
          expect(legal).toEqual(deciderOf(server.game()) === seat ? legalAsSeen(server.game()) : []);
        }
      }
    }
  });
});

async function ready(id = 'showdown') {
  const server = fakeServer(id);
  const kept: Unanswered[] = [];
  const [one, two] = [await sit(server, 1, kept), await sit(server, 2)];
  await one.order({ player: 1, do: 'ready' });
  await two.order({ player: 2, do: 'ready' });
  return { server, one, two, kept };
}

test('a set-up without a choice ends by itself, once, and nothing else does', async () => {
  const server = fakeServer('showdown');
  const [one, two] = [await sit(server, 1), await sit(server, 2)];
  await two.playIdle();
  expect(server.steps()).toBe(0);
  await one.playIdle();
  await two.playIdle();
  await settled();
  expect(server.steps()).toBe(2);
  await Promise.all([one.playIdle(), two.playIdle()]);
  await settled();
  expect(server.steps()).toBe(2);
});

test('11.0 a set-up with choices does not end by itself, not even when all of them are made', async () => {
  const server = fakeServer('pirates');
  const tables = { 1: await sit(server, 1), 2: await sit(server, 2) };
  const chance = rngFrom(3);
  let given = 0;
  for (; server.game().setUp !== null; given += 1) {
    const player = deciderOf(server.game())!;
    await tables[player].playIdle();
    expect(server.steps()).toBe(given);
    await tables[player].order(actionAsSeen(server.game(), player, fightBot(server.game(), chance)));
    await settled();
  }
  expect(given).toBeGreaterThan(2);
});

test('orders given without a connection wait, and go when it is back', async () => {
  const { server, one, two } = await ready();
  server.cut(1);
  expect(screensOf(one).connection).toBe('lost');
  expect(await one.order({ player: 1, do: 'move-all' })).toBe(true);
  expect(screensOf(one).waiting).toEqual([{ do: 'move-all' }]);
  expect(server.steps()).toBe(2);
  server.mend(1);
  await settled();
  expect(screensOf(one)).toMatchObject({ waiting: [], connection: 'connected', word: null });
  expect(server.steps()).toBe(3);
  expect(two.state.getState().log.at(-1)?.event).toMatchObject({ type: 'moved', unit: '1E' });
});

test('orders given before the one before them is answered go behind it, and not behind one that is refused', async () => {
  const { server, one } = await ready();
  const moved = one.order({ player: 1, do: 'move-all' });
  expect(await one.order({ player: 1, do: 'end-phase' })).toBe(true);
  expect(await moved).toBe(true);
  expect(server.steps()).toBe(4);
  expect(screensOf(one)).toMatchObject({ waiting: [], word: null });
  const { server: other, one: first } = await ready();
  const refused = first.order({ player: 1, do: 'end-phase' });
  await first.order({ player: 1, do: 'move-all' });
  expect(await refused).toBe(false);
  expect(other.steps()).toBe(2);
  expect(first.state.getState().refusal).not.toBeNull();
});

test('a server that was too busy to answer is asked again', async () => {
  vi.useFakeTimers();
  const { server, one } = await ready();
  server.beBusyOnce(1);
  expect(await one.order({ player: 1, do: 'move-all' })).toBe(true);
  expect(server.steps()).toBe(2);
  await vi.runAllTimersAsync();
  expect(server.steps()).toBe(3);
  vi.useRealTimers();
});

test('orders given without a connection can be withdrawn', async () => {
  const { server, one } = await ready();
  server.cut(1);
  await one.order({ player: 1, do: 'move-all' });
  one.screens?.withdraw();
  expect(screensOf(one).waiting).toEqual([]);
  server.mend(1);
  await settled();
  expect(server.steps()).toBe(2);
});

test('orders that waited are not sent to another position than the one they were given in', async () => {
  const { server, one } = await ready();
  const elsewhere = await sit(server, 1);
  expect(elsewhere.state.getState().actions).toBe(0);
  server.cut(1);
  const kept: Unanswered[] = [{ id: 'a', moment: 0, orders: [{ do: 'move-all' }], sent: false }];
  const again = await sit(server, 1, kept);
  await settled();
  expect(screensOf(again).word).toBe('moved-on');
  expect(kept).toEqual([]);
  expect(server.steps()).toBe(2);
  expect(one.state.getState().refusal).toBeNull();
});

test('an order whose answer is lost is played once, also if the page is loaded again meanwhile', async () => {
  const { server, one, kept } = await ready();
  server.loseNextAnswer(1);
  expect(await one.order({ player: 1, do: 'move-all' })).toBe(true);
  expect(server.steps()).toBe(3);
  expect(kept).toHaveLength(1);
  const again = await sit(server, 1, kept);
  await settled();
  expect(kept).toEqual([]);
  expect(server.steps()).toBe(3);
  expect(screensOf(again).word).toBeNull();
});

test('an order against the rules is refused with its reason, and changes nothing', async () => {
  const { server, one } = await ready();
  expect(await one.order({ player: 1, do: 'end-phase' })).toBe(false);
  expect(one.state.getState().refusal).toMatchObject({ rule: '6.0' });
  expect(server.steps()).toBe(2);
});

test('what is taken back goes from both screens, and the numbers go on', async () => {
  const { server, one, two } = await ready();
  await one.order({ player: 1, do: 'move-all' });
  const before = two.state.getState().log.length;
  expect(one.state.getState().mayUndo).toBe(true);
  await one.undo();
  await settled();
  expect(server.steps()).toBe(2);
  for (const [seat, table] of [
    [1, one],
    [2, two],
  ] as const) {
    expect(seatOf(table).view.units.map(({ hex }) => hex)).toEqual(
      view(server.game(), seat).units.map(({ hex }) => hex),
    );
  }
  expect(two.state.getState().log.length).toBeLessThan(before);
  expect(await one.order({ player: 1, do: 'move-all' })).toBe(true);
});

test('the end opens everything on both screens', async () => {
  const { one, two } = await ready();
  expect(seatOf(two).view.units.find(({ id }) => id === '1E')?.energy).toBeUndefined();
  await one.order({ player: 1, do: 'concede' });
  await settled();
  for (const table of [one, two]) {
    const { seat, log } = table.state.getState();
    expect(seat).toMatchObject({ stage: 'over', player: null });
    expect(seat?.view.units.find(({ id }) => id === '1E')?.energy).toBeDefined();
    expect(log.at(-1)?.event.type).toBe('game-over');
    expect(log[0]).toMatchObject({ event: { type: 'ready' }, action: 0 });
    expect(table.state.getState()).toMatchObject({ actions: 3, screens: { hasRecord: true } });
    expect(table.seatAfter(1)?.view.phase).toEqual({ kind: 'set-up', player: 2 });
    expect(table.record().actions).toHaveLength(3);
  }
});

test('words that open nothing open no table', async () => {
  const store = await openRemote({
    table: 'Q29tcGFzc1Jvc2U5',
    words: { watch: 'x' },
    connect: (_, hearing) => {
      queueMicrotask(hearing.refused);
      return { send: async () => null, close: () => undefined };
    },
    unanswered: [],
    keep: () => undefined,
    adviser: SILENT,
    fetchRecord: async () => null,
  });
  expect(store).toBeNull();
});

describe('orders that wait for the connection are counted in all that is said of the game', () => {
  /** The Command Phase of player 1, whose connection is lost. */
  async function commanding() {
    const at = await ready();
    while (seatOf(at.one).stage !== 'command' || !seatOf(at.one).toAct) {
      const player = deciderOf(at.server.game())!;
      const table = player === 1 ? at.one : at.two;
      const moves = seatOf(table).legal.some(({ do: kind }) => kind === 'move-all');
      expect(await table.order({ player, do: moves ? 'move-all' : 'end-phase' })).toBe(true);
      await settled();
    }
    at.server.cut(1);
    return at;
  }
  const maneuver = (table: TableStore) => seatOf(table).legal.find(({ do: kind }) => commandOf(kind) === 'maneuver')!;

  test('as the server will show them once they have come to it', async () => {
    const { server, one } = await commanding();
    const played = server.steps();
    const before = seatOf(one);
    const first = maneuver(one);
    const ship = subjectOf(first)!;
    await one.order(first);
    await one.order(maneuver(one));
    const waiting = seatOf(one);
    expect(screensOf(one).waiting).toHaveLength(2);
    expect(waiting.left(ship)!.maneuvers.left).toBe(before.left(ship)!.maneuvers.left - 2);
    expect(waiting.toAct).toBe(true);
    server.mend(1);
    await settled();
    expect(server.steps()).toBe(played + 2);
    expect(screensOf(one)).toMatchObject({ waiting: [], word: null });
    expect(waiting.view.units).toEqual(seatOf(one).view.units);
    expect(waiting.legal).toEqual(seatOf(one).legal);
  });

  test('undo takes the last of them back', async () => {
    const { server, one } = await commanding();
    const sent = server.sent();
    await one.order(maneuver(one));
    const after = seatOf(one).view.units;
    await one.order(maneuver(one));
    expect(one.state.getState().mayUndo).toBe(true);
    await one.undo();
    expect(screensOf(one).waiting).toHaveLength(1);
    expect(seatOf(one).view.units).toEqual(after);
    await one.undo();
    expect(screensOf(one).waiting).toEqual([]);
    expect(one.state.getState().mayUndo).toBe(false);
    expect(server.sent()).toBe(sent);
  });

  test('nothing is ordered behind one that passes the turn, or may be with the server already', async () => {
    const { server, one } = await commanding();
    await one.order({ player: 1, do: 'end-phase' });
    expect(seatOf(one)).toMatchObject({ toAct: false, legal: [] });
    one.screens?.withdraw();
    server.mend(1);
    server.fallSilent(1);
    await one.order(maneuver(one));
    server.cut(1);
    expect(screensOf(one)).toMatchObject({ connection: 'lost', waiting: [] });
    expect(seatOf(one)).toMatchObject({ toAct: false, legal: [] });
    server.mend(1);
    await settled();
    expect(seatOf(one).toAct).toBe(true);
  });
});

test('what is taken back is said on both screens, as each has seen it', async () => {
  const { server, one, two } = await ready();
  await one.order({ player: 1, do: 'move-all' });
  expect(one.screens?.toTakeBack().events.map(({ type }) => type)).toContain('moved');
  await one.undo();
  await settled();
  for (const table of [one, two]) {
    const { takenBack } = screensOf(table);
    expect(takenBack).toHaveLength(1);
    expect(takenBack[0]).toMatchObject({ by: 1, dice: false, phase: { turn: 1, kind: 'movement', player: 1 } });
    expect(takenBack[0]?.events.map(({ type }) => type)).toContain('moved');
  }
  // Anybody who did it alone knows it; the other is told in a line, until something else happens.
  expect(screensOf(one).newsBack).toBeNull();
  expect(screensOf(two).newsBack).toMatchObject({ by: 1 });
  await one.order({ player: 1, do: 'move-all' });
  expect(screensOf(two)).toMatchObject({ newsBack: null });
  expect(screensOf(two).takenBack).toHaveLength(1);
  expect(server.steps()).toBe(3);
});
