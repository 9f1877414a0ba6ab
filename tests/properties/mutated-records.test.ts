import { expect, test } from 'vitest';
import { type Rng, rngFrom } from '../../src/cli/rng.ts';
import { applyInPlace, type GameRecord, legal, parseRecord, startRecord, view } from '../../src/engine/index.ts';
import { findScenario, SCENARIOS } from '../../src/scenarios/index.ts';
import { rejectionText } from '../../src/words/index.ts';
import { RECORDS, recorded } from '../fixtures/recorded.ts';

const MUTANTS = 20_000 * Number(process.env.DELTAVEE_GAMES ?? 1);
/** Records are cut to so many actions, so that many mutants can be played. */
const LENGTH = 40;

const MODELS = RECORDS.map(recorded).map((record) => ({
  ...record,
  actions: record.actions.slice(0, LENGTH),
  dice: { seed: 1 },
}));

type Json = Record<string, unknown>;

const ODD_VALUES: readonly unknown[] = [
  null,
  -1,
  0,
  1.5,
  1e308,
  99,
  '',
  '__proto__',
  'constructor',
  'toString',
  '1?01',
  '2?99',
  'A0000',
  'ZZ0101',
  [],
  {},
  [[[[]]]],
  true,
];

/** The players' own words, so that many mutants stay of the right form. */
const ORDINARY: readonly unknown[] = [
  '1E',
  '2D',
  '1A',
  '2A',
  '1A1',
  '1U01',
  '2I21',
  'A0207',
  'B0101',
  1,
  2,
  3,
  9,
  12,
  'left',
];

/** Changes one thing in a record: a field of an action, its order, the dice, the scenario. */
function mutate(record: GameRecord, chance: Rng): unknown {
  const copy = structuredClone(record) as unknown as Json & { actions: Json[] };
  const index = chance.below(copy.actions.length);
  const action = copy.actions[index] as Json;
  const field = chance.pick(Object.keys(action));
  switch (chance.below(9)) {
    case 0:
      action[field] = chance.pick(ODD_VALUES);
      return copy;
    case 1:
      delete action[field];
      return copy;
    case 2:
      copy.actions.splice(index, 1);
      return copy;
    case 3:
      copy.actions.splice(index, 0, structuredClone(chance.pick(copy.actions)));
      return copy;
    case 4:
      copy.scenario = chance.pick([...SCENARIOS.map(({ id }) => id), 'none', 7, { id: 'x' }]);
      return copy;
    case 5:
      copy.dice = chance.pick([{ seed: 1 }, { rolls: [1] }, { rolls: [0] }, { rolls: 'x' }, null, { seed: 1.5 }]);
      return copy;
    default:
      action[field === 'do' ? 'player' : field] = chance.pick(ORDINARY);
      return copy;
  }
}

/** Spoils the text itself now and then: cut short, deep, or with a name that every object knows. */
function textOf(mutant: unknown, chance: Rng): string {
  const text = JSON.stringify(mutant);
  if (chance.percent(2)) return text.slice(0, chance.below(text.length));
  if (chance.percent(1)) return `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  if (chance.percent(2)) return text.replace('{', '{"__proto__":{"format":"deltavee-record"},');
  return text;
}

test('mutated records end with a result or a sentence, never with an error', { timeout: 600_000 }, () => {
  const chance = rngFrom(2026);
  let read = 0;
  let refused = 0;
  let played = 0;
  for (let n = 0; n < MUTANTS; n += 1) {
    const parsed = parseRecord(textOf(mutate(chance.pick(MODELS), chance), chance));
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
