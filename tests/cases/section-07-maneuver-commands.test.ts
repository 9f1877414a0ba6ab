import { describe, expect, test } from 'vitest';
import {
  apply,
  commandsLeft,
  DIRECTIONS,
  type Direction,
  type Game,
  type Order,
  type UnitId,
} from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { changed, craft, hexOf, mark, ship, unit } from '../fixtures/units.ts';

const COMMAND = { phase: 'command 1' } as const;
const left = (id: UnitId): Order => ({ do: 'turn', unit: id, side: 'left' });
const faster = (id: UnitId): Order => ({ do: 'accelerate', unit: id });
const slower = (id: UnitId): Order => ({ do: 'decelerate', unit: id });

/** How many times running player 1 may give an order. */
function times(game: Game, order: Order): number {
  let now = game;
  for (let given = 0; given < 20; given += 1) {
    const outcome = apply(now, by(1, order));
    if (!outcome.ok) return given;
    now = outcome.game;
  }
  return 20;
}

const alone = (line: string, options = {}): Game => position(line, { ...COMMAND, ...options });

describe('7.0 commands', () => {
  const fleet = alone(`
    1A sword A0808 12 2
    1B dagger A0810 12 2
    1C dagger A0812 12 2 : battlecraft=terwillicker-x
    2B dagger A0304 12 2`);

  test('7.0 the Phasing player gives his units their commands in any order, interleaved', () => {
    const { game } = play(fleet, by(1, faster('1A')), by(1, left('1B')), by(1, left('1A')), by(1, slower('1B')));
    expect([unit(game, '1A').velocity, unit(game, '1A').direction]).toEqual([3, 11]);
    expect([unit(game, '1B').velocity, unit(game, '1B').direction]).toEqual([1, 11]);
  });

  test.each([
    ['2B', 'not-yours'],
    ['1Z', 'no-such-unit'],
    ['1C1', 'not-in-play'],
  ])('7.0 %s takes no command from player 1: %s', (id, code) => {
    expect(refusal(fleet, by(1, faster(id)))).toMatchObject({ rule: '7.0', code });
  });

  test('7.0 the other player gives no commands in this phase', () => {
    expect(refusal(fleet, by(2, faster('2B')))).toMatchObject({ rule: '3.0', code: 'not-your-turn' });
  });
});

describe('7.1 number of maneuver commands', () => {
  // The Maneuver Ratings of 4.9, typed a second time.
  const HULLS = {
    dagger: 6,
    sword: 8,
    spear: 4,
    piccolo: 8,
    flute: 6,
    clarinet: 7,
    'corco-gamma': 4,
    'corco-zeta': 3,
    'corco-iota': 5,
    'corco-mu': 4,
  };
  const cells = Object.entries(HULLS).flatMap(([hull, rating]) =>
    Array.from({ length: rating }, (_, velocity) => ({ hull, rating, velocity })),
  );

  test.each(cells)('7.1 a $hull, rating $rating, at velocity $velocity gets the difference', (cell) => {
    const game = alone(`1A ${cell.hull} A0808 12 ${cell.velocity}`);
    const commands = cell.rating - cell.velocity;
    expect(commandsLeft(game, '1A')?.maneuvers).toEqual({ left: commands, of: commands });
    expect(times(game, left('1A'))).toBe(commands);
    expect(commandsLeft(given(game, 1, left('1A')), '1A')?.maneuvers.left).toBe(commands - 1);
  });

  test.each([
    ['terwillicker-5000', 7],
    ['terwillicker-x', 9],
    ['lander', 4],
    ['corco-omega', 3],
  ])('7.1 a battlecraft %s has %i less its velocity', (hull, rating) => {
    const game = alone(`
      1A sword A0808 12 2 : battlecraft=${hull}
      1A1 A0405 12 2`);
    expect(times(game, left('1A1'))).toBe(rating - 2);
  });

  // The Missile Chart of 9.5, and R9.5a for the MIMS of level 6.
  test.each([
    ['guided', '1GA01', 6, 5],
    ['guided', '1GA01', 7, 5],
    ['guided', '1GA01', 8, 6],
    ['intelligent', '1I21', 6, 5],
    ['intelligent', '1I21', 7, 6],
    ['intelligent', '1I21', 8, 7],
    ['mims', '1M31', 6, 5],
    ['mims', '1M31', 7, 6],
    ['mims', '1M31', 8, 7],
  ] as const)('7.1 a missile %s (%s) of level %i has %i less its velocity', (type, id, civ, rating) => {
    const start = alone(`
      1A sword A0808 12 2 : heavy-weapon
      1X ${type} A0405 12 1 civ ${civ} from 1A.1`);
    const game =
      type === 'guided' ? play(start, by(1, { do: 'control-missile', ship: '1A', missile: id })).game : start;
    expect(times(game, left(id))).toBe(rating - 1);
  });

  test('7.1 the commands of a phase may be fewer than the rating gives, and none is kept for later', () => {
    const start = alone('1A corco-zeta A0808 12 1');
    expect(times(advance(start, 'command 1'), left('1A'))).toBe(2);
  });

  test('7.1 commands already given count, whatever they were', () => {
    const game = play(
      alone('1A dagger A0808 12 2'),
      by(1, { do: 'weave', unit: '1A', hex: 'A0807' }),
      by(1, faster('1A')),
      by(1, left('1A')),
      by(1, { do: 'turn', unit: '1A', side: 'right' }),
    ).game;
    for (const order of [left('1A'), slower('1A'), { do: 'weave', unit: '1A', hex: 'A0808' } as const]) {
      expect(refusal(game, by(1, order))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
    }
  });

  test('7.1 a guided missile needs its ship to be ordered to control it', () => {
    const game = alone(`
      1A sword A0808 12 2 : heavy-weapon
      1X guided A0405 12 1 from 1A.1`);
    expect(refusal(game, by(1, left('1GA01')))).toMatchObject({ rule: '7.1', code: 'not-controlled' });
  });

  test.each([left('1U01'), faster('1U01'), slower('1U01')])(
    '7.1 an unguided missile receives no command: $do',
    (order) => {
      const game = alone(`
      1A sword A0808 12 2 : heavy-weapon
      1X unguided A0405 12 1 from 1A.1`);
      expect(refusal(game, by(1, order))).toMatchObject({ rule: '7.1', code: 'unguided' });
    },
  );

  test('7.1 an unguided missile gains 1 in each Command Phase of its owner, and in no other', () => {
    const start = position(
      `
      1A sword A0808 12 0 : heavy-weapon
      1X unguided A0417 12 1 from 1A.1
      2B dagger A1601 12 0`,
      { phase: 'fire 2' },
    );
    const velocities: number[] = [];
    let game = start;
    for (const phase of ['command 2', 'command 1', 'command 2', 'command 1'] as const) {
      game = advance(game, phase);
      velocities.push(unit(game, '1U01').velocity);
    }
    expect(velocities).toEqual([1, 2, 2, 3]);
  });

  test.each([left('1A'), faster('1A'), slower('1A'), { do: 'weave', unit: '1A', hex: 'A0807' } as const])(
    '7.1 nothing for a ship with an active force field or a jump marker: $do',
    (order) => {
      const start = alone('1A sword A0808 12 2 : standard-jump');
      const shielded = changed(start, (game) => {
        ship(game, '1A').forceField = true;
      });
      const preparing = changed(start, (game) => {
        ship(game, '1A').jump = 'prepared';
      });
      expect(refusal(shielded, by(1, order))).toMatchObject({ rule: '7.1', code: 'field-is-on' });
      expect(refusal(preparing, by(1, order))).toMatchObject({ rule: '7.1', code: 'jump-marker' });
      expect(apply(start, by(1, order)).ok).toBe(true);
    },
  );
});

describe('R7.1a counted from the velocity at the start of the phase', () => {
  test('R7.1a accelerating does not take commands away: sword at 2 has six', () => {
    const fast = play(alone('1A sword A0808 12 2'), by(1, faster('1A')), by(1, faster('1A')), by(1, faster('1A'))).game;
    expect(times(fast, left('1A'))).toBe(3);
  });

  test('R7.1a decelerating does not give any: sword at 6 has two', () => {
    const slow = play(alone('1A sword A0808 12 6'), by(1, slower('1A')), by(1, slower('1A'))).game;
    expect(refusal(slow, by(1, left('1A')))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('R7.1a also when another unit has changed it: a sword out of a pair at 4 that began at 2', () => {
    const start = alone('1A clarinet A0808 12 2 : heavy-weapon\n1B sword A0808 12 2');
    const pair = given(start, 1, { do: 'rendezvous', ship: '1A', with: '1B' }, faster('1A'), faster('1A'));
    const apart = given(pair, 1, { do: 'separate', unit: '1A' });
    expect(unit(apart, '1B').velocity).toBe(4);
    // Six from velocity 2, of which it has received two in the pair.
    expect(times(apart, left('1B'))).toBe(4);
  });

  const damaged = (game: Game): Game => changed(game, (copy) => mark(copy, '1A', 'damaged', 'bridge'));

  test('R7.1a damage in the phase lowers the number: dagger at 2 from four to two', () => {
    const once = play(alone('1A dagger A0808 12 2'), by(1, left('1A'))).game;
    expect(times(once, left('1A'))).toBe(3);
    expect(times(damaged(once), left('1A'))).toBe(1);
  });

  test('R7.1a when the rating falls to the starting velocity one command in all remains', () => {
    const start = damaged(alone('1A dagger A0808 12 4'));
    expect(refusal(start, by(1, left('1A')))).toMatchObject({ rule: 'R7.1b', code: 'only-change-velocity' });
    expect(times(start, faster('1A'))).toBe(1);
  });

  test('R7.1a and none if it has had one', () => {
    const once = play(alone('1A dagger A0808 12 4'), by(1, left('1A'))).game;
    expect(times(once, faster('1A'))).toBe(1);
    expect(refusal(damaged(once), by(1, faster('1A')))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('R7.1a damage in play: a ship that wove into a missile lowers its field with a damaged bridge', () => {
    const start = alone(
      `
      1A dagger A0808 12 4 : heavy-weapon
      2X unguided A0807 6 1 civ 8`,
      // The interception, the field, and three uses of the Hit Table.
      { rolls: [1, 1, 2, 2, 10] },
    );
    const { game } = play(
      start,
      by(1, { do: 'weave', unit: '1A', hex: 'A0807' }),
      by(2, { do: 'intercept', missile: '2U01', target: '1A' }),
      by(1, { do: 'raise-field' }),
      by(2, { do: 'choose-part', part: 'bridge' }),
      by(2, { do: 'choose-part', part: 'bridge' }),
      by(1, { do: 'deactivate-force-field', ship: '1A' }),
    );
    expect(ship(game, '1A').parts.bridge.status).toBe('damaged');
    expect(refusal(game, by(1, slower('1A')))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
    const unhurt = changed(game, (copy) => mark(copy, '1A', 'vulnerable', 'bridge'));
    expect(times(unhurt, slower('1A'))).toBe(1);
  });

  test.each([
    [1, 8],
    [2, 7],
    [3, 6],
  ])('R7.1a a battlecraft launched at velocity %i gets %i commands in that phase', (velocity, commands) => {
    const start = alone('1A sword A0808 12 2 : battlecraft=terwillicker-x, heavy-weapon', {
      with: (game: Game) => {
        craft(game, '1A1').status = 'prepared';
      },
    });
    const launch = { do: 'launch-battlecraft', ship: '1A', pod: 1, hex: 'A0807', direction: 12, velocity } as const;
    expect(times(play(start, by(1, launch)).game, left('1A1'))).toBe(commands);
  });
});

describe('R7.1b at or above the rating', () => {
  test.each([3, 4, 9])('R7.1b a zeta at velocity %i may decelerate once and do nothing else', (velocity) => {
    const start = alone(`1A corco-zeta A0808 12 ${velocity}`);
    const orders: Order[] = [left('1A'), { do: 'weave', unit: '1A', hex: 'A0807' }];
    for (const order of orders) {
      expect(refusal(start, by(1, order))).toMatchObject({ rule: 'R7.1b', code: 'only-change-velocity' });
    }
    expect(times(start, slower('1A'))).toBe(1);
  });

  test.each([4, 5])('R7.1b a spear at velocity %i may accelerate once', (velocity) => {
    const start = alone(`1A spear A0808 12 ${velocity}`);
    const { game } = play(start, by(1, faster('1A')));
    expect(unit(game, '1A').velocity).toBe(velocity + 1);
    expect(refusal(game, by(1, slower('1A')))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('R7.1b an iota of rating 5 and Velocity Rating 2 decelerates once, not twice', () => {
    expect(times(alone('1A corco-iota A0808 12 5'), slower('1A'))).toBe(1);
  });

  test('R7.1b holds for missiles', () => {
    const start = alone(`
      1A sword A0808 12 2 : heavy-weapon
      1X intelligent A0405 12 6 civ 7 from 1A.1`);
    expect(refusal(start, by(1, left('1I21')))).toMatchObject({ rule: 'R7.1b' });
    expect(times(start, slower('1I21'))).toBe(1);
  });
});

describe('7.2 accelerate, decelerate, direction change', () => {
  test('7.2 Accelerate and Decelerate change the velocity by one and nothing else', () => {
    const start = alone('1A sword A0808 5 3');
    const up = play(start, by(1, faster('1A'))).game;
    const down = play(start, by(1, slower('1A'))).game;
    expect([up, down].map((game) => unit(game, '1A').velocity)).toEqual([4, 2]);
    for (const game of [up, down]) {
      expect(unit(game, '1A').direction).toBe(5);
      expect(hexOf(game, '1A')).toBe('A0808');
    }
  });

  test.each(DIRECTIONS)('7.2 Direction Change turns a unit that points at %i by one position', (direction) => {
    const start = alone(`1A sword A0808 ${direction} 3`);
    const turnedTo = (side: 'left' | 'right') =>
      unit(play(start, by(1, { do: 'turn', unit: '1A', side })).game, '1A').direction;
    expect(turnedTo('left')).toBe(direction === 1 ? 12 : direction - 1);
    expect(turnedTo('right')).toBe(direction === 12 ? 1 : direction + 1);
  });

  test.each(['left', 'right'] as const)('R6.1b a Direction Change to the %s starts the zig-zag with left', (side) => {
    const start = alone('1A sword A0808 1 3', {
      with: (game: Game) => {
        unit(game, '1A').nextSide = 'right';
      },
    });
    expect(unit(given(start, 1, { do: 'turn', unit: '1A', side }), '1A').nextSide).toBe('left');
    for (const order of [faster('1A'), slower('1A'), { do: 'weave', unit: '1A', hex: 'A0807' } as const]) {
      expect(unit(given(start, 1, order), '1A').nextSide).toBe('right');
    }
  });

  test('7.2 a unit may be given any number of Direction Changes its commands allow', () => {
    const right: Order = { do: 'turn', unit: '1A', side: 'right' };
    let game = alone('1A piccolo A0808 6 1');
    for (let n = 0; n < 7; n += 1) game = play(game, by(1, right)).game;
    expect(unit(game, '1A').direction).toBe(1 satisfies Direction);
    expect(refusal(game, by(1, right))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('7.2 and any number of Accelerates and Decelerates up to its Velocity Rating', () => {
    const start = alone('1A sword A0808 6 3');
    expect(unit(given(start, 1, slower('1A'), slower('1A'), slower('1A')), '1A').velocity).toBe(0);
    const fast = given(start, 1, faster('1A'), faster('1A'), faster('1A'));
    expect(unit(fast, '1A').velocity).toBe(6);
    expect(refusal(fast, by(1, faster('1A')))).toMatchObject({ rule: 'R7.2a', code: 'velocity-rating-used' });
  });
});

describe('7.2 weave', () => {
  const WEAVES = [
    ['A0707', ['A0706', 'A0806', 'A0807', 'A0708', 'A0607', 'A0606']],
    ['A0807', ['A0806', 'A0907', 'A0908', 'A0808', 'A0708', 'A0707']],
  ] as const;
  const cells = WEAVES.flatMap(([from, around]) => around.map((to) => ({ from, to })));

  test.each(cells)(
    '7.2 Weave moves a unit at once from $from to $to and keeps velocity and direction',
    ({ from, to }) => {
      const { game } = play(alone(`1A sword ${from} 5 3`), by(1, { do: 'weave', unit: '1A', hex: to }));
      expect(hexOf(game, '1A')).toBe(to);
      expect([unit(game, '1A').velocity, unit(game, '1A').direction]).toEqual([3, 5]);
    },
  );

  test('7.2 one Weave in a phase', () => {
    const once = play(alone('1A sword A0808 12 2'), by(1, { do: 'weave', unit: '1A', hex: 'A0807' })).game;
    expect(refusal(once, by(1, { do: 'weave', unit: '1A', hex: 'A0808' }))).toMatchObject({
      rule: '7.2',
      code: 'wove-already',
    });
    const next = advance(once, 'command 1');
    expect(times(next, { do: 'weave', unit: '1A', hex: 'A0804' })).toBe(1);
  });

  test('7.2 further commands may follow a Weave', () => {
    const { game } = play(
      alone('1A sword A0808 12 2'),
      by(1, { do: 'weave', unit: '1A', hex: 'A0807' }),
      by(1, faster('1A')),
      by(1, left('1A')),
    );
    expect([unit(game, '1A').velocity, unit(game, '1A').direction]).toEqual([3, 11]);
  });

  test.each([
    ['A0806', 'not-adjacent'],
    ['A0808', 'not-adjacent'],
    ['Q0101', 'not-adjacent'],
    ['A0807', 'weave-into-planet'],
    ['A0908', 'weave-into-asteroids'],
    ['A0909', 'weave-into-asteroids'],
  ])('7.2 no Weave into %s: %s', (hex, code) => {
    const game = alone('1A sword A0808 12 2', { planets: ['A0807'], asteroidFields: ['A1008'] });
    expect(refusal(game, by(1, { do: 'weave', unit: '1A', hex }))).toMatchObject({ rule: '7.2', code });
    expect(apply(game, by(1, { do: 'weave', unit: '1A', hex: 'A0708' })).ok).toBe(true);
  });

  test('7.2 a battlecraft weaves too', () => {
    const start = alone(`
      1A sword A0808 12 2 : battlecraft=terwillicker-5000
      1A1 A0405 12 2`);
    expect(hexOf(play(start, by(1, { do: 'weave', unit: '1A1', hex: 'A0404' })).game, '1A1')).toBe('A0404');
  });
});

describe('R7.2a the velocity rating', () => {
  test.each([
    ['dagger', 2],
    ['sword', 3],
    ['spear', 1],
    ['piccolo', 3],
    ['flute', 3],
    ['clarinet', 2],
    ['corco-gamma', 1],
    ['corco-zeta', 1],
    ['corco-iota', 2],
    ['corco-mu', 1],
  ])('R7.2a a %s changes its velocity by %i in a phase', (hull, rating) => {
    const start = alone(`1A ${hull} A0808 12 0`);
    expect(times(start, faster('1A'))).toBe(rating);
  });

  test.each([
    ['terwillicker-5000', 2],
    ['terwillicker-x', 3],
    ['lander', 1],
    ['corco-omega', 1],
  ])('R7.2a a %s changes its velocity by %i', (hull, rating) => {
    const start = alone(`
      1A sword A0808 12 2 : battlecraft=${hull}
      1A1 A0405 12 0`);
    expect(times(start, faster('1A1'))).toBe(rating);
  });

  test.each([
    ['guided', '1GA01', 6, 1],
    ['guided', '1GA01', 7, 2],
    ['guided', '1GA01', 8, 2],
    ['intelligent', '1I21', 6, 2],
    ['intelligent', '1I21', 8, 2],
    ['mims', '1M31', 6, 2],
    ['mims', '1M31', 8, 2],
  ] as const)('R7.2a a missile %s (%s) of level %i changes its velocity by %i', (type, id, civ, rating) => {
    const start = alone(`
      1A sword A0808 12 2 : heavy-weapon
      1X ${type} A0405 12 1 civ ${civ} from 1A.1`);
    const game =
      type === 'guided' ? play(start, by(1, { do: 'control-missile', ship: '1A', missile: id })).game : start;
    expect(times(game, faster(id))).toBe(rating);
  });

  test('R7.2a Accelerates and Decelerates are counted together', () => {
    const { game } = play(alone('1A sword A0808 12 2'), by(1, faster('1A')), by(1, slower('1A')), by(1, faster('1A')));
    for (const order of [faster('1A'), slower('1A')]) {
      expect(refusal(game, by(1, order))).toMatchObject({ rule: 'R7.2a', code: 'velocity-rating-used' });
    }
    expect(times(game, left('1A'))).toBe(3);
  });
});

describe('R7.2d missiles', () => {
  test('R7.2d a missile accelerates, decelerates and turns, and does not weave', () => {
    const start = alone(`
      1A sword A0808 12 2 : arsenal
      1X intelligent A0405 12 2 civ 8 from 1A.1
      1Y mims A0406 12 2 civ 8 from 1A.1`);
    for (const id of ['1I21', '1M31']) {
      const { game } = play(start, by(1, faster(id)), by(1, slower(id)), by(1, left(id)));
      expect([unit(game, id).velocity, unit(game, id).direction]).toEqual([2, 11]);
      expect(refusal(start, by(1, { do: 'weave', unit: id, hex: 'A0404' }))).toMatchObject({
        rule: 'R7.2d',
        code: 'missiles-only-fly',
      });
    }
  });

  test('R7.2d and does not jump', () => {
    const start = alone(
      `
      1A sword A0808 12 2 : arsenal
      1X intelligent A0405 12 2 civ 8 from 1A.1`,
      { jumps: { player: 1 } },
    );
    expect(refusal(start, by(1, { do: 'prepare-jump', unit: '1I21' }))).toMatchObject({ code: 'not-a-spaceship' });
  });
});
