import { describe, expect, test } from 'vitest';
import { course, type Direction, opposite, turned, turnedTo } from '../../src/engine/index.ts';
import { angleBetween, isHexside } from '../../src/engine/space/directions.ts';
import { at, named, way } from './plane.ts';

/** Direction, next side, four hexes from A0808 and the hex of the Direction Reminder. */
const COURSES: [Direction, 'left' | 'right', string][] = [
  [1, 'left', '0807 0907 0906 1005 | 1004'],
  [1, 'right', '0908 0907 1006 1005 | 1105'],
  [2, 'left', '0908 1007 1107 1206 | 1306'],
  [3, 'left', '0908 1008 1108 1208 | 1308'],
  [3, 'right', '0909 1008 1109 1208 | 1309'],
  [4, 'left', '0909 1009 1110 1210 | 1311'],
  [5, 'left', '0909 0910 1010 1011 | 1112'],
  [5, 'right', '0809 0910 0911 1011 | 1012'],
  [6, 'left', '0809 0810 0811 0812 | 0813'],
  [7, 'left', '0809 0710 0711 0611 | 0612'],
  [7, 'right', '0709 0710 0610 0611 | 0512'],
  [8, 'left', '0709 0609 0510 0410 | 0311'],
  [9, 'left', '0709 0608 0509 0408 | 0309'],
  [9, 'right', '0708 0608 0508 0408 | 0308'],
  [10, 'left', '0708 0607 0507 0406 | 0306'],
  [11, 'left', '0708 0707 0606 0605 | 0505'],
  [11, 'right', '0807 0707 0706 0605 | 0604'],
  [12, 'left', '0807 0806 0805 0804 | 0803'],
];

describe('6.1 courses', () => {
  test.each(COURSES)('6.1 towards %d from A0808, %s first: %s', (direction, nextSide, printed) => {
    const [stops = '', reminder = ''] = printed.split(' | ');
    const went = course({ hex: at('A0808'), direction, nextSide }, 4);
    expect(went.stops.map(named)).toEqual(stops.split(' ').map((hex) => `A${hex}`));
    expect(named(went.reminder)).toBe(`A${reminder}`);
    expect(went.nextSide).toBe(nextSide);
  });

  test.each([1, 3, 5, 7, 9, 11] as const)(
    'R6.1b after an odd number of hexes towards %d the other side is next',
    (direction) => {
      const one = course({ hex: at('A0808'), direction, nextSide: 'left' }, 1);
      expect(one.nextSide).toBe('right');
      expect(course({ hex: at('A0808'), direction, nextSide: 'left' }, 3).nextSide).toBe('right');
      expect(course({ hex: at('A0808'), direction, nextSide: 'right' }, 3).nextSide).toBe('left');
      const [hex] = one.stops;
      const further = course({ hex: hex ?? at('A0101'), direction, nextSide: one.nextSide }, 2);
      expect(further.stops).toEqual(course({ hex: at('A0808'), direction, nextSide: 'left' }, 3).stops.slice(1));
    },
  );

  test.each([1, 3, 5, 7, 9, 11] as const)(
    'R6.1b towards %d the left one is the neighbour one number anticlockwise',
    (direction) => {
      const angle = (nextSide: 'left' | 'right') =>
        way(at('A0808'), course({ hex: at('A0808'), direction, nextSide }, 1).stops[0] ?? at('A0808')).clock;
      expect(angle('left')).toBeCloseTo(direction === 1 ? 12 : direction - 1, 9);
      expect(angle('right')).toBeCloseTo(direction + 1, 9);
    },
  );

  test('6.1 a velocity of 0 leads nowhere and keeps the reminder', () => {
    const went = course({ hex: at('A0808'), direction: 5, nextSide: 'right' }, 0);
    expect(went).toEqual({ stops: [], nextSide: 'right', reminder: at('A0809') });
  });

  test('6.1 does not slip to a side: two hexes towards a corner lie exactly in its direction', () => {
    for (let clock = 1; clock <= 12; clock += 1) {
      for (const start of ['A0808', 'A0709']) {
        const { stops } = course({ hex: at(start), direction: clock as Direction, nextSide: 'left' }, 8);
        for (const index of [1, 3, 5, 7]) {
          expect(way(at(start), stops[index] ?? at(start)).clock).toBeCloseTo(clock, 9);
        }
      }
    }
  });
});

describe('R6.1a directions', () => {
  test.each([
    [12, 1, 1],
    [1, -1, 12],
    [3, 12, 3],
    [6, -7, 11],
    [11, 2, 1],
  ] as const)('R6.1a %d and %d positions on is %d', (direction, steps, to) => {
    expect(turned(direction, steps)).toBe(to);
  });

  test('R6.1a left is anticlockwise, right is clockwise', () => {
    expect([turnedTo(1, 'left'), turnedTo(12, 'right'), turnedTo(7, 'left'), turnedTo(7, 'right')]).toEqual([
      12, 1, 6, 8,
    ]);
  });

  test('R6.1a even numbers point at hexsides, odd ones at corners', () => {
    expect(([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).filter(isHexside)).toEqual([2, 4, 6, 8, 10, 12]);
  });

  test('R6.1a the opposite lies six positions on', () => {
    expect(([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map(opposite)).toEqual([
      7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6,
    ]);
  });

  test.each([
    [3, 3, 0],
    [12, 1, 1],
    [1, 11, 2],
    [2, 8, 6],
    [10, 3, 5],
  ] as const)('8.3 the angle between %d and %d is %d positions', (a, b, steps) => {
    expect(angleBetween(a, b)).toBe(steps);
    expect(angleBetween(b, a)).toBe(steps);
  });
});
