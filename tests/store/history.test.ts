import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { forcedOrders, type History, play } from '../../src/game/history.ts';
import { foreseenOrders } from '../../src/store/thinking/foreseen.ts';
import { played, READY, startOf, TO_COMMAND } from '../fixtures/showdown.ts';

/** Two orders as the table gives them, the second joined to the first. */
function giveTwo(history: History, [first, second]: readonly Action[]) {
  if (!first || !second) throw new Error('there are not two');
  const one = play(history, first);
  const two = one.ok ? play(one.history, second, true) : one;
  expect(two.ok).toBe(true);
  return [one, two];
}

describe('an order that has been tried is not applied once more when it is given', () => {
  const TURNS: Action[] = [
    { player: 2, do: 'turn', unit: '2D', side: 'left' },
    { player: 2, do: 'turn', unit: '2D', side: 'left' },
  ];

  test('by the program, which tries how far its plan goes', () => {
    const history = played(startOf([]), TO_COMMAND);
    const orders = foreseenOrders(history, TURNS);
    const given = giveTwo(history, orders);
    expect(foreseenOrders(history, TURNS)).toEqual(orders);
    giveTwo(history, orders).map((now, nth) => expect(now).toBe(given[nth]));
  });

  test('in a phase without a decision', () => {
    const history = played(startOf([]), READY);
    const orders = forcedOrders(history);
    expect(orders.map(({ do: kind }) => kind)).toEqual(['move-all', 'end-phase']);
    const given = giveTwo(history, orders);
    giveTwo(history, orders).map((now, nth) => expect(now).toBe(given[nth]));
  });

  test('another order, or the same given apart, is', () => {
    const history = played(startOf([]), TO_COMMAND);
    const [turn] = TURNS as [Action];
    const before = play(history, turn);
    expect(play(history, turn)).toBe(before);
    expect(play(history, { ...turn })).not.toBe(before);
    expect(play(history, turn, true)).not.toBe(before);
  });
});
