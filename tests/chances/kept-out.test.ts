import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceAtStart, chanceOf } from '../../src/chances/index.ts';
import { applyInPlace, parseRecord, startRecord } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';

const ENDS: readonly (keyof Chance)[] = ['win', 'draw', 'loss'];

/** What was said all over a game that no weight was fitted to, and how it ended. */
function verdictsOf(text: string): { chance: Chance; constant: Chance; end: keyof Chance }[] {
  const record = parseRecord(text);
  const start = record.ok ? startRecord(record.value, findScenario) : record;
  if (!record.ok || !start.ok) throw new Error('no game');
  const game = start.value;
  const constant = chanceAtStart(game.scenario);
  const said: Chance[] = [];
  for (const [index, action] of record.value.actions.entries()) {
    if (game.setUp === null && index % 5 === 0) said.push(chanceOf(game));
    expect(applyInPlace(game, action).ok).toBe(true);
  }
  const winner = game.result?.winner ?? null;
  const end = winner === null ? 'draw' : winner === 1 ? 'win' : 'loss';
  return said.map((chance) => ({ chance, constant, end }));
}

const brier = (chance: Chance, end: keyof Chance): number =>
  ENDS.reduce((sum, one) => sum + (chance[one] - (one === end ? 1 : 0)) ** 2, 0);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the chances of the program', () => {
  const games = readFileSync(join(import.meta.dirname, 'kept-out.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map(verdictsOf);

  test('say more of ten games kept out than how each scenario goes', () => {
    const all = games.flat();
    const gain = mean(all.map(({ chance, constant, end }) => brier(constant, end) - brier(chance, end)));
    expect(gain).toBeGreaterThan(0.05);
  });

  test('know near the end how a game that was decided ends', () => {
    const last = games.filter((game) => game[0]!.end !== 'draw').map((game) => game.at(-1)!);
    expect(mean(last.map(({ chance, end }) => chance[end]))).toBeGreaterThan(0.6);
  });
});
