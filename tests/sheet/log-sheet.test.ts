import { describe, expect, test } from 'vitest';
import { newGame, type ScenarioShip, snapshot } from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { blankSheet, type LogSheet, launchesOf, logSheet, sheetChanges } from '../../src/sheet/index.ts';
import { flute, scenarioOf } from '../fixtures/sheets.ts';
import { copyOf, unit, type WritableGame } from '../fixtures/units.ts';

function sheetOf(line: ScenarioShip, change: (game: WritableGame) => void = () => {}): LogSheet {
  const game = copyOf(newGame(scenarioOf(line), { seed: 1 }));
  change(game);
  const { units } = snapshot(game);
  return logSheet(units.find(({ id }) => id === `${line.player}${line.letter}`)!, units, line);
}

const count = (boxes: readonly string[], state: string) => boxes.filter((box) => box === state).length;
const missiles = (sheet: LogSheet, type: string) => sheet.missiles.find((section) => section.type === type)!;

describe('10.0 the booklet’s Flute on Log Nr. 1', () => {
  const sheet = sheetOf(flute);

  test('10.1 four pods with their dice and armor, pods 5 and 6 struck off', () => {
    expect(sheet.compartments.map(({ part, die, armor, struck }) => [part, die, armor, struck])).toEqual([
      ['bridge', 2, 2, false],
      ['engine', 2, 2, false],
      ['force-field', 3, 2, false],
      ['pod-1', 4, 2, false],
      ['pod-2', 5, 2, false],
      ['pod-3', 6, 2, false],
      ['pod-4', 7, 2, false],
      ['pod-5', 8, null, true],
      ['pod-6', 9, null, true],
    ]);
    expect(sheet.compartments[5]?.craft).toEqual({ unit: '1B1', status: 'in-pod' });
  });

  test('the head of the log', () => {
    expect(sheet.header).toEqual({
      velocityRating: 3,
      maneuverRating: 6,
      burnRate: 6,
      energyCapacity: { hull: 66, pods: 144 },
      burster: 1,
      armor: 2,
      forceField: 1,
      targetingProgram: -4,
      battleCommands: 1,
      fires: 2,
    });
  });

  test('10.2 lines struck off from the bottom: 4 unguided boxes, 2 guided, 2 intelligent and 1 MIMS line', () => {
    const struck = (type: string) => missiles(sheet, type).lines.map(({ status }) => status === 'struck');
    expect(struck('unguided')).toEqual([...Array(6).fill(false), ...Array(4).fill(true)]);
    expect(struck('guided')).toEqual([...Array(5).fill(false), true, true]);
    expect(struck('intelligent')).toEqual([false, false, false, true, true]);
    expect(struck('mims')).toEqual([false, true]);
  });

  test('10.2 energy boxes struck off from the right: guided 9, intelligent 7, MIMS 6 are left', () => {
    const first = (type: string) => missiles(sheet, type).lines[0]?.boxes ?? [];
    expect([first('guided').length, count(first('guided'), 'open')]).toEqual([10, 9]);
    expect([first('intelligent').length, count(first('intelligent'), 'open')]).toEqual([9, 7]);
    expect([first('mims').length, count(first('mims'), 'open')]).toEqual([7, 6]);
    expect(first('guided').at(-1)).toBe('struck');
    expect(first('unguided')).toEqual([]);
  });

  test('10.3 35 blocks of 48, the track to 6 with its marker on 0', () => {
    const { blocks, track, unitsLeft } = sheet.energy;
    expect([blocks.length, count(blocks, 'open'), blocks.indexOf('struck')]).toEqual([48, 35, 35]);
    expect(track.map(({ struck }) => struck)).toEqual([...Array(7).fill(false), true, true]);
    expect(track.filter(({ marker }) => marker).map(({ number }) => number)).toEqual([0]);
    expect(track.find(({ full }) => full)?.number).toBe(6);
    expect(unitsLeft).toBe(66 + 144);
  });

  test('10.4 the Terwillicker-5000, and the second section struck off', () => {
    const [first, second] = sheet.craft;
    expect(first).toMatchObject({ unit: '1B1', hull: 'terwillicker-5000', bridge: { armor: 1 }, engine: { armor: 1 } });
    expect(count(first!.boxes, 'open')).toBe(15);
    expect(second?.unit).toBeNull();
    expect(count(second!.boxes, 'struck')).toBe(15);
  });
});

describe('what has been marked', () => {
  const marked = sheetOf(flute, (copy) => {
    const ship = unit(copy, '1B');
    const craft = unit(copy, '1B1');
    if (ship.kind !== 'spaceship' || craft.kind !== 'battlecraft') throw new Error('no such ship');
    ship.energy.marked = 14;
    ship.energy.track = 2;
    ship.pods[0]!.status = 'vulnerable';
    ship.pods[0]!.missiles!.unguided = 4;
    craft.energy.spent = 3;
  });

  test('10.3, R10.3a blocks are spent from the first; what is left is counted in units', () => {
    expect(marked.energy.blocks.slice(0, 16)).toEqual([...Array(14).fill('spent'), 'open', 'open']);
    expect(marked.energy.unitsLeft).toBe(21 * 6 - 2);
  });

  test('10.3, 10.4 what the scenario took before play is not aboard, and what is spent in play is spent', () => {
    const terwillicker = { type: 'battlecraft', armor: 2, battlecraft: 'terwillicker-5000', spentUnits: 4 } as const;
    const worn = { ...flute, spentBlocks: 10, pods: flute.pods.map((pod) => (pod.battlecraft ? terwillicker : pod)) };
    const fresh = sheetOf(worn);
    expect([count(fresh.energy.blocks, 'spent'), count(fresh.energy.blocks, 'open')]).toEqual([0, 25]);
    expect([count(fresh.craft[0]!.boxes, 'spent'), count(fresh.craft[0]!.boxes, 'open')]).toEqual([0, 11]);
    const flown = sheetOf(worn, (copy) => {
      const [ship, craft] = [unit(copy, '1B'), unit(copy, '1B1')];
      if (ship.kind !== 'spaceship' || craft.kind !== 'battlecraft') throw new Error('no such ship');
      ship.energy.marked += 3;
      craft.energy.spent += 2;
    });
    expect(flown.energy.blocks.slice(0, 4)).toEqual(['spent', 'spent', 'spent', 'open']);
    expect(flown.energy.unitsLeft).toBe((25 - 3) * 6);
    expect([count(flown.craft[0]!.boxes, 'spent'), count(flown.craft[0]!.boxes, 'open')]).toEqual([2, 9]);
  });

  test('10.2 a missile out of its pod that nobody has told of is used', () => {
    const { total, left, lines } = missiles(marked, 'unguided');
    expect([total, left]).toEqual([6, 4]);
    expect(lines.slice(0, 7).map(({ status }) => status)).toEqual([
      'used',
      'used',
      'aboard',
      'aboard',
      'aboard',
      'aboard',
      'struck',
    ]);
  });

  test('the changes are named', () => {
    expect([...sheetChanges(sheetOf(flute), marked).keys()].filter((name) => !name.startsWith('block'))).toEqual([
      'part pod-1',
      'track',
      'line unguided 0',
      'line unguided 1',
      'craft 0 0',
      'craft 0 1',
      'craft 0 2',
    ]);
    expect(sheetChanges(sheetOf(flute), marked).get('part pod-1')).toBe('intact');
    expect(sheetChanges(null, marked).size).toBe(0);
  });
});

describe('10.2 missiles that have left their pods', () => {
  const launches = launchesOf([
    { type: 'missile-prepared', ship: '1B', missile: '1GB01', what: 'guided', pod: 1, rule: '7.4' },
    {
      type: 'launched',
      ship: '1B',
      unit: '1GB01',
      kind: 'missile',
      what: 'guided',
      pod: 1,
      hex: 'A0201',
      direction: 3,
      velocity: 4,
      rule: '9.4',
    },
    {
      type: 'launched',
      ship: '1B',
      unit: '1U01',
      kind: 'missile',
      what: 'unguided',
      pod: 1,
      hex: 'A0201',
      direction: 3,
      velocity: 4,
      rule: '9.4',
    },
    {
      type: 'launched',
      ship: '1M31',
      unit: '1U02',
      kind: 'missile',
      what: 'unguided',
      pod: null,
      hex: 'A0201',
      direction: 3,
      velocity: 4,
      rule: '9.4',
    },
  ]);
  const game = copyOf(newGame(scenarioOf(flute), { seed: 1 }));
  const ship = unit(game, '1B');
  if (ship.kind === 'spaceship') ship.pods[0]!.missiles!.guided = 4;
  const flying = {
    id: '1GB01',
    owner: 1,
    kind: 'missile',
    class: 'guided',
    status: 'in-play',
    hex: 'A0201',
    direction: 3,
    velocity: 4,
    nextSide: 'left',
    revealed: false,
    civLevel: 7,
    energy: { units: 9, spent: 3 },
  } as const;
  const { units } = snapshot(game);
  const sheet = logSheet(units[0]!, [...units, flying], flute, launches);

  test('each once, those of a MIMS on no log', () => {
    expect(launches.map(({ missile }) => missile)).toEqual(['1GB01', '1U01']);
  });

  test('the first line has its pod, its number and its spent boxes', () => {
    const [first, second] = missiles(sheet, 'guided').lines;
    expect(first).toMatchObject({ missile: '1GB01', pod: 1, status: 'flying' });
    expect([count(first!.boxes, 'spent'), count(first!.boxes, 'open'), count(first!.boxes, 'struck')]).toEqual([
      3, 6, 1,
    ]);
    expect(second?.status).toBe('aboard');
  });

  test('R2.5a without the story a guided one is known by its letter', () => {
    const [first] = missiles(logSheet(units[0]!, [...units, flying], flute), 'guided').lines;
    expect(first).toMatchObject({ missile: '1GB01', pod: null, status: 'flying' });
  });

  test('8.9 a damaged pod has lost those it still held', () => {
    const hit = sheetOf(flute, (copy) => {
      const one = unit(copy, '1B');
      if (one.kind === 'spaceship') one.pods[0]!.status = 'damaged';
    });
    expect(missiles(hit, 'mims').lines.map(({ status }) => status)).toEqual(['lost', 'struck']);
  });
});

describe('R10.1a the paper', () => {
  test('grows where a ship needs more than is printed', () => {
    const arsenal = { type: 'arsenal' } as const;
    const sheet = sheetOf({ ...flute, hull: 'clarinet', pods: Array(7).fill(arsenal), log: 1 });
    expect(sheet.compartments.filter(({ struck }) => !struck)).toHaveLength(3 - 1 + 7);
    expect(missiles(sheet, 'unguided').lines).toHaveLength(56);
    const energy = sheetOf({ ...flute, hull: 'sword', pods: Array(5).fill({ type: 'energy' }), log: 1 }).energy;
    expect([energy.total, energy.blocks.length]).toEqual([133, 144]);
    expect(sheetOf({ ...flute, hull: 'corco-mu', pods: [], log: 1 }).energy.track).toHaveLength(17);
  });

  test('has no force field box open on a hull without one', () => {
    const sheet = sheetOf({ ...flute, hull: 'piccolo', pods: [{ type: 'hunter' }] });
    expect(sheet.compartments.find(({ part }) => part === 'force-field')).toMatchObject({ struck: true, armor: null });
  });

  test.each([
    [1, 10, 7, 5, 2, 9, 9],
    [2, 16, 14, 10, 4, 17, 15],
  ] as const)('Nr. %i, blank', (log, unguided, guided, intelligent, mims, track, rows) => {
    const sheet = blankSheet(log);
    expect(sheet.missiles.map(({ lines }) => lines.length)).toEqual([unguided, guided, intelligent, mims]);
    expect(sheet.energy.track).toHaveLength(track);
    expect(sheet.compartments).toHaveLength(rows);
    expect(sheet.energy.blocks).toEqual(Array(48).fill('open'));
  });

  test('has room for every ship of the five scenarios', () => {
    for (const scenario of SCENARIOS) {
      const { units } = snapshot(newGame(scenario, { seed: 1 }));
      for (const line of scenario.ships) {
        const ship = units.find(({ id }) => id === `${line.player}${line.letter}`)!;
        const sheet = logSheet(ship, units, line);
        expect(sheet.compartments.filter(({ pod }) => pod)).toHaveLength(line.pods.length);
        for (const section of sheet.missiles) expect(section.left).toBe(section.total);
      }
    }
  });
});
