import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  apply,
  applyInPlace,
  type Game,
  type GameRecord,
  readRecord,
  type Snapshot,
  snapshot,
  startRecord,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';

const folder = new URL('./records/', import.meta.url);
const FILES = readdirSync(folder).filter((name) => name.endsWith('.json'));

function load(name: string): { record: GameRecord; end: Snapshot } {
  const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { record: unknown; end: Snapshot };
  const read = readRecord(file.record);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return { record: read.value, end: file.end };
}

function start(record: GameRecord): Game {
  const game = startRecord(record, findScenario);
  if (!game.ok) throw new Error(JSON.stringify(game.faults));
  return game.value;
}

describe.each(FILES)('the recorded game %s', (name) => {
  it('1.0 ends as it did, played on one copy', () => {
    const { record, end } = load(name);
    const game = start(record);
    for (const action of record.actions) expect(applyInPlace(game, action).ok).toBe(true);
    expect(snapshot(game)).toEqual(end);
  });

  it('1.0 ends as it did, played immutably', () => {
    const { record, end } = load(name);
    let game = start(record);
    for (const action of record.actions) {
      const outcome = apply(game, action);
      if (!outcome.ok) throw new Error(outcome.rejection.code);
      game = outcome.game;
    }
    expect(snapshot(game)).toEqual(end);
  });
});

const WITH_DICE = FILES.filter((name) => (load(name).record.dice.rolls ?? []).length > 0);

it.each(WITH_DICE)('R1.0a %s is refused as a whole when the dice run out', (name) => {
  const { record } = load(name);
  const rolls = record.dice.rolls?.slice(0, -1) ?? [];
  let game = start({ ...record, dice: { rolls } });
  const refused = record.actions.map((action) => {
    const outcome = apply(game, action);
    if (outcome.ok) game = outcome.game;
    return outcome.ok ? null : outcome.rejection.rule;
  });
  expect(refused.find((rule) => rule !== null)).toBe('R1.0a');
  expect(game.dice.fallen.length).toBeLessThanOrEqual(rolls.length);
});
