import { describe, expect, test } from 'vitest';
import { apply, type Game, HULLS, type Order, type UnitId, unitNamed } from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, craft, mark, missile, ship } from '../fixtures/units.ts';

const alone = (lines: string, options: PositionOptions = {}): Game =>
  position(lines, { phase: 'command 1', ...options });

const left = (unit: UnitId): Order => ({ do: 'turn', unit, side: 'left' });
const right = (unit: UnitId): Order => ({ do: 'turn', unit, side: 'right' });
const faster = (unit: UnitId): Order => ({ do: 'accelerate', unit });
const slower = (unit: UnitId): Order => ({ do: 'decelerate', unit });
const weave = (unit: UnitId, hex: string): Order => ({ do: 'weave', unit, hex });

/** Energy Units a unit has spent by its log. */
function spent(game: Game, id: UnitId): number {
  const unit = unitNamed(game, id);
  if (unit?.kind === 'spaceship') return unit.energy.marked * HULLS[unit.hull].burnRate + unit.energy.track;
  return unit?.energy?.spent ?? 0;
}

/** A ship that has all but so many Energy Units spent. */
const withUnits = (game: Game, id: UnitId, units: number): Game =>
  changed(game, (copy) => {
    const { energy, hull } = ship(copy, id);
    const total = energy.blocks * HULLS[hull].burnRate - units;
    energy.marked = Math.floor(total / HULLS[hull].burnRate);
    energy.track = total % HULLS[hull].burnRate;
  });

describe('7.5 commands and energy', () => {
  const basics: Order[] = [left('1A'), right('1A'), faster('1A'), slower('1A')];
  const pairs = basics.flatMap((first) => basics.map((second) => ({ first, second })));
  const sword = alone('1A sword A0808 12 2');

  test.each(basics)('7.5 one $do alone is free', (order) => {
    expect(spent(given(sword, 1, order), '1A')).toBe(0);
  });

  test.each(pairs)('7.5 $first.do and then $second.do cost one block', ({ first, second }) => {
    const { energy } = ship(given(sword, 1, first, second), '1A');
    expect(energy).toMatchObject({ marked: 1, track: 0 });
  });

  test('7.5 only one block, however many there are', () => {
    const game = given(sword, 1, faster('1A'), left('1A'), left('1A'), slower('1A'), right('1A'), faster('1A'));
    expect(ship(game, '1A').energy).toMatchObject({ marked: 1, track: 0 });
  });

  test('7.5 each phase is counted by itself', () => {
    const game = advance(given(sword, 1, left('1A'), left('1A')), 'command 1');
    expect(ship(given(game, 1, left('1A')), '1A').energy.marked).toBe(1);
    expect(ship(given(game, 1, left('1A'), left('1A')), '1A').energy.marked).toBe(2);
  });

  test.each(Object.entries({ dagger: 4, sword: 6, spear: 12, piccolo: 3, flute: 6, clarinet: 8, 'corco-mu': 16 }))(
    '7.5 the block of a %s is %i units',
    (hull, rate) => {
      const game = alone(`1A ${hull} A0808 12 0`);
      expect(spent(given(game, 1, left('1A'), left('1A')), '1A')).toBe(rate);
    },
  );

  test('7.5 a Weave costs a block in addition', () => {
    const game = alone('1A sword A0808 12 2');
    const woven = given(game, 1, weave('1A', 'A0807'));
    expect(ship(woven, '1A').energy.marked).toBe(1);
    expect(ship(given(woven, 1, left('1A')), '1A').energy.marked).toBe(1);
    expect(ship(given(woven, 1, left('1A'), faster('1A'), left('1A')), '1A').energy.marked).toBe(2);
    expect(ship(given(game, 1, left('1A'), weave('1A', 'A0807'), left('1A')), '1A').energy.marked).toBe(2);
  });

  test('7.5 a battlecraft pays units where a ship pays blocks', () => {
    const game = alone(`
      1A sword A0808 12 2 : battlecraft=terwillicker-x
      1A1 A0405 12 2`);
    expect(craft(given(game, 1, left('1A1')), '1A1').energy.spent).toBe(0);
    expect(craft(given(game, 1, left('1A1'), faster('1A1'), left('1A1')), '1A1').energy.spent).toBe(1);
    expect(craft(given(game, 1, weave('1A1', 'A0404')), '1A1').energy.spent).toBe(1);
    expect(craft(given(game, 1, weave('1A1', 'A0404'), left('1A1'), left('1A1')), '1A1').energy.spent).toBe(2);
    expect(spent(given(game, 1, left('1A1'), left('1A1')), '1A')).toBe(0);
  });

  test('7.5 a missile pays one unit for each command', () => {
    const game = alone(`
      1A sword A0808 12 2 : arsenal
      1X intelligent A0405 12 2 civ 8 from 1A.1
      1Y mims A0406 12 2 civ 8 from 1A.1
      1Z guided A0407 12 2 civ 8 from 1A.1`);
    const controlled = given(game, 1, { do: 'control-missile', ship: '1A', missile: '1GA01' });
    for (const id of ['1I21', '1M31', '1GA01']) {
      expect(missile(given(controlled, 1, faster(id), slower(id), left(id)), id).energy?.spent).toBe(3);
    }
    expect(spent(given(controlled, 1, faster('1GA01')), '1A')).toBe(0);
  });

  test('7.5 Activate Force Field costs a block, Deactivate nothing', () => {
    const game = alone('1A dagger A0808 12 2 : heavy-weapon, heavy-weapon');
    const on = given(game, 1, { do: 'activate-force-field', ship: '1A' });
    expect(ship(on, '1A').energy).toMatchObject({ marked: 1, track: 0 });
    expect(spent(given(on, 1, { do: 'deactivate-force-field', ship: '1A' }), '1A')).toBe(4);
  });

  const battleOrders: Order[] = [
    { do: 'active-search', ship: '1A' },
    { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'guided' },
    { do: 'control-missile', ship: '1A', missile: '1GA01' },
    { do: 'prepare-battlecraft', ship: '1A', pod: 2 },
    { do: 'rendezvous', ship: '1A', with: '1B' },
    { do: 'tractor', ship: '1A', pod: 3, target: '1B' },
  ];
  test.each(battleOrders)('7.5 $do costs no energy', (order) => {
    const game = alone(`
      1A clarinet A0808 12 2 : heavy-weapon, battlecraft=terwillicker-x, tractor-beam@8
      1B dagger A0808 12 2
      1X guided A0405 12 2 from 1A.1`);
    const now = given(game, 1, order);
    expect(['1A', '1B', '1GA01', '1A1'].map((id) => spent(now, id))).toEqual([0, 0, 0, 0]);
  });

  test('7.5 launching a battlecraft costs neither ship nor battlecraft anything', () => {
    const game = alone('1A sword A0808 12 2 : heavy-weapon, battlecraft=terwillicker-x', {
      with: (copy) => {
        craft(copy, '1A1').status = 'prepared';
      },
    });
    const now = given(game, 1, {
      do: 'launch-battlecraft',
      ship: '1A',
      pod: 2,
      hex: 'A0807',
      direction: 12,
      velocity: 3,
    });
    expect([spent(now, '1A'), spent(now, '1A1')]).toEqual([0, 0]);
  });

  test('7.5 a unit that cannot pay its block is given neither the command nor the force field', () => {
    const poor = withUnits(alone('1A sword A0808 12 2 : heavy-weapon'), '1A', 0);
    const orders: Order[] = [weave('1A', 'A0807'), { do: 'activate-force-field', ship: '1A' }];
    for (const order of orders) expect(refusal(poor, by(1, order))).toMatchObject({ rule: '7.6', code: 'no-energy' });
  });

  // Twice the burn rate of the target.
  test.each([
    ['dagger', 8],
    ['sword', 12],
    ['spear', 24],
    ['piccolo', 6],
    ['corco-gamma', 12],
    ['clarinet', 16],
    ['corco-mu', 32],
  ])('7.5 a command through a tractor beam to a %s costs %i units, and its target nothing', (hull, cost) => {
    const game = alone(`
      1A clarinet A0808 12 2 : heavy-weapon, tractor-beam@8
      2B ${hull} A0806 12 2`);
    const on = given(game, 1, { do: 'tractor', ship: '1A', pod: 2, target: '2B' });
    const through = { unit: '2B', by: '1A' };
    const once = given(on, 1, { do: 'accelerate', ...through });
    expect([spent(once, '1A'), spent(once, '2B')]).toEqual([cost, 0]);
    const twice = given(once, 1, { do: 'weave', hex: 'A0805', ...through });
    expect([spent(twice, '1A'), spent(twice, '2B')]).toEqual([2 * cost, 0]);
  });
});

describe('7.5 what is told of energy', () => {
  const lines = '1A clarinet A0808 12 2 : heavy-weapon, tractor-beam@8\n1B sword A0806 12 2';

  test('7.5 to its owner alone, and not when nothing is paid', () => {
    const { events } = play(alone(lines), by(1, left('1A')), by(1, left('1A')));
    expect(events).toMatchObject([
      { type: 'maneuvered', unit: '1A', order: 'turn', by: null, free: false, direction: 11 },
      { type: 'paid', unit: '1A', blocks: 1, units: 0, only: 1 },
      { type: 'maneuvered', unit: '1A', order: 'turn', by: null, free: false, direction: 10 },
    ]);
  });

  test('7.5 in units for a beam, for a pair and for a missile', () => {
    const on = given(alone(lines), 1, { do: 'tractor', ship: '1A', pod: 2, target: '1B' });
    expect(play(on, by(1, { do: 'accelerate', unit: '1B', by: '1A' })).events).toMatchObject([
      { type: 'paid', unit: '1A', blocks: 0, units: 12, only: 1 },
      { type: 'maneuvered', unit: '1B', order: 'accelerate', by: '1A', free: false, velocity: 3 },
    ]);
    const pair = alone('1A clarinet A0808 12 2 : heavy-weapon\n1B sword A0808 12 2');
    const docked = given(pair, 1, { do: 'rendezvous', ship: '1A', with: '1B' });
    expect(play(docked, by(1, weave('1A', 'A0807'))).events[0]).toMatchObject({ type: 'paid', blocks: 0, units: 14 });
    const flying = alone('1A sword A0808 12 2 : arsenal\n1X mims A0405 12 2 civ 8 from 1A.1');
    expect(play(flying, by(1, left('1M31'))).events[0]).toMatchObject({ type: 'paid', unit: '1M31', units: 1 });
  });
});

describe('R7.5a the second command', () => {
  test('R7.5a pays the block: the first does not, the third does not', () => {
    let game = alone('1A sword A0808 12 2');
    const marks: number[] = [];
    for (const order of [left('1A'), faster('1A'), left('1A')]) {
      game = given(game, 1, order);
      marks.push(ship(game, '1A').energy.marked);
    }
    expect(marks).toEqual([0, 1, 1]);
  });

  const towed = given(
    alone(`
      1A clarinet A0808 12 2 : heavy-weapon, tractor-beam@8
      1B sword A0806 12 6`),
    1,
    { do: 'tractor', ship: '1A', pod: 2, target: '1B' },
    { do: 'accelerate', unit: '1B', by: '1A' },
  );

  test('R7.5a commands through a tractor beam do not count towards the block', () => {
    expect(ship(given(towed, 1, faster('1B')), '1B').energy.marked).toBe(0);
  });

  test('R7.5a they count towards the number of commands', () => {
    const game = given(towed, 1, left('1B'));
    expect(refusal(game, by(1, left('1B')))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('R7.5a and towards the Velocity Rating', () => {
    const start = alone(`
      1A clarinet A0808 12 2 : heavy-weapon, tractor-beam@8
      1B corco-mu A0806 12 1`);
    const game = given(
      start,
      1,
      { do: 'tractor', ship: '1A', pod: 2, target: '1B' },
      { do: 'accelerate', unit: '1B', by: '1A' },
    );
    expect(refusal(game, by(1, faster('1B')))).toMatchObject({ rule: 'R7.2a', code: 'velocity-rating-used' });
  });
});

describe('R7.5b a damaged engine', () => {
  const lame = (lines: string, options: PositionOptions = {}): Game =>
    changed(alone(lines, options), (game) => {
      mark(game, unitNamed(game, '1A1')?.status === 'in-play' ? '1A1' : '1A', 'damaged', 'engine');
    });

  test('R7.5b every Maneuver Command costs one block, the first too', () => {
    let game = lame('1A sword A0808 12 2');
    const marks: number[] = [];
    for (const order of [left('1A'), faster('1A'), weave('1A', 'A0807'), slower('1A'), right('1A')]) {
      game = given(game, 1, order);
      marks.push(ship(game, '1A').energy.marked);
    }
    expect(marks).toEqual([1, 2, 3, 4, 5]);
  });

  test('R7.5b the jump commands too', () => {
    const start = lame('1A corco-iota A0808 12 0 : standard-jump', { jumps: { player: 1 } });
    const prepared = given(start, 1, { do: 'prepare-jump', unit: '1A' });
    expect(ship(prepared, '1A').energy.marked).toBe(1);
    const next = advance(prepared, 'command 1');
    expect(ship(given(next, 1, { do: 'jump', unit: '1A' }), '1A').energy.marked).toBe(2);
    expect(ship(given(next, 1, { do: 'abort-jump', unit: '1A' }), '1A').energy.marked).toBe(2);
  });

  test('R7.5b a battlecraft pays a unit for each', () => {
    const start = lame(`
      1A sword A0808 12 2 : battlecraft=terwillicker-x
      1A1 A0405 12 2`);
    const game = given(start, 1, left('1A1'), faster('1A1'), weave('1A1', 'A0404'));
    expect(craft(game, '1A1').energy.spent).toBe(3);
  });

  test('R7.5b through a tractor beam only the beam is paid for', () => {
    const start = lame(`
      1A dagger A0806 12 2
      1B clarinet A0808 12 2 : heavy-weapon, tractor-beam@8`);
    const game = given(
      start,
      1,
      { do: 'tractor', ship: '1B', pod: 2, target: '1A' },
      { do: 'turn', unit: '1A', side: 'left', by: '1B' },
    );
    expect([spent(game, '1A'), spent(game, '1B')]).toEqual([0, 8]);
  });
});

describe('R7.5c 7.6 no energy left', () => {
  const empty = withUnits(alone('1A sword A0808 12 2 : heavy-weapon'), '1A', 0);

  test('7.6 a unit without energy may be given what is free, and nothing that costs', () => {
    const once = given(empty, 1, left('1A'));
    for (const order of [left('1A'), faster('1A'), weave('1A', 'A0807')]) {
      expect(refusal(once, by(1, order))).toMatchObject({ rule: '7.6', code: 'no-energy' });
    }
    expect(refusal(empty, by(1, { do: 'activate-force-field', ship: '1A' }))).toMatchObject({ rule: '7.6' });
    expect(apply(once, by(1, { do: 'active-search', ship: '1A' })).ok).toBe(true);
  });

  test('7.6 with a damaged engine it may be given no Maneuver Command', () => {
    const game = changed(empty, (copy) => mark(copy, '1A', 'damaged', 'engine'));
    for (const order of [left('1A'), faster('1A'), weave('1A', 'A0807')]) {
      expect(refusal(game, by(1, order))).toMatchObject({ rule: '7.6', code: 'no-energy' });
    }
  });

  test.each([
    [0, false],
    [1, true],
  ])('R7.5c a battlecraft with %i units: weaving %s', (units, may) => {
    const game = alone(
      `
      1A sword A0808 12 2 : battlecraft=terwillicker-x
      1A1 A0405 12 2`,
      {
        with: (copy) => {
          craft(copy, '1A1').energy.spent = 15 - units;
        },
      },
    );
    expect(apply(game, by(1, weave('1A1', 'A0404'))).ok).toBe(may);
  });

  test('7.6 nor fires what costs energy', () => {
    const start = withUnits(position('1A sword A0808 12 2\n2B sword A0807 12 2', { phase: 'fire 1' }), '1A', 0);
    const shot = (type: 'laser-burst' | 'laser-barrage') =>
      by(1, { do: 'fire', unit: '1A', from: 'burster', type, target: '2B' });
    expect(refusal(start, shot('laser-barrage'))).toMatchObject({ rule: '8.2', code: 'no-energy' });
    const rolled = changed(start, (copy) => {
      copy.dice.given = [10];
    });
    expect(apply(rolled, shot('laser-burst')).ok).toBe(true);
  });

  test('7.6 a battlecraft without energy may still be given one command', () => {
    const game = alone('1A sword A0808 12 2 : battlecraft=terwillicker-x\n1A1 A0405 12 2', {
      with: (copy) => {
        craft(copy, '1A1').energy.spent = 15;
      },
    });
    expect(refusal(given(game, 1, left('1A1')), by(1, left('1A1')))).toMatchObject({ rule: '7.6', code: 'no-energy' });
  });

  test('R7.5c a missile that has spent its units takes no more', () => {
    const start = alone(
      `
      1A sword A0808 12 2 : arsenal
      1X intelligent A0405 12 2 civ 8 from 1A.1`,
      {
        with: (copy) => {
          missile(copy, '1I21').energy = { units: 9, spent: 8 };
        },
      },
    );
    const once = given(start, 1, left('1I21'));
    expect(refusal(once, by(1, left('1I21')))).toMatchObject({ rule: '7.6', code: 'no-energy' });
  });

  // R10.3a: a block needs an unmarked box, units need what is left of all of them.
  test.each([
    [24, true],
    [23, false],
    [29, true],
  ])('R7.5c a flute with %i units left pays 24 through its beam: %s', (units, may) => {
    const start = alone(`
      1A flute A0808 12 2 : heavy-weapon, tractor-beam@8
      2B spear A0806 12 2`);
    const on = given(withUnits(start, '1A', units), 1, { do: 'tractor', ship: '1A', pod: 2, target: '2B' });
    const order = by(1, { do: 'accelerate', unit: '2B', by: '1A' });
    expect(apply(on, order).ok).toBe(may);
    if (!may) expect(refusal(on, order)).toMatchObject({ rule: '7.6', code: 'no-energy' });
  });

  test('R7.5c a block is marked when a box is unmarked, whatever the track shows', () => {
    const start = withUnits(alone('1A sword A0808 12 2'), '1A', 1);
    expect(ship(start, '1A').energy).toMatchObject({ marked: 12, track: 5 });
    const game = given(start, 1, left('1A'), left('1A'));
    expect(ship(game, '1A').energy).toMatchObject({ marked: 13, track: 5 });
    expect(refusal(game, by(1, weave('1A', 'A0807')))).toMatchObject({ rule: '7.6', code: 'no-energy' });
  });
});

describe('7.7 energy expenditure summary', () => {
  const lines = `
    1A clarinet A0808 12 2 : heavy-weapon, tractor-beam@8, battlecraft=terwillicker-x, energy
    1B dagger A0405 12 2 : heavy-weapon
    1C sword A0808 12 2
    2D piccolo A0807 12 2
    1X intelligent A0410 12 2 civ 7 from 1A.1`;
  const start = position(lines, {
    phase: 'command 1',
    with: (game) => {
      craft(game, '1A1').energy.spent = 12;
    },
  });
  const SUMMARY: { line: string; orders: Order[]; who: UnitId; units: number }[] = [
    { line: 'one maneuver', orders: [left('1A')], who: '1A', units: 0 },
    { line: 'more than one', orders: [left('1A'), faster('1A')], who: '1A', units: 8 },
    { line: 'missile maneuver', orders: [left('1I21'), left('1I21')], who: '1I21', units: 2 },
    { line: 'weave', orders: [weave('1A', 'A0708')], who: '1A', units: 8 },
    { line: 'activate force field', orders: [{ do: 'activate-force-field', ship: '1B' }], who: '1B', units: 4 },
    {
      line: 'use tractor beam',
      orders: [
        { do: 'tractor', ship: '1A', pod: 2, target: '2D' },
        { do: 'turn', unit: '2D', side: 'left', by: '1A' },
      ],
      who: '1A',
      units: 6,
    },
    { line: 'replenish', orders: [{ do: 'recharge', battlecraft: '1A1', units: 12 }], who: '1A', units: 12 },
    {
      line: 'maneuver docked spaceships',
      orders: [{ do: 'rendezvous', ship: '1A', with: '1C' }, left('1A'), left('1A')],
      who: '1A',
      units: 14,
    },
  ];
  test.each(SUMMARY)('7.7 $line: $units units', ({ orders, who, units }) => {
    expect(spent(given(start, 1, ...orders), who)).toBe(units);
  });

  const FIRES = [
    ['laser-burst', 0],
    ['particle-burst', 1],
    ['laser-barrage', 2],
    ['particle-barrage', 3],
  ] as const;
  test.each(FIRES)('7.7 %s: %i units', (type, units) => {
    const game = position(lines, { phase: 'fire 1', rolls: [10] });
    const { game: now } = play(game, by(1, { do: 'fire', unit: '1A', from: 1, type, target: '2D' }));
    expect(spent(now, '1A')).toBe(units);
  });

  test('7.7 a damaged energy pod: 10 units each Command Phase', () => {
    const leaking = changed(position(lines, { phase: 'fire 2', sheets: 'ABC' }), (game) => {
      mark(game, '1A', 'damaged', 'pod-4');
    });
    expect(spent(advance(leaking, 'command 1'), '1A')).toBe(10);
  });
});
