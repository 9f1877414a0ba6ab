import { describe, expect, test } from 'vitest';
import { addressOf, linksIn, parseText, plainText, search } from '../../src/handbook/index.ts';

describe('the markup of texts', () => {
  test('parts paragraphs and lists at blank lines, and joins lines', () => {
    expect(parseText('One\ntwo.\n\n- first\nof all\n- second\n\nEnd.')).toEqual([
      { kind: 'paragraph', line: ['One two.'] },
      { kind: 'list', items: [['first of all'], ['second']] },
      { kind: 'paragraph', line: ['End.'] },
    ]);
  });

  test('leads to cases, rulings and terms', () => {
    expect(linksIn('See §8.4, §R8.4a and [[blocks|block]] or [[range]].')).toEqual([
      { rule: '8.4', text: '§8.4' },
      { rule: 'R8.4a', text: '§R8.4a' },
      { term: 'block', text: 'blocks' },
      { term: 'range', text: 'range' },
    ]);
  });

  test('does not take the full stop of a sentence for a part of a case', () => {
    expect(linksIn('So says §8.4.')).toEqual([{ rule: '8.4', text: '§8.4' }]);
  });

  test('reads without its marks', () => {
    expect(plainText('Two [[blocks|block]] (§7.5).')).toBe('Two blocks (§7.5).');
    expect(plainText('One\ntwo.\n\n- a\nb\n- c')).toBe('One two.\n\n- a b\n- c');
  });
});

describe('search', () => {
  const first = (query: string) => search(query).slice(0, 3).map(addressOf);

  test.each([
    ['8.4', '8.4'],
    ['§8.4', '8.4'],
    ['r7.4d', 'R7.4d'],
    ['burn rate', 'term/burn-rate'],
    ['Relative Vel', '8.3'],
    ['tractor beam', 'term/tractor-beam'],
    ['dagger', 'term/dagger'],
    ['showdown', 'scenario/showdown'],
    ['asteroids', '6.6'],
  ])('for %j finds %s among the first', (query, address) => {
    expect(first(query)).toContain(address);
  });

  test('finds names before texts', () => {
    const addresses = search('orbit').map(addressOf);
    expect(addresses.indexOf('term/orbit')).toBeLessThan(addresses.indexOf('6.5'));
    expect(addresses).toContain('R6.5b');
  });

  test('wants every word, from its beginning', () => {
    expect(search('emergency field').map(addressOf)).toContain('R9.8a');
    expect(search('field zeppelin')).toEqual([]);
    expect(search('ngagement')).toEqual([]);
  });

  test('finds nothing for nothing', () => {
    expect(search('')).toEqual([]);
    expect(search('  § ')).toEqual([]);
  });
});
