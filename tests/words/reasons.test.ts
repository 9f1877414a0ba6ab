import { expect, test } from 'vitest';
import type { Reason } from '../../src/opponent/index.ts';
import { reasonSentence } from '../../src/words/reasons.ts';

const told = (code: Reason['code'], params: Reason['params']): string => reasonSentence({ code, params });

test('what the rules ask now needs no reason', () => {
  expect(told('as-due', {})).toBe('');
});

test('a way out is told with the launch it avoids', () => {
  expect(told('threat', { foe: '2D', was: 70, now: 0, launched: 0, behind: 0 })).toBe(
    'keeping course lets 2D launch at 70\u00a0%; this leaves 0\u00a0%',
  );
  expect(told('threat', { foe: '2?01', was: 70, now: 70, launched: 1, behind: 1 })).toBe(
    'keeping course lets 2?01 intercept at 70\u00a0%; a force field saves the ship',
  );
});

test('shots and launches name their target', () => {
  expect(told('shot', { target: '2D', chance: 40 })).toBe('40\u00a0% to hit 2D');
  expect(told('launch', { target: '2D', chance: 70 })).toBe('intercepts 2D at 70\u00a0% on its first pass');
  expect(told('launch', { foe: '2D', was: 0, now: 70 })).toBe(
    'if 2D keeps course, a launch next intercepts it at 70\u00a0%, not 0\u00a0%',
  );
  expect(told('launch', { foe: '2D', was: 70, now: 70 })).toBe('to be able to launch');
});

test('who keeps off says that time is on his side', () => {
  expect(told('approach', { was: 12, now: 8 })).toBe('nearer to the enemy, at range 8 after the next move, not 12');
  expect(told('approach', { was: 12, now: 16, waits: 1 })).toBe(
    'away from the enemy, as time wins the game, at range 16 after the next move, not 12',
  );
});

test('figures that are the same, or are not known, are left out', () => {
  expect(told('danger', { was: 1, now: 1 })).toBe('harder to hit from here');
  expect(told('danger', { was: 1, now: 0.3 })).toBe(
    'keeping course, the enemy’s next fire brings 1 hit on average; this leaves 0.3',
  );
  expect(told('threat', { foe: '2D', was: 70, now: 70, launched: 0, behind: 0 })).toBe(
    'keeping course lets 2D launch at 70\u00a0%',
  );
  expect(told('threat', {})).toBe('out of the way of missiles');
  expect(told('goal', { was: 4.6, now: 1.1 })).toBe(
    'on the way to where it must go, about 1.1 Game-Turns instead of 4.6',
  );
  expect(told('goal', { was: 0, now: 5 })).toBe('on the way to where it must go');
});
