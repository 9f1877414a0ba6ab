import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { type Entry, fold, fullSettings } from '../../src/game/entries.ts';

const BEGIN: Entry = { kind: 'begin', scenario: 'showdown', dice: { seed: 5 }, table: fullSettings(), actions: [] };
const action = (player: 1 | 2, rolls: number[] = []): Entry => ({
  kind: 'action',
  action: { player, do: 'end-phase' } as Action,
  rolls,
});

describe('what the lines of a game come to', () => {
  test('nothing without a beginning', () => {
    expect(fold([])).toBeNull();
    expect(fold([action(1)])).toBeNull();
  });

  test('R1.0a an undo takes the last action away, and its dice lie ready again', () => {
    const kept = fold([BEGIN, action(1, [3]), action(2, [7, 1]), { kind: 'undo' }, action(1)]);
    expect(kept?.actions.map(({ player }) => player)).toEqual([1, 1]);
    expect(kept?.dice).toEqual({ seed: 5, rolls: [3, 7, 1] });
  });

  test('R1.0a given dice that have not fallen stay behind those that have', () => {
    const begin: Entry = { ...BEGIN, dice: { rolls: [4, 5, 6] } };
    expect(fold([begin, action(1, [4])])?.dice).toEqual({ rolls: [4, 5, 6] });
    expect(fold([begin, action(1, [4]), action(1, [5, 6, 9])])?.dice).toEqual({ rolls: [4, 5, 6, 9] });
  });

  test('actions that came with a record count, and may be undone', () => {
    const begin: Entry = { ...BEGIN, actions: [{ action: { player: 1, do: 'ready' }, rolls: [2] }] };
    expect(fold([begin])?.dice.rolls).toEqual([2]);
    expect(fold([begin, { kind: 'undo' }])?.actions).toEqual([]);
  });
});
