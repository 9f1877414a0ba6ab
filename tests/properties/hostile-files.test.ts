import { describe, expect, test } from 'vitest';
import { newGame, parseRecord, RECORD_LIMITS, readRecord } from '../../src/engine/index.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { briefingOf, scenarioTitle } from '../../src/words/briefings.ts';
import { resultText } from '../../src/words/results.ts';

const repeat = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);
const [first, second] = showdown.ships;
if (!first || !second) throw new Error('the scenario has no ships');

const recordOf = (changed: object, over: object = {}) => ({
  format: 'deltavee-record',
  version: 1,
  scenario: { ...showdown, ...changed },
  dice: { seed: 1 },
  actions: [],
  ...over,
});
const shipsWith = (over: object) => ({ ships: [{ ...first, ...over }, second] });
const deployedIn = (over: object) => shipsWith({ deployment: { ...first.deployment, ...over } });

const firstFault = (record: unknown): string => {
  const read = readRecord(record);
  return read.ok ? '' : `${read.faults[0]?.at}: ${read.faults[0]?.message}`;
};

describe('a list that is too long is refused by its length, before it is read', () => {
  test.each([
    ['ships', { ships: repeat(first, 5000) }, 'scenario.ships: has 5000 entries, 52 at most'],
    ['sheets', { sheets: repeat({ letter: 'A', column: 0, row: 0 }, 200_000) }, 'scenario.sheets: has 200000'],
    ['planets', { planets: repeat('A0101', 40_000) }, 'scenario.planets: has 40000 entries, 2000 at most'],
    ['pods', shipsWith({ pods: repeat({ type: 'x' }, 300_000) }), 'scenario.ships[0].pods: has 300000'],
    ['hexes', deployedIn({ hexes: repeat('A0101', 2001) }), 'scenario.ships[0].deployment.hexes: has 2001'],
    ['directions', deployedIn({ directions: repeat(3, 130_000) }), 'scenario.ships[0].deployment.directions: has'],
    ['velocities', deployedIn({ velocities: repeat(1, 11) }), 'scenario.ships[0].deployment.velocities: has 11'],
    ['victory', { victory: repeat(showdown.victory[0], 51) }, 'scenario.victory: has 51 entries, 50 at most'],
    ['a name', { id: 'x'.repeat(61) }, 'scenario.id: has 61 characters, 60 at most'],
  ])('%s', (_, changed, sentence) => {
    expect(firstFault(recordOf(changed))).toContain(sentence);
  });

  test.each([
    ['actions', { actions: repeat(0, 200_001) }, 'actions: has 200001 entries, 200000 at most'],
    ['rolls', { dice: { rolls: repeat(1, 1_000_001) } }, 'dice.rolls: has 1000001 entries'],
    ['a player’s name', { table: { names: ['x'.repeat(61), ''] } }, 'table.names[0]: has 61 characters, 60 at most'],
  ])('%s', (_, over, sentence) => {
    expect(firstFault(recordOf({}, over))).toContain(sentence);
  });
});

test('reading stops at the first faults of a long list', () => {
  for (const over of [{ actions: repeat(0, 100_000) }, { dice: { rolls: repeat('x', 900_000) } }]) {
    const read = readRecord(recordOf({}, over));
    expect(!read.ok && read.faults).toHaveLength(RECORD_LIMITS.faults);
  }
});

test('R11.0c more deployments than can be listed are refused', () => {
  const hexes = Array.from({ length: 272 }, (_, n) => {
    const [column, row] = [1 + Math.floor(n / 17), 1 + (n % 17)];
    return `A${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
  });
  const open = {
    hexes,
    directions: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    velocities: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  };
  const ships = (count: number) => ({
    ships: [...Array.from({ length: count }, (_, n) => ({ ...first, letter: 'EFGH'[n], deployment: open })), second],
  });
  expect(firstFault(recordOf(ships(3)))).toBe('');
  expect(firstFault(recordOf(ships(4)))).toBe(
    'scenario.ships: the ships can be deployed in 130561 ways, 100000 at most',
  );
});

describe('the text', () => {
  test('brackets within brackets without end are refused with the place', () => {
    const read = parseRecord(`{"a":\n ${'['.repeat(200_000)}`);
    expect(read).toMatchObject({ ok: false, faults: [{ message: expect.stringContaining('at line 2, column 41') }] });
  });

  test('brackets in a string do not count', () => {
    expect(parseRecord(`{"a": "${'['.repeat(100)}\\"${'{'.repeat(100)}"}`)).toMatchObject({
      ok: false,
      faults: [{ at: 'format' }],
    });
  });

  test('a byte order mark is passed over', () => {
    expect(parseRecord(`\uFEFF${JSON.stringify(recordOf({}))}`).ok).toBe(true);
  });
});

test('names that objects have by nature are names like others', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    expect(resultText({ winner: 1, reason: name })).toBe(`Player 1 wins: ${name}`);
    expect(scenarioTitle(name)).toBe(name);
    expect(briefingOf({ ...showdown, id: name }).title).toBe(name);
    expect(newGame({ ...showdown, id: name }, {}).scenario.id).toBe(name);
  }
});
