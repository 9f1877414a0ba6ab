import { describe, expect, test } from 'vitest';
import {
  apply,
  type Direction,
  type Game,
  legalOfKind,
  type MissileType,
  type Order,
  parseHexId,
  type SpaceshipHull,
} from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, hexOf, missile, ship, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'fire 1', ...options });

function launch(kind: string, pod = 1, hex = 'A0807', direction = 12, velocity = 2): Order {
  return { do: 'launch-missile', ship: '1A', pod, missile: kind, hex, direction: direction as Direction, velocity };
}
const prepare = (pod: number, kind: MissileType): Order => ({ do: 'prepare-missile', ship: '1A', pod, missile: kind });
const carrier = (pods: string, options: PositionOptions = {}, vector = '12 2'): Game =>
  at(`1A spear A0808 ${vector} : ${pods}`, options);

// The Pod Attribute Chart: how many of each, and a star where they must be prepared.
const CHART: Record<string, Partial<Record<MissileType, [number, '*' | '']>>> = {
  hunter: { unguided: [2, ''], intelligent: [1, ''] },
  'light-weapon': { unguided: [5, '*'], guided: [3, '*'] },
  'heavy-weapon': { unguided: [6, ''], guided: [5, '*'], intelligent: [3, '*'], mims: [1, '*'] },
  arsenal: { unguided: [8, ''], guided: [7, ''], intelligent: [5, '*'], mims: [2, '*'] },
};
const TYPES = ['unguided', 'guided', 'intelligent', 'mims'] as const;
const cells = Object.entries(CHART).flatMap(([pod, row]) =>
  TYPES.map((kind) => ({ pod, kind, number: row[kind]?.[0] ?? 0, star: row[kind]?.[1] === '*' })),
);

describe('9.0 missiles in play', () => {
  test('9.0 a launched missile moves in the next Movement Phase of its owner', () => {
    const start = carrier('hunter', {}, '12 0');
    const launched = given(start, 1, launch('unguided', 1, 'A0807', 12, 1));
    expect(hexOf(launched, '1U01')).toBe('A0807');
    const moved = advance(launched, 'command 2');
    expect([hexOf(moved, '1U01'), unit(moved, '1U01').velocity]).toEqual(['A0805', 2]);
  });

  test.each(['movement 1', 'command 1', 'fire 2'] as const)('9.0 nothing is launched in %s', (phase) => {
    expect(apply(carrier('hunter', { phase }), by(1, launch('unguided'))).ok).toBe(false);
  });

  test('9.0 missiles are launched from spaceships', () => {
    const game = at(
      '1A sword A0808 12 2 : battlecraft=terwillicker-x, arsenal\n1A1 A0808 12 2\n2B sword A0101 12 2 : arsenal',
    );
    const from = (id: string): Order => ({ ...launch('unguided', 2), ship: id }) as Order;
    expect(refusal(game, by(1, from('1A1')))).toMatchObject({ rule: '9.0', code: 'not-a-spaceship' });
    expect(refusal(game, by(1, from('2B')))).toMatchObject({ rule: '9.0', code: 'not-yours' });
  });

  test.each(['battle-communications', 'tractor-beam@8', 'battlecraft=lander', 'energy', 'crew'])(
    '9.0 no missile from a %s pod',
    (pod) => {
      expect(refusal(carrier(pod), by(1, launch('unguided')))).toMatchObject({ rule: '5.1', code: 'no-missile-pod' });
    },
  );

  test('9.0 none behind an active force field', () => {
    const game = changed(carrier('arsenal'), (copy) => {
      ship(copy, '1A').forceField = true;
    });
    expect(refusal(game, by(1, launch('unguided')))).toMatchObject({ rule: '7.4', code: 'field-is-on' });
    expect(legalOfKind(game, 'launch-missile')).toEqual([]);
  });
});

describe('9.1 number of missiles', () => {
  test.each(cells)('9.1 a $pod begins with $number $kind', ({ pod, kind, number }) => {
    expect(ship(carrier(pod), '1A').pods[0]?.missiles?.[kind]).toBe(number);
  });

  test.each(cells)(
    '9.1 a $kind of a $pod is launched as it is, unless it has a star ($star)',
    ({ pod, kind, number, star }) => {
      const game = carrier(pod);
      const action = by(1, launch(kind));
      if (number === 0) expect(refusal(game, action)).toMatchObject({ rule: '9.1', code: 'none-left' });
      else if (star) expect(refusal(game, action)).toMatchObject({ rule: '9.1', code: 'needs-preparing' });
      else expect(ship(play(game, action).game, '1A').pods[0]?.missiles?.[kind]).toBe(number - 1);
    },
  );

  test('9.1 a pod launches no more of a type than it has', () => {
    let game = carrier('hunter, battle-communications');
    game = given(game, 1, launch('unguided'), launch('unguided'));
    const again = changed(game, (copy) => {
      copy.phase.fires = [];
    });
    expect(refusal(again, by(1, launch('unguided')))).toMatchObject({ rule: '9.1', code: 'none-left' });
    expect(apply(again, by(1, launch('intelligent'))).ok).toBe(true);
  });

  test.each(cells.filter(({ star }) => star))(
    '9.1 a prepared $kind of a $pod is launched by its id',
    ({ pod, kind }) => {
      const prepared = given(
        carrier(`${pod}, crew, battle-communications`, { phase: 'command 1' }, '12 0'),
        1,
        prepare(1, kind),
      );
      const id = prepared.units.find(({ id: one }) => one !== '1A')?.id ?? '';
      const ready = advance(prepared, 'fire 1');
      const game = given(ready, 1, launch(id, 1, 'A0807', 12, 1));
      expect(missile(game, id)).toMatchObject({ status: 'in-play', missile: kind, revealed: false });
      expect(ship(game, '1A').pods[0]?.missiles).toEqual(ship(ready, '1A').pods[0]?.missiles);
    },
  );

  test('9.1 a prepared missile stays until it is launched', () => {
    const prepared = given(carrier('heavy-weapon', { phase: 'command 1' }, '12 0'), 1, prepare(1, 'mims'));
    const later = advance(advance(prepared, 'fire 1'), 'fire 1');
    expect(missile(later, '1M31').status).toBe('prepared');
    expect(apply(later, by(1, launch('1M31', 1, 'A0807', 12, 1))).ok).toBe(true);
  });

  test('9.1 only from its own pod, only once, and only if there is one', () => {
    const prepared = given(
      carrier('heavy-weapon, heavy-weapon, arsenal', { phase: 'command 1' }, '12 0'),
      1,
      prepare(1, 'guided'),
    );
    const ready = advance(prepared, 'fire 1');
    expect(refusal(ready, by(1, launch('1GA01', 2, 'A0807', 12, 1)))).toMatchObject({
      rule: '9.1',
      code: 'not-prepared',
    });
    expect(refusal(ready, by(1, launch('1GA02', 1, 'A0807', 12, 1)))).toMatchObject({
      rule: '9.1',
      code: 'not-prepared',
    });
    const launched = changed(given(ready, 1, launch('1GA01', 1, 'A0807', 12, 1)), (copy) => {
      copy.phase.fires = [];
    });
    expect(refusal(launched, by(1, launch('1GA01', 1, 'A0807', 12, 1)))).toMatchObject({ code: 'not-prepared' });
  });
});

describe('9.2 number of fires', () => {
  const far = (pods: string): Game => at(`1A spear A0808 12 2 : ${pods}\n2B sword B1601 12 2`);
  const shot = (from: 'burster' | number): Order => ({
    do: 'fire',
    unit: '1A',
    from,
    type: 'laser-burst',
    target: '2B',
  });

  test.each(['hunter', 'heavy-weapon'])('9.2 a launch is the one fire of a %s', (pod) => {
    const launched = given(far(pod), 1, launch('unguided'));
    for (const order of [shot(1), launch('unguided')]) {
      expect(refusal(launched, by(1, order))).toMatchObject({ rule: '8.1', code: 'no-fires-left' });
    }
    const fired = given(far(pod), 1, shot(1));
    expect(refusal(fired, by(1, launch('unguided')))).toMatchObject({ rule: '8.1', code: 'no-fires-left' });
    expect(apply(launched, by(1, shot('burster'))).ok).toBe(true);
  });

  test('9.2 an arsenal launches two, or launches one and fires one', () => {
    expect(apply(given(far('arsenal'), 1, launch('unguided')), by(1, shot(1))).ok).toBe(true);
    const two = given(far('arsenal'), 1, launch('unguided'), launch('guided'));
    expect(refusal(two, by(1, launch('guided')))).toMatchObject({ rule: '8.1', code: 'no-fires-left' });
  });

  test('9.2 the extra of battle communications may be a launch', () => {
    const game = given(far('hunter, battle-communications'), 1, launch('unguided'), launch('intelligent'));
    expect(refusal(game, by(1, launch('unguided')))).toMatchObject({ rule: '8.1', code: 'no-fires-left' });
    expect(refusal(given(game, 1, shot('burster')), by(1, shot('burster')))).toMatchObject({ code: 'no-fires-left' });
  });

  test('9.2 a launch costs neither ship nor missile energy', () => {
    const game = given(far('hunter'), 1, launch('intelligent'));
    expect(ship(game, '1A').energy).toMatchObject({ marked: 0, track: 0 });
    expect(missile(game, '1I21').energy?.spent).toBe(0);
  });
});

describe('9.3 launch procedure', () => {
  test('9.3 each type has its own counters, guided ones bear the letter of their ship', () => {
    const start = at(`
      1A spear A0808 12 2 : arsenal, arsenal, hunter, battle-communications
      1B spear A0812 12 2 : arsenal`);
    const game = given(
      start,
      1,
      launch('unguided', 1),
      launch('guided', 1),
      launch('guided', 2),
      launch('intelligent', 3),
      launch('unguided', 2),
      { ...launch('guided', 1, 'A0811'), ship: '1B' } as Order,
    );
    const launched = ['1U01', '1GA01', '1GA02', '1I21', '1U02', '1GB01'];
    expect(game.units.map(({ id }) => id)).toEqual(['1A', '1B', ...launched]);
    expect(launched.map((id) => [missile(game, id).mother, missile(game, id).pod])).toEqual([
      ['1A', 1],
      ['1A', 1],
      ['1A', 2],
      ['1A', 3],
      ['1A', 2],
      ['1B', 1],
    ]);
  });
});

describe('9.3 9.4 what is refused', () => {
  test('9.3 a counter that is not there', () => {
    expect(refusal(carrier('hunter'), by(1, launch('1U05')))).toMatchObject({ rule: '9.1', code: 'not-prepared' });
  });

  test.each([
    ['A0808', 12, 2, 'not-a-launch-hex'],
    ['A0809', 12, 2, 'not-a-launch-hex'],
    ['A0807', 6, 2, 'not-a-launch-direction'],
    ['A0807', 12, 0, 'not-a-launch-velocity'],
    ['A0807', 12, 4, 'not-a-launch-velocity'],
  ])('9.4 a launch from A0808 to %s, %i, %i: %s', (hex, direction, velocity, code) => {
    const action = by(1, launch('unguided', 1, hex, direction, velocity));
    expect(refusal(carrier('hunter'), action)).toMatchObject({ rule: '9.4', code });
  });
});

describe('9.4 missile launch', () => {
  // Diagrams C and D as R9.4a has them, from A0808, typed out for every direction.
  const PLACEMENTS: Record<number, Record<string, number[]>> = {
    12: { A0708: [10, 11, 12], A0807: [11, 12, 1], A0908: [12, 1, 2] },
    1: { A0807: [11, 12, 1], A0908: [1, 2, 3] },
    2: { A0807: [12, 1, 2], A0908: [1, 2, 3], A0909: [2, 3, 4] },
    3: { A0908: [1, 2, 3], A0909: [3, 4, 5] },
    4: { A0908: [2, 3, 4], A0909: [3, 4, 5], A0809: [4, 5, 6] },
    5: { A0909: [3, 4, 5], A0809: [5, 6, 7] },
    6: { A0909: [4, 5, 6], A0809: [5, 6, 7], A0709: [6, 7, 8] },
    7: { A0809: [5, 6, 7], A0709: [7, 8, 9] },
    8: { A0809: [6, 7, 8], A0709: [7, 8, 9], A0708: [8, 9, 10] },
    9: { A0709: [7, 8, 9], A0708: [9, 10, 11] },
    10: { A0709: [8, 9, 10], A0708: [9, 10, 11], A0807: [10, 11, 12] },
    11: { A0708: [9, 10, 11], A0807: [11, 12, 1] },
  };
  const directions = Object.keys(PLACEMENTS).map(Number);
  const HEXES = ['A0807', 'A0908', 'A0909', 'A0809', 'A0709', 'A0708', 'A0808', 'A0806'];

  test.each(directions)('R9.4a a ship pointing at %i places missiles as the diagram shows', (direction) => {
    const game = carrier('hunter', {}, `${direction} 2`);
    const open = PLACEMENTS[direction] ?? {};
    for (const hex of HEXES) {
      for (let to = 1; to <= 12; to += 1) {
        const action = by(1, launch('unguided', 1, hex, to));
        if (open[hex]?.includes(to)) {
          const now = play(game, action).game;
          expect([hexOf(now, '1U01'), unit(now, '1U01').direction]).toEqual([hex, to]);
        } else {
          const code = open[hex] ? 'not-a-launch-direction' : 'not-a-launch-hex';
          expect(refusal(game, action)).toMatchObject({ rule: '9.4', code });
        }
      }
    }
  });

  test.each(directions)('R9.4a and just these are listed: %i', (direction) => {
    const game = carrier('heavy-weapon', {}, `${direction} 2`);
    const listed = legalOfKind(game, 'launch-missile').map((action) =>
      action.do === 'launch-missile' ? `${action.hex} ${action.direction} ${action.velocity}` : '',
    );
    const expected = Object.entries(PLACEMENTS[direction] ?? {}).flatMap(([hex, ways]) =>
      ways.flatMap((way) => [1, 2, 3].map((velocity) => `${hex} ${way} ${velocity}`)),
    );
    expect(listed.sort()).toEqual(expected.sort());
  });

  test.each([
    [0, [1]],
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [5, [4, 5, 6]],
    [8, [7, 8, 9]],
    [9, [8, 9]],
  ])('R9.4b from a ship at velocity %i: %j', (velocity, allowed) => {
    const game = carrier('hunter', {}, `12 ${velocity}`);
    for (let to = 0; to <= 9; to += 1) {
      const action = by(1, launch('unguided', 1, 'A0807', 12, to));
      if (allowed.includes(to)) expect(unit(play(game, action).game, '1U01').velocity).toBe(to);
      else expect(refusal(game, action)).toMatchObject({ rule: '9.4', code: 'not-a-launch-velocity' });
    }
  });

  test('9.4 it is placed face-down and starts its zig-zag with left', () => {
    const start = changed(carrier('hunter', {}, '1 2'), (copy) => {
      ship(copy, '1A').nextSide = 'right';
    });
    const game = given(start, 1, launch('unguided', 1, 'A0807', 1));
    expect(missile(game, '1U01')).toMatchObject({ revealed: false, nextSide: 'left' });
  });

  test('9.4 several may go into one hex, with what vectors they like', () => {
    const game = given(carrier('arsenal'), 1, launch('unguided'), launch('unguided', 1, 'A0807', 11, 3));
    expect([hexOf(game, '1U01'), hexOf(game, '1U02')]).toEqual(['A0807', 'A0807']);
    expect([unit(game, '1U01').direction, unit(game, '1U02').direction]).toEqual([12, 11]);
  });

  test('R6.2a never into a hex that lies on no sheet', () => {
    const game = position('1A spear A0801 12 2 : hunter', { phase: 'fire 1', sheets: 'A' });
    expect(refusal(game, by(1, launch('unguided', 1, 'B0817')))).toMatchObject({
      rule: '9.4',
      code: 'not-a-launch-hex',
    });
    const open = legalOfKind(game, 'launch-missile').map((action) => ('hex' in action ? action.hex : ''));
    expect([...new Set(open)].sort()).toEqual(['A0701', 'A0901']);
  });

  test('R6.5d one launched into a planet hex is destroyed at once', () => {
    const game = given(carrier('hunter', { planets: ['A0807'] }), 1, launch('unguided'));
    expect(unit(game, '1U01')).toMatchObject({ status: 'destroyed', hex: null });
  });

  test.each([
    [2, 2, 'destroyed'],
    [2, 1, 'in-play'],
    [3, 2, 'in-play'],
  ])(
    'R6.6a under the first edition one launched into asteroids with velocity 2 is checked: %i, then %i: %s',
    (check, hit, status) => {
      const start = carrier('hunter', { asteroidFields: ['A0806'], rulings: 1, rolls: [check, hit] });
      expect(unit(given(start, 1, launch('unguided')), '1U01').status).toBe(status);
    },
  );
});

describe('9.5 missile chart', () => {
  const ENERGY: [MissileType, string, number, number][] = [
    ['guided', '1GA01', 6, 7],
    ['guided', '1GA01', 7, 9],
    ['guided', '1GA01', 8, 10],
    ['intelligent', '1I21', 6, 6],
    ['intelligent', '1I21', 7, 7],
    ['intelligent', '1I21', 8, 9],
    ['mims', '1M31', 7, 6],
    ['mims', '1M31', 8, 7],
  ];
  test.each(ENERGY)('9.5 a %s (%s) of level %i has %i Energy Units', (kind, id, civ, units) => {
    const game = at(`1A spear A0808 12 2 : arsenal\n1X ${kind} A0403 12 2 civ ${civ} from 1A.1`);
    expect(missile(game, id).energy).toEqual({ units, spent: 0 });
  });

  // Velocity Rating and Maneuver Rating.
  test.each([
    ['guided', '1GA01', 6, 1, 5],
    ['guided', '1GA01', 7, 2, 5],
    ['guided', '1GA01', 8, 2, 6],
    ['intelligent', '1I21', 6, 2, 5],
    ['intelligent', '1I21', 7, 2, 6],
    ['intelligent', '1I21', 8, 2, 7],
    ['mims', '1M31', 7, 2, 6],
    ['mims', '1M31', 8, 2, 7],
  ] as const)('9.5 a %s (%s) of level %i has ratings %i and %i', (kind, id, civ, velocity, maneuver) => {
    const start = at(`1A spear A0808 12 2 : arsenal\n1X ${kind} A0403 12 0 civ ${civ} from 1A.1`, {
      phase: 'command 1',
    });
    let game = kind === 'guided' ? given(start, 1, { do: 'control-missile', ship: '1A', missile: id }) : start;
    for (let n = 0; n < velocity; n += 1) game = given(game, 1, { do: 'accelerate', unit: id });
    expect(refusal(game, by(1, { do: 'accelerate', unit: id }))).toMatchObject({ code: 'velocity-rating-used' });
    for (let n = velocity; n < maneuver; n += 1) game = given(game, 1, { do: 'turn', unit: id, side: 'left' });
    expect(refusal(game, by(1, { do: 'turn', unit: id, side: 'left' }))).toMatchObject({ code: 'no-maneuvers-left' });
  });

  test('9.5 an unguided missile has none', () => {
    expect(missile(given(carrier('hunter'), 1, launch('unguided')), '1U01').energy).toBeNull();
  });

  const spending = (spent: number): Game =>
    position(
      `
      1A corco-mu A0117 12 0 : arsenal
      1X intelligent A0417 12 1 civ 7 from 1A.1
      2B sword B1601 12 0`,
      {
        phase: 'command 1',
        with: (game) => {
          missile(game, '1I21').energy = { units: 7, spent };
        },
      },
    );
  const right: Order = { do: 'turn', unit: '1I21', side: 'right' };

  test('9.5 one that spends its last unit goes at the end of its next Movement Phase', () => {
    const last = given(spending(6), 1, right);
    expect(unit(advance(last, 'fire 2'), '1I21').status).toBe('in-play');
    const moving = advance(last, 'movement 1');
    const moved = given(moving, 1, { do: 'move', unit: '1I21' });
    expect([unit(moved, '1I21').status, hexOf(moved, '1I21')]).toEqual(['in-play', 'A0416']);
    const { game, events } = play(moved, by(1, { do: 'end-phase' }));
    expect(unit(game, '1I21')).toMatchObject({ status: 'expended', hex: null });
    expect(events).toContainEqual(expect.objectContaining({ type: 'lost', unit: '1I21', how: 'expended' }));
  });

  test('9.5 one with a unit left goes on', () => {
    expect(unit(advance(given(spending(5), 1, right), 'command 2'), '1I21').status).toBe('in-play');
  });

  test('9.5 until then it is a target and intercepts', () => {
    const last = given(spending(6), 1, right);
    const fire = advance(last, 'fire 2');
    const shot = by(2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1I21' });
    expect(apply(fire, shot).ok).toBe(true);
    const met = changed(advance(last, 'movement 1'), (copy) => {
      unit(copy, '2B').hex = parseHexId(copy.sheets, 'A0416') ?? null;
      copy.dice.given = [10];
    });
    const { events } = play(met, by(1, { do: 'move', unit: '1I21' }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'interception', missile: '1I21', target: '2B' }));
  });

  // Civ Levels of 4.9 and 5.8: the pod's own, one lower when it is above the ship's.
  const HULL_LEVELS: [SpaceshipHull, number][] = [
    ['spear', 8],
    ['corco-mu', 7],
    ['corco-zeta', 6],
  ];
  const POD_LEVELS: [string, number][] = [
    ['hunter', 8],
    ['light-weapon', 6],
    ['heavy-weapon', 7],
    ['arsenal', 8],
  ];
  const levels = HULL_LEVELS.flatMap(([hull, own]) =>
    POD_LEVELS.map(([pod, level]) => ({ hull, pod, level: level > own ? level - 1 : level })),
  );
  test.each(levels)('R9.5a a $pod on a $hull has level $level, and so have its missiles', ({ hull, pod, level }) => {
    const start = position(`1A ${hull} A0808 12 0 : ${pod}, light-weapon`, { phase: 'command 1' });
    expect(ship(start, '1A').pods[0]?.civLevel).toBe(level);
    const prepared = pod === 'light-weapon' ? given(start, 1, prepare(1, 'unguided')) : start;
    const ready = advance(prepared, 'fire 1');
    const game = given(ready, 1, launch(pod === 'light-weapon' ? '1U01' : 'unguided', 1, 'A0807', 12, 1));
    expect(missile(game, '1U01').civLevel).toBe(level);
  });

  test('R9.5a a MIMS of level 6 uses the Intelligent row, and its four have that level', () => {
    const start = position('1A corco-zeta A0808 12 0 : heavy-weapon', { phase: 'command 1' });
    const ready = advance(given(start, 1, prepare(1, 'mims')), 'fire 1');
    let game = given(ready, 1, launch('1M31', 1, 'A0807', 12, 1));
    expect(missile(game, '1M31')).toMatchObject({ civLevel: 6, energy: { units: 6, spent: 0 } });
    for (let n = 0; n < 4; n += 1) {
      game = given(game, 1, { do: 'mims-launch', missile: '1M31', hex: 'A0806', direction: 12, velocity: 1 });
    }
    expect(missile(game, '1U04').civLevel).toBe(6);
  });

  test('R9.5b a guided missile whose ship is gone flies on as it is', () => {
    const game = at(
      `
      1A corco-mu A0808 12 0 : arsenal
      1X guided A0417 12 2 civ 7 from 1A.1`,
      {
        phase: 'fire 2',
        with: (copy) => {
          Object.assign(ship(copy, '1A'), { status: 'destroyed', hex: null });
        },
      },
    );
    const later = advance(game, 'command 1');
    expect(missile(later, '1GA01')).toMatchObject({ status: 'in-play', velocity: 2, direction: 12 });
    expect(hexOf(later, '1GA01')).toBe('A0415');
    expect(apply(later, by(1, { do: 'turn', unit: '1GA01', side: 'left' })).ok).toBe(false);
  });
});
