import { describe, expect, test } from 'vitest';
import { type CivLevel, interceptionChance } from '../../src/engine/index.ts';
import { printedRows, sum } from './printed.ts';

/** The relative velocities of each printed column; the last goes on for ever. */
const COLUMNS = [[0], [1, 2], [3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13, 18]];

const PRINTED = printedRows(`
  6  8 6 4 2 1 1
  7  9 7 5 3 2 1
  8  A 8 6 4 3 2
`);

const cells = PRINTED.flatMap(([level, ...chances]) =>
  chances.flatMap((chance, index) =>
    (COLUMNS[index] ?? []).map((velocity) => ({ level: Number(level) as CivLevel, velocity, chance })),
  ),
);

describe('9.7 the Missile Interception Table', () => {
  test.each(cells)('9.7 Civ Level $level at relative velocity $velocity: $chance', ({ level, velocity, chance }) => {
    expect(String(interceptionChance(level, velocity))).toBe(chance);
  });

  const weight = (level: CivLevel, velocity: number): number => {
    const chance = interceptionChance(level, velocity);
    return chance === 'A' ? 0 : chance;
  };

  test.each([
    [6, 22],
    [7, 27],
    [8, 23],
  ] as const)('9.7 the row of Civ Level %d adds up to %d', (level, total) => {
    expect(sum(COLUMNS.map(([velocity = 0]) => weight(level, velocity)))).toBe(total);
  });

  test.each([
    [0, 17],
    [1, 21],
    [3, 15],
    [5, 9],
    [8, 6],
    [11, 4],
  ])('9.7 the column of relative velocity %d adds up to %d', (velocity, total) => {
    expect(sum(([6, 7, 8] as const).map((level) => weight(level, velocity)))).toBe(total);
  });
});
