import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { fullSettings, type GameSettings } from '../../src/game/entries.ts';
import { backTo, gameAt, type History, play, rollsOf } from '../../src/game/history.ts';
import { countBefore } from '../../src/game/undo.ts';
import { ACTIONS, AT, played, startOf, TO_COMMAND, TO_FIRE } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';
import { CAPTAIN } from '../fixtures/thinker.ts';
import { unit } from '../fixtures/units.ts';

const ACCELERATE: Action = { player: 2, do: 'accelerate', unit: '2D' };
const SHOT: Action = { player: 1, do: 'fire', unit: '1E', from: 'burster', type: 'laser-burst', target: '2D' };
const LAUNCH: Action = {
  player: 1,
  do: 'launch-missile',
  ship: '1E',
  pod: 1,
  missile: 'unguided',
  hex: 'A0407',
  direction: 3,
  velocity: 2,
};

const REHEARSAL = fullSettings({ mode: 'rehearsal' });
const ONE_SCREEN = fullSettings();

const mayUndo = (history: History, settings: GameSettings): boolean => countBefore(history, settings) !== null;

describe('undo at one screen', () => {
  test('goes back to the hand-over and no farther', () => {
    const commanded = played(startOf(), [...TO_COMMAND, ACCELERATE]);
    expect(mayUndo(commanded, ONE_SCREEN)).toBe(true);
    expect(mayUndo(backTo(commanded, TO_COMMAND.length), ONE_SCREEN)).toBe(false);
    expect(mayUndo(backTo(commanded, TO_COMMAND.length), REHEARSAL)).toBe(true);
  });

  test('what was taken back is given again as one more line, until something else is ordered', async () => {
    const { store, on } = tableOn(played(startOf(), TO_COMMAND));
    const mayRedo = () => store.state.getState().mayRedo;
    await store.order(ACCELERATE);
    const after = store.state.getState().seat?.view;
    expect(mayRedo()).toBe(false);
    await store.undo();
    expect(mayRedo()).toBe(true);
    await store.here?.redo();
    expect([store.state.getState().seat?.view, mayRedo()]).toEqual([after, false]);
    expect(on.kept.map(({ kind }) => kind)).toEqual(['action', 'undo', 'action']);
    await store.undo();
    await store.order({ player: 2, do: 'turn', side: 'left', unit: '2D' });
    expect(mayRedo()).toBe(false);
    await store.here?.redo();
    expect(store.state.getState().actions).toBe(TO_COMMAND.length + 1);
  });

  test('nothing of what one player took back is left for the other to give', async () => {
    const { store } = tableOn(played(startOf(), TO_COMMAND));
    await store.order(ACCELERATE);
    await store.undo();
    await store.order({ player: 2, do: 'end-phase' });
    store.here?.uncover();
    store.goToTable();
    expect(store.state.getState().mayRedo).toBe(false);
  });

  test('8.6 a fire that cannot hit rolls no die and may be taken back', () => {
    const fired = played(startOf(), [...TO_FIRE, SHOT]);
    expect(rollsOf(fired, fired.steps.length - 1)).toEqual([]);
    expect(mayUndo(fired, ONE_SCREEN)).toBe(true);
  });

  test('a launch told the player nothing', () => {
    const pods = unit(gameAt(played(startOf(), TO_FIRE)), '1E');
    expect(pods.kind).toBe('spaceship');
    const launched = play(played(startOf(), TO_FIRE), LAUNCH);
    expect(launched.ok && mayUndo(launched.history, ONE_SCREEN)).toBe(true);
  });

  test('what was given as one goes back and comes again as one', async () => {
    const brake: Action = { ...ACCELERATE, do: 'decelerate' };
    const { store, on } = tableOn(played(startOf(), TO_COMMAND), { mode: 'rehearsal' });
    const count = () => store.state.getState().actions;
    expect(await store.order(ACCELERATE, brake)).toBe(true);
    expect(count()).toBe(TO_COMMAND.length + 2);
    await store.undo();
    expect(count()).toBe(TO_COMMAND.length);
    expect(on.kept.map(({ kind }) => kind)).toEqual(['action', 'action', 'undo', 'undo']);
    await store.here?.redo();
    expect(count()).toBe(TO_COMMAND.length + 2);
    await store.undo();
    expect(count()).toBe(TO_COMMAND.length);
  });

  test('what was given as one goes back to the last die and no farther', () => {
    const missed = played(startOf([10]), ACTIONS.slice(0, AT.hit + 1));
    const ended = play(missed, { player: 1, do: 'end-phase' }, true);
    if (!ended.ok) throw new Error('refused');
    expect(countBefore(ended.history, REHEARSAL)).toBe(AT.hit);
    expect(countBefore(ended.history, fullSettings({ logs: 'open', program: { 2: CAPTAIN } }))).toBe(AT.hit + 1);
  });

  test('orders given as one are refused as one', async () => {
    const { store, on } = tableOn(played(startOf(), TO_COMMAND), { mode: 'rehearsal' });
    expect(await store.order(ACCELERATE, SHOT)).toBe(false);
    expect(on.kept).toEqual([]);
    expect(store.state.getState().refusal).not.toBeNull();
  });

  test('nothing is before the beginning', () => {
    expect(mayUndo(startOf(), REHEARSAL)).toBe(false);
    expect(mayUndo(startOf(), ONE_SCREEN)).toBe(false);
  });
});

describe('undo against the program', () => {
  const SEATS = fullSettings({ program: { 2: CAPTAIN } });
  const answered: Action[] = [...TO_COMMAND, ACCELERATE, { player: 2, do: 'end-phase' }];

  test('goes to one’s own last order, over the whole answer', () => {
    expect(countBefore(played(startOf(), answered), SEATS)).toBe(TO_COMMAND.length - 1);
    expect(countBefore(played(startOf(), TO_COMMAND), SEATS)).toBe(TO_COMMAND.length - 1);
  });

  test('not behind a die of the answer, nor behind one’s own', () => {
    const mine = fullSettings({ program: { 1: CAPTAIN } });
    const hit = played(startOf([2, 2]), ACTIONS.slice(0, AT.hit + 1));
    expect(countBefore(hit, mine)).toBeNull();
    expect(countBefore(hit, SEATS)).toBeNull();
    expect(countBefore(hit, { ...mine, mode: 'rehearsal' })).toBe(AT.hit - 1);
  });

  test('takes an order that was joined to an earlier one back with it, and the answer between them', () => {
    const ended = played(startOf(), answered);
    const joined = play(ended, { player: 1, do: 'end-phase' }, true);
    if (!joined.ok) throw new Error('refused');
    expect(countBefore(joined.history, SEATS)).toBe(TO_COMMAND.length - 1);
  });

  test('there is nothing to take back where the program plays both sides', () => {
    expect(countBefore(played(startOf(), answered), fullSettings({ program: { 1: CAPTAIN, 2: CAPTAIN } }))).toBeNull();
  });
});
