import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/index.ts';
import { BUDGETS, decide } from '../../src/opponent/index.ts';
import { position } from '../fixtures/position.ts';
import { unit } from '../fixtures/units.ts';
import { DESTROY, seatOf } from './lesson.ts';

/** Far from an enemy who cannot reach it, a ship with its next zig-zag to the right. */
const startsRight = (lines: string): Game =>
  position(lines, {
    phase: 'command 1',
    victory: DESTROY,
    with: (game) => {
      const ship = unit(game, '1A');
      if (ship.kind !== 'missile') ship.nextSide = 'right';
    },
  });

const POSITIONS = [3, 5, 7, 9, 11, 1].flatMap((direction) =>
  [3, 4].flatMap((velocity) =>
    ['A1010 9 2', 'A1404 6 3', 'B0408 10 4'].map(
      (enemy) => `1A piccolo A0507 ${direction} ${velocity} : hunter\n2B piccolo ${enemy} : hunter`,
    ),
  ),
);

test('R6.1b nobody turns away and back for next to nothing', () => {
  const idle = POSITIONS.flatMap((lines) => {
    const seat = seatOf(startsRight(lines));
    const { orders } = decide({ seat, rank: 'ensign', seed: 1, budget: BUDGETS.ensign });
    const turns = orders.flatMap((order) => (order.do === 'turn' ? [order.side] : []));
    return turns.includes('left') && turns.includes('right') ? [lines] : [];
  });
  expect(idle).toEqual([]);
});
