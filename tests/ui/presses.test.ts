import { describe, expect, test } from 'vitest';
import type { ProgramSeat } from '../../src/engine/index.ts';
import { pressesOf } from '../fixtures/presses.ts';
import { scenario } from '../fixtures/scenario-game.ts';
import { SHOWDOWN } from '../fixtures/showdown.ts';

const ENSIGN: ProgramSeat = { rank: 'ensign', seed: 3, budget: 200 };

/** The most presses of a whole game that decide nothing. */
const MOST = 6;

describe('a Showdown against the Ensign', () => {
  test.each([2, 3])('asks for few presses that decide nothing, with the dice of seed %i', async (dice) => {
    const now = await pressesOf(SHOWDOWN, ENSIGN, { playsIdle: true, dice });
    const byHand = await pressesOf(SHOWDOWN, ENSIGN, { playsIdle: false, dice });
    expect(now.result).not.toBeNull();
    expect(now.orders).toBeGreaterThan(20);
    expect(now.empty).toBeLessThanOrEqual(MOST);
    expect(byHand).toMatchObject({ orders: now.orders, result: now.result });
    expect(byHand.empty).toBeGreaterThan(2 * now.empty);
  });
});

test('Pirates! with its face-down counters asks for few of them too', async () => {
  const { result, orders, empty } = await pressesOf(scenario('pirates'), ENSIGN, { playsIdle: true, dice: 3 });
  expect(result).not.toBeNull();
  expect(orders).toBeGreaterThan(20);
  expect(empty).toBeLessThanOrEqual(MOST);
});
