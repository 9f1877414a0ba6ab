import { expect, test } from 'vitest';
import { ENDS, FIRSTS, usesIn, WHOLE } from '../../e2e/journey-plan.ts';
import { ORDER_KINDS } from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { RESULT_REASONS } from '../../src/words/index.ts';

const uses = [...WHOLE, ...ENDS, ...FIRSTS].flatMap(usesIn).map((use) => use.split(' as '));

test('the stretches that are played in the browser give every order', () => {
  const orders = new Set(uses.map(([order = '']) => order.split(' ')[0]));
  expect([...orders].sort()).toEqual([...ORDER_KINDS].sort());
});

test('they answer every decision', () => {
  const decisions = new Set(uses.flatMap(([, decision]) => decision ?? []));
  expect([...decisions].sort()).toEqual(['choose-part', 'force-field', 'intercept', 'mims', 'planet-maneuver']);
});

test('they come to every end, and play one game of each scenario from its card', () => {
  const reasons = new Set([...WHOLE, ...ENDS].map(({ recorded }) => recorded.result?.reason));
  expect([...reasons]).toEqual(expect.arrayContaining([...RESULT_REASONS, 'conceded']));
  expect(WHOLE.map(({ recorded }) => recorded.record.scenario)).toEqual(SCENARIOS.map(({ id }) => id));
});
