import { expect, test } from 'vitest';
import { nothingSeen, startRecord, witness } from '../../src/engine/index.ts';
import { type History, replay } from '../../src/game/history.ts';
import { seenUpTo } from '../../src/game/seen.ts';
import { witnessed } from '../../src/game/witnessed.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { recorded } from '../fixtures/recorded.ts';

/** A game of many steps, and in how many of them somebody has looked up what happened. */
function longGame(): { history: History; reads: () => number } {
  const record = recorded('convoy-red-6');
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error('no start');
  const { history } = replay(start.value, record.actions);
  let reads = 0;
  const steps = history.steps.map(({ log, ...step }) => ({
    ...step,
    get log() {
      reads += 1;
      return log;
    },
  }));
  return { history: { ...history, steps }, reads: () => reads };
}

test('R10.0b what a player has seen is read on from order to order, and never from the beginning', () => {
  const { history, reads } = longGame();
  expect(history.steps.length).toBeGreaterThan(200);
  for (let count = 1; count <= history.steps.length; count += 1) {
    const before = reads();
    witnessed(history, 1, count);
    expect(reads() - before, `at ${count}`).toBe(1);
  }
});

test('R10.0b looked back at, it is what was seen up to then', () => {
  const { history } = longGame();
  for (const count of [200, 13, 0, 117, 199]) {
    const events = seenUpTo(history, 2, count).map(({ event }) => event);
    expect(witnessed(history, 2, count)).toEqual(witness(nothingSeen(history.start.scenario), events));
  }
});
