import { describe, expect, test } from 'vitest';
import { HULLS, type Hull } from '../../src/engine/index.ts';
import { printedRows, round, sum } from './printed.ts';

/** The columns of the Spaceship Attribute Chart as printed, left to right. */
const COLUMNS = [
  'pods',
  'velocityRating',
  'maneuverRating',
  'energyCapacity',
  'burnRate',
  'streamlined',
  'burster',
  'armor',
  'forceField',
  'civLevel',
  'targetingProgram',
  'availability',
  'crew',
  'passengers',
  'cargo',
  'performance',
  'repairHours',
  'cost',
] as const;

const PRINTED = printedRows(`
  terwillicker-5000   0 2 7  15  1 Y 1 1 0 7 -2 O  1  2   2    0 24  3100
  terwillicker-x      0 3 9  15  1 Y 2 2 0 8 -4 R  1  2   0.1 25 24  6900
  lander              0 1 4  15  1 Y 0 0 0 8  0 O  1  4   0.5 -5 24  1500
  corco-omega         0 1 3  10  1 N 0 0 0 7  0 O  1  4   0.2 -15 24 1100
  dagger              2 2 6  48  4 Y 2 2 1 8 -4 M  2  4   0.5 15 24 12200
  sword               5 3 8  78  6 N 2 2 2 8 -4 M  5 10   3   25 24 22100
  spear               8 1 4 144 12 N 2 2 2 8 -4 M 10 20   7   10 24 27900
  piccolo             1 3 8  30  3 Y 1 1 0 7 -2 O  1  6   1    5 24  5400
  flute               4 3 6  66  6 Y 1 2 1 8 -4 R  3 12   3   20 24 20700
  clarinet            7 2 7 104  8 N 1 1 0 8 -4 O  4 20   6   10 24 14100
  corco-gamma         3 1 4  54  6 Y 1 0 0 7 -2 O  2  8   2  -10 24  6700
  corco-zeta          6 1 3  80  8 N 1 0 0 6  0 O  4 20   5  -20 24  6400
  corco-iota          9 2 5 120 12 N 1 1 1 7 -4 R  4 25  10    0 24 17500
  corco-mu           12 1 4 176 16 N 1 0 0 7 -2 O  5 30  15  -10 24 14500
`);

const WORDS: Record<string, unknown> = { Y: true, N: false, O: 'open', R: 'restricted', M: 'military' };
const cells = PRINTED.flatMap(([hull = '', ...row]) =>
  COLUMNS.map((column, index) => {
    const cell = row[index] ?? '';
    return { hull: hull as Hull, column, cell: cell in WORDS ? WORDS[cell] : Number(cell) };
  }),
);

/** A Y counts 1 and the letters of the availability nothing. */
const weight = (cell: unknown): number => (typeof cell === 'number' ? cell : cell === true ? 1 : 0);

describe('4.9 the Spaceship Attribute Chart', () => {
  test.each(cells)('4.9 $hull: $column is $cell', ({ hull, column, cell }) => {
    expect(HULLS[hull][column]).toBe(cell);
  });

  test('4.9 has fourteen hulls and no column beyond the printed ones', () => {
    expect(Object.keys(HULLS)).toHaveLength(14);
    for (const line of Object.values(HULLS)) expect(Object.keys(line).sort()).toEqual([...COLUMNS].sort());
  });

  test.each([
    ['terwillicker-5000', 3162],
    ['terwillicker-x', 6989.1],
    ['lander', 1554.5],
    ['corco-omega', 1136.2],
    ['dagger', 12317.5],
    ['sword', 22277],
    ['spear', 28150],
    ['piccolo', 5490],
    ['flute', 20856],
    ['clarinet', 14298],
    ['corco-gamma', 6801],
    ['corco-zeta', 6538],
    ['corco-iota', 17717],
    ['corco-mu', 14779],
  ] as const)('4.9 the line of the %s adds up to %d', (hull, total) => {
    expect(round(sum(Object.values(HULLS[hull]).map(weight)))).toBe(total);
  });

  test.each([
    ['pods', 57],
    ['velocityRating', 26],
    ['maneuverRating', 78],
    ['energyCapacity', 955],
    ['burnRate', 85],
    ['streamlined', 7],
    ['burster', 16],
    ['armor', 14],
    ['forceField', 7],
    ['civLevel', 104],
    ['targetingProgram', -36],
    ['crew', 44],
    ['passengers', 167],
    ['cargo', 55.3],
    ['performance', 50],
    ['repairHours', 336],
    ['cost', 160100],
  ] as const)('4.9 the column %s adds up to %d', (column, total) => {
    expect(round(sum(Object.values(HULLS).map((line) => weight(line[column]))))).toBe(total);
  });

  test('4.9 eight hulls are openly available, three restricted, three military', () => {
    const count = (word: string) => Object.values(HULLS).filter((line) => line.availability === word).length;
    expect([count('open'), count('restricted'), count('military')]).toEqual([8, 3, 3]);
  });

  test('10.3 every energy capacity is a whole number of blocks, with and without an energy pod', () => {
    const blocks = Object.entries(HULLS).map(([hull, { energyCapacity, burnRate }]) => [
      hull,
      energyCapacity / burnRate,
      (energyCapacity + 144) / burnRate,
    ]);
    expect(
      blocks.filter(
        ([hull]) => !['terwillicker-5000', 'terwillicker-x', 'lander', 'corco-omega'].includes(String(hull)),
      ),
    ).toEqual([
      ['dagger', 12, 48],
      ['sword', 13, 37],
      ['spear', 12, 24],
      ['piccolo', 10, 58],
      ['flute', 11, 35],
      ['clarinet', 13, 31],
      ['corco-gamma', 9, 33],
      ['corco-zeta', 10, 28],
      ['corco-iota', 10, 22],
      ['corco-mu', 11, 20],
    ]);
  });
});
