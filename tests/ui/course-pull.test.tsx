import { describe, expect, test } from 'vitest';
import type { Direction } from '../../src/engine/index.ts';
import { coursesOf } from '../../src/ui/map/scene/courses.ts';
import { headOf, orderPulled, pullOrders } from '../../src/ui/map/scene/pulling.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { unit } from '../fixtures/units.ts';

const STEP = 40;

/** So far ahead of the unit and to its right. */
function pulledBy(direction: Direction, ahead: number, aside: number): ReturnType<typeof orderPulled> {
  const angle = (direction * Math.PI) / 6;
  const x = ahead * Math.sin(angle) + aside * Math.cos(angle);
  const y = -ahead * Math.cos(angle) + aside * Math.sin(angle);
  return orderPulled(direction, { x, y }, STEP);
}

describe('a pull of the head of a course', () => {
  test.each([1, 3, 4, 6, 9, 12] as const)('means the same whichever way the unit points: %s o’clock', (direction) => {
    expect(pulledBy(direction, 30, 10)).toBe('accelerate');
    expect(pulledBy(direction, -30, 10)).toBe('decelerate');
    expect(pulledBy(direction, 10, -30)).toBe('turn left');
    expect(pulledBy(direction, 10, 30)).toBe('turn right');
  });

  test('means nothing before it has gone a good part of the way to the next hex', () => {
    expect(pulledBy(3, 17, 0)).toBeNull();
    expect(orderPulled(3, { x: 30, y: 0 }, 100)).toBeNull();
    expect(orderPulled(3, { x: 45, y: 0 }, 100)).toBe('accelerate');
  });
});

describe('7.2 the orders a pull may mean', () => {
  test('are those of the panel, with what they cost or why they cannot be given', () => {
    const seat = seatOf(
      tableAt('command', 1, (game) => {
        unit(game, '1B').velocity = 0;
      }),
    );
    const ship = seat.view.units.find(({ id }) => id === '1B')!;
    const orders = pullOrders(seat, ship);
    expect(orders.map(({ key }) => key).sort()).toEqual(['accelerate', 'decelerate', 'turn left', 'turn right']);
    for (const { refusal, cost, actions } of orders) {
      expect(refusal === null).toBe(actions.length > 0);
      expect(cost === null).toBe(refusal !== null);
    }
    expect(orders.find(({ key }) => key === 'decelerate')!.refusal).not.toBeNull();
  });

  test('are there for own units in a Command Phase, at the end of their course', () => {
    const command = seatOf(tableAt('command', 1));
    const courseOf = (id: string) => {
      const one = command.view.units.find((other) => other.id === id)!;
      return coursesOf(command.view, one, 'selected', () => false);
    };
    expect(headOf(command, '1B', courseOf('1B'))).toEqual(courseOf('1B')[0]!.stops.at(-1));
    expect(headOf(command, '2C', courseOf('2C'))).toBeNull();
    expect(headOf(command, null)).toBeNull();
    expect(headOf(seatOf(tableAt('fire', 1)), '1B', courseOf('1B'))).toBeNull();
    expect(headOf(seatOf(tableAt('command', 1), 2), '1B', courseOf('1B'))).toBeNull();
  });
});
