import { describe, expect, test } from 'vitest';
import { apply, snapshot } from '../../src/engine/index.ts';
import { gameAfter, RECORDS, recorded, storedEnd } from '../fixtures/recorded.ts';

describe.each(RECORDS)('the recorded game %s', (name) => {
  test('ends as it did, played on one copy', () => {
    expect(snapshot(gameAfter(recorded(name)))).toEqual(storedEnd(name));
  });

  test('ends as it did, played immutably', () => {
    const record = recorded(name);
    let game = gameAfter(record, 0);
    for (const action of record.actions) {
      const outcome = apply(game, action);
      if (!outcome.ok) throw new Error(outcome.rejection.code);
      game = outcome.game;
    }
    expect(snapshot(game)).toEqual(storedEnd(name));
  });
});

const WITH_DICE = RECORDS.filter((name) => (recorded(name).dice.rolls ?? []).length > 0);

test.each(WITH_DICE)('R1.0a %s is refused as a whole when the dice run out', (name) => {
  const record = recorded(name);
  const rolls = record.dice.rolls?.slice(0, -1) ?? [];
  let game = gameAfter({ ...record, dice: { rolls } }, 0);
  const refused = record.actions.map((action) => {
    const outcome = apply(game, action);
    if (outcome.ok) game = outcome.game;
    return outcome.ok ? null : outcome.rejection.rule;
  });
  expect(refused.find((rule) => rule !== null)).toBe('R1.0a');
  expect(game.dice.fallen.length).toBeLessThanOrEqual(rolls.length);
});
