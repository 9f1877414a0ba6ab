import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import {
  applyInPlace,
  BATTLECRAFT_HULLS,
  FIRE_TYPES,
  type Game,
  MISSILE_TYPES,
  odds,
  POD_TYPES,
  parseRecord,
  readScenario,
  SPACESHIP_HULLS,
  snapshot,
  startRecord,
} from '../../src/engine/index.ts';
import { findScenario, SCENARIOS } from '../../src/scenarios/index.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/record-format.md'), 'utf8');

/** The example of this name: a block of JSON marked with it. */
function example(name: string): string {
  const found = page.split(`\`\`\`json ${name}\n`)[1]?.split('```')[0];
  if (found === undefined) throw new Error(`no example ${name} on the page`);
  return found;
}

/** The words in code quotes on the page. */
const quoted = new Set([...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => words.split(' ')));

const unnamed = (names: readonly string[]): string[] => names.filter((name) => !quoted.has(name));

/** The kinds of action that the form of a record accepts, as the refusal of an unknown one lists them. */
function actionKinds(): string[] {
  const record = { ...JSON.parse(example('record')), actions: [{ player: 1, do: 'fly' }] };
  const parsed = parseRecord(JSON.stringify(record));
  const message = parsed.ok ? '' : (parsed.faults[0]?.message.split(', but is')[0] ?? '');
  return [...message.matchAll(/"([^"]+)"/g)].map(([, kind = '']) => kind);
}

function playExample(): Game {
  const parsed = parseRecord(example('record'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const started = startRecord(parsed.value, findScenario);
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  for (const action of parsed.value.actions) expect(applyInPlace(started.value, action).ok).toBe(true);
  return started.value;
}

describe('docs/record-format.md', () => {
  test('shows a record that is played as it stands, and the snapshot it comes to', () => {
    const whole = snapshot(playExample());
    expect({ ...whole, units: whole.units.slice(0, 1) }).toEqual(JSON.parse(example('snapshot')));
  });

  test('shows lines without a fault beside its record', () => {
    const lines = JSON.parse(example('lines'));
    const read = parseRecord(JSON.stringify({ ...JSON.parse(example('record')), lines }));
    expect(read).toMatchObject({ ok: true, spared: [], value: { lines } });
  });

  test('shows a scenario without a fault', () => {
    expect(readScenario(JSON.parse(example('scenario')))).toMatchObject({ ok: true });
  });

  test('shows the answer to the question about a fire beside it', () => {
    const answer = odds(playExample(), { unit: '1E', from: 'burster', type: 'laser-burst', target: '2D' });
    expect({ ok: true, ...answer }).toEqual(JSON.parse(example('odds')));
  });

  test('names every kind of action', () => {
    const kinds = actionKinds();
    expect(kinds.length).toBeGreaterThan(30);
    expect(unnamed(kinds)).toEqual([]);
  });

  test('names every command of the command line', () => {
    expect(Object.keys(COMMANDS).filter((name) => !page.match(`\n\\| \`${name}[ \`]`))).toEqual([]);
  });

  test('names every scenario, hull, pod, missile and fire', () => {
    const ids = SCENARIOS.map(({ id }) => id);
    expect(
      unnamed([...ids, ...SPACESHIP_HULLS, ...BATTLECRAFT_HULLS, ...POD_TYPES, ...MISSILE_TYPES, ...FIRE_TYPES]),
    ).toEqual([]);
  });
});
