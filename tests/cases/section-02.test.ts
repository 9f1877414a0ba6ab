import { describe, expect, test } from 'vitest';
import {
  apply,
  FIRE_COST,
  type Game,
  HULLS,
  hexId,
  interceptionChance,
  legalOfKind,
  newGame,
  odds,
  PODS,
  readScenario,
  type Scenario,
  snapshot,
  terrainOf,
  view,
} from '../../src/engine/index.ts';
import { findScenario, SCENARIOS } from '../../src/scenarios/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { craft, hexOf, missile, ship, unit } from '../fixtures/units.ts';

describe('2.1 the sheets in use', () => {
  const two = (second: Record<string, unknown>): unknown => ({
    ...structuredClone(findScenario('showdown')),
    sheets: [{ letter: 'A', column: 0, row: 0 }, second],
  });

  test('2.1 two sheets may not lie in one place nor bear one letter', () => {
    const faults = (value: unknown) => {
      const read = readScenario(value);
      return read.ok ? [] : read.faults.map(({ at }) => at);
    };
    expect(faults(two({ letter: 'B', column: 1, row: 0 }))).toEqual([]);
    expect(faults(two({ letter: 'A', column: 1, row: 0 }))).toContain('sheets[1].letter');
    expect(faults(two({ letter: 'B', column: 0, row: 0 }))).toContain('sheets[1]');
  });

  test('2.1 a snapshot tells the sheets with their letters and places', () => {
    const game = newGame(findScenario('pirates') as Scenario, {});
    expect(snapshot(game).sheets).toEqual([
      { letter: 'A', column: 0, row: 0 },
      { letter: 'B', column: 1, row: 0 },
      { letter: 'C', column: 2, row: 0 },
    ]);
  });

  test('2.1 hexes keep their ids when a sheet is added', () => {
    const game = position('1A sword A0101 12 1\n2A sword A0808 12 0', { sheets: 'A' });
    const moved = given(game, 1, { do: 'move', unit: '1A' });
    expect(snapshot(moved).sheets).toHaveLength(2);
    expect([hexOf(moved, '1A'), hexOf(moved, '2A')]).toEqual(['B0117', 'A0808']);
  });
});

describe('2.2 the charts decide', () => {
  test('2.2 a fire is worked out from the Spaceship, Pod and Fire Results charts', () => {
    const game = position('1A piccolo A0808 12 1 : hunter\n2B dagger A1108 6 4');
    const fires = [
      ['burster', 'laser-burst', HULLS.piccolo.targetingProgram, 3],
      [1, 'particle-barrage', PODS.hunter.targetingProgram, 7],
    ] as const;
    for (const [from, type, modifier, chance] of fires) {
      const answer = odds(game, { unit: '1A', from, type, target: '2B' });
      // Opposite directions: 1 + 4. Three columns away and less than two hexes off the row: range 3.
      const targetValue = 3 + Math.max(0, 5 + (modifier ?? 0));
      expect(answer).toMatchObject({ range: 3, modifier, targetValue, hitChance: chance });
    }
    expect(FIRE_COST['particle-barrage']).toBe(3);
  });

  test('2.2 an interception is worked out from the Missile Interception Table', () => {
    const lines = '1A sword A0810 12 0\n1U unguided A0808 12 1 civ 7\n2B dagger A0807 6 1';
    const chance = interceptionChance(7, 1);
    expect(chance).toBe(7);
    const intercepted = (roll: number) => {
      const { events } = play(position(lines, { rolls: [roll] }), by(1, { do: 'move', unit: '1U01' }));
      return events.find((event) => event.type === 'interception');
    };
    // Opposite directions, 1 + 1, halved in the same hex.
    expect(intercepted(7)).toMatchObject({ chance: 7, success: true });
    expect(intercepted(8)).toMatchObject({ chance: 7, success: false });
  });
});

describe('2.3 the Spaceship Logs', () => {
  test.each([
    ['showdown', { '1E': 1, '2D': 1 }],
    ['first-shot', { '1A': 2, '2A': 1, '2B': 1 }],
    ['escape-from-tau-ceti', { '1A': 2, '1B': 1, '1C': 1, '1D': 1, '2A': 2 }],
    ['pirates', { '1B': 2, '1A': 1, '2A': 1, '2B': 1 }],
    ['convoy-red', { '1A': 2, '1B': 1, '1C': 1, '1D': 1, '1E': 2, '2A': 2, '2B': 1, '2C': 1 }],
  ])('2.3 the logs of %s', (id, logs) => {
    const ships = findScenario(id)?.ships ?? [];
    expect(Object.fromEntries(ships.map(({ player, letter, log }) => [`${player}${letter}`, log]))).toEqual(logs);
  });

  test('2.3 every ship has its own, no other unit has one', () => {
    for (const scenario of SCENARIOS) {
      const game = newGame(scenario, {});
      const withLog = snapshot(game).units.filter(({ kind }) => kind === 'spaceship');
      expect(withLog).toHaveLength(scenario.ships.length);
    }
  });
});

describe('2.4 the playing pieces', () => {
  const lines = `
    1A sword A0808 12 1 : battlecraft=terwillicker-x, arsenal
    1A1 A0807 12 2
    1U unguided A0806 12 2 from 1A.2
    2B dagger B0808 12 1`;

  test('2.4 spaceships lie face-up, battlecraft and missiles face-down until they are detected', () => {
    const game = position(lines);
    expect(['1A', '2B', '1A1', '1U01'].map((id) => unit(game, id).revealed)).toEqual([true, true, false, false]);
    expect(view(game, 2).units.map(({ id, kind }) => [id, kind])).toEqual([
      ['1A', 'spaceship'],
      ['2B', 'spaceship'],
      ['1?01', 'battlecraft'],
      ['1?02', 'missile'],
    ]);
    expect(view(game, 1).units.map(({ id }) => id)).toEqual(['1A', '2B', '1A1', '1U01']);
  });

  test('2.4 each piece shows its direction and its velocity to both players', () => {
    const game = position(lines);
    for (const player of [1, 2] as const) {
      for (const { direction, velocity } of view(game, player).units) {
        expect([direction, velocity]).not.toContain(null);
      }
    }
  });
});

describe('2.5 spaceships, battlecraft and missiles', () => {
  test('2.5 battlecraft are called after their ship and numbered by their boxes', () => {
    const game = newGame(findScenario('escape-from-tau-ceti') as Scenario, {});
    expect([craft(game, '2A1').pod, craft(game, '2A2').pod]).toEqual([4, 5]);
    const swapped = given({ ...game, setUp: 2 }, 2, { do: 'swap-pods', ship: '2A', a: 1, b: 5 });
    expect([craft(swapped, '2A1').pod, craft(swapped, '2A2').pod]).toEqual([1, 4]);
  });

  const commands = (line: string, extra = ''): string[] => {
    const game = position(`1A sword B0808 12 0 : arsenal\n${line}\n2B dagger B0101 12 0${extra}`, {
      phase: 'command 1',
    });
    const id = game.units.map(({ id }) => id).at(-1) ?? '';
    return (['accelerate', 'decelerate', 'turn', 'weave'] as const).filter((kind) =>
      legalOfKind(game, kind).some((action) => 'unit' in action && action.unit === id),
    );
  };

  test('2.5 an unguided missile receives no Maneuver Command', () => {
    expect(commands('1U unguided A0808 12 2 from 1A.1')).toEqual([]);
  });

  test('2.5 a guided missile receives them once it is controlled', () => {
    expect(commands('1G guided A0808 12 2 from 1A.1')).toEqual([]);
    const game = position('1A sword B0808 12 0 : arsenal\n1G guided A0808 12 2 from 1A.1\n2B dagger B0101 12 0', {
      phase: 'command 1',
    });
    const order = by(1, { do: 'accelerate', unit: '1GA01' });
    expect(apply(game, order).ok).toBe(false);
    const controlled = given(game, 1, { do: 'control-missile', ship: '1A', missile: '1GA01' });
    expect(unit(given(controlled, 1, { do: 'accelerate', unit: '1GA01' }), '1GA01').velocity).toBe(3);
  });

  test.each(['1I intelligent A0808 12 2 from 1A.1', '1M mims A0808 12 2 from 1A.1'])(
    '2.5 %s receives them in every Command Phase',
    (line) => {
      expect(commands(line)).toEqual(['accelerate', 'decelerate', 'turn']);
    },
  );

  test('2.5 a MIMS that has launched its four goes on as an intelligent missile', () => {
    const start = position('1A sword B0808 12 0 : arsenal\n1M mims A0808 12 2 civ 8 from 1A.1\n2B dagger B0101 12 0', {
      phase: 'fire 1',
    });
    const launch = { do: 'mims-launch', missile: '1M31', hex: 'A0807', direction: 12, velocity: 2 } as const;
    const game = given(start, 1, launch, launch, launch, launch);
    expect(missile(game, '1M31').mimsLaunched).toBe(true);
    const later = advance(game, 'command 1');
    expect(legalOfKind(later, 'turn').map((action) => 'unit' in action && action.unit)).toContain('1M31');
    expect(legalOfKind(advance(later, 'fire 1'), 'mims-launch')).toEqual([]);
  });
});

describe('R2.5a counter numbers', () => {
  const armed = (): Game =>
    position(
      `
      1A sword A0808 12 1 : arsenal, arsenal, battle-communications
      1C spear A0508 12 1 : arsenal
      2A sword B0808 12 1 : arsenal`,
      { phase: 'fire 1' },
    );
  const launch = (ship: '1A' | '1C', pod: number, missileType: 'unguided' | 'guided') =>
    ({
      do: 'launch-missile',
      ship,
      pod,
      missile: missileType,
      hex: ship === '1A' ? 'A0807' : 'A0507',
      direction: 12,
      velocity: 1,
    }) as const;

  test('R2.5a unguided ones of a player count from 01, guided ones from 01 for each ship', () => {
    const game = given(
      armed(),
      1,
      launch('1A', 1, 'unguided'),
      launch('1A', 1, 'guided'),
      launch('1A', 2, 'guided'),
      launch('1C', 1, 'guided'),
      launch('1C', 1, 'unguided'),
    );
    const missiles = game.units.map(({ id }) => id).filter((id) => missileIn(game, id));
    expect(missiles).toEqual(['1U01', '1GA01', '1GA02', '1GC01', '1U02']);
  });

  const missileIn = (game: Game, id: string): boolean => unit(game, id).kind === 'missile';

  test('R2.5a each player has counters of his own', () => {
    const game = advance(given(armed(), 1, launch('1A', 1, 'unguided')), 'fire 2');
    const both = given(game, 2, {
      do: 'launch-missile',
      ship: '2A',
      pod: 1,
      missile: 'unguided',
      hex: hexId(game, { ...unit(game, '2A').hex!, r: unit(game, '2A').hex!.r - 1 }),
      direction: 12,
      velocity: 1,
    });
    expect(missile(both, '2U01').owner).toBe(2);
  });

  test('R2.5a intelligent missiles count from 21, MIMS from 31, when they are prepared', () => {
    const game = given(
      { ...armed(), phase: { ...armed().phase, kind: 'command' } },
      1,
      { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'mims' },
      { do: 'prepare-missile', ship: '1A', pod: 2, missile: 'intelligent' },
      { do: 'prepare-missile', ship: '1C', pod: 1, missile: 'intelligent' },
    );
    expect(['1M31', '1I21', '1I22'].map((id) => missile(game, id).status)).toEqual([
      'prepared',
      'prepared',
      'prepared',
    ]);
  });

  test('R2.5a a number is not used again when its missile is gone', () => {
    const off = position(
      `
      1A sword A0808 12 9 : arsenal
      1U unguided A0801 12 1 from 1A.1
      2B dagger A0117 12 0`,
      { sheets: 'A' },
    );
    const gone = given(off, 1, { do: 'move', unit: '1U01' }, { do: 'move', unit: '1A' });
    expect(missile(gone, '1U01').status).toBe('off-map');
    const game = given(advance(gone, 'fire 1'), 1, {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'unguided',
      hex: hexId(gone, { ...unit(gone, '1A').hex!, r: unit(gone, '1A').hex!.r - 1 }),
      direction: 12,
      velocity: 9,
    });
    expect(missile(game, '1U02').status).toBe('in-play');
  });

  test.each([
    ['unguided', 20, '1U21'],
    ['intelligent', 10, '1I31'],
    ['mims', 5, '1M36'],
  ] as const)('R2.5a the counter mix is no limit: after %s number %d comes %s', (type, count, next) => {
    const line = `1X ${type} A0101 12 1 from 1A.1`;
    const lines = ['1A sword A0808 12 1 : light-weapon, arsenal', '2B dagger B0117 12 0', ...Array(count).fill(line)];
    const game = position(lines.join('\n'), { phase: 'command 1' });
    const pod = type === 'unguided' ? 1 : 2;
    const prepared = given(game, 1, { do: 'prepare-missile', ship: '1A', pod, missile: type });
    expect(missile(prepared, next).status).toBe('prepared');
  });
});

describe('2.6 velocity markers', () => {
  test('2.6 every unit on the map has one, prepared ones have none until they are launched', () => {
    const game = position(
      `
      1A sword A0808 12 3 : battlecraft=terwillicker-x, arsenal, battle-communications
      2B dagger B0808 12 1`,
      { phase: 'command 1' },
    );
    const prepared = given(
      game,
      1,
      { do: 'prepare-battlecraft', ship: '1A', pod: 1 },
      { do: 'prepare-missile', ship: '1A', pod: 2, missile: 'mims' },
    );
    const markers = Object.fromEntries(snapshot(prepared).units.map(({ id, velocity }) => [id, velocity]));
    expect(markers).toEqual({ '1A': 3, '2B': 1, '1A1': null, '1M31': null });
    const later = advance(prepared, 'fire 1');
    const launched = given(later, 1, {
      do: 'launch-missile',
      ship: '1A',
      pod: 2,
      missile: '1M31',
      hex: hexId(later, { ...unit(later, '1A').hex!, r: unit(later, '1A').hex!.r - 1 }),
      direction: 12,
      velocity: 4,
    });
    expect(snapshot(launched).units.find(({ id }) => id === '1M31')?.velocity).toBe(4);
  });

  test('2.6 they go from 0 to 9', () => {
    const at = (velocity: number) =>
      position(`1A piccolo A0808 12 ${velocity}\n2B dagger B0808 12 1`, { phase: 'command 1' });
    expect(refusal(at(0), by(1, { do: 'decelerate', unit: '1A' })).rule).toBe('R8.3a');
    expect(refusal(at(9), by(1, { do: 'accelerate', unit: '1A' })).rule).toBe('R8.3a');
    expect(unit(given(at(1), 1, { do: 'decelerate', unit: '1A' }), '1A').velocity).toBe(0);
    expect(unit(given(at(8), 1, { do: 'accelerate', unit: '1A' }), '1A').velocity).toBe(9);
  });

  test('2.6 both players see the velocity of every unit, face-down ones too', () => {
    const game = position('1A sword A0808 12 3 : arsenal\n1U unguided A0807 12 4 from 1A.1\n2B dagger B0808 12 1');
    expect(view(game, 2).units.map(({ velocity }) => velocity)).toEqual([3, 1, 4]);
  });
});

describe('2.7 game markers', () => {
  test('2.7 an Asteroid Field marker fills its hex and the six around it', () => {
    const game = position('1A sword A0101 12 0\n2B dagger B0808 12 1', {
      asteroidFields: ['A0808'],
      planets: ['B0103'],
    });
    const { planets, asteroids } = terrainOf(game.scenario);
    expect(planets.map((hex) => hexId(game, hex))).toEqual(['B0103']);
    expect(asteroids.map((hex) => hexId(game, hex)).sort()).toEqual(
      ['A0708', 'A0709', 'A0807', 'A0808', 'A0809', 'A0908', 'A0909'].sort(),
    );
  });

  test('2.7 fields may overlap: those of Scenario 4 fill forty hexes', () => {
    const scenario = findScenario('pirates') as Scenario;
    const game = newGame(scenario, {});
    const rows: Record<string, number[]> = {
      C08: [1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 14, 15],
      C09: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      C10: [1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 14, 15],
    };
    const expected = Object.entries(rows).flatMap(([column, list]) =>
      list.map((row) => `${column}${String(row).padStart(2, '0')}`),
    );
    const found = terrainOf(scenario).asteroids.map((hex) => hexId(game, hex));
    expect([...found].sort()).toEqual(expected.sort());
  });

  test('2.7 a ship shows its force field and its jump marker to both players', () => {
    const game = position('1A sword A0808 12 0 : arsenal, standard-jump\n2B dagger B0808 12 1', {
      phase: 'command 1',
      jumps: { player: 1 },
    });
    const marked = given(game, 1, { do: 'activate-force-field', ship: '1A' }, { do: 'prepare-jump', unit: '1A' });
    expect(ship(marked, '1A')).toMatchObject({ forceField: true, jump: 'prepared' });
    expect(view(marked, 2).units[0]).toMatchObject({ id: '1A', forceField: true, jump: 'prepared' });
  });

  test('2.7 the Direction Reminder is where a unit on a zig-zag goes next', () => {
    const game = position('1A sword A0808 3 1\n2B dagger B0808 12 1');
    expect(snapshot(game).units[0]?.nextSide).toBe('left');
    const moved = given(game, 1, { do: 'move', unit: '1A' });
    expect(snapshot(moved).units[0]).toMatchObject({ hex: 'A0908', nextSide: 'right' });
  });
});
