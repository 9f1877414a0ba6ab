import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  type FireType,
  type Game,
  type Hull,
  newGame,
  odds,
  readScenario,
  snapshot,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { ship, status } from '../fixtures/units.ts';

/** What section 4 gives each hull; burster, armor, force field, Civ Level and Targeting Program too. */
interface Line {
  hull: Hull;
  velocity: number;
  maneuver: number;
  blocks: number;
  burster: number;
  armor: number;
  field: number;
  civ: number;
  targeting: number;
}

const line = (hull: Hull, numbers: number[]): Line => {
  const [velocity, maneuver, blocks, burster, armor, field, civ, targeting] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { hull, velocity, maneuver, blocks, burster, armor, field, civ, targeting };
};

const SHIPS: Line[] = [
  line('dagger', [2, 6, 12, 2, 2, 1, 8, -4]),
  line('sword', [3, 8, 13, 2, 2, 2, 8, -4]),
  line('spear', [1, 4, 12, 2, 2, 2, 8, -4]),
  line('piccolo', [3, 8, 10, 1, 1, 0, 7, -2]),
  line('flute', [3, 6, 11, 1, 2, 1, 8, -4]),
  line('clarinet', [2, 7, 13, 1, 1, 0, 8, -4]),
  line('corco-gamma', [1, 4, 9, 1, 0, 0, 7, -2]),
  line('corco-zeta', [1, 3, 10, 1, 0, 0, 6, 0]),
  line('corco-iota', [2, 5, 10, 1, 1, 1, 7, -4]),
  line('corco-mu', [1, 4, 11, 1, 0, 0, 7, -2]),
];

/** The fourth number is the energy in units. */
const CRAFT: Line[] = [
  line('terwillicker-5000', [2, 7, 15, 1, 1, 0, 7, -2]),
  line('terwillicker-x', [3, 9, 15, 2, 2, 0, 8, -4]),
  line('lander', [1, 4, 15, 0, 0, 0, 8, 0]),
  line('corco-omega', [1, 3, 10, 0, 0, 0, 7, 0]),
];

const ALL = [...SHIPS, ...CRAFT];
const isCraft = ({ hull }: Line): boolean => CRAFT.some((one) => one.hull === hull);

/** One unit of a hull at A0808, as `id`, and an enemy sword at A0807. */
function alone(
  { hull }: Pick<Line, 'hull'>,
  velocity: number,
  options: PositionOptions = {},
): { game: Game; id: string } {
  const enemy = '2B sword A0807 6 0 : arsenal';
  if (!isCraft({ hull } as Line)) {
    return { game: position(`1A ${hull} A0808 12 ${velocity} : light-weapon\n${enemy}`, options), id: '1A' };
  }
  const lines = `1A sword A0117 12 0 : battlecraft=${hull}\n1A1 A0808 12 ${velocity} revealed\n${enemy}`;
  return { game: position(lines, options), id: '1A1' };
}

/** How often an order is accepted, one after the other; 30 for no end. */
function times(start: Game, action: Action): number {
  let game = start;
  for (let count = 0; count < 30; count += 1) {
    const outcome = apply(game, action);
    if (!outcome.ok) return count;
    game = outcome.game;
  }
  return 30;
}

describe('4.0 hulls and their pods', () => {
  test.each([
    ['dagger', 2],
    ['sword', 5],
    ['spear', 8],
    ['piccolo', 1],
    ['flute', 4],
    ['clarinet', 7],
    ['corco-gamma', 3],
    ['corco-zeta', 6],
    ['corco-iota', 9],
    ['corco-mu', 12],
  ] as const)('4.0 a %s carries up to %d pods', (hull, most) => {
    const scenario = structuredClone(findScenario('showdown')!);
    const [first] = scenario.ships;
    const withPods = (count: number) => {
      const ships = [
        { ...first!, hull, pods: Array.from({ length: count }, () => ({ type: 'crew' as const })) },
        scenario.ships[1]!,
      ];
      const read = readScenario({ ...scenario, ships });
      return read.ok ? [] : read.faults.map(({ at }) => at);
    };
    expect(withPods(most)).toEqual([]);
    expect(withPods(most + 1)).toEqual(['ships[0].pods']);
  });

  test.each(CRAFT)('4.0 a $hull is a battlecraft and not assigned as a ship', ({ hull }) => {
    const scenario = structuredClone(findScenario('showdown')!) as unknown as { ships: { hull: string }[] };
    scenario.ships[0]!.hull = hull;
    expect(readScenario(scenario).ok).toBe(false);
  });
});

describe('4.1 Velocity Rating', () => {
  test.each(ALL)('4.1 a $hull changes its velocity by up to $velocity in a phase', (hull) => {
    const up = alone(hull, 0, { phase: 'command 1' });
    expect(times(up.game, by(1, { do: 'accelerate', unit: up.id }))).toBe(hull.velocity);
    // Started slow enough to have the commands, fast enough not to stop before.
    const down = alone(hull, Math.min(3, hull.maneuver - hull.velocity), { phase: 'command 1' });
    const expected = Math.min(hull.velocity, Math.min(3, hull.maneuver - hull.velocity));
    expect(times(down.game, by(1, { do: 'decelerate', unit: down.id }))).toBe(expected);
  });
});

describe('4.2 Maneuver Rating', () => {
  const cells = ALL.flatMap((hull) => [0, 1, 2, 3, 5, 7, 9].map((velocity) => ({ ...hull, at: velocity })));

  test.each(cells)('4.2 a $hull with rating $maneuver at velocity $at', (hull) => {
    const { game, id } = alone(hull, hull.at, { phase: 'command 1' });
    const expected = Math.max(0, hull.maneuver - hull.at);
    expect(times(game, by(1, { do: 'turn', unit: id, side: 'right' }))).toBe(expected);
  });
});

describe('4.3 Energy Capacity and Burn Rate', () => {
  const RATES: Record<string, [rate: number, withPod: number]> = {
    dagger: [4, 48],
    sword: [6, 37],
    spear: [12, 24],
    piccolo: [3, 58],
    flute: [6, 35],
    clarinet: [8, 31],
    'corco-gamma': [6, 33],
    'corco-zeta': [8, 28],
    'corco-iota': [12, 22],
    'corco-mu': [16, 20],
  };

  test.each(SHIPS)('4.3 a $hull begins with $blocks blocks, more with an energy pod', ({ hull, blocks }) => {
    const [burnRate, withPod] = RATES[hull]!;
    const energy = (pods: string) =>
      snapshot(position(`1A ${hull} A0808 12 0 : ${pods}\n2B sword B0808 12 0`)).units[0]?.energy;
    expect(energy('crew')).toEqual({ blocks, marked: 0, track: 0, burnRate });
    expect(energy('energy')).toEqual({ blocks: withPod, marked: 0, track: 0, burnRate });
  });

  test.each(SHIPS)('4.3 a block of a $hull is its burn rate in units', ({ hull }) => {
    const [burnRate] = RATES[hull]!;
    const lines = `1A ${hull} A0808 12 0 : light-weapon\n2B sword A0807 6 0`;
    const game = position(lines, {
      phase: 'fire 1',
      rolls: [10],
      with: (copy) => {
        ship(copy, '1A').energy.track = burnRate - 1;
      },
    });
    const after = given(game, 1, { do: 'fire', unit: '1A', from: 1, type: 'particle-burst', target: '2B' });
    expect(snapshot(after).units[0]?.energy).toMatchObject({ marked: 1, track: 0, burnRate });
  });

  test.each(CRAFT)('4.3 a $hull begins with $blocks Energy Units and pays one for a block', (hull) => {
    const { game, id } = alone(hull, 0, { phase: 'command 1' });
    const turn = { do: 'turn', unit: id, side: 'left' } as const;
    const energy = (now: Game) => snapshot(now).units.find((unit) => unit.id === id)?.energy;
    expect(energy(game)).toEqual({ units: hull.blocks, spent: 0 });
    expect(energy(given(game, 1, turn, turn))).toEqual({ units: hull.blocks, spent: 1 });
  });
});

describe('4.4 the burster', () => {
  const types: FireType[] = ['laser-burst', 'laser-barrage', 'particle-burst', 'particle-barrage'];

  test.each(ALL)('4.4 the class $burster burster of a $hull', (hull) => {
    const { game, id } = alone(hull, 0, { phase: 'fire 1', rolls: [10] });
    const possible = types.filter(
      (type) => apply(game, by(1, { do: 'fire', unit: id, from: 'burster', type, target: '2B' })).ok,
    );
    expect(possible).toEqual([[], ['laser-burst'], ['laser-burst', 'laser-barrage']][hull.burster]);
    if (hull.burster < 2) {
      const refused = refusal(
        game,
        by(1, { do: 'fire', unit: id, from: 'burster', type: 'laser-barrage', target: '2B' }),
      );
      expect(refused.rule).toBe('4.4');
    }
  });
});

describe('4.5 armor', () => {
  /** A hit on the bridge or engine of the hull, from a sword next to it. */
  function hit(hull: Line, part: 'bridge' | 'engine') {
    const { game, id } = alone(hull, 0, { phase: 'fire 2', rolls: [1, 2] });
    const after = play(
      game,
      by(2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: id }),
      by(2, { do: 'choose-part', part }),
    ).game;
    return status(after, id, part);
  }

  test.each(ALL)('4.5 bridge and engine of a $hull have armor $armor', (hull) => {
    const after = ['destroyed', 'damaged', 'vulnerable'][hull.armor];
    expect([hit(hull, 'bridge'), hit(hull, 'engine')]).toEqual([after, after]);
  });

  test.each(SHIPS)(
    '4.5 the parts in the hull of a $hull, the force field too, have its armor',
    ({ hull, armor, field }) => {
      const parts = snapshot(position(`1A ${hull} A0808 12 0\n2B sword B0808 12 0`)).units[0]?.parts;
      expect(parts?.bridge?.armor).toBe(armor);
      expect(parts?.engine?.armor).toBe(armor);
      expect(parts?.['force-field']?.armor).toBe(field > 0 ? armor : undefined);
    },
  );
});

describe('4.6 the force field', () => {
  test.each(SHIPS)('4.6 the class $field field of a $hull', (hull) => {
    const { game } = alone(hull, 0, { phase: 'command 1' });
    const order = by(1, { do: 'activate-force-field', ship: '1A' });
    if (hull.field === 0) expect(refusal(game, order)).toMatchObject({ rule: '4.6' });
    else expect(apply(game, order).ok).toBe(true);
  });

  test.each(SHIPS.filter(({ field }) => field > 0))(
    '4.6 the class $field field of a $hull meets an explosion',
    ({ hull, field }) => {
      const game = position(
        `1A ${hull} A0807 12 0 : crew\n2B sword B0808 12 0 : arsenal\n2U unguided A0808 12 1 civ 8`,
        {
          phase: 'movement 2',
          // The Hit Table, where a 10 hits nothing.
          rolls: [1, 10, 10, 10],
          with: (copy) => {
            ship(copy, '1A').forceField = true;
          },
        },
      );
      const moved = play(
        game,
        by(2, { do: 'move', unit: '2U01' }),
        by(2, { do: 'intercept', missile: '2U01', target: '1A' }),
      );
      const exploded = moved.events.find(({ type }) => type === 'exploded');
      expect(exploded).toMatchObject({ rolls: field === 2 ? 1 : 3 });
      expect(moved.events.filter(({ type }) => type === 'hit-roll')).toHaveLength(field === 2 ? 1 : 3);
      expect(snapshot(moved.game).units[0]?.status).toBe('in-play');
    },
  );
});

describe('4.7 the Civ Level of the hull', () => {
  test.each(SHIPS)('4.7 a hunter, of level 8, on a $hull of level $civ', ({ hull, civ }) => {
    const parts = snapshot(position(`1A ${hull} A0808 12 0 : hunter\n2B sword B0808 12 0`)).units[0]?.parts;
    expect(parts?.['pod-1']?.civLevel).toBe(civ === 8 ? 8 : 7);
  });

  test.each([
    ['dagger', 6],
    ['sword', 6],
    ['spear', 6],
    ['flute', 6],
    ['corco-iota', 5],
  ] as const)('4.7 the field of a %s is raised at the moment of interception by %d or less', (hull, most) => {
    const raised = (die: number) => {
      const game = position(`1A ${hull} A0807 12 0 : crew\n2B sword B0808 12 0\n2U unguided A0808 12 1 civ 7`, {
        phase: 'movement 2',
        rolls: [1, die, 10, 10, 10],
      });
      const { events } = play(game, by(2, { do: 'move', unit: '2U01' }), by(1, { do: 'raise-field' }));
      return events.find(({ type }) => type === 'field-roll');
    };
    expect(raised(most)).toMatchObject({ success: true, needs: most });
    expect(raised(most + 1)).toMatchObject({ success: false });
  });
});

describe('4.8 the Targeting Program of the hull', () => {
  test.each(ALL.filter(({ burster }) => burster > 0))('4.8 fire from the burster of a $hull: $targeting', (hull) => {
    const { game, id } = alone(hull, 3);
    const answer = odds(game, { unit: id, from: 'burster', type: 'laser-burst', target: '2B' });
    // 12 against 6 o'clock in one line: 3 + 0, halved to 2.
    const targetValue = 1 + Math.max(0, 2 + hull.targeting);
    expect(answer).toMatchObject({ modifier: hull.targeting, targetValue });
  });
});

describe('4.9 a ship as its line in the chart', () => {
  test('4.9 the Sword of Scenario 2', () => {
    const game = newGame(findScenario('first-shot')!, {});
    expect(snapshot(game).units.find(({ id }) => id === '1A')).toMatchObject({
      class: 'sword',
      energy: { blocks: 37, marked: 0, track: 0, burnRate: 6 },
      parts: {
        bridge: { armor: 2, status: 'intact' },
        engine: { armor: 2, status: 'intact' },
        'force-field': { armor: 2, status: 'intact' },
      },
    });
  });
});
