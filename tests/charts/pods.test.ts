import { describe, expect, test } from 'vitest';
import { TRACTOR_BEAMS } from '../../src/engine/charts/pods.ts';
import {
  CARGO_PODS,
  ENERGY_POD_UNITS,
  MISSILE_TYPES,
  POD_TYPES,
  PODS,
  type PodLine,
  type PodType,
} from '../../src/engine/index.ts';
import { printedRows, sum } from './printed.ts';

/**
 * The Pod Attribute Chart as printed: weapons, unguided, guided, intelligent, MIMS (* must be prepared), Battle
 * Commands, Civ Level, Targeting Program, jump, see 5.6, fires, armor (? where the scenario gives 0 to 2). The two
 * lines of the tractor beam differ in the Civ Level alone.
 */
const PRINTED = printedRows(`
  hunter                 Y 2  0  1  0  0 8 -4 Y X 1 2
  light-weapon           Y 5* 3* 0  0  1 6 -2 N - 1 1
  heavy-weapon           Y 6  5* 3* 1* 1 7 -4 N - 1 2
  arsenal                Y 8  7  5* 2* 1 8 -4 N - 2 2
  battle-communications  N 0  0  0  0  2 8 -6 N X 1 2
  tractor-beam           N 0  0  0  0  0 7  - N X 0 ?
  battlecraft            N 0  0  0  0  0 7  - N X 0 ?
  standard-jump          N 0  0  0  0  0 7  - Y X 0 ?
  augmented-jump         N 0  0  0  0  0 8  - Y X 0 ?
  energy                 N 0  0  0  0  0 7  - N X 0 ?
`);

/** [5.7] The pods of the line "all others": those the case lists, and the standard support pod of Scenario 4. */
const OTHERS: PodType[] = [
  'luxury-cabin',
  'standard-cabin',
  'crew',
  'advanced-medical',
  'bio-research',
  'standard-cargo',
  'buffered-cargo',
  'living-cargo',
  'lander',
  'survey',
  'robot-and-equipment',
  'explorer',
  'escape-eva',
  'standard-support',
];
const OTHER_LINE = ['N', '0', '0', '0', '0', '0', 'V', '-', 'N', '-', '0', '?'];

/** A line of the chart in the signs of the print. */
const asPrinted = (line: PodLine): string[] => [
  line.weapons ? 'Y' : 'N',
  ...MISSILE_TYPES.map((type) => `${line.missiles[type]}${line.prepare.includes(type) ? '*' : ''}`),
  String(line.battleCommands),
  line.civLevel === null ? 'V' : String(line.civLevel),
  line.targetingProgram === null ? '-' : String(line.targetingProgram),
  line.jump ? 'Y' : 'N',
  line.special ? 'X' : '-',
  String(line.fires),
  line.armor === null ? '?' : String(line.armor),
];

const lines = [
  ...PRINTED.map(([pod = '', ...cells]) => ({ pod: pod as PodType, cells })),
  ...OTHERS.map((pod) => ({ pod, cells: OTHER_LINE })),
];

describe('5.8 the Pod Attribute Chart', () => {
  test.each(lines)('5.8 the line of the $pod pod is $cells', ({ pod, cells }) => {
    expect(asPrinted(PODS[pod])).toEqual(cells);
  });

  test('5.8 has a line for each of the 24 kinds of pods', () => {
    expect([...POD_TYPES].sort()).toEqual(lines.map(({ pod }) => pod).sort());
    expect(Object.keys(PODS)).toHaveLength(24);
  });

  const numbers = (line: PodLine): number[] => [
    line.weapons ? 1 : 0,
    ...Object.values(line.missiles),
    line.battleCommands,
    line.civLevel ?? 0,
    line.targetingProgram ?? 0,
    line.jump ? 1 : 0,
    line.fires,
    line.armor ?? 0,
  ];

  test.each([
    ['hunter', 12],
    ['light-weapon', 16],
    ['heavy-weapon', 23],
    ['arsenal', 32],
    ['battle-communications', 7],
    ['tractor-beam', 7],
    ['battlecraft', 7],
    ['standard-jump', 8],
    ['augmented-jump', 9],
    ['energy', 7],
    ['crew', 0],
  ] as const)('5.8 the line of the %s pod adds up to %d', (pod, total) => {
    expect(sum(numbers(PODS[pod]))).toBe(total);
  });

  test('5.8 the columns add up, the second tractor beam left aside', () => {
    const all = Object.values(PODS);
    const total = (of: (line: PodLine) => number) => sum(all.map(of));
    expect(MISSILE_TYPES.map((type) => total((line) => line.missiles[type]))).toEqual([21, 15, 9, 3]);
    expect(total((line) => Number(line.weapons))).toBe(4);
    expect(total((line) => line.battleCommands)).toBe(5);
    expect(total((line) => line.civLevel ?? 0)).toBe(73);
    expect(total((line) => line.targetingProgram ?? 0)).toBe(-20);
    expect(total((line) => Number(line.jump))).toBe(3);
    expect(total((line) => line.fires)).toBe(6);
    expect(total((line) => line.armor ?? 0)).toBe(9);
    expect(total((line) => line.prepare.length)).toBe(7);
  });
});

describe('5.6 the numbers beside the chart', () => {
  test('5.6 an energy pod holds 144 Energy Units', () => {
    expect(ENERGY_POD_UNITS).toBe(144);
  });

  test('5.6 a tractor beam of level 7 gives one command within 4 hexes, of level 8 two within 6', () => {
    expect(TRACTOR_BEAMS).toEqual({ 7: { commands: 1, range: 4 }, 8: { commands: 2, range: 6 } });
  });

  test('R11.5a three kinds of pods are cargo', () => {
    expect([...CARGO_PODS].sort()).toEqual(['buffered-cargo', 'living-cargo', 'standard-cargo']);
  });
});
