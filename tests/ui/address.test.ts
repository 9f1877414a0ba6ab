import { describe, expect, test } from 'vitest';
import { type Address, parseAddress, printAddress } from '../../src/ui/kit/address.ts';

const ADDRESSES: readonly [string, Address][] = [
  ['#/', { place: { at: 'start' }, rules: null }],
  ['#/game/1x-2y', { place: { at: 'game', id: '1x-2y', order: null }, rules: null }],
  ['#/game/1x-2y/at/57', { place: { at: 'game', id: '1x-2y', order: 57 }, rules: null }],
  ['#/game/1x-2y/at/0', { place: { at: 'game', id: '1x-2y', order: 0 }, rules: null }],
  ['#/game/1x-2y/review', { place: { at: 'game', id: '1x-2y', order: null, open: 'review' }, rules: null }],
  ['#/game/1x-2y/at/57/review', { place: { at: 'game', id: '1x-2y', order: 57, open: 'review' }, rules: null }],
  ['#/game/1x-2y/report/rules/8.4', { place: { at: 'game', id: '1x-2y', order: null, open: 'report' }, rules: '8.4' }],
  ['#/rules', { place: { at: 'start' }, rules: '' }],
  ['#/rules/8.4', { place: { at: 'start' }, rules: '8.4' }],
  ['#/rules/R8.4a', { place: { at: 'start' }, rules: 'R8.4a' }],
  ['#/rules/term/burn-rate', { place: { at: 'start' }, rules: 'term/burn-rate' }],
  ['#/game/1x-2y/rules/8.4', { place: { at: 'game', id: '1x-2y', order: null }, rules: '8.4' }],
  ['#/game/1x-2y/at/57/rules', { place: { at: 'game', id: '1x-2y', order: 57 }, rules: '' }],
  ['#/table/abc', { place: { at: 'table', id: 'abc' }, rules: null }],
  ['#/take/abc/def', { place: { at: 'screens', way: 'take', words: ['abc', 'def'] }, rules: null }],
  ['#/take/abc/def/ghi', { place: { at: 'screens', way: 'take', words: ['abc', 'def', 'ghi'] }, rules: null }],
  ['#/watch/abc/def', { place: { at: 'screens', way: 'watch', words: ['abc', 'def'] }, rules: null }],
  ['#/mail/abc/def/end', { place: { at: 'screens', way: 'mail', words: ['abc', 'def', 'end'] }, rules: null }],
  ['#/bring/1x-2y', { place: { at: 'screens', way: 'bring', words: ['1x-2y'] }, rules: null }],
  ['#/learn', { place: { at: 'learn', lesson: null }, rules: null }],
  ['#/learn/2', { place: { at: 'learn', lesson: 2 }, rules: null }],
  ['#/learn/2/rules/6.1', { place: { at: 'learn', lesson: 2 }, rules: '6.1' }],
  ['#/workbench/ship', { place: { at: 'workbench', part: 'ship', id: null }, rules: null }],
  ['#/workbench/ship/1x-2y', { place: { at: 'workbench', part: 'ship', id: '1x-2y' }, rules: null }],
  ['#/workbench/ship/1x-2y/rules/5.8', { place: { at: 'workbench', part: 'ship', id: '1x-2y' }, rules: '5.8' }],
  ['#/workbench/open/1abc', { place: { at: 'workbench', part: 'open', packed: '1abc' }, rules: null }],
  ['#/workbench/battle', { place: { at: 'workbench', part: 'battle', id: null }, rules: null }],
];

describe('an address', () => {
  test.each(ADDRESSES)('%s is read and written', (text, address) => {
    expect(parseAddress(text)).toEqual(address);
    expect(printAddress(address)).toBe(text);
  });

  test.each(['', '#', '#8.4', '#/nowhere', '#/game', '#/workbench', '#/workbench/hull', '#//', '#/%E0%A4%A'])(
    '%j means the start screen',
    (text) => expect(parseAddress(text)).toEqual({ place: { at: 'start' }, rules: null }),
  );

  test.each([
    ['#/game/a/at/-1', '#/game/a'],
    ['#/game/a/at/1e3', '#/game/a'],
    ['#/game/a/at', '#/game/a'],
    ['#/game/a/at/5/nothing', '#/game/a/at/5'],
    ['#/learn/two', '#/learn'],
    ['#rules/8.4/', '#/rules/8.4'],
  ])('%s is read as %s', (text, as) => expect(printAddress(parseAddress(text))).toBe(as));

  test.each(['rules', '', '=', '=rules', 'at', 'a/b', 'game'])('leads to what has the id %j', (id) => {
    for (const rules of [null, '', '8.4']) {
      for (const place of [
        { at: 'game', id, order: null },
        { at: 'game', id, order: 57 },
        { at: 'workbench', part: 'ship', id },
        { at: 'workbench', part: 'battle', id },
      ] as const) {
        expect(parseAddress(printAddress({ place, rules }))).toEqual({ place, rules });
      }
    }
  });

  test('keeps what has a meaning in addresses apart', () => {
    const address: Address = { place: { at: 'game', id: 'a/b #%', order: null }, rules: 'term/a b' };
    expect(parseAddress(printAddress(address))).toEqual(address);
  });
});
