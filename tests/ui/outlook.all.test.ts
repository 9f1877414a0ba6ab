import { afterEach, expect, test } from 'vitest';
import { noteLearning } from '../../src/store/device/preferences.ts';
import { checkAdvice, decisionsOf } from '../fixtures/decisions.ts';

afterEach(() => noteLearning({ advice: null }));

/** Decisions of each scenario. */
const MOST = 60;

test.each(['showdown', 'first-shot', 'pirates', 'convoy-red', 'escape-from-tau-ceti'])(
  'R10.0b of the decisions of %s the adviser knows the greatest danger and the best chance, from what the seat sees',
  async (id) => {
    const counted = { decisions: 0, dangers: 0, chances: 0, ends: 0 };
    for (let seed = 1; counted.decisions < MOST; seed += 1) {
      for (const { history, player } of decisionsOf(id, seed)) {
        await checkAdvice(history, player, counted);
        if (counted.decisions === MOST) break;
      }
    }
    expect(counted.ends).toBeGreaterThan(3);
    expect(counted.dangers + counted.chances).toBeGreaterThan(3);
  },
  600_000,
);
