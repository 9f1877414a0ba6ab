import { describe, expect, test } from 'vitest';
import {
  apply,
  commandsLeft,
  type Game,
  legalAsSeen,
  type Order,
  type UnitId,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, craft, hexOf, mark, ship, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'command 1', ...options });
const rendezvous = (id: UnitId, other: UnitId): Order => ({ do: 'rendezvous', ship: id, with: other });
const left = (id: UnitId): Order => ({ do: 'turn', unit: id, side: 'left' });
const faster = (id: UnitId): Order => ({ do: 'accelerate', unit: id });
/** [R8.7a] The owner takes an asteroid's hit there, with the bridge gone before. */
const ENGINE: Order = { do: 'choose-part', part: 'engine' };
const dockOf = (game: Game, id: UnitId) => unit(game, id).dock;

describe('R7.4c rendezvous', () => {
  const mother = '1A clarinet A0808 12 2 : heavy-weapon, battlecraft=terwillicker-x/2, light-weapon';

  test.each(['intact', 'vulnerable'] as const)(
    'R7.4c a battlecraft goes back into the %s pod of its own ship',
    (status) => {
      const start = at(`${mother}\n1A1 A0808 12 2 revealed`, {
        with: (copy) => {
          mark(copy, '1A', status, 'pod-2');
          craft(copy, '1A1').energy.spent = 4;
        },
      });
      const game = given(start, 1, rendezvous('1A', '1A1'));
      expect(craft(game, '1A1')).toMatchObject({ status: 'in-pod', hex: null, counter: null, energy: { spent: 4 } });
      expect([dockOf(game, '1A'), dockOf(game, '1A1')]).toEqual([null, null]);
    },
  );

  test('R7.4c back in its pod it is unprepared', () => {
    const docked = given(at(`${mother}\n1A1 A0808 12 2`), 1, rendezvous('1A', '1A1'));
    const launch = { do: 'launch-battlecraft', ship: '1A', pod: 2, hex: 'A0807', direction: 12, velocity: 2 } as const;
    expect(refusal(docked, by(1, launch))).toMatchObject({ rule: '7.4', code: 'not-prepared' });
  });

  test.each(['damaged', 'destroyed'] as const)('R7.4c with its pod %s it makes a pair with its own ship', (status) => {
    const start = at(`${mother}\n1A1 A0808 12 2`, { with: (copy) => mark(copy, '1A', status, 'pod-2') });
    const game = given(start, 1, rendezvous('1A', '1A1'));
    expect(craft(game, '1A1').status).toBe('in-play');
    expect([dockOf(game, '1A')?.partner, dockOf(game, '1A1')?.partner]).toEqual(['1A1', '1A']);
  });

  const crowd = at(`
    1A clarinet A0808 12 2 : heavy-weapon, battlecraft=terwillicker-x, light-weapon
    1B sword A0808 12 2 : battlecraft=terwillicker-x, arsenal
    1C dagger A0807 12 2 : heavy-weapon
    1D dagger A0808 12 3
    1E dagger A0808 11 2
    2B sword A0808 12 2 : battlecraft=terwillicker-x, battlecraft=terwillicker-5000
    1B1 A0808 12 2
    2B1 A0808 12 2 revealed
    2B2 A0808 12 2
    1X unguided A0808 12 2 from 1A.1
    2X unguided A0808 12 2`);

  test.each(['1B', '1B1', '2B', '2B1'])('R7.4c two ships or another ship’s battlecraft make a pair: %s', (other) => {
    const game = given(crowd, 1, rendezvous('1A', other));
    expect(dockOf(game, '1A')).toMatchObject({ partner: other });
    expect(dockOf(game, other)).toMatchObject({ partner: '1A' });
    expect(unit(game, other).status).toBe('in-play');
  });

  test('R7.4c an enemy battlecraft is docked with face-down, and stays face-down', () => {
    const { game, events } = play(crowd, by(1, rendezvous('1A', '2?02')));
    expect([dockOf(game, '1A')?.partner, dockOf(game, '2B2')?.partner]).toEqual(['2B2', '1A']);
    expect(unit(game, '2B2').revealed).toBe(false);
    expect(view(game, 1).units.find(({ id }) => id === '1A')?.dockedWith).toBe('2?02');
    expect(viewEvents(events, 1)).toMatchObject([{ type: 'docked', ship: '1A', with: '2?02' }]);
    expect(legalAsSeen(crowd)).toContainEqual(by(1, rendezvous('1A', '2?02')));
    expect(legalAsSeen(crowd)).not.toContainEqual(by(1, rendezvous('1A', '2?03')));
  });

  test('7.4 Rendezvous docks the two together', () => {
    const { game, events } = play(crowd, by(1, rendezvous('1A', '2B')));
    expect([dockOf(game, '1A'), dockOf(game, '2B')]).toEqual([
      { partner: '2B', leads: false },
      { partner: '1A', leads: true },
    ]);
    expect(events).toMatchObject([{ type: 'docked', ship: '1A', with: '2B', inPod: false }]);
  });

  test.each([
    ['1Z', '7.4', 'no-such-unit'],
    ['1A', '7.4', 'no-such-unit'],
    ['1U01', '7.4', 'docking-a-missile'],
    ['2?03', '7.4', 'docking-a-missile'],
    ['1A1', '7.4', 'not-in-play'],
    ['1C', '7.4', 'other-hex'],
    ['1D', '7.4', 'other-velocity'],
    ['1E', '7.4', 'other-direction'],
  ])('7.4 Rendezvous with %s is refused: %s %s', (other, rule, code) => {
    expect(refusal(crowd, by(1, rendezvous('1A', other)))).toMatchObject({ rule, code });
  });

  test('R7.4c it is issued to a spaceship', () => {
    expect(refusal(crowd, by(1, rendezvous('1B1', '1A')))).toMatchObject({ rule: '7.4', code: 'not-a-spaceship' });
    expect(refusal(crowd, by(1, rendezvous('2B', '1A')))).toMatchObject({ rule: '7.4', code: 'not-yours' });
  });

  test('R7.4c and takes one of its Battle Commands', () => {
    const game = given(crowd, 1, rendezvous('1A', '1B'));
    expect([commandsLeft(crowd, '1A')?.battle.left, commandsLeft(game, '1A')?.battle.left]).toEqual([2, 1]);
  });

  test('R7.4c a unit is in one pair only', () => {
    const game = given(crowd, 1, rendezvous('1A', '2B'));
    for (const order of [rendezvous('1A', '2B1'), rendezvous('1B', '2B'), rendezvous('1B', '1A')]) {
      expect(refusal(game, by(1, order))).toMatchObject({ rule: 'R7.4c', code: 'docked-already' });
    }
  });

  test('R7.4c a ship in a pair still takes its own battlecraft into the pod', () => {
    const game = given(crowd, 1, rendezvous('1B', '2B'));
    const next = changed(game, (copy) => {
      copy.phase.orders = {};
    });
    const taken = given(next, 1, rendezvous('1B', '1B1'));
    expect(craft(taken, '1B1').status).toBe('in-pod');
    expect(dockOf(taken, '1B')?.partner).toBe('2B');
  });

  test('R7.4c the unit docked with may have an active field or a jump marker', () => {
    const shielded = changed(crowd, (copy) => {
      ship(copy, '2B').forceField = true;
    });
    const jumping = changed(crowd, (copy) => {
      ship(copy, '1B').jump = 'jumping';
    });
    expect(apply(shielded, by(1, rendezvous('1A', '2B'))).ok).toBe(true);
    expect(apply(jumping, by(1, rendezvous('1A', '1B'))).ok).toBe(true);
  });

  test('R7.4c an unalerted or landed ship is not docked with', () => {
    for (const status of ['unalerted', 'landed'] as const) {
      const game = changed(crowd, (copy) => {
        ship(copy, '2B').status = status;
      });
      expect(refusal(game, by(1, rendezvous('1A', '2B')))).toMatchObject({ rule: '7.4', code: 'not-in-play' });
    }
  });
});

describe('R7.4d a docked pair moves as one', () => {
  /** 1A has docked with 1B: 1B leads. */
  const pair = (vector = '4 3', options: PositionOptions = {}, hex = 'A0808'): Game =>
    given(
      at(`1A clarinet ${hex} ${vector} : heavy-weapon\n1B sword ${hex} ${vector} : arsenal`, options),
      1,
      rendezvous('1A', '1B'),
    );

  test('R7.4d by a move of the unit that was docked with, once', () => {
    const moving = advance(pair(), 'movement 1');
    expect(refusal(moving, by(1, { do: 'move', unit: '1A' }))).toMatchObject({ rule: 'R7.4d', code: 'carried' });
    const moved = given(moving, 1, { do: 'move', unit: '1B' });
    // 4 o'clock from A0808: A0909, A1009, A1110.
    expect([hexOf(moved, '1A'), hexOf(moved, '1B')]).toEqual(['A1110', 'A1110']);
    expect(refusal(moved, by(1, { do: 'move', unit: '1B' }))).toMatchObject({ rule: '6.0', code: 'has-moved' });
    expect(apply(moved, by(1, { do: 'end-phase' })).ok).toBe(true);
  });

  test("R7.4d in the Movement Phase of that unit's owner, not in the other's", () => {
    const start = at('1A clarinet A0808 4 3 : heavy-weapon\n2B sword A0808 4 3 : arsenal');
    const first = advance(given(start, 1, rendezvous('1A', '2B')), 'movement 1');
    expect(refusal(first, by(1, { do: 'move', unit: '1A' }))).toMatchObject({ rule: 'R7.4d', code: 'carried' });
    const second = advance(first, 'movement 2');
    expect(hexOf(second, '1A')).toBe('A0808');
    const moved = given(second, 2, { do: 'move', unit: '2B' });
    expect([hexOf(moved, '1A'), hexOf(moved, '2B')]).toEqual(['A1110', 'A1110']);
  });

  test('R6.1b the pair has the reminder of the unit that was docked with', () => {
    const start = at('1A clarinet A0707 1 1 : heavy-weapon\n1B sword A0707 1 1 : arsenal', {
      with: (copy) => {
        unit(copy, '1B').nextSide = 'right';
      },
    });
    const docked = given(start, 1, rendezvous('1A', '1B'));
    expect(unit(docked, '1A').nextSide).toBe('right');
    const moved = given(advance(docked, 'movement 1'), 1, { do: 'move', unit: '1B' });
    expect([hexOf(moved, '1A'), hexOf(moved, '1B')]).toEqual(['A0806', 'A0806']);
    expect([unit(moved, '1A').nextSide, unit(moved, '1B').nextSide]).toEqual(['left', 'left']);
  });

  test('R7.4d asteroids are rolled for each of the two, the unit that was docked with first', () => {
    // Velocity 3: the first die misses 1B, the second hits 1A, whose pod 1 it is.
    const start = pair('4 3', { asteroidFields: ['A1108'], rolls: [4, 3, 4] }, 'A0707');
    const { game, events } = play(advance(start, 'movement 1'), by(1, { do: 'move', unit: '1B' }));
    const checks = events.filter(({ type }) => type === 'asteroid-check');
    expect(checks).toMatchObject([
      { unit: '1B', die: 4, hit: false },
      { unit: '1A', die: 3, hit: true },
    ]);
    expect(ship(game, '1A').pods[0]?.status).toBe('vulnerable');
    expect(ship(game, '1B').pods[0]?.status).toBe('intact');
  });

  const withCraft = (options: PositionOptions): Game => {
    const start = at(
      `
      1A clarinet A0707 4 3 : heavy-weapon
      1B sword A0201 12 0 : battlecraft=terwillicker-5000
      1B1 A0707 4 3`,
      options,
    );
    return advance(given(start, 1, rendezvous('1A', '1B1')), 'movement 1');
  };

  test('R7.4d if the leading one is lost on the way the other completes the move', () => {
    // A0807 is clear, A0908 not: 1B1 is hit on its engine there, 1A is not.
    const moving = changed(withCraft({ asteroidFields: ['A1007'] }), (copy) => {
      mark(copy, '1B1', 'destroyed', 'bridge');
      mark(copy, '1B1', 'damaged', 'engine');
      copy.dice.given = [1, 2, 10, 10];
    });
    const game = given(moving, 1, { do: 'move', unit: '1B1' }, ENGINE);
    expect(unit(game, '1B1').status).toBe('destroyed');
    expect([hexOf(game, '1A'), dockOf(game, '1A')]).toEqual(['A1008', null]);
    expect(apply(game, by(1, { do: 'end-phase' })).ok).toBe(true);
  });

  test('R7.4d at a planet among asteroids the free maneuvers pass to the other', () => {
    const moving = changed(withCraft({ asteroidFields: ['A1007'], planets: ['A0908'] }), (copy) => {
      mark(copy, '1B1', 'destroyed', 'bridge');
      mark(copy, '1B1', 'damaged', 'engine');
      copy.dice.given = [1, 2, 10, 10];
    });
    const game = given(moving, 1, { do: 'move', unit: '1B1' }, ENGINE);
    expect(game.pending).toMatchObject({ kind: 'planet-maneuver', player: 1, unit: '1A' });
    expect(hexOf(given(game, 1, { do: 'continue' }), '1A')).toBe('A1008');
  });

  test('R7.4d if the other is lost the leading one completes it', () => {
    const moving = changed(withCraft({ asteroidFields: ['A1007'] }), (copy) => {
      mark(copy, '1A', 'destroyed', 'bridge', 'pod-1');
      mark(copy, '1A', 'damaged', 'engine');
      copy.dice.given = [10, 1, 2, 10];
    });
    const game = given(moving, 1, { do: 'move', unit: '1B1' }, ENGINE);
    expect(unit(game, '1A').status).toBe('destroyed');
    expect([hexOf(game, '1B1'), dockOf(game, '1B1')]).toEqual(['A1008', null]);
  });

  test('R7.4d a pair enters a hex at once: one interception attempt', () => {
    const start = at(`
      1A clarinet A0808 4 3 : heavy-weapon
      1B sword A0808 4 3 : arsenal
      2X unguided A0909 4 2 civ 7`);
    const moving = changed(advance(given(start, 1, rendezvous('1A', '1B')), 'movement 1'), (copy) => {
      copy.dice.given = [10];
    });
    const met = given(moving, 1, { do: 'move', unit: '1B' });
    expect(met.pending).toMatchObject({ kind: 'intercept', player: 2, missile: '2U01', mayDecline: false });
    const { game, events } = play(met, by(2, { do: 'intercept', missile: '2U01', target: '1A' }));
    expect(events.filter(({ type }) => type === 'interception')).toHaveLength(1);
    expect(hexOf(game, '1A')).toBe('A1110');
  });

  test('R7.4d if a missile takes the leading one the other completes the move', () => {
    const start = at(`
      1A clarinet A0808 4 3 : heavy-weapon
      1B clarinet A0808 4 3 : arsenal
      2X unguided A0909 4 2 civ 7`);
    const moving = changed(advance(given(start, 1, rendezvous('1A', '1B')), 'movement 1'), (copy) => {
      copy.dice.given = [1];
    });
    const met = given(moving, 1, { do: 'move', unit: '1B' });
    const game = given(met, 2, { do: 'intercept', missile: '2U01', target: '1B' });
    expect([unit(game, '1B').status, dockOf(game, '1A'), hexOf(game, '1A')]).toEqual(['destroyed', null, 'A1110']);
    expect(apply(game, by(1, { do: 'end-phase' })).ok).toBe(true);
  });

  test('R7.4d the free planet maneuvers use the ratings of the unit that was docked with', () => {
    // A clarinet at 4 has three, a sword four; and the sword changes its velocity by 3.
    const moving = advance(pair('4 4', { planets: ['A0909'] }), 'movement 1');
    let game = given(moving, 1, { do: 'move', unit: '1B' });
    expect(game.pending).toMatchObject({ kind: 'planet-maneuver', unit: '1B' });
    expect(refusal(game, by(1, faster('1A')))).toMatchObject({ rule: '6.5', code: 'not-at-planet' });
    for (let n = 0; n < 3; n += 1) game = given(game, 1, faster('1B'));
    game = given(game, 1, left('1B'));
    expect(refusal(game, by(1, left('1B')))).toMatchObject({ rule: '7.1' });
    expect([unit(game, '1A').velocity, unit(game, '1A').direction]).toEqual([7, 3]);
  });
});

describe('R7.4d a docked pair is commanded as one', () => {
  const docked = (options: PositionOptions = {}): Game =>
    given(
      at('1A clarinet A0808 4 2 : heavy-weapon, standard-jump\n1B sword A0808 4 2 : arsenal', options),
      1,
      rendezvous('1A', '1B'),
    );
  const vectors = (game: Game) => ['1A', '1B'].map((id) => [unit(game, id).velocity, unit(game, id).direction]);

  test.each(['1A', '1B'])('R7.4d a command to %s changes both', (id) => {
    const game = given(docked(), 1, faster(id), left(id));
    expect(vectors(game)).toEqual([
      [3, 3],
      [3, 3],
    ]);
    const woven = given(docked(), 1, { do: 'weave', unit: id, hex: 'A0807' });
    expect([hexOf(woven, '1A'), hexOf(woven, '1B')]).toEqual(['A0807', 'A0807']);
  });

  test('R7.4d through either of the two, command by command', () => {
    const game = given(docked(), 1, left('1A'), left('1B'), faster('1A'));
    expect(vectors(game)).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  test.each(['1A', '1B'])('R7.4d a command to %s is counted for both', (id) => {
    const left2 = (game: Game) => ['1A', '1B'].map((one) => commandsLeft(game, one)?.maneuvers.left);
    expect(left2(docked())).toEqual([5, 6]);
    expect(left2(given(docked(), 1, left(id), faster(id)))).toEqual([3, 4]);
  });

  test('R7.4d what was counted stays counted when the pair is undone, and a unit brings what it has received', () => {
    const start = at('1A clarinet A0808 4 2 : battle-communications\n1B sword A0808 4 2\n1C sword A0808 4 2');
    const weave: Order = { do: 'weave', unit: '1A', hex: 'A0807' };
    const apart = given(start, 1, rendezvous('1A', '1B'), weave, { do: 'separate', unit: '1B' });
    expect(refusal(apart, by(1, { ...weave, unit: '1B', hex: 'A0808' }))).toMatchObject({ code: 'wove-already' });
    const brought = given(
      changed(apart, (copy) => {
        unit(copy, '1C').hex = unit(copy, '1B').hex;
      }),
      1,
      rendezvous('1A', '1C'),
    );
    expect(refusal(brought, by(1, { ...weave, unit: '1C', hex: 'A0808' }))).toMatchObject({
      rule: 'R7.4d',
      code: 'wove-already',
      params: { unit: '1A' },
    });
  });

  test('R7.4d the Velocity Rating of either ends its changes of velocity', () => {
    // A clarinet changes its velocity by 2, a sword by 3.
    const game = given(docked(), 1, faster('1B'), faster('1A'));
    expect(refusal(game, by(1, faster('1A')))).toMatchObject({ rule: 'R7.2a', code: 'velocity-rating-used' });
    expect(refusal(game, by(1, faster('1B')))).toMatchObject({
      rule: 'R7.4d',
      code: 'velocity-rating-used',
      params: { unit: '1A' },
    });
    expect(apply(game, by(1, left('1B'))).ok).toBe(true);
  });

  test("R7.4d a wreck is towed: the other's damage and Maneuver Rating do not matter", () => {
    const lame = changed(docked(), (copy) => {
      mark(copy, '1B', 'destroyed', 'engine', 'bridge');
    });
    expect(refusal(lame, by(1, left('1B')))).toMatchObject({ code: 'engine-destroyed' });
    expect(vectors(given(lame, 1, left('1A'), { do: 'weave', unit: '1A', hex: 'A0807' }, faster('1A')))).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  test.each([
    ['field-is-on', (game: Game) => Object.assign(ship(game, '1B'), { forceField: true })],
    ['jump-marker', (game: Game) => Object.assign(ship(game, '1B'), { jump: 'prepared' })],
  ])('R7.4d the force field or marker of either holds both: %s', (code, change) => {
    const game = changed(docked(), change);
    for (const order of [left('1A'), faster('1A'), { do: 'weave', unit: '1A', hex: 'A0807' } as const]) {
      expect(refusal(game, by(1, order))).toMatchObject({ rule: 'R7.4d', code, params: { unit: '1B' } });
    }
    expect(refusal(game, by(1, left('1B')))).toMatchObject({ rule: '7.1', code });
  });

  test("R7.4d with that unit's commands already counted", () => {
    const start = at('1A clarinet A0808 4 2 : heavy-weapon\n1B corco-zeta A0808 3 2', {});
    const turned = given(start, 1, { do: 'turn', unit: '1B', side: 'right' }, rendezvous('1A', '1B'));
    expect(refusal(turned, by(1, left('1B')))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
    expect(apply(turned, by(1, left('1A'))).ok).toBe(true);
  });

  test.each([
    ['1A', 8],
    ['1B', 6],
  ])('R7.4d when a block is due %s pays both burn rates in units', (id, rate) => {
    const spent = (game: Game) => {
      const { marked, track } = ship(game, id).energy;
      return marked * rate + track;
    };
    const once = given(docked(), 1, left(id));
    expect(spent(once)).toBe(0);
    const twice = given(once, 1, left(id));
    expect(spent(twice)).toBe(14);
    expect(spent(given(twice, 1, faster(id)))).toBe(14);
    expect(spent(given(twice, 1, { do: 'weave', unit: id, hex: 'A0807' }))).toBe(28);
    const other = id === '1A' ? '1B' : '1A';
    expect(ship(twice, other).energy).toMatchObject({ marked: 0, track: 0 });
    // It is paid for both: the other one steers on for nothing.
    expect(ship(given(twice, 1, faster(other)), other).energy).toMatchObject({ marked: 0, track: 0 });
  });

  test('R7.4d a block is due when either has received a command, whichever is named next', () => {
    const through = given(docked(), 1, left('1A'), left('1B'));
    expect(ship(through, '1A').energy).toMatchObject({ marked: 0, track: 0 });
    expect(ship(through, '1B').energy).toMatchObject({ marked: 2, track: 2 });
    const brought = given(at('1A clarinet A0808 4 2 : heavy-weapon\n1B sword A0808 3 2'), 1, {
      do: 'turn',
      unit: '1B',
      side: 'right',
    });
    const paying = given(brought, 1, rendezvous('1A', '1B'), left('1A'));
    expect(ship(paying, '1A').energy).toMatchObject({ marked: 1, track: 6 });
  });

  test('R7.4d what is counted through the pair counts when it is undone: the block is due alone', () => {
    const apart = given(docked(), 1, left('1A'), { do: 'separate', unit: '1A' }, left('1B'));
    expect(ship(apart, '1B').energy).toMatchObject({ marked: 1, track: 0 });
  });

  test('R7.4d with its engine damaged for every command', () => {
    const start = docked({ with: (copy) => mark(copy, '1A', 'damaged', 'engine') });
    const game = given(start, 1, left('1A'), faster('1A'));
    expect(ship(game, '1A').energy).toMatchObject({ marked: 3, track: 4 });
    expect(ship(given(start, 1, left('1B')), '1B').energy).toMatchObject({ marked: 0, track: 0 });
  });

  test('R7.4d a command it cannot pay for is refused', () => {
    const start = docked({
      with: (copy) => {
        ship(copy, '1A').energy = { blocks: 13, marked: 11, track: 3 };
      },
    });
    const once = given(start, 1, left('1A'));
    expect(refusal(once, by(1, left('1A')))).toMatchObject({ rule: '7.6', code: 'no-energy' });
  });

  test('R7.4d a battlecraft pays units for both', () => {
    const start = at(`
      1A dagger A0808 4 2 : heavy-weapon
      1B sword A0201 12 0 : battlecraft=terwillicker-x
      1B1 A0808 4 2`);
    const game = given(start, 1, rendezvous('1A', '1B1'), left('1B1'), left('1B1'));
    expect(craft(game, '1B1').energy.spent).toBe(5);
  });

  test('R7.4d with an enemy each commands it in his own phase through his own unit', () => {
    const start = at('1A clarinet A0808 4 0 : heavy-weapon\n2B sword A0808 4 0 : arsenal');
    const game = given(start, 1, rendezvous('1A', '2B'));
    expect(refusal(game, by(1, left('2B')))).toMatchObject({ code: 'not-yours' });
    const turned = given(game, 1, left('1A'));
    expect(unit(turned, '2B').direction).toBe(3);
    const answered = given(advance(turned, 'command 2'), 2, left('2B'));
    expect([unit(answered, '1A').direction, unit(answered, '2B').direction]).toEqual([2, 2]);
  });

  test('R7.4d jump commands concern the ship alone, and when it leaves the pair is undone', () => {
    const start = changed(docked({ jumps: { player: 1 } }), (copy) => {
      for (const id of ['1A', '1B']) unit(copy, id).velocity = 0;
    });
    const prepared = given(start, 1, { do: 'prepare-jump', unit: '1A' });
    expect([ship(prepared, '1A').jump, ship(prepared, '1B').jump]).toEqual(['prepared', null]);
    const jumping = given(advance(prepared, 'command 1'), 1, { do: 'jump', unit: '1A' });
    const away = advance(jumping, 'movement 1');
    expect([unit(away, '1A').status, unit(away, '1B').status, dockOf(away, '1B')]).toEqual(['jumped', 'in-play', null]);
  });

  test('R7.4d a docked unit does not land; set free, it does at its next Movement Phase', () => {
    const start = given(
      at('1A dagger A0808 4 0 : heavy-weapon\n1B sword A0808 4 0', { planets: ['A0808'] }),
      1,
      rendezvous('1A', '1B'),
    );
    const held = advance(start, 'command 1');
    expect([unit(held, '1A').status, dockOf(held, '1A')?.partner]).toEqual(['in-play', '1B']);
    const free = advance(given(held, 1, { do: 'separate', unit: '1A' }), 'movement 1');
    expect([unit(free, '1A').status, unit(free, '1B').status]).toEqual(['landed', 'in-play']);
  });

  test('R7.4d it does not if the pair has flown off since', () => {
    const start = given(
      at('1A dagger A0808 4 0 : heavy-weapon\n1B sword A0808 4 0', { planets: ['A0808'] }),
      1,
      rendezvous('1A', '1B'),
      faster('1A'),
    );
    const away = advance(given(advance(start, 'movement 1'), 1, { do: 'move', unit: '1B' }), 'command 1');
    const free = given(away, 1, { do: 'decelerate', unit: '1A' }, { do: 'separate', unit: '1A' });
    expect(unit(advance(free, 'movement 1'), '1A').status).toBe('in-play');
  });
});

describe('R7.4d nobody moves twice in a Game-Turn', () => {
  const enemies = '1A clarinet A0808 4 2 : heavy-weapon\n2B sword A0808 4 2 : arsenal, battle-communications';

  test('R7.4d one that has moved stays with the pair where it is until the next Game-Turn', () => {
    // 1A docks in the Command Phase after it has moved; 2B, which leads, would carry it on in its own Movement Phase.
    const first = position(enemies, { phase: 'movement 1' });
    const arrived = changed(given(first, 1, { do: 'move', unit: '1A' }), (copy) => {
      unit(copy, '2B').hex = unit(copy, '1A').hex;
    });
    const commanding = given(arrived, 1, { do: 'end-phase' });
    const docked = given(commanding, 2, rendezvous('2B', '1A'), { do: 'separate', unit: '2B' }, rendezvous('2B', '1A'));
    const swapped = changed(docked, (copy) => {
      unit(copy, '1A').dock = { partner: '2B', leads: false };
      unit(copy, '2B').dock = { partner: '1A', leads: true };
    });
    const second = advance(swapped, 'movement 2');
    expect(refusal(second, by(2, { do: 'move', unit: '2B' }))).toMatchObject({
      rule: 'R7.4d',
      code: 'partner-has-moved',
      params: { unit: '2B', with: '1A' },
    });
    expect(apply(second, by(2, { do: 'end-phase' })).ok).toBe(true);
    const next = advance(advance(second, 'command 1'), 'movement 2');
    expect(apply(next, by(2, { do: 'move', unit: '2B' })).ok).toBe(true);
  });

  test('R7.4d one that has been carried is not moved again when it is set free', () => {
    // 2B has docked with 1A, which leads: both move in the first Movement Phase.
    const docked = given(position(enemies, { phase: 'command 2' }), 2, rendezvous('2B', '1A'));
    const carried = given(advance(docked, 'movement 1'), 1, { do: 'move', unit: '1A' });
    expect(hexOf(carried, '2B')).toBe('A1009');
    const free = given(advance(carried, 'command 2'), 2, { do: 'separate', unit: '2B' });
    const moving = advance(free, 'movement 2');
    expect(refusal(moving, by(2, { do: 'move', unit: '2B' }))).toMatchObject({ rule: '6.0', code: 'has-moved' });
    expect(apply(moving, by(2, { do: 'end-phase' })).ok).toBe(true);
  });

  test('R7.4d one set free after its own Movement Phase, before the pair has moved, does not move in that Game-Turn', () => {
    const start = position(enemies, { phase: 'command 1' });
    const docked = advance(given(start, 1, rendezvous('1A', '2B')), 'movement 1');
    const free = given(advance(docked, 'command 2'), 2, { do: 'separate', unit: '2B' });
    const moved = given(advance(free, 'movement 2'), 2, { do: 'move', unit: '2B' });
    expect([hexOf(moved, '1A'), hexOf(moved, '2B')]).toEqual(['A0808', 'A1009']);
  });

  test('R7.4d to stay in orbit is a move', () => {
    const start = position('1A clarinet A0808 4 1 : heavy-weapon\n2B sword A0808 4 1 : arsenal', {
      phase: 'command 2',
      planets: ['A0808'],
    });
    const docked = advance(given(start, 2, rendezvous('2B', '1A')), 'movement 1');
    const stayed = given(docked, 1, { do: 'move', unit: '1A', stay: true }, { do: 'end-phase' });
    const free = given(stayed, 2, { do: 'separate', unit: '2B' });
    expect(refusal(advance(free, 'movement 2'), by(2, { do: 'move', unit: '2B' }))).toMatchObject({
      code: 'has-moved',
    });
  });

  test('R6.5a, R7.4d a survivor at a planet decides for itself, also in the other player’s Movement Phase', () => {
    // 1A leads; a missile waits at the planet and takes it, and 2B completes the move.
    const docked = given(
      position('1A corco-gamma A0808 4 2\n2B sword A0808 4 2 : arsenal', { phase: 'command 2' }),
      2,
      rendezvous('2B', '1A'),
    );
    const moving = changed(advance(docked, 'movement 1'), (copy) => {
      copy.scenario = { ...copy.scenario, planets: ['A0909'], asteroidFields: ['A0909'] };
      mark(copy, '1A', 'destroyed', 'bridge');
      copy.dice.given = [1, 2, 10, 10, 10, 10];
    });
    const met = given(moving, 1, { do: 'move', unit: '1A' }, ENGINE);
    expect([unit(met, '1A').status, met.pending]).toMatchObject([
      'destroyed',
      { kind: 'planet-maneuver', player: 2, unit: '2B' },
    ]);
    expect(refusal(met, by(1, faster('2B')))).toMatchObject({ code: 'not-your-turn' });
    const gone = given(met, 2, left('2B'), { do: 'continue' });
    expect([hexOf(gone, '2B'), gone.phase]).toMatchObject(['A1008', { kind: 'movement', player: 1 }]);
  });

  test.each([
    ['forceField', true],
    ['jump', 'jumping'],
  ])('R6.5a, R7.4d no free planet maneuvers while either has its %s', (field, value) => {
    const docked = given(position(enemies, { phase: 'command 2', planets: ['A0909'] }), 2, rendezvous('2B', '1A'));
    const moving = advance(docked, 'movement 1');
    expect(given(moving, 1, { do: 'move', unit: '1A' }).pending).toMatchObject({ kind: 'planet-maneuver', player: 1 });
    const held = changed(moving, (copy) => Object.assign(ship(copy, '2B'), { [field]: value }));
    expect(hexOf(given(held, 1, { do: 'move', unit: '1A' }), '1A')).toBe('A1009');
  });
});

describe('R7.4d separate', () => {
  const docked = given(
    at('1A clarinet A0808 4 0 : heavy-weapon\n2B sword A0808 4 0 : arsenal'),
    1,
    rendezvous('1A', '2B'),
  );

  test.each([
    [1, '1A'],
    [2, '2B'],
  ] as const)('R7.4d player %i may separate the pair in his Command Phase, for nothing', (player, id) => {
    const start = advance(docked, `command ${player}`);
    const game = given(start, player, { do: 'separate', unit: id });
    expect([dockOf(game, '1A'), dockOf(game, '2B')]).toEqual([null, null]);
    expect(commandsLeft(game, id)).toEqual(commandsLeft(start, id));
    expect(ship(game, id).energy).toMatchObject({ marked: 0, track: 0 });
  });

  test('R7.4d by a unit of his own', () => {
    expect(refusal(docked, by(1, { do: 'separate', unit: '2B' }))).toMatchObject({ rule: 'R7.4d', code: 'not-yours' });
  });

  test('R7.4d a unit that is in no pair cannot', () => {
    const game = given(docked, 1, { do: 'separate', unit: '1A' });
    expect(refusal(game, by(1, { do: 'separate', unit: '1A' }))).toMatchObject({ rule: 'R7.4d', code: 'not-docked' });
  });

  test('R7.4d no longer one, they move by themselves', () => {
    const game = given(docked, 1, { do: 'separate', unit: '1A' }, faster('1A'));
    expect([unit(game, '1A').velocity, unit(game, '2B').velocity]).toEqual([1, 0]);
  });
});
