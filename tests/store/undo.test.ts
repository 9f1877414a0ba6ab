import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { backTo, gameAt, play, rollsOf } from '../../src/store/history.ts';
import { countBefore, mayUndo } from '../../src/store/undo.ts';
import { ACTIONS, AT, played, startOf, TO_COMMAND, TO_FIRE } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

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

describe('undo at one screen', () => {
  test('goes back to the hand-over and no farther', () => {
    const commanded = played(startOf(), [...TO_COMMAND, ACCELERATE]);
    expect(mayUndo(commanded, false)).toBe(true);
    expect(mayUndo(backTo(commanded, TO_COMMAND.length), false)).toBe(false);
    expect(mayUndo(backTo(commanded, TO_COMMAND.length), true)).toBe(true);
  });

  test('8.6 a fire that cannot hit rolls no die and may be taken back', () => {
    const fired = played(startOf(), [...TO_FIRE, SHOT]);
    expect(rollsOf(fired, fired.steps.length - 1)).toEqual([]);
    expect(mayUndo(fired, false)).toBe(true);
  });

  test('a launch told the player nothing', () => {
    const pods = gameAt(played(startOf(), TO_FIRE)).units['1E'];
    expect(pods?.kind).toBe('spaceship');
    const launched = play(played(startOf(), TO_FIRE), LAUNCH);
    expect(launched.ok && mayUndo(launched.history, false)).toBe(true);
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
    await store.redo();
    expect(count()).toBe(TO_COMMAND.length + 2);
    await store.undo();
    expect(count()).toBe(TO_COMMAND.length);
  });

  test('what was given as one goes back to the last die and no farther', () => {
    const [shot, part] = ACTIONS.slice(AT.hit);
    const hit = played(startOf([2, 2]), [...ACTIONS.slice(0, AT.hit), shot!]);
    const chosen = play(hit, part!, true);
    if (!chosen.ok) throw new Error('refused');
    expect(countBefore(chosen.history, true)).toBe(AT.hit);
    expect(countBefore(chosen.history, false)).toBe(AT.hit + 1);
  });

  test('orders given as one are refused as one', async () => {
    const { store, on } = tableOn(played(startOf(), TO_COMMAND), { mode: 'rehearsal' });
    expect(await store.order(ACCELERATE, SHOT)).toBe(false);
    expect(on.kept).toEqual([]);
    expect(store.state.getState().refusal).not.toBeNull();
  });

  test('nothing is before the beginning', () => {
    expect(mayUndo(startOf(), true)).toBe(false);
    expect(mayUndo(startOf(), false)).toBe(false);
  });
});
