import { expect, test } from 'vitest';
import { applyInPlace, legal, parseRecord, startRecord, view } from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { rejectionText } from '../../src/words/index.ts';
import { ALL } from '../all.ts';
import { mutantText } from '../fixtures/mutants.ts';

const MUTANTS = ALL ? 10_000 : 1500;

test('mutated records end with a result or a sentence, never with an error', () => {
  const chance = rngFrom(2026);
  let read = 0;
  let refused = 0;
  let played = 0;
  for (let n = 0; n < MUTANTS; n += 1) {
    const parsed = parseRecord(mutantText(chance));
    const start = parsed.ok ? startRecord(parsed.value, findScenario) : parsed;
    if (!parsed.ok || !start.ok) {
      const faults = start.ok ? [] : start.faults;
      expect(faults[0]?.message.length).toBeGreaterThan(0);
      continue;
    }
    read += 1;
    const game = start.value;
    const outcome = parsed.value.actions.map((action) => applyInPlace(game, action)).find(({ ok }) => !ok);
    if (outcome && !outcome.ok) {
      refused += 1;
      expect(rejectionText(outcome.rejection).length).toBeGreaterThan(0);
    } else played += 1;
    if (n % 100 === 0) expect(view(game, 1).units.length + legal(game).length).toBeGreaterThan(0);
  }
  expect(read).toBeGreaterThan(MUTANTS / 3);
  expect(refused).toBeGreaterThan(MUTANTS / 10);
  expect(played).toBeGreaterThan(MUTANTS / 20);
});
