import { expect, test } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { parseFile, readFile } from '../../src/store/saved/read-file.ts';

const kindOf = (value: unknown) => {
  const file = parseFile(JSON.stringify(value));
  return file.ok && file.value.kind;
};

test('a file is what its format says', () => {
  expect(kindOf({ games: [], format: 'deltavee-games' })).toBe('games');
  expect(kindOf({ note: '"format":"deltavee-record"', format: 'deltavee-ships' })).toBe('ships');
  expect(kindOf({ format: 'deltavee-record', scenario: SCENARIOS[0] })).toBe('record');
  expect(kindOf({ format: 'deltavee-fault-report' })).toBe('record');
});

test('one without a format is a battle if it has anything of one', () => {
  expect(kindOf(SCENARIOS[0])).toBe('battle');
  expect(kindOf({ id: 'Ambush', situation: '"format": "deltavee-ships"', ships: 7 })).toBe('battle');
  expect(kindOf({ scenario: 'showdown', actions: [] })).toBe('record');
});

test.each([null, 7, 'ships', [], [{ ships: [] }], {}, { format: 'constructor' }, { format: ['deltavee-games'] }])(
  '%j is left to the reader of records, which says what it is not',
  (value) => expect(kindOf(value)).toBe('record'),
);

test('each kind has its own limit', () => {
  const note = 'x'.repeat(1_000_000);
  expect(parseFile(JSON.stringify({ format: 'deltavee-ships', note }))).toMatchObject({
    faults: [{ message: 'it is larger than 1 MB' }],
  });
  expect(kindOf({ format: 'deltavee-record', note })).toBe('record');
});

test('a file that cannot be read is said to be one', async () => {
  const file = new File([], 'folder');
  file.text = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await readFile(file)).toMatchObject({ faults: [{ message: expect.stringContaining('it is a folder') }] });
});
