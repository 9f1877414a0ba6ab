import { describe, expect, test } from 'vitest';
import { FIRE_COST, type FireType, hitChance } from '../../src/engine/index.ts';
import { printedRows, sum } from './printed.ts';

/** The Target Values of each printed column. */
const COLUMNS = [[0], [1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 13, 14]];

/** The Fire Results Table: type of fire, Energy Unit cost, Hit Chances. */
const PRINTED = printedRows(`
  laser-burst      0  7 6 5 4 3 2 1 -
  laser-barrage    2  9 8 7 6 5 4 3 1
  particle-burst   1  A 9 7 4 1 - - -
  particle-barrage 3  A A 9 7 4 1 - -
`);

const rows = PRINTED.map(([type = '', cost, ...chances]) => ({ type: type as FireType, cost: Number(cost), chances }));
const cells = rows.flatMap(({ type, chances }) =>
  chances.flatMap((chance, index) => (COLUMNS[index] ?? []).map((value) => ({ type, value, chance }))),
);

describe('8.6 the Fire Results Table', () => {
  test.each(cells)('8.6 $type at Target Value $value: $chance', ({ type, value, chance }) => {
    expect(String(hitChance(type, value))).toBe(chance);
  });

  test.each(rows)('8.6 $type: no hit above a Target Value of 14', ({ type }) => {
    for (const value of [15, 16, 20, 40]) expect(hitChance(type, value)).toBe('-');
  });

  test.each(rows)('8.2 a $type costs $cost Energy Units', ({ type, cost }) => {
    expect(FIRE_COST[type]).toBe(cost);
  });

  const weight = (type: FireType, value: number): number => {
    const chance = hitChance(type, value);
    return typeof chance === 'number' ? chance : 0;
  };

  test.each([
    ['laser-burst', 28],
    ['laser-barrage', 43],
    ['particle-burst', 21],
    ['particle-barrage', 21],
  ] as const)('8.6 the row of the %s adds up to %d', (type, total) => {
    expect(sum(COLUMNS.map(([value = 0]) => weight(type, value)))).toBe(total);
  });

  test.each([
    [0, 16],
    [1, 23],
    [2, 28],
    [4, 21],
    [6, 13],
    [8, 7],
    [10, 4],
    [12, 1],
  ])('8.6 the column of Target Value %d adds up to %d', (value, total) => {
    expect(sum(rows.map(({ type }) => weight(type, value)))).toBe(total);
  });
});
