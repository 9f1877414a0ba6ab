import { describe, expect, test } from 'vitest';
import { type Action, newGame } from '../../src/engine/index.ts';
import { gameAt } from '../../src/game/history.ts';
import { openRecord, writeRecord } from '../../src/game/record-file.ts';
import type { TableStore } from '../../src/store/table/table-state.ts';
import { readDice } from '../../src/ui/table/PresetDice.tsx';
import { ACTIONS, played, SHOWDOWN, startOf } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

const before = ACTIONS.slice(
  0,
  ACTIONS.findIndex((action) => action.do === 'fire'),
);
const BARRAGE: Action = { player: 1, do: 'fire', unit: '1E', from: 1, type: 'particle-barrage', target: '2D' };
const BURST: Action = { player: 1, do: 'fire', unit: '1E', from: 'burster', type: 'laser-burst', target: '2D' };

const shooting = (rolls: number[] = [], mode: 'rehearsal' | 'hotseat' = 'rehearsal') =>
  tableOn(played(startOf(rolls), before), { mode });
const rollsOf = (store: TableStore) => store.state.getState().seat?.view.rolls ?? [];
const presetOn = (store: TableStore) => store.state.getState().presetDice;

describe('1.0 dice set by hand in a rehearsal', () => {
  test('fall next, one after the other, and are in the record', async () => {
    const { store, on } = shooting();
    await store.here?.presetDice([10, 1, 5]);
    expect(presetOn(store)).toEqual([10, 1, 5]);
    await store.order(BARRAGE);
    expect(rollsOf(store)).toEqual([10]);
    expect(presetOn(store)).toEqual([1, 5]);
    await store.order(BURST);
    expect(rollsOf(store)).toEqual([10, 1, 5]);
    expect(presetOn(store)).toEqual([]);
    expect(on.kept.map((entry) => (entry.kind === 'action' ? entry.rolls : []))).toEqual([[10], [1, 5]]);
    const opened = await openRecord(writeRecord(store.record()));
    expect(opened?.ok && gameAt(opened.record.history).dice.fallen).toEqual([10, 1, 5]);
  });

  test('then the generator goes on as it would have', async () => {
    const rolled = shooting().store;
    await rolled.order(BARRAGE);
    await rolled.order(BURST);
    const { store } = shooting();
    await store.here?.presetDice(rollsOf(rolled).slice(0, 1));
    await store.order(BARRAGE);
    await store.order(BURST);
    expect(rollsOf(store)).toEqual(rollsOf(rolled));
  });

  test('the dice of a record behind them keep their places, and come back when none is set', async () => {
    const { store } = shooting([9, 9, 3]);
    await store.here?.presetDice([10]);
    expect(store.record().dice.rolls).toEqual([10, 9, 3]);
    await store.here?.presetDice([]);
    expect(store.record().dice.rolls).toEqual([9, 9, 3]);
  });

  test('undo lays them ready again, redo lets them fall again, also from before they were set', async () => {
    const { store } = shooting();
    await store.here?.presetDice([10]);
    await store.order(BARRAGE);
    await store.undo();
    expect(presetOn(store)).toEqual([10]);
    await store.undo();
    expect(presetOn(store)).toEqual([]);
    await store.here?.redo();
    await store.here?.redo();
    expect(rollsOf(store)).toEqual([10]);
    expect(presetOn(store)).toEqual([]);
  });

  test('are not for a game between two players', async () => {
    const { store } = shooting([9, 9, 9], 'hotseat');
    await store.here?.presetDice([1]);
    expect(presetOn(store)).toEqual([]);
    expect(store.record().dice.rolls).toEqual([9, 9, 9]);
  });
});

test.each([
  ['', []],
  [' 4, 10 ', [4, 10]],
  ['11', null],
  ['0', null],
  ['4 x', null],
])('R1.0a %j is read as dice, or not at all', (text, dice) => {
  expect(readDice(text)).toEqual(dice);
});

test('R1.0a dice thrown on the table are not asked for again, however many orders are taken back', async () => {
  const { store } = tableOn(played({ start: newGame(SHOWDOWN, {}), steps: [] }, before), {
    mode: 'rehearsal',
    dice: 'typed',
  });
  await store.order(BARRAGE);
  await store.here?.giveDie(10);
  await store.order(BURST);
  await store.here?.giveDie(1);
  await store.here?.giveDie(5);
  await store.undo();
  await store.undo();
  expect(rollsOf(store)).toEqual([]);
  expect(await store.order(BARRAGE)).toBe(true);
  expect(await store.order(BURST)).toBe(true);
  expect(rollsOf(store)).toEqual([10, 1, 5]);
});
