import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_CASES } from '../../src/engine/index.ts';
import {
  byDecision,
  casesPage,
  citationsIn,
  cited,
  mentioned,
  namedIn,
  PAGE,
  type Places,
  rulingsIn,
  tested,
} from './cases-page.ts';

const known = new Set<string>(RULE_CASES);
const code = cited();
const tests = tested();

/** Those that are no case, with the files in which they stand. */
const strangers = (places: Places): [string, readonly string[]][] => [...places].filter(([name]) => !known.has(name));
const missing = (places: Places): string[] => RULE_CASES.filter((name) => !places.has(name));

describe('citations of the rulebook', () => {
  test('name cases and rulings that exist', () => {
    expect(strangers(code)).toEqual([]);
    expect(strangers(mentioned())).toEqual([]);
  });

  test('begin the names of tests with cases and rulings that exist', () => {
    expect(strangers(tests)).toEqual([]);
  });

  test('are there for every case: some code says that it decides it', () => {
    expect(missing(code)).toEqual([]);
  });

  test('are there for every case: some test is named after it', () => {
    expect(missing(tests)).toEqual([]);
  });

  test('are listed once each', () => {
    expect(known.size).toBe(RULE_CASES.length);
  });

  test('fill the page src/engine/CASES.md', () => {
    const page = casesPage(code, tests);
    const written = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
    expect(written === page, 'CASES.md is out of date: npm run workshop -- cases').toBe(true);
  });
});

describe('the scanner', () => {
  test.each([
    ['/** [8.4] what it decides */', ['8.4']],
    ['/** [8.4, R8.4a] both */', ['8.4', 'R8.4a']],
    ['/**\n * [8.4,\n * R8.4a] over two lines\n */', ['8.4', 'R8.4a']],
    ['// [R8.9a] a field goes off', ['R8.9a']],
    ['/** [8.44] and [R9.9z], which do not exist */', ['8.44', 'R9.9z']],
    ['/** a list [1, 2] and (R6.5c) */', []],
    ['const numbers = [8.4, 9.1];', []],
  ])('finds in %j %j', (source, names) => {
    expect(citationsIn(source).map(({ name }) => name)).toEqual(names);
  });

  test('finds rulings outside brackets too', () => {
    expect(rulingsIn('/** [6.5] as in (R6.5c) and R6.5z. */\nconst x = "R1.0a";')).toEqual(['R6.5c', 'R6.5z']);
  });

  test.each([
    ["it('R6.2a a ship', () => {})", ['R6.2a']],
    ["it.each(rows)('8.4 %s', () => {})", ['8.4']],
    ['it.each([\n  [1],\n] as const)("8.4 %s", run)', ['8.4']],
    ['test(`10.1 of each`, run)', ['10.1']],
    ["test('[10.1] boxes', run)", ['[10.1']],
    ["it('8.3, 8.4 and R8.4a together', run)", ['8.3', '8.4', 'R8.4a']],
    ["it(\n  '6.5 on the next line',\n  run,\n)", ['6.5']],
    ["describe('8.4 only a group', run)", []],
    ["it('a range of 8.4', run)", []],
    ["it('8.4x of nothing', run)", ['8.4x']],
  ])('finds in the test %j %j', (source, names) => {
    expect(namedIn(source)).toEqual(names);
  });

  test('sees what a comment stands on, and how many cases it is about', () => {
    const source = '/** [8.4, R8.4a, 8.5] */\nexport const a = 1;\n\n/** [8.4] */\nconst b = 2; // [8.4]';
    expect(citationsIn(source).filter(({ name }) => name === '8.4')).toEqual([
      { name: '8.4', on: 'export', together: 2 },
      { name: '8.4', on: 'declaration', together: 1 },
      { name: '8.4', on: 'line', together: 1 },
    ]);
  });

  test('puts the file that decides a case first', () => {
    const on = (names: string): string => `/** [${names}] */\nexport const a = 1;`;
    const sources = [
      ['src/engine/charts/fires.ts', on('8.4')],
      ['src/engine/model/state.ts', on('8.4')],
      ['src/engine/foresight/odds.ts', on('8.4')],
      ['src/engine/orders/fire.ts', on('8.4')],
      ['src/engine/rules/fire.ts', on('8.3, 8.4')],
      ['src/engine/rules/hits.ts', '// [8.4]'],
      ['src/engine/rules/range.ts', on('8.4')],
      ['src/engine/rules/velocity.ts', `${on('8.4, R8.4a')}\n${on('R8.4a, 8.4')}`],
      ['src/ui/map.ts', on('8.4')],
    ] as const;
    expect(byDecision(sources).get('8.4')).toEqual([
      'src/engine/rules/velocity.ts',
      'src/engine/rules/range.ts',
      'src/engine/charts/fires.ts',
      'src/engine/rules/fire.ts',
      'src/engine/rules/hits.ts',
      'src/engine/foresight/odds.ts',
      'src/engine/orders/fire.ts',
      'src/engine/model/state.ts',
      'src/ui/map.ts',
    ]);
  });

  test('sees what is missing and what is strange', () => {
    const places: Places = new Map([
      ['8.4', ['a.ts']],
      ['8.44', ['b.ts']],
    ]);
    expect(strangers(places)).toEqual([['8.44', ['b.ts']]]);
    expect(missing(places)).toHaveLength(RULE_CASES.length - 1);
    expect(casesPage(places, new Map())).toContain('| 8.4 | [a](../../a.ts) |  |');
    expect(casesPage(places, new Map())).toContain('| [R8.4a](../../docs/rulings.md#r84a) |');
  });
});
