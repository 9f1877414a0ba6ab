import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import {
  newGame,
  parseRecord,
  plainName,
  readScenario,
  type Scenario,
  snapshot,
  view,
} from '../../src/engine/index.ts';
import { fullSettings } from '../../src/game/entries.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { captionOf, shipSheets } from '../../src/sheet/index.ts';
import { drawLogs } from '../../src/sheet/paper/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { calledName, shortName, unitName } from '../../src/words/index.ts';
import { copyOf } from '../../src/workbench/battles/battle.ts';
import { freeStart } from '../../src/workbench/battles/free-start.ts';
import { addShip, nameShip } from '../../src/workbench/battles/ship-edits.ts';
import type { ShipDesign } from '../../src/workbench/ships/design.ts';

const ERRAND: ShipDesign = { name: 'Night Errand', hull: 'sword', pods: [{ type: 'hunter' }] };
const id = '1A';
const battle = produce(copyOf(showdown, 'A battle'), addShip(1, ERRAND, freeStart(showdown, 1)));

const faultsOf = (name: unknown) => {
  const read = readScenario({ ...battle, ships: battle.ships.map((ship) => ({ ...ship, name })) });
  return read.ok ? [] : read.faults.map(({ at, message }) => `${at}: ${message}`);
};

describe('the name of a designed ship', () => {
  test('goes into the battle, its file and a record of it', () => {
    expect(battle.ships.map(({ name }) => name)).toContain('Night Errand');
    expect(readScenario(JSON.parse(JSON.stringify(battle)))).toMatchObject({ ok: true, value: battle });
    const record = { format: 'deltavee-record', version: 1, scenario: battle, dice: { seed: 1 }, actions: [] };
    expect(parseRecord(JSON.stringify(record))).toMatchObject({ ok: true, value: { scenario: battle } });
  });

  test('is known at every seat, and stands in no snapshot', () => {
    const game = newGame(battle, { seed: 1 });
    for (const player of [1, 2, null] as const) {
      const { units } = seatAt(game, player).view;
      const ship = units.find((unit) => unit.id === id)!;
      expect(unitName(ship)).toBe(`${id} Night Errand (Sword)`);
      expect(calledName(ship)).toBe('Night Errand');
      expect(units.filter(({ name }) => name !== undefined)).toEqual([ship]);
    }
    for (const seen of [snapshot(game), view(game, 1), view(game, 2)]) {
      expect(JSON.stringify(seen)).not.toContain('Night Errand');
    }
  });

  test('stands on the log, on paper too', () => {
    const seen = snapshot(newGame(battle, { seed: 1 }));
    const sheets = shipSheets({ view: seen, events: [], scenario: battle, player: 1 });
    expect(sheets.map(({ ship }) => ship?.name)).toEqual([undefined, 'Night Errand']);
    const pages = drawLogs(sheets, { size: 'a4', colour: false }, captionOf(seen));
    expect(pages.map((page) => JSON.stringify(page).includes('Night Errand'))).toEqual([false, true]);
  });

  test('is given and taken in a battle', () => {
    const named = produce(battle, nameShip(id, 'Long Haul'));
    expect(named.ships.map(({ name }) => name)).toContain('Long Haul');
    const bare = produce(named, nameShip(id, '  '));
    expect(bare.ships.some((ship) => 'name' in ship)).toBe(false);
    expect(readScenario(bare)).toMatchObject({ ok: true });
  });
});

describe('a name in a file', () => {
  test.each([
    ['Night Errand', []],
    ['ליל מסע, 夜の使い', []],
    ['', ['ships[0].name: holds nothing that is to be seen ("")']],
    ['a\u202Eb', ['ships[0].name: holds control characters or marks of direction ("a\uFFFDb")']],
    ['a\u0007', ['ships[0].name: holds control characters or marks of direction ("a\uFFFD")']],
    [7, ['ships[0].name: should be string, but is 7']],
    ['n'.repeat(61), ['ships[0].name: has 61 characters, 60 at most']],
  ])('%j is told for what it is', (name, faults) => {
    expect(faultsOf(name).slice(0, 1)).toEqual(faults);
  });

  test('one that was typed is brought into that form', () => {
    expect(plainName(' \t ')).toBe('');
    expect(plainName('a\u202Eb\u2066c')).toBe('abc');
    expect(faultsOf(plainName(`${'n'.repeat(59)}😀`))).toEqual([]);
    expect(plainName(`${'n'.repeat(59)}😀x`)).toBe(`${'n'.repeat(59)}😀`);
    expect(plainName('two\r\nlines\u2028here')).toBe('two lines here');
    for (const name of ['ליל', 'नमस्ते', '👩‍🚀', '夜の使い']) expect(plainName(name)).toBe(name);
  });

  test('turns nothing around it where its letters run from right to left', () => {
    expect(unitName({ id: '1A', class: 'sword', name: 'ליל' })).toBe('1A \u2068ליל\u2069 (Sword)');
    expect(unitName({ id: '1A', class: 'sword' })).toBe('1A Sword');
  });
});

describe('what was kept before there was a rule for texts', () => {
  const odd = 'A\u200Fnn\n\u202Etwo\uD83D';
  const record = {
    format: 'deltavee-record',
    version: 1,
    scenario: { ...battle, id: odd, briefing: { situation: odd } },
    dice: { seed: 1 },
    actions: [],
    table: { names: [odd, '\u202E'], name: odd },
    lines: [{ name: odd, at: 0, dice: { seed: 1, rolls: [] }, actions: [] }],
  };

  test('is read as it could be chosen now, in every place of a file', () => {
    const read = parseRecord(JSON.stringify(record));
    expect(read).toMatchObject({
      ok: true,
      value: {
        scenario: { id: 'Ann two', briefing: { situation: 'Ann two' } },
        table: { names: ['Ann two', ''], name: 'Ann two' },
        lines: [{ name: 'Ann two' }],
      },
    });
    const ships = battle.ships.map((ship) => ({ ...ship, name: 'Night\u200E Errand' }));
    const named = readScenario({ ...battle, ships });
    expect(named.ok && named.value.ships[0]?.name).toBe('Night Errand');
    expect(readScenario({ ...battle, id: '\u202E' })).toMatchObject({ ok: true, value: { id: '\uFFFD' } });
  });

  test('is shown so out of what this device has kept', () => {
    const table = { names: [odd, ''] as [string, string], name: odd };
    expect(fullSettings(table)).toMatchObject({ names: ['Ann two', ''], name: 'Ann two' });
    expect(shortName({ ...fullSettings({ names: ['ליל', ''] }) }, 1)).toBe('\u2068ליל\u2069');
  });
});

const scenario: Scenario = battle;
test('a scenario without names is as it was', () => {
  expect(JSON.stringify(showdown)).not.toContain('"name"');
  expect(readScenario({ ...scenario, ships: scenario.ships.map(({ name: _, ...ship }) => ship) })).toMatchObject({
    ok: true,
  });
});
