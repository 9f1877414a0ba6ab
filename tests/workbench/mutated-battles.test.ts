import { applyPatches, enablePatches, produceWithPatches } from 'immer';
import { expect, test } from 'vitest';
import { applyInPlace, deciderOf, legal, newGame, readScenario } from '../../src/engine/index.ts';
import { type Rng, rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { conditionText } from '../../src/words/index.ts';
import type { Battle, BattleRecipe } from '../../src/workbench/battles/battle.ts';
import { battleFaults, isPlayable } from '../../src/workbench/battles/faults.ts';
import { readBattle, writeBattle } from '../../src/workbench/battles/file.ts';
import { freeStart } from '../../src/workbench/battles/free-start.ts';
import { addSheet, listOpenPlaces, removeSheet, setTerrain } from '../../src/workbench/battles/map-edits.ts';
import { addShip, onShip, reletter, removeShip } from '../../src/workbench/battles/ship-edits.ts';
import { addClause, CONDITION_KINDS, moveClause, removeClause } from '../../src/workbench/battles/victory-edits.ts';
import { worthOf } from '../../src/workbench/battles/worth.ts';
import { withFields } from '../../src/workbench/ships/recipe.ts';
import { ALL } from '../all.ts';

enablePatches();

/** All of them where more games are asked for too; a sample else. */
const MUTANTS = ALL ? 20_000 : 2_000;

type Json = Record<string, unknown> | unknown[];

const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2,
  9,
  13,
  1.5,
  1e308,
  '',
  'A',
  'A0101',
  'ZZ9999',
  '1A',
  '2Z',
  '__proto__',
  'piccolo',
  'turns',
  [],
  {},
  [[]],
  true,
];

/** Every object and list in a value. */
function insides(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(insides)];
}

/** Changes one thing anywhere in a battle. */
function mutate(battle: Battle, chance: Rng): unknown {
  const copy = structuredClone(battle);
  const inside = chance.pick(insides(copy)) as Record<string, unknown>;
  const keys = Object.keys(inside);
  const key = keys.length > 0 ? chance.pick(keys) : 'x';
  if (chance.percent(20) && Array.isArray(inside)) inside.splice(Number(key) || 0, 1);
  else if (chance.percent(20)) inside[key] = structuredClone(chance.pick(insides(copy)));
  else if (chance.percent(25)) inside[key] = structuredClone(inside[chance.pick(keys.length > 0 ? keys : ['x'])]);
  else inside[key] = chance.pick(ODD);
  return copy;
}

/** Does something to a battle that need not make sense. */
function edit(battle: Battle, chance: Rng): BattleRecipe {
  const ids = ['1A', '1B', '2A', '2B', '1E', '2D', '9?'];
  switch (chance.below(9)) {
    case 0:
      return addSheet(chance.pick([{ column: 0, row: 0 }, ...listOpenPlaces(battle)]));
    case 1:
      return removeSheet(chance.pick(['A', 'B', 'C', 'Q']));
    case 2:
      return setTerrain(chance.pick(['planets', 'asteroidFields'] as const), ['A0909', 'B0101'], chance.percent(60));
    case 3:
      return addShip(
        chance.pick([1, 2] as const),
        { hull: 'dagger', pods: [{ type: 'arsenal' }] },
        freeStart(battle, 1),
      );
    case 4:
      return removeShip(chance.pick(ids));
    case 5:
      return reletter(chance.pick(ids), chance.pick(['A', 'B', 'X']));
    case 6:
      return onShip(chance.pick(ids), withFields({ spentBlocks: 1 + chance.below(40), alertOn: 1 + chance.below(10) }));
    case 7:
      return addClause(chance.pick(CONDITION_KINDS), chance.pick([1, 2, 'points', null] as const));
    default:
      return chance.percent(50) ? removeClause(chance.below(5)) : moveClause(chance.below(5), 1);
  }
}

/** Changes a battle, and sees that what the change has recorded leads back and forth. */
function editedBothWays(battle: Battle, recipe: BattleRecipe): Battle {
  const [next, redo, undo] = produceWithPatches(battle, recipe);
  expect(applyPatches(next, undo)).toEqual(battle);
  expect(applyPatches(battle, redo)).toEqual(next);
  return next;
}

/** Plays some random orders of a battle that is said to be sound. */
function playSome(battle: Battle, chance: Rng): void {
  const game = newGame(battle, { seed: 1 });
  for (let n = 0; n < 12 && deciderOf(game) !== null; n += 1) {
    const actions = legal(game);
    if (actions.length === 0) return;
    expect(applyInPlace(game, chance.pick(actions)).ok).toBe(true);
  }
}

test('mutated battles are refused with a place, or told what is wrong, or played: never an error', () => {
  const chance = rngFrom(14);
  let read = 0;
  let played = 0;
  for (let n = 0; n < MUTANTS; n += 1) {
    const parsed = readBattle(mutate(chance.pick(SCENARIOS), chance));
    if (!parsed.ok) {
      expect(parsed.faults[0]?.message.length).toBeGreaterThan(0);
      continue;
    }
    read += 1;
    let battle = parsed.value;
    for (let edits = chance.below(4); edits > 0; edits -= 1) battle = editedBothWays(battle, edit(battle, chance));
    const faults = battleFaults(battle);
    for (const { message } of faults) expect(message.length).toBeGreaterThan(0);
    for (const { if: condition } of battle.victory) expect(conditionText(condition, (unit) => unit)).not.toBe('');
    expect(worthOf(battle)).toHaveLength(2);
    expect(readBattle(JSON.parse(writeBattle(battle)))).toEqual({ ok: true, value: battle });
    if (!isPlayable(faults)) continue;
    expect(readScenario(battle)).toMatchObject({ ok: true });
    played += 1;
    if (n % 10 === 0) playSome(battle, chance);
  }
  expect(read).toBeGreaterThan(MUTANTS / 4);
  expect(played).toBeGreaterThan(MUTANTS / 20);
});
