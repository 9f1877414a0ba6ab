import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SCHEMA_NAMES, schema } from '../../src/cli/schema.ts';
import { parseJson, readRecord, readScenario, ScenarioForm } from '../../src/engine/index.ts';
import { type Rng, rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { readShips } from '../../src/workbench/ships/ship-file.ts';
import { mutantText } from '../fixtures/mutants.ts';

const REPLAYS = join(import.meta.dirname, '../replays');

const ajv = new Ajv2020({ strict: false });
const compile = (json: object) => ajv.compile(json as AnySchema);
const accepts = Object.fromEntries(SCHEMA_NAMES.map((name) => [name, compile({ ...schema(name) })]));
const part = (name: string, of: string) => compile({ ...schema(name), $ref: `#/$defs/${of}` });

type Tree = Record<string, unknown>;

/** A copy in which one field, however deep, is another value or gone. */
function damaged(whole: object, chance: Rng): unknown {
  const copy = structuredClone(whole) as Tree;
  let at = copy;
  let key = chance.pick(Object.keys(at));
  while (Object.keys(Object(at[key])).length > 0 && typeof at[key] === 'object' && !chance.percent(15)) {
    at = at[key] as Tree;
    key = chance.pick(Object.keys(at));
  }
  const odd = [null, -1, 0, 1.5, 7, 1001, '', ' ', 'x', 'A0101', '1A', 'x'.repeat(61), '😀'.repeat(60), {}, true];
  if (chance.percent(15)) delete at[key];
  // A form takes a list without fields for an object whose fields may all be left out; its schema does not.
  else at[key] = Array.isArray(at[key]) ? [] : chance.pick(odd);
  return copy;
}

describe('the JSON Schema', () => {
  test('of records accepts every record of the tests', () => {
    const files = readdirSync(REPLAYS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    const records = files.map((name) => JSON.parse(readFileSync(join(REPLAYS, name), 'utf8')));
    const refused = records.map((file) => file.record ?? file).filter((record) => !accepts.record!(record));
    expect(records.length).toBeGreaterThan(30);
    expect(refused).toEqual([]);
  });

  test('of records refuses damaged ones as the program does', () => {
    const chance = rngFrom(48);
    const texts = Array.from({ length: 1500 }, () => mutantText(chance));
    const mutants = texts.flatMap((text) => {
      const json = parseJson(text);
      return json.ok ? [json.value] : [];
    });
    const [read, seen] = [(one: unknown) => readRecord(one).ok, (one: unknown) => accepts.record!(one)];
    expect(mutants.filter((one) => read(one) !== seen(one))).toEqual([]);
    expect(mutants.filter(seen).length).toBeGreaterThan(mutants.length / 3);
    expect(mutants.filter((one) => !seen(one)).length).toBeGreaterThan(mutants.length / 10);
  });

  test('of scenarios and battles accepts all that there are, and refuses those whose form is damaged', () => {
    expect(SCENARIOS.filter((one) => !accepts.scenario!(one) || !accepts.battle!(one))).toEqual([]);
    const chance = rngFrom(49);
    const mutants = Array.from({ length: 2000 }, () => damaged(chance.pick(SCENARIOS), chance));
    const isOfForm = (one: unknown) => v.is(ScenarioForm, one);
    expect(mutants.filter((one) => isOfForm(one) !== accepts.scenario!(one))).toEqual([]);
    expect(mutants.filter((one) => readScenario(one).ok && !accepts.scenario!(one))).toEqual([]);
    expect(mutants.filter(isOfForm).length).toBeGreaterThan(100);
  });

  test('of ships refuses what the hangar refuses for its form', () => {
    const ship = { name: 'Night Errand', hull: 'sword', pods: [{ type: 'arsenal' }, { type: 'energy', count: 2 }] };
    const file = { format: 'deltavee-ships', version: 1, ships: [ship] };
    expect([readShips(file).ok, accepts.ships!(file)]).toEqual([true, true]);
    const wrong = [
      { ...file, version: 2 },
      { ...file, ships: [] },
      { ...file, ships: [{ ...ship, hull: 'raft' }] },
    ];
    expect(wrong.filter((one) => readShips(one).ok || accepts.ships!(one))).toEqual([]);
  });

  test('of bots and messages has every form by its name', () => {
    const orders = part('bot', 'ordersAnswer');
    expect(orders({ kind: 'orders', number: 1, orders: [{ player: 1, do: 'ready' }] })).toBe(true);
    expect(orders({ kind: 'orders', number: 1, orders: [{ player: 1, do: 'win' }] })).toBe(false);
    expect(part('bot', 'toBot')({ kind: 'lost', why: 'late' })).toBe(true);
    expect(part('messages', 'say')({ id: 'c', text: 'Have fun' })).toBe(true);
    expect(part('messages', 'say')({ id: 'c', text: '' })).toBe(false);
    expect(part('messages', 'look')({ key: 'short' })).toBe(false);
  });
});
