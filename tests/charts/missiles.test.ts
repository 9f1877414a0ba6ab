import { describe, expect, test } from 'vitest';
import { FIRST_NUMBER, MIMS_LAUNCHES } from '../../src/engine/charts/missiles.ts';
import { type CivLevel, MISSILES, type MissileType, missileLine } from '../../src/engine/index.ts';
import { printedRows, sum } from './printed.ts';

/** The Missile Chart: type, Civ Level, Velocity Rating, Maneuver Rating, Energy Units. */
const PRINTED = printedRows(`
  guided      6 1 5  7
  guided      7 2 5  9
  guided      8 2 6 10
  intelligent 6 2 5  6
  intelligent 7 2 6  7
  intelligent 8 2 7  9
  mims        7 2 6  6
  mims        8 2 7  7
`);

const rows = PRINTED.map(([type = '', ...numbers]) => {
  const [civLevel = 0, velocityRating = 0, maneuverRating = 0, energyUnits = 0] = numbers.map(Number);
  return { type: type as MissileType, civLevel: civLevel as CivLevel, velocityRating, maneuverRating, energyUnits };
});

describe('9.5 the Missile Chart', () => {
  test.each(rows)(
    '9.5 $type $civLevel: Velocity $velocityRating, Maneuver $maneuverRating, Energy $energyUnits',
    ({ type, civLevel, ...line }) => {
      expect(missileLine(type, civLevel)).toEqual(line);
    },
  );

  test('9.5 the sums of its columns', () => {
    const all = Object.values(MISSILES).flatMap((lines) => Object.values(lines));
    expect(all).toHaveLength(8);
    expect(sum(all.map((line) => line.velocityRating))).toBe(15);
    expect(sum(all.map((line) => line.maneuverRating))).toBe(47);
    expect(sum(all.map((line) => line.energyUnits))).toBe(61);
  });

  test.each([6, 7, 8] as const)('9.5 unguided missiles are not on the chart, level %d', (civLevel) => {
    expect(missileLine('unguided', civLevel)).toBeNull();
  });

  test('R9.5a a MIMS of level 6 uses the row of the intelligent missile', () => {
    expect(missileLine('mims', 6)).toEqual({ velocityRating: 2, maneuverRating: 5, energyUnits: 6 });
  });

  test('9.9 a MIMS launches four', () => {
    expect(MIMS_LAUNCHES).toBe(4);
  });

  test('R2.5a counters are numbered from 1, 1, 21 and 31', () => {
    expect(FIRST_NUMBER).toEqual({ unguided: 1, guided: 1, intelligent: 21, mims: 31 });
  });
});
