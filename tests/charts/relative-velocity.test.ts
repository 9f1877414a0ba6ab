import { describe, expect, test } from 'vitest';
import { chartedRelativeVelocity } from '../../src/engine/index.ts';
import { printedRows, sum } from './printed.ts';

/** The Relative Velocity Chart: the target's velocity, then the cells for a firing unit with 0 or 1, 2, ... 9. */
const PRINTED = printedRows(`
  1   1 2 3  4  5  6  7  8  9
  2   2 3 4  4  5  6  7  8  9
  3   3 4 4  5  6  7  8  9  9
  4   4 4 5  6  6  7  8  9 10
  5   5 5 6  6  7  8  9  9 10
  6   6 6 7  7  8  8  9 10 11
  7   7 7 8  8  9  9 10 11 11
  8   8 8 9  9  9 10 11 11 12
  9   9 9 9 10 10 11 11 12 13
`);

const cells = PRINTED.flatMap(([target, ...row]) =>
  row.map((cell, index) => ({ target: Number(target), firing: index + 1, value: Number(cell) })),
);

describe('8.3 the Relative Velocity Chart', () => {
  test.each(cells)('8.3 firing $firing, target $target: $value', ({ firing, target, value }) => {
    expect(chartedRelativeVelocity(firing, target)).toBe(value);
  });

  test.each(cells.filter(({ firing, target }) => firing === 1 || target === 1))(
    '8.3 a velocity of 0 reads as 1: firing $firing, target $target',
    ({ firing, target, value }) => {
      if (firing === 1 && target > 1) expect(chartedRelativeVelocity(0, target)).toBe(value);
      if (target === 1 && firing > 1) expect(chartedRelativeVelocity(firing, 0)).toBe(value);
      if (firing === 1 && target === 1) {
        expect([chartedRelativeVelocity(0, 1), chartedRelativeVelocity(1, 0)]).toEqual([1, 1]);
      }
    },
  );

  test('8.3 two velocities of 0 give 0', () => {
    expect(chartedRelativeVelocity(0, 0)).toBe(0);
  });

  const line = (of: (velocity: number) => number) => sum([1, 2, 3, 4, 5, 6, 7, 8, 9].map(of));

  test.each([
    [1, 45],
    [2, 48],
    [3, 55],
    [4, 59],
    [5, 65],
    [6, 72],
    [7, 80],
    [8, 87],
    [9, 94],
  ])('8.3 row and column %d add up to %d', (velocity, total) => {
    expect(line((firing) => chartedRelativeVelocity(firing, velocity))).toBe(total);
    expect(line((target) => chartedRelativeVelocity(velocity, target))).toBe(total);
  });
});
