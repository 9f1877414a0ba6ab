import { describe, expect, test } from 'vitest';
import { apply, DIRECTIONS, type Direction, type Game, legalOfKind, type Order } from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, craft, hexOf, mark, ship, unit } from '../fixtures/units.ts';

const carrier = (velocity = 2, direction = 12, options: PositionOptions = {}, hex = 'A0808'): Game =>
  position(
    `
    1A clarinet ${hex} ${direction} ${velocity} : heavy-weapon, battlecraft=terwillicker-x/2, arsenal, crew
    2B dagger B1601 12 0`,
    { phase: 'command 1', ...options },
  );
const prepare: Order = { do: 'prepare-battlecraft', ship: '1A', pod: 2 };
const launch = (hex: string, direction: number, velocity: number, pod = 2): Order => ({
  do: 'launch-battlecraft',
  ship: '1A',
  pod,
  hex,
  direction: direction as Direction,
  velocity,
});
const prepared = (game: Game): Game =>
  changed(game, (copy) => {
    craft(copy, '1A1').status = 'prepared';
  });

describe('7.4 prepare and launch battlecraft', () => {
  test('7.4 prepared in one Command Phase, launched in the next: two commands', () => {
    const first = given(carrier(0), 1, prepare);
    expect(craft(first, '1A1')).toMatchObject({ status: 'prepared', hex: null, revealed: false });
    expect(refusal(first, by(1, launch('A0807', 12, 1)))).toMatchObject({ rule: '5.6', code: 'prepared-this-phase' });
    const next = given(advance(first, 'command 1'), 1, launch('A0807', 12, 1));
    expect(craft(next, '1A1')).toMatchObject({ status: 'in-play', velocity: 1, direction: 12 });
    expect(hexOf(next, '1A1')).toBe('A0807');
  });

  test('7.4 both take a Battle Command', () => {
    const start = position('1A clarinet A0808 12 2 : heavy-weapon, battlecraft=terwillicker-x', { phase: 'command 1' });
    const first = given(start, 1, prepare);
    expect(refusal(first, by(1, { do: 'active-search', ship: '1A' }))).toMatchObject({
      code: 'no-battle-commands-left',
    });
    const second = given(prepared(start), 1, launch('A0807', 12, 2));
    expect(refusal(second, by(1, { do: 'active-search', ship: '1A' }))).toMatchObject({
      code: 'no-battle-commands-left',
    });
  });

  test('7.4 a prepared one may wait, and moves with its ship', () => {
    const first = given(carrier(1), 1, prepare);
    const later = advance(advance(first, 'command 1'), 'command 1');
    expect(hexOf(later, '1A')).toBe('A0806');
    expect(apply(later, by(1, launch('A0805', 12, 1))).ok).toBe(true);
  });

  test.each([
    ['not prepared', launch('A0807', 12, 2), '7.4', 'not-prepared'],
    ['no battlecraft pod', launch('A0807', 12, 2, 1), '7.4', 'no-battlecraft-pod'],
    ['no such pod', launch('A0807', 12, 2, 9), '7.4', 'no-battlecraft-pod'],
  ])('7.4 no launch: %s', (_, order, rule, code) => {
    expect(refusal(carrier(), by(1, order))).toMatchObject({ rule, code });
  });

  test('7.4 a prepared one is not prepared again, one that is out not at all', () => {
    expect(refusal(prepared(carrier()), by(1, prepare))).toMatchObject({ rule: '7.4', code: 'prepared-already' });
    const out = given(prepared(carrier()), 1, launch('A0807', 12, 2));
    expect(refusal(out, by(1, prepare))).toMatchObject({ rule: '7.4', code: 'pod-empty' });
  });

  test.each(['damaged', 'destroyed'] as const)('8.9 neither from a %s pod', (status) => {
    const hit = changed(carrier(), (copy) => mark(copy, '1A', status, 'pod-2'));
    expect(refusal(hit, by(1, prepare))).toMatchObject({ rule: '8.9', code: 'pod-damaged' });
    expect(refusal(prepared(hit), by(1, launch('A0807', 12, 2)))).toMatchObject({ rule: '8.9', code: 'pod-damaged' });
  });
});

describe('R7.4g where a battlecraft is placed', () => {
  const AROUND = ['A0807', 'A0908', 'A0909', 'A0809', 'A0709', 'A0708'];

  test.each(AROUND)('R7.4g in any adjacent hex, also behind: %s', (hex) => {
    expect(hexOf(given(prepared(carrier()), 1, launch(hex, 12, 2)), '1A1')).toBe(hex);
  });

  test.each(['A0808', 'A0806', 'A1008', 'Z0101'])('R7.4g not in %s', (hex) => {
    expect(refusal(prepared(carrier()), by(1, launch(hex, 12, 2)))).toMatchObject({
      rule: 'R7.4g',
      code: 'not-a-launch-hex',
    });
  });

  test.each(DIRECTIONS)('R7.4g a ship pointing at %i: its direction or two positions to either side', (direction) => {
    const game = prepared(carrier(2, direction));
    for (const to of DIRECTIONS) {
      const apart = Math.min((to - direction + 12) % 12, (direction - to + 12) % 12);
      if (apart <= 2) expect(craft(given(game, 1, launch('A0807', to, 2)), '1A1').direction).toBe(to);
      else {
        expect(refusal(game, by(1, launch('A0807', to, 2)))).toMatchObject({
          rule: 'R7.4g',
          code: 'not-a-launch-direction',
        });
      }
    }
  });

  test.each([
    [0, [1]],
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [5, [4, 5, 6]],
    [8, [7, 8, 9]],
    [9, [8, 9]],
  ])('R7.4g from a ship at velocity %i: %j', (velocity, allowed) => {
    const game = prepared(carrier(velocity));
    for (let to = 0; to <= 9; to += 1) {
      if (allowed.includes(to)) expect(craft(given(game, 1, launch('A0807', 12, to)), '1A1').velocity).toBe(to);
      else {
        expect(refusal(game, by(1, launch('A0807', 12, to)))).toMatchObject({
          rule: 'R7.4g',
          code: 'not-a-launch-velocity',
        });
      }
    }
  });

  test('R7.4g 6 hexes, 5 directions and 3 velocities are listed', () => {
    expect(legalOfKind(prepared(carrier()), 'launch-battlecraft')).toHaveLength(90);
    expect(legalOfKind(carrier(), 'launch-battlecraft')).toHaveLength(0);
  });

  test('R7.4g a hex on no sheet is placed with it', () => {
    const game = given(prepared(carrier(2, 12, {}, 'A0801')), 1, launch('C0817', 12, 2));
    expect(hexOf(game, '1A1')).toBe('C0817');
    expect(game.sheets.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  });

  test('R7.4g it is face-down, unless it has been revealed before', () => {
    const start = prepared(carrier());
    expect(craft(given(start, 1, launch('A0807', 12, 2)), '1A1').revealed).toBe(false);
    const known = changed(start, (copy) => {
      craft(copy, '1A1').revealed = true;
    });
    expect(craft(given(known, 1, launch('A0807', 12, 2)), '1A1').revealed).toBe(true);
  });

  test('R7.4g interception is checked', () => {
    const start = prepared(
      position(
        `
        1A clarinet A0808 12 2 : heavy-weapon, battlecraft=terwillicker-x
        2X unguided A0807 6 2 civ 7`,
        // Opposite directions on one line: 4 halved to 2, for which level 7 needs 7 or less.
        { phase: 'command 1', rolls: [7] },
      ),
    );
    const game = given(start, 1, launch('A0807', 12, 2));
    expect([unit(game, '1A1').status, unit(game, '2U01').status]).toEqual(['destroyed', 'destroyed']);
    expect(unit(game, '1A').status).toBe('in-play');
  });

  test('R6.6a, R7.4g under the first edition asteroids are checked with the velocity of the launch', () => {
    const start = prepared(carrier(2, 12, { asteroidFields: ['A0806'], rulings: 1, rolls: [3, 2] }));
    const { game } = play(start, by(1, launch('A0807', 12, 3)), by(1, { do: 'choose-part', part: 'engine' }));
    expect(craft(game, '1A1').parts.engine.status).toBe('vulnerable');
    expect(craft(given(start, 1, launch('A0807', 12, 2)), '1A1').parts.engine.status).toBe('intact');
  });

  test('R7.4g it starts its zig-zag with left', () => {
    const start = changed(prepared(carrier(1, 1)), (copy) => {
      ship(copy, '1A').nextSide = 'right';
      // As it came into its pod.
      craft(copy, '1A1').nextSide = 'right';
    });
    expect(craft(given(start, 1, launch('A0807', 1, 1)), '1A1').nextSide).toBe('left');
  });

  test('R7.4g once launched it moves by itself', () => {
    const game = advance(given(prepared(carrier(0)), 1, launch('A0807', 12, 1)), 'command 1');
    expect([hexOf(game, '1A1'), hexOf(game, '1A')]).toEqual(['A0806', 'A0808']);
  });
});

describe('R7.5d recharging', () => {
  const spent = (units: number, game = carrier()): Game =>
    changed(game, (copy) => {
      craft(copy, '1A1').energy.spent = units;
    });
  const recharge = (units: number): Order => ({ do: 'recharge', battlecraft: '1A1', units });

  test.each([1, 7, 12])('R7.5d %i units move from ship to battlecraft, without a command', (units) => {
    const noCommands = position('1A clarinet A0808 12 2 : crew, battlecraft=terwillicker-x', { phase: 'command 1' });
    const game = given(spent(12, noCommands), 1, recharge(units));
    expect(craft(game, '1A1').energy.spent).toBe(12 - units);
    const { marked, track } = ship(game, '1A').energy;
    expect(marked * 8 + track).toBe(units);
  });

  test('R7.5d no more than it has spent', () => {
    expect(refusal(spent(12), by(1, recharge(13)))).toMatchObject({ rule: 'R7.5d', code: 'not-so-much-spent' });
    expect(legalOfKind(spent(12), 'recharge')).toHaveLength(12);
    expect(legalOfKind(spent(0), 'recharge')).toHaveLength(0);
  });

  test('R7.5d nor than the ship has', () => {
    const poor = changed(spent(12), (copy) => {
      ship(copy, '1A').energy = { blocks: 13, marked: 12, track: 3 };
    });
    expect(legalOfKind(poor, 'recharge')).toHaveLength(5);
    expect(refusal(poor, by(1, recharge(6)))).toMatchObject({ rule: '7.6', code: 'no-energy' });
  });

  test('R7.5d a prepared one counts as in its pod, a launched one does not', () => {
    expect(apply(prepared(spent(12)), by(1, recharge(3))).ok).toBe(true);
    const out = given(prepared(spent(12)), 1, launch('A0807', 12, 2));
    expect(refusal(out, by(1, recharge(3)))).toMatchObject({ rule: 'R7.5d', code: 'not-in-pod' });
  });

  test.each(['damaged', 'destroyed'] as const)('R7.5d none in a %s pod, prepared or not', (status) => {
    const game = changed(spent(12), (copy) => mark(copy, '1A', status, 'pod-2'));
    for (const one of [game, prepared(game)]) {
      expect(refusal(one, by(1, recharge(3)))).toMatchObject({ rule: '8.9', code: 'pod-damaged' });
    }
  });

  test('R7.5d in a vulnerable pod it goes on', () => {
    const game = changed(spent(12), (copy) => mark(copy, '1A', 'vulnerable', 'pod-2'));
    expect(apply(game, by(1, recharge(3))).ok).toBe(true);
  });

  test('R7.5d none on a landed ship', () => {
    const game = changed(spent(12), (copy) => {
      ship(copy, '1A').status = 'landed';
    });
    expect(refusal(game, by(1, recharge(3)))).toMatchObject({ rule: 'R7.5d', code: 'not-in-play' });
  });

  test("R7.5d in its owner's Command Phase only", () => {
    for (const phase of ['movement 1', 'fire 1', 'command 2'] as const) {
      const game = spent(12, carrier(0, 12, { phase }));
      expect(apply(game, by(1, recharge(3))).ok).toBe(false);
    }
  });

  test.each([
    ['2B', '10.4', 'no-such-unit'],
    ['1Z1', '10.4', 'no-such-unit'],
  ])('10.4 %s is no battlecraft to recharge', (id, rule, code) => {
    const action = by(1, { do: 'recharge', battlecraft: id, units: 1 });
    expect(refusal(spent(12), action)).toMatchObject({ rule, code });
  });

  test("10.4 another player's battlecraft is not recharged", () => {
    const game = position('2A clarinet A0808 12 2 : battlecraft=terwillicker-x', {
      phase: 'command 1',
      with: (copy) => {
        craft(copy, '2A1').energy.spent = 4;
      },
    });
    expect(refusal(game, by(1, { do: 'recharge', battlecraft: '2A1', units: 1 }))).toMatchObject({
      rule: '10.4',
      code: 'not-yours',
    });
  });
});
