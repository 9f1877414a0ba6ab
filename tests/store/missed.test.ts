import { expect, test } from 'vitest';
import { trackMissed } from '../../src/store/table/missed.ts';

test('one who comes back on his turn is told what happened since he left', () => {
  const kept: number[] = [];
  const missed = trackMissed(4, (seen) => kept.push(seen));
  missed.lookBack(9, true);
  expect(missed.from()).toBe(4);
  expect(kept).toEqual([9]);
  missed.told();
  expect(missed.from()).toBeNull();
  missed.happened(11);
  expect(missed.from(), 'he saw it happen').toBeNull();
  missed.lookAway();
  missed.happened(13);
  expect(kept, 'what happens behind his back has not been seen').toEqual([9, 11]);
  missed.lookBack(13, true);
  expect(missed.from()).toBe(11);
});

test.each([
  ['for the first time', undefined, 9, true],
  ['and nothing is new', 9, 9, true],
  ['and it is the other’s turn', 4, 9, false],
  ['and something was taken back', 12, 9, true],
])('nothing is told to one who comes %s', (_, seen, events, toAct) => {
  const missed = trackMissed(seen, () => undefined);
  missed.lookBack(events, toAct);
  expect(missed.from()).toBeNull();
});
