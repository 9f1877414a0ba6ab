import { freeze } from 'immer';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/index.ts';
import { DIRECTED, gameAfter, RECORDS, recorded } from '../fixtures/recorded.ts';

/** The way to the first object in a value that is not frozen, of those not looked at before; null if there is none. */
function findThawed(value: unknown, seen: WeakSet<object>, way = 'game'): string | null {
  if (typeof value !== 'object' || value === null || seen.has(value)) return null;
  seen.add(value);
  if (!Object.isFrozen(value)) return way;
  for (const [key, part] of Object.entries(value)) {
    const thawed = findThawed(part, seen, `${way}.${key}`);
    if (thawed !== null) return thawed;
  }
  return null;
}

describe('a game that comes out of apply', () => {
  test.each([...RECORDS, ...DIRECTED])('is frozen through and through, as the one before it: %s', (name) => {
    const record = recorded(name);
    const seen = new WeakSet<object>();
    let game = freeze(gameAfter(record, 0), true);
    for (const action of record.actions) {
      const outcome = apply(game, action);
      if (!outcome.ok) throw new Error(outcome.rejection.code);
      game = outcome.game;
      expect(findThawed(game, seen)).toBeNull();
    }
  });
});
