import { expect, test } from 'vitest';
import { goalsOf } from '../../src/opponent/goals.ts';
import { position } from '../fixtures/position.ts';
import { ship } from '../fixtures/units.ts';

/** Whether a ship with such pods that is to jump fights first, beside a faster one that has so many Energy Blocks left. */
function fightsFirst(pods: string, blocks: number): boolean {
  const game = position(`1A corco-gamma B0810 3 1 : ${pods}\n2B sword A0507 3 2 : arsenal`, {
    jumps: { player: 1, sheetColumn: 2 },
    victory: [{ if: { is: 'jumped', units: ['1A'], atLeast: 1 }, winner: 1, reason: 'jumped' }],
    with: (one) => {
      const { energy } = ship(one, '2B');
      energy.marked = energy.blocks - blocks;
    },
  });
  const goal = goalsOf(game, 1).get('1A');
  return goal?.kind === 'jump' && goal.fights;
}

test('who is to jump fights first with an enemy that can catch up with him', () => {
  expect(fightsFirst('light-weapon, standard-jump', 8)).toBe(true);
});

test('who has no weapons does not fight first', () => {
  expect(fightsFirst('standard-jump, crew', 8)).toBe(false);
});

test('nobody fights first with an enemy at his last Energy Block', () => {
  expect(fightsFirst('light-weapon, standard-jump', 1)).toBe(false);
});
