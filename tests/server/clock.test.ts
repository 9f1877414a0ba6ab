import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '../../src/engine/index.ts';
import type { Lapse } from '../../src/server/storage/lapses.ts';
import { clockAfter, isOut, leftAt, newClock } from '../../src/server/table/clock.ts';
import { openLapses, partIn, runningTime } from '../../src/server/table/lapses.ts';
import type { ClockTerms } from '../../src/wire/calls.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { type Client, call, connect, newTableCall, openTable, type Served, serve } from './serving.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const GAME = { per: 'game', minutes: 10, increment: 30 } as const;
const TURN = { per: 'turn', days: 3 } as const;

describe('a clock', () => {
  test('of so many minutes a side runs for anybody who has to act, and adds seconds when the turn passes', () => {
    const begun = clockAfter(newClock(GAME), 1000, 1);
    expect(leftAt(begun, 1000 + 4 * MINUTE)).toEqual({ 1: 6 * MINUTE, 2: 10 * MINUTE });
    const same = clockAfter(begun, 1000 + MINUTE, 1);
    expect(leftAt(same, 1000 + 4 * MINUTE)).toEqual({ 1: 6 * MINUTE, 2: 10 * MINUTE });
    const other = clockAfter(same, 1000 + 4 * MINUTE, 2);
    expect(leftAt(other, 1000 + 5 * MINUTE)).toEqual({ 1: 6 * MINUTE + 30_000, 2: 9 * MINUTE });
    const over = clockAfter(other, 1000 + 5 * MINUTE, null);
    expect(leftAt(over, 1000 + DAY)).toEqual({ 1: 6 * MINUTE + 30_000, 2: 9 * MINUTE });
  });

  test('of so many days a turn gives every turn all of them', () => {
    const begun = clockAfter(newClock(TURN), 0, 2);
    expect(leftAt(begun, DAY)).toEqual({ 1: 3 * DAY, 2: 2 * DAY });
    const next = clockAfter(begun, 2 * DAY, 1);
    expect(leftAt(next, 3 * DAY)).toEqual({ 1: 2 * DAY, 2: 3 * DAY });
  });

  test('that is out can be claimed by the other alone, and only in the turn of the one who has none left', () => {
    const begun = clockAfter(newClock(GAME), 0, 1);
    expect(isOut(begun, 2, 10 * MINUTE - 1)).toBe(false);
    expect(isOut(begun, 2, 10 * MINUTE)).toBe(true);
    expect(isOut(begun, 1, 10 * MINUTE)).toBe(false);
    const late = clockAfter(begun, 11 * MINUTE, 2);
    expect(isOut(late, 2, 12 * MINUTE)).toBe(false);
    expect(leftAt(late, 11 * MINUTE)[1]).toBe(30_000);
  });

  test('that stands runs for nobody, and two servers whose clocks differ give nobody time', () => {
    const begun = clockAfter(newClock(GAME), 0, 1);
    const stands = clockAfter(begun, MINUTE, 1, true);
    expect(leftAt(stands, DAY)).toEqual({ 1: 9 * MINUTE, 2: 10 * MINUTE });
    expect(isOut(stands, 2, DAY)).toBe(false);
    expect(leftAt(clockAfter(stands, DAY, 1, false), DAY + MINUTE)[1]).toBe(8 * MINUTE);
    expect(leftAt(begun, -MINUTE)).toEqual({ 1: 10 * MINUTE, 2: 10 * MINUTE });
  });
});

describe('the time of a process', () => {
  test('runs on steadily, however the time of the day leaps', () => {
    let [today, steady] = [1_800_000_000_000, 500];
    const now = runningTime(
      () => today,
      () => steady,
    );
    expect(now()).toBe(today);
    steady += 1000;
    today += 10 * DAY;
    expect(now()).toBe(1_800_000_001_000);
    steady += 1000;
    today -= 20 * DAY;
    expect(now()).toBe(1_800_000_002_000);
  });

  test('has lapses, which count once where several processes tell of the same', () => {
    const lapses = [
      { since: 100, until: 200 },
      { since: 150, until: 250 },
      { since: 400, until: 900 },
    ];
    expect(partIn(lapses, 0, 1000)).toBe(650);
    expect(partIn(lapses, 160, 500)).toBe(190);
    expect(partIn(lapses, 250, 400)).toBe(0);
  });

  test('beside others has lapsed only if none of them has been there a while', async () => {
    const kept: Lapse[] = [];
    const storage = {
      readBeat: async () => 1_000_000,
      writeBeat: async () => undefined,
      addLapse: async (lapse: Lapse) => void kept.push(lapse),
      listLapses: async () => kept,
    };
    for (const now of [1_005_000, 1_020_000]) {
      const lapses = await openLapses({ storage, isShared: true, now: () => now, note: () => undefined });
      await lapses.close();
    }
    expect(kept).toEqual([{ since: 1_000_000, until: 1_020_000 }]);
  });
});

describe('at a table', () => {
  let time = 1_800_000_000_000;
  let served: Served;
  let [one, two] = [undefined, undefined] as unknown as [Client, Client];
  let count = 0;

  beforeAll(async () => {
    served = await serve(undefined, true, { now: () => time });
  });
  afterAll(() => served.end());

  async function sitDown(clock: ClockTerms) {
    const opened = await openTable(served.address, { clock });
    const come = (player: Player) => connect(served.address, { table: opened.table, key: opened.keys[player] });
    [one, two] = [await come(1), await come(2)];
    return opened;
  }
  const offer = (by: Client, what: string): Promise<Acknowledgement> => {
    count += 1;
    return by.ask('offer', { id: `o${count}`, what, moment: by.moment() });
  };
  /** What both are told of the clock next. */
  const clocks = () => Promise.all([one.next('clock'), two.next('clock')]);

  beforeEach(() => {
    time += DAY;
  });

  test('the terms stand in the settings, and time runs once both are there', async () => {
    const { body, watch, table } = newTableCall({ clock: GAME });
    await call(served.address, '/api/tables', body);
    time += DAY;
    const look = await call(served.address, `/api/tables/${table}/look`, { watch });
    expect(look.body).toMatchObject({
      settings: { clock: GAME },
      clock: { left: { 1: 10 * MINUTE, 2: 10 * MINUTE }, running: null, paused: false },
    });
    await sitDown(GAME);
    expect(one.present.settings.clock).toEqual(GAME);
    expect(one.present.clock).toMatchObject({ left: { 1: 10 * MINUTE }, running: 1 });
    const bad = newTableCall();
    const wrong = { ...bad.body, clock: { per: 'game', minutes: 0, increment: 0 } };
    expect(await call(served.address, '/api/tables', wrong)).toMatchObject({
      status: 400,
      body: { at: 'clock.minutes' },
    });
  });

  test('both are told with an order how much is left', async () => {
    await sitDown(GAME);
    const next = clocks();
    time += MINUTE;
    await one.order('a', { do: 'ready' });
    const [told, other] = await next;
    expect(told).toEqual({ left: { 1: 9 * MINUTE + 30_000, 2: 10 * MINUTE }, running: 2, paused: false });
    expect(other).toEqual(told);
  });

  test('a clock stands by agreement, and whose time would run lets it go on', async () => {
    await sitDown(GAME);
    expect(await offer(one, 'pause')).toMatchObject({ ok: true });
    const next = clocks();
    expect(await offer(two, 'pause')).toMatchObject({ ok: true });
    expect(await next).toMatchObject([{ paused: true }, { paused: true }]);
    time += DAY;
    expect(await one.order('p', { do: 'ready' })).toEqual({ ok: false, error: 'not-to-act' });
    expect(await offer(two, 'claim')).toEqual({ ok: false, error: 'not-to-act' });
    expect(await offer(two, 'go-on')).toEqual({ ok: false, error: 'not-to-act' });
    expect(await offer(one, 'go-on')).toMatchObject({ ok: true });
    expect(await one.order('q', { do: 'ready' })).toMatchObject({ ok: true });
    expect(await offer(one, 'go-on')).toEqual({ ok: false, error: 'not-to-act' });
  });

  test('time that is out ends nothing by itself; claimed, the game is lost, and a restart knows it', async () => {
    const { table, keys, watch } = await sitDown(TURN);
    time += 3 * DAY - 1;
    expect(await offer(two, 'claim')).toEqual({ ok: false, error: 'not-to-act' });
    time += 1;
    expect(one.view().result).toBeNull();
    expect(await offer(one, 'claim')).toEqual({ ok: false, error: 'not-to-act' });
    const claim = { id: 'claim', what: 'claim', moment: 0 };
    const answer = await two.ask('offer', claim);
    expect(answer).toMatchObject({ ok: true });
    expect(await two.ask('offer', claim)).toEqual(answer);
    await one.until(2);
    expect(one.view().result).toMatchObject({ winner: 2 });
    expect(await offer(two, 'claim')).toEqual({ ok: false, error: 'over' });
    await served.end();
    served = await serve(served.data, true, { now: () => time });
    const again = await connect(served.address, { table, key: keys[1] });
    expect(again.view().result).toMatchObject({ winner: 2 });
    expect(again.present.clock).toMatchObject({ running: null });
    const look = await call(served.address, `/api/tables/${table}/look`, { watch });
    expect(look.body.at.phase.kind).toBe('over');
  });

  test('time that passed while no server ran is shown to both, and claimed only after that', async () => {
    const { table, keys } = await sitDown(TURN);
    for (const client of [one, two]) client.close();
    time += DAY;
    await served.end();
    // Ten days without a server, or a clock that was set: who comes next cannot tell.
    time += 10 * DAY;
    served = await serve(served.data, true, { now: () => time });
    const come = (player: Player) => connect(served.address, { table, key: keys[player] });
    two = await come(2);
    expect(two.present.clock).toMatchObject({ left: { 1: -8 * DAY }, untold: 10 * DAY, running: 1 });
    expect(await offer(two, 'claim')).toEqual({ ok: false, error: 'not-to-act' });
    // What passes while it runs counts as ever.
    time += 2 * DAY - 1;
    expect(await offer(two, 'claim')).toEqual({ ok: false, error: 'not-to-act' });
    const told = two.next('clock');
    one = await come(1);
    expect(one.present.clock).toMatchObject({ left: { 1: -10 * DAY + 1 } });
    expect(one.present.clock).not.toHaveProperty('untold');
    expect(await told).not.toHaveProperty('untold');
    expect(await offer(two, 'claim')).toMatchObject({ ok: true });
  });

  test('one who never comes again has the time that servers ran', async () => {
    const { table, keys } = await sitDown(TURN);
    for (const client of [one, two]) client.close();
    await served.end();
    time += 10 * DAY;
    served = await serve(served.data, true, { now: () => time });
    two = await connect(served.address, { table, key: keys[2] });
    time += 3 * DAY - 1;
    expect(await offer(two, 'claim')).toEqual({ ok: false, error: 'not-to-act' });
    time += 1;
    expect(await offer(two, 'claim')).toMatchObject({ ok: true });
  });

  test('without a clock nobody has anything to claim or to stop', async () => {
    const { table, keys } = await openTable(served.address);
    const plain = await connect(served.address, { table, key: keys[1] });
    expect(plain.present.clock).toBeUndefined();
    for (const what of ['pause', 'go-on', 'claim']) {
      expect(await offer(plain, what)).toEqual({ ok: false, error: 'not-to-act' });
    }
  });
});
