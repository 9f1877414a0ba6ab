import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shipFaults } from '../../src/engine/index.ts';
import { type Rng, rngFrom } from '../../src/matches/rng.ts';
import { startingSheets } from '../../src/sheet/index.ts';
import { parseFile } from '../../src/store/saved/read-file.ts';
import type { ShipDesign } from '../../src/workbench/ships/design.ts';
import { figuresOf, priceOf } from '../../src/workbench/ships/figures.ts';
import { readShips, shipFileName, writeShipFile } from '../../src/workbench/ships/ship-file.ts';
import { trialScenario } from '../../src/workbench/ships/trial.ts';
import { ALL } from '../all.ts';
import { anyShip } from '../fixtures/ships.ts';

/** The ships in a text, read as the hangar reads a file. */
function readText(text: string) {
  const file = parseFile(text);
  return file.ok ? readShips(file.value.value) : file;
}

const ship: ShipDesign = { name: 'Night Errand', hull: 'sword', pods: [{ type: 'energy', count: 2 }] };

const faultsOf = (change: object): string[] => {
  const read = readText(JSON.stringify({ format: 'deltavee-ships', version: 1, ships: [{ ...ship, ...change }] }));
  return read.ok ? [] : read.faults.map(({ at, message, rule }) => `${at}: ${message} ${rule}`);
};

describe('a file of ships', () => {
  test('is told by docs/record-format.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/record-format.md'), 'utf8');
    const example = page.split('```json ships\n')[1]?.split('```')[0] ?? '';
    expect(readText(example)).toMatchObject({ ok: true, value: [{ name: 'Night Errand' }] });
  });

  test('holds them as they were', () => {
    const chance = rngFrom(7);
    const ships = Array.from({ length: 40 }, () => anyShip(chance));
    expect(readText(writeShipFile(ships))).toEqual({ ok: true, value: ships });
  });

  test('is named after its ship, or the hangar', () => {
    expect(shipFileName([ship])).toBe('deltavee-ship-night-errand.json');
    expect(shipFileName([{ ...ship, name: '../..' }])).toBe('deltavee-ship-unnamed.json');
    expect(shipFileName([ship, ship])).toBe('deltavee-ship-hangar.json');
  });

  test.each([
    ['{', /:/],
    ['7', /not a file of DeltaVee ships/],
    ['{"format":"deltavee-record"}', /not a file of DeltaVee ships/],
    ['{"format":"deltavee-ships","version":2,"ships":[{}]}', /1/],
    ['{"format":"deltavee-ships","version":1,"ships":[]}', /./],
    [`{"format":"deltavee-ships","x":"${'x'.repeat(1_000_000)}"}`, /larger than 1 MB/],
    ['['.repeat(20_000), /brackets/],
    [
      JSON.stringify({ format: 'deltavee-ships', version: 1, ships: Array.from({ length: 101 }, () => ship) }),
      /100 at most/,
    ],
  ])('that is none is refused: %#', (text, said) => {
    const read = readText(text);
    expect(read.ok ? '' : read.faults.map(({ at, message }) => `${at}: ${message}`).join()).toMatch(said);
  });

  test.each([
    [{ hull: 'galleon' }, /^ships\[0\]\.hull: /],
    [{ name: 'x'.repeat(61) }, /^ships\[0\]\.name: /],
    [{ pods: Array.from({ length: 13 }, () => ({ type: 'crew' })) }, /^ships\[0\]\.pods: .*12 at most/],
    [{ hull: 'piccolo' }, /^ships\[0\]\.pods\[0\]\.count: .*streamlined.*R5\.8a/],
    [{ pods: Array.from({ length: 6 }, () => ({ type: 'crew' })) }, /^ships\[0\]\.pods: a sword carries 5.*4\.9/],
    [{ damage: { 'pod-2': 'destroyed' } }, /^ships\[0\]\.damage\.pod-2: /],
    [{ budget: -1 }, /^ships\[0\]\.budget: /],
    [{ prices: { crew: 0.5 } }, /^ships\[0\]\.prices\.crew: /],
  ])('with a ship that cannot be is refused with its place: %#', (change, said) => {
    expect(faultsOf(change).join()).toMatch(said);
  });
});

type Json = { [key: string]: unknown } | unknown[];

const ODD: readonly unknown[] = [
  ...[null, -1, 0, 1, 2, 3, 1.5, 1e308, '', '__proto__', 'constructor', [], {}, [[[[]]]], true],
  ...['sword', 'piccolo', 'energy', 'battlecraft', 'lander', 'destroyed', 'damaged'],
];

/** Every object and list in a value. */
const listsIn = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(listsIn)] : [];

/** A file with one thing changed in it: a value, a field too few or too many, a piece of the text. */
function mutant(chance: Rng): string {
  const file = JSON.parse(writeShipFile(Array.from({ length: 1 + chance.below(3) }, () => anyShip(chance))));
  const place = chance.pick(listsIn(file)) as Record<string, unknown>;
  const key = chance.pick([...Object.keys(place), 'damage', 'count']);
  const how = chance.below(10);
  if (how === 0) delete place[key];
  else if (how < 3) place[key] = chance.pick(listsIn(file));
  else place[key] = chance.pick(ODD);
  let text: string;
  try {
    text = JSON.stringify(file);
  } catch {
    // A value that holds itself cannot stand in a file.
    return '{}';
  }
  if (chance.percent(3)) return text.slice(0, chance.below(text.length));
  return chance.percent(3) ? text.replace('{', '{"__proto__":{"ships":[]},') : text;
}

const MUTANTS = ALL ? 20_000 : 2_000;

test('mutated files of ships end with ships or with sentences, never with an error', () => {
  const chance = rngFrom(2026);
  let read = 0;
  for (let n = 0; n < MUTANTS; n += 1) {
    const parsed = readText(mutant(chance));
    if (!parsed.ok) {
      expect(parsed.faults[0]?.message.length).toBeGreaterThan(0);
      continue;
    }
    read += 1;
    for (const one of parsed.value) {
      expect(shipFaults(one)).toEqual([]);
      expect(priceOf(one).total).toBeGreaterThan(0);
      expect(startingSheets(trialScenario([one]))[0]?.energy.total).toBe(figuresOf(one).blocks);
    }
  }
  expect(read).toBeGreaterThan(MUTANTS / 4);
  expect(MUTANTS - read).toBeGreaterThan(MUTANTS / 4);
});
