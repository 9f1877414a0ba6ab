import { expect, test } from 'vitest';
import { playRandomGame } from '../../src/cli/random.ts';
import { applyInPlace, applyLegal, newGame } from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { DIRECTED, gameAfter, RECORDS, recorded } from '../fixtures/recorded.ts';

test.each([...RECORDS, ...DIRECTED])('an action that is known to be legal changes %s as a checked one does', (name) => {
  const record = recorded(name);
  const checked = gameAfter(record, 0);
  const trusted = gameAfter(record, 0);
  for (const action of record.actions) {
    const outcome = applyInPlace(checked, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    applyLegal(trusted, outcome.action);
    expect(JSON.stringify(trusted)).toBe(JSON.stringify(checked));
  }
});

test.each(SCENARIOS)('the same in games of chance of $id', (scenario) => {
  for (const style of ['fight', 'uniform'] as const) {
    // Anybody who plays by chance trusts what is listed.
    const { record, game: trusted } = playRandomGame(scenario, 7, 300, style);
    const checked = newGame(scenario, { seed: 7, generator: 2 });
    for (const action of record.actions) expect(applyInPlace(checked, action).ok).toBe(true);
    expect(JSON.stringify(trusted)).toBe(JSON.stringify(checked));
  }
});
