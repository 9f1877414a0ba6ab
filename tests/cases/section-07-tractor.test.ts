import { describe, expect, test } from 'vitest';
import {
  apply,
  commandsLeft,
  type Game,
  legalAsSeen,
  legalOfKind,
  type Order,
  type UnitId,
  viewEvents,
} from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, hexOf, mark, ship, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'command 1', ...options });
const beam = (target: UnitId, pod = 2, tug = '1A'): Order => ({ do: 'tractor', ship: tug, pod, target });
const through = (unit: UnitId, kind: 'accelerate' | 'decelerate' = 'accelerate'): Order => ({
  do: kind,
  unit,
  by: '1A',
});
const turn = (unit: UnitId): Order => ({ do: 'turn', unit, side: 'left', by: '1A' });
const weave = (unit: UnitId, hex: string): Order => ({ do: 'weave', unit, hex, by: '1A' });

/** A tug with a beam of this level and an enemy so many hexes in front of it. */
const tug = (level: number, range: number, options: PositionOptions = {}, hull = 'clarinet'): Game =>
  at(
    `
    1A ${hull} A0817 12 0 : heavy-weapon, tractor-beam@${level}, heavy-weapon
    2B sword A08${String(17 - range).padStart(2, '0')} 12 2`,
    options,
  );

describe('5.6 R7.4e what a beam does', () => {
  test.each([
    [7, 0],
    [7, 1],
    [7, 4],
    [8, 0],
    [8, 4],
    [8, 6],
  ])('R7.4e a beam of level %i reaches %i hexes', (level, range) => {
    expect(apply(tug(level, range), by(1, beam('2B'))).ok).toBe(true);
  });

  test.each([
    [7, 5],
    [7, 6],
    [8, 7],
  ])('R7.4e a beam of level %i does not reach %i hexes', (level, range) => {
    expect(refusal(tug(level, range), by(1, beam('2B')))).toMatchObject({ rule: '5.6', code: 'out-of-reach' });
  });

  test.each([
    [7, 1],
    [8, 2],
  ])('R7.4e level %i gives %i commands', (level, commands) => {
    let game = given(tug(level, 2), 1, beam('2B'));
    for (let n = 0; n < commands; n += 1) game = given(game, 1, through('2B'));
    expect(unit(game, '2B').velocity).toBe(2 + commands);
    expect(refusal(game, by(1, through('2B')))).toMatchObject({ rule: '5.6', code: 'beam-commands-used' });
  });

  test.each([
    ['tractor-beam', 'clarinet', 1, 4],
    ['tractor-beam@8', 'corco-mu', 1, 4],
    ['tractor-beam@7', 'corco-zeta', 1, 4],
  ])('R7.4e a %s on a %s has level 7 or less: %i command within %i hexes', (pod, hull, commands, reach) => {
    const lines = (hexes: number) => `
      1A ${hull} A0817 12 0 : heavy-weapon, ${pod}
      2B piccolo A08${String(17 - hexes).padStart(2, '0')} 12 2`;
    let game = given(at(lines(reach)), 1, beam('2B'));
    for (let n = 0; n < commands; n += 1) game = given(game, 1, through('2B'));
    expect(refusal(game, by(1, through('2B')))).toMatchObject({ rule: '5.6', code: 'beam-commands-used' });
    expect(refusal(at(lines(reach + 1)), by(1, beam('2B')))).toMatchObject({ rule: '5.6', code: 'out-of-reach' });
  });

  test('R7.4e Accelerate, Decelerate, Direction Change and Weave', () => {
    const on = given(tug(8, 2), 1, beam('2B'));
    expect(unit(given(on, 1, through('2B')), '2B').velocity).toBe(3);
    expect(unit(given(on, 1, through('2B', 'decelerate')), '2B').velocity).toBe(1);
    expect(unit(given(on, 1, turn('2B')), '2B')).toMatchObject({ direction: 11, nextSide: 'left' });
    expect(hexOf(given(on, 1, weave('2B', 'A0814')), '2B')).toBe('A0814');
  });

  test('7.4 it takes a Battle Command, and nothing is spent before it is used', () => {
    const on = given(tug(8, 2), 1, beam('2B'), { do: 'active-search', ship: '1A' });
    expect(refusal(on, by(1, { do: 'active-search', ship: '1A' }))).toMatchObject({ code: 'no-battle-commands-left' });
    expect(ship(on, '1A').energy).toMatchObject({ marked: 0, track: 0 });
  });

  test('R7.4e without energy it may be turned on, and gives no command', () => {
    const empty = tug(8, 2, {
      with: (game) => {
        const { energy } = ship(game, '1A');
        energy.marked = energy.blocks;
      },
    });
    const on = given(empty, 1, beam('2B'));
    expect(refusal(on, by(1, through('2B')))).toMatchObject({ rule: '7.6', code: 'no-energy' });
  });

  test('R7.4e each tractor pod takes one order a phase', () => {
    const start = at(`
      1A clarinet A0808 12 0 : battle-communications, tractor-beam@7, tractor-beam@7, heavy-weapon
      2B sword A0807 12 2`);
    const once = given(start, 1, beam('2B'));
    expect(refusal(once, by(1, beam('2B')))).toMatchObject({ rule: 'R7.4e', code: 'beam-used' });
    const both = given(once, 1, beam('2B', 3), through('2B'), through('2B'));
    expect(unit(both, '2B').velocity).toBe(4);
    expect(refusal(both, by(1, through('2B')))).toMatchObject({ code: 'beam-commands-used' });
  });

  test('7.4 it does not stay on from phase to phase', () => {
    const on = given(
      tug(8, 2, {
        with: (game) => {
          unit(game, '2B').velocity = 0;
        },
      }),
      1,
      beam('2B'),
    );
    const next = advance(on, 'command 1');
    expect(refusal(next, by(1, through('2B')))).toMatchObject({ rule: 'R7.4e', code: 'no-beam' });
    expect(apply(next, by(1, beam('2B'))).ok).toBe(true);
  });

  test('R7.4e it is for the unit it was turned on', () => {
    const start = at(`
      1A clarinet A0808 12 0 : heavy-weapon, tractor-beam@8
      2B sword A0807 12 2
      2C sword A0807 12 2`);
    const on = given(start, 1, beam('2B'));
    expect(refusal(on, by(1, through('2C')))).toMatchObject({ rule: 'R7.4e', code: 'no-beam' });
  });
});

describe('R7.4e which units', () => {
  const crowd = at(`
    1A clarinet A0808 12 2 : heavy-weapon, tractor-beam@8
    1B dagger A0807 12 2 : light-weapon
    1C sword A0806 12 2 : battlecraft=terwillicker-x
    2B sword A0808 12 2 : battlecraft=terwillicker-x, battlecraft=terwillicker-5000, battlecraft=lander
    1C1 A0806 12 2
    2B1 A0807 12 2 revealed
    2B2 A0807 12 2
    1X intelligent A0807 12 2 from 1B.1
    2X intelligent A0809 12 2 from 2B.1 revealed`);

  test.each(['1B', '1C', '1C1', '2B', '2B1', '2B2'])('R7.4e friend or foe, ship or battlecraft: %s', (target) => {
    expect(unit(given(crowd, 1, beam(target), through(target)), target).velocity).toBe(3);
  });

  test.each([
    ['1I21', '5.6', 'beam-on-missile'],
    ['2I21', '5.6', 'beam-on-missile'],
    ['2B3', 'R7.4e', 'not-in-play'],
    ['1A', 'R7.4e', 'no-such-unit'],
    ['1Z', 'R7.4e', 'no-such-unit'],
  ])('R7.4e not %s: %s %s', (target, rule, code) => {
    expect(refusal(crowd, by(1, beam(target)))).toMatchObject({ rule, code });
  });

  test.each(['landed', 'unalerted'] as const)('R7.4e nor a ship that is %s', (status) => {
    const game = changed(crowd, (copy) => {
      ship(copy, '2B').status = status;
    });
    expect(refusal(game, by(1, beam('2B')))).toMatchObject({ rule: 'R7.4e', code: 'not-in-play' });
  });

  test('R7.4e an enemy battlecraft is held face-down, by the back of its counter', () => {
    expect(legalAsSeen(crowd)).toContainEqual(by(1, beam('2?02')));
    const { game, events } = play(given(crowd, 1, beam('2?02')), by(1, through('2?02')));
    expect(unit(game, '2B2')).toMatchObject({ velocity: 3, revealed: false });
    expect(viewEvents(events, 1)).toContainEqual(
      expect.objectContaining({ type: 'maneuvered', unit: '2?02', by: '1A' }),
    );
  });

  const docked = changed(crowd, (copy) => {
    unit(copy, '1B').dock = { partner: '1C', leads: false };
    unit(copy, '1C').dock = { partner: '1B', leads: true };
    unit(copy, '1B').hex = unit(copy, '1C').hex;
  });

  test('R7.4e a docked unit is moved with its partner, at the price of both', () => {
    const game = given(docked, 1, beam('1B'), through('1B'), turn('1B'));
    expect([unit(game, '1B').velocity, unit(game, '1C').velocity]).toEqual([3, 3]);
    expect([unit(game, '1B').direction, unit(game, '1C').direction]).toEqual([11, 11]);
    // Twice 4 and 6, for each of two commands, in blocks of 8.
    expect(ship(game, '1A').energy).toMatchObject({ marked: 5, track: 0 });
  });

  test('R7.4e counted for both, and for neither towards the block of its own commands', () => {
    const game = given(docked, 1, beam('1B'), through('1B'));
    expect(['1B', '1C'].map((id) => commandsLeft(game, id)?.maneuvers.left)).toEqual([3, 5]);
    expect(ship(given(game, 1, { do: 'turn', unit: '1C', side: 'left' }), '1C').energy).toMatchObject({
      marked: 0,
      track: 0,
    });
  });

  test('R7.4e a beam on a docked unit is held by what holds a pair, and by nothing else of the partner', () => {
    const on = given(docked, 1, beam('1B'));
    const shielded = changed(on, (copy) => Object.assign(ship(copy, '1C'), { forceField: true }));
    expect(refusal(shielded, by(1, through('1B')))).toMatchObject({ rule: 'R7.4d', code: 'field-is-on' });
    const lame = changed(on, (copy) => mark(copy, '1C', 'destroyed', 'engine', 'bridge'));
    expect(unit(given(lame, 1, through('1B')), '1C').velocity).toBe(3);
  });

  test('R7.4e whether it is docked is looked at with each command', () => {
    const first = given(docked, 1, beam('1B'), through('1B'), { do: 'separate', unit: '1B' }, through('1B'));
    expect([unit(first, '1B').velocity, unit(first, '1C').velocity]).toEqual([4, 3]);
    expect(ship(first, '1A').energy).toMatchObject({ marked: 3, track: 4 });
  });

  test('5.6 only an undamaged tractor pod', () => {
    expect(refusal(crowd, by(1, beam('2B', 1)))).toMatchObject({ rule: '7.4', code: 'no-tractor-pod' });
    expect(refusal(crowd, by(1, beam('2B', 9)))).toMatchObject({ rule: '7.4', code: 'no-tractor-pod' });
    for (const status of ['damaged', 'destroyed'] as const) {
      const hit = changed(crowd, (copy) => mark(copy, '1A', status, 'pod-2'));
      expect(refusal(hit, by(1, beam('2B')))).toMatchObject({ rule: '8.9', code: 'pod-damaged' });
    }
    const shaken = changed(crowd, (copy) => mark(copy, '1A', 'vulnerable', 'pod-2'));
    expect(apply(shaken, by(1, beam('2B'))).ok).toBe(true);
  });

  test('7.4 by a spaceship of the player', () => {
    const on = given(crowd, 1, beam('2B'));
    expect(refusal(on, by(1, { do: 'accelerate', unit: '2B', by: '2B' }))).toMatchObject({ code: 'not-yours' });
    expect(refusal(on, by(1, { do: 'accelerate', unit: '2B', by: '1C1' }))).toMatchObject({ code: 'not-a-spaceship' });
  });
});

describe('R7.4e the limits of the target', () => {
  const on = (line: string, options: PositionOptions = {}): Game =>
    given(
      at(`1A clarinet A0808 12 0 : heavy-weapon, tractor-beam@8\n2B ${line}`, { jumps: { player: 1 }, ...options }),
      1,
      beam('2B'),
    );

  test('R7.4e its number of commands', () => {
    const once = given(on('corco-zeta A0807 12 2'), 1, turn('2B'));
    expect(refusal(once, by(1, turn('2B')))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('R7.4e at its rating it may be accelerated or decelerated, not turned', () => {
    const game = on('corco-zeta A0807 12 3');
    expect(refusal(game, by(1, turn('2B')))).toMatchObject({ rule: 'R7.1b', code: 'only-change-velocity' });
    expect(apply(game, by(1, through('2B', 'decelerate'))).ok).toBe(true);
  });

  test('R7.4e its Velocity Rating', () => {
    const once = given(on('corco-zeta A0807 12 0'), 1, through('2B'));
    expect(refusal(once, by(1, through('2B')))).toMatchObject({ rule: 'R7.2a', code: 'velocity-rating-used' });
  });

  test('R7.4e counted for the phase of the tractoring player', () => {
    // 2B has had its commands in its own phase; they are forgotten in 1A's.
    const start = position('1A clarinet A0808 12 0 : heavy-weapon, tractor-beam@8\n2B corco-zeta A0805 12 2', {
      phase: 'command 2',
    });
    const turned = given(start, 2, { do: 'turn', unit: '2B', side: 'left' });
    const mine = advance(turned, 'command 1');
    expect(apply(given(mine, 1, beam('2B')), by(1, turn('2B'))).ok).toBe(true);
  });

  test.each([
    ['field-is-on', (game: Game) => Object.assign(ship(game, '2B'), { forceField: true })],
    ['jump-marker', (game: Game) => Object.assign(ship(game, '2B'), { jump: 'jumping' })],
    ['engine-destroyed', (game: Game) => mark(game, '2B', 'destroyed', 'engine')],
  ])('R7.4e its damage, force field and jump marker: %s', (code, change) => {
    const game = changed(on('sword A0807 12 2'), change);
    expect(refusal(game, by(1, turn('2B')))).toMatchObject({ code });
  });

  test('R7.4e a damaged bridge does not weave, a second Weave is one too many', () => {
    const game = on('sword A0807 12 2');
    const dazed = changed(game, (copy) => mark(copy, '2B', 'damaged', 'bridge'));
    expect(refusal(dazed, by(1, weave('2B', 'A0806')))).toMatchObject({ rule: '8.9', code: 'bridge-damaged' });
    const woven = given(game, 1, weave('2B', 'A0806'));
    expect(refusal(woven, by(1, weave('2B', 'A0807')))).toMatchObject({ rule: '7.2', code: 'wove-already' });
  });

  test('R7.4e into no planet or asteroid hex', () => {
    const game = on('sword A0807 12 2', { planets: ['A0806'], asteroidFields: ['A0606'] });
    expect(refusal(game, by(1, weave('2B', 'A0707')))).toMatchObject({ rule: '7.2', code: 'weave-into-asteroids' });
    expect(refusal(game, by(1, weave('2B', 'A0806')))).toMatchObject({ rule: '7.2', code: 'weave-into-planet' });
  });

  test('R7.4e it must be in range again at each command', () => {
    const start = at(`
      1A clarinet A0811 12 0 : heavy-weapon, tractor-beam@8
      2B sword A0805 12 2`);
    const away = given(start, 1, beam('2B'), weave('2B', 'A0804'));
    expect(refusal(away, by(1, through('2B')))).toMatchObject({ rule: '5.6', code: 'out-of-reach' });
    const near = given(start, 1, beam('2B'), weave('2B', 'A0806'));
    expect(apply(near, by(1, through('2B'))).ok).toBe(true);
  });

  test("R7.4e the ship's own field, activated afterwards, does not end the beam", () => {
    const start = at(`
      1A sword A0808 12 0 : battle-communications, tractor-beam@8
      2B sword A0807 12 2`);
    const game = given(start, 1, beam('2B'), { do: 'activate-force-field', ship: '1A' }, through('2B'));
    expect(unit(game, '2B').velocity).toBe(3);
  });

  test('R7.4e damage to the pod does', () => {
    const hit = changed(on('sword A0807 12 2'), (copy) => mark(copy, '1A', 'damaged', 'pod-2'));
    expect(refusal(hit, by(1, through('2B')))).toMatchObject({ rule: '8.9', code: 'pod-damaged' });
  });

  test('R7.4e its commands are listed with the beam that gives them', () => {
    const game = on('sword A0807 12 2');
    expect(legalOfKind(game, 'accelerate')).toContainEqual(by(1, through('2B')));
    expect(legalOfKind(game, 'weave').filter((action) => 'by' in action && action.by === '1A')).toHaveLength(6);
  });
});
