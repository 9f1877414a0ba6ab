import { describe, expect, test } from 'vitest';
import { type Game, type GameEvent, legal, legalOfKind, type Order, snapshot } from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { changed, craft, hexOf, mark, missile, ship, status, unit } from '../fixtures/units.ts';

const endPhase: Order = { do: 'end-phase' };
const move = (id: string): Order => ({ do: 'move', unit: id });
const types = (events: GameEvent[]): string[] => events.map(({ type }) => type);
const moved = (game: Game, id = '1A'): Game => given(game, 1, move(id));

describe('6.0 the Movement Phase', () => {
  const lines = `
    1A sword A0808 12 3 : arsenal, battlecraft=terwillicker-x
    1A1 A0303 6 2
    1U unguided A0505 4 5 from 1A.1
    1G guided A1205 8 1 from 1A.1
    2B sword B0808 12 2
    2U unguided B0505 12 2`;

  test('6.0 every unit of the Phasing player must be moved, and only his', () => {
    let game = position(lines);
    expect(legalOfKind(game, 'move').map((action) => 'unit' in action && action.unit)).toEqual([
      '1A',
      '1A1',
      '1U01',
      '1GA01',
    ]);
    for (const id of ['1A', '1A1', '1U01', '1GA01']) {
      expect(refusal(game, by(1, endPhase))).toMatchObject({ rule: '6.0' });
      game = moved(game, id);
    }
    expect(refusal(game, by(1, move('2B')))).toMatchObject({ rule: '6.0' });
    expect(legal(game)).toEqual([by(1, endPhase)]);
  });

  test('6.0 each goes as many hexes as its velocity, in the direction it points, which it keeps', () => {
    let game = position(lines);
    for (const id of ['1U01', '1A', '1GA01', '1A1']) game = moved(game, id);
    const where = (id: string) => [hexOf(game, id), unit(game, id).direction, unit(game, id).velocity];
    expect(['1A', '1A1', '1U01', '1GA01'].map(where)).toEqual([
      ['A0805', 12, 3],
      ['A0305', 6, 2],
      ['A1007', 4, 5],
      ['A1106', 8, 1],
    ]);
  });

  test('6.0 no unit is moved twice', () => {
    expect(refusal(moved(position(lines)), by(1, move('1A')))).toMatchObject({ rule: '6.0' });
  });

  test.each(['1Z', '2B', '1A1'])('6.0 %s, which is not there, not his or in its pod, is not moved', (id) => {
    const game = position('1A sword A0808 12 3 : battlecraft=terwillicker-x\n2B sword B0808 12 2');
    expect(refusal(game, by(1, move(id)))).toMatchObject({ rule: '6.0' });
  });

  test('6.0 the player chooses the order', () => {
    const orders = legalOfKind(position(lines), 'move');
    for (const order of orders) expect(play(position(lines), order).game.moved).toHaveLength(1);
  });
});

describe('R6.0a what happens on entering a hex, in this order', () => {
  const lines = '1A sword A0809 12 1 : crew/0\n2B sword B0808 12 2\n2U unguided A0808 6 0 civ 7 revealed';

  test('R6.0a asteroids first, then interceptions', () => {
    // No collision, no interception.
    const game = position(lines, { asteroidFields: ['A0808'], rolls: [10, 10] });
    const { events, game: after } = play(game, by(1, move('1A')));
    expect(types(events)).toEqual(['stepped', 'asteroid-check', 'interception', 'moved']);
    expect(after.dice.fallen).toEqual([10, 10]);
  });

  test('R6.0a the free planet maneuvers come after the asteroids', () => {
    const game = position('1A sword A0809 12 1 : crew\n2B sword B0808 12 2', {
      planets: ['A0808'],
      asteroidFields: ['A0808'],
      rolls: [10],
    });
    const { events, game: asked } = play(game, by(1, move('1A')));
    expect(types(events)).toEqual(['stepped', 'asteroid-check']);
    expect(asked.pending).toMatchObject({ kind: 'planet-maneuver', unit: '1A', player: 1 });
  });

  test('R6.0a a missile is destroyed by the planet before any asteroid is rolled for', () => {
    const game = position('1A sword B0809 12 0\n1U unguided A0809 12 1\n2B sword B0808 12 2', {
      planets: ['A0808'],
      asteroidFields: ['A0808'],
      rolls: [],
    });
    const { events, game: after } = play(game, by(1, move('1U01')));
    expect(missile(after, '1U01').status).toBe('destroyed');
    expect(types(events)).toEqual(['stepped', 'lost']);
  });

  test('R6.0a the move goes on only when all of it is settled', () => {
    // Collision, a hit on bridge or engine: the player chooses before the second hex.
    const game = position('1A sword A0810 12 2\n2B sword B0808 12 2', { asteroidFields: ['A0708'], rolls: [1, 2, 10] });
    const { events, game: asked } = play(game, by(1, move('1A')));
    expect(types(events)).toEqual(['stepped', 'stepped', 'asteroid-check', 'hit-roll']);
    expect([hexOf(asked, '1A'), asked.pending?.kind]).toEqual(['A0808', 'choose-part']);
    const first = position('1A sword A0809 12 2\n2B sword B0808 12 2', {
      asteroidFields: ['A0708'],
      rolls: [1, 2, 10],
    });
    const { game: waiting } = play(first, by(1, move('1A')));
    expect(hexOf(waiting, '1A')).toBe('A0808');
    const { events: rest, game: done } = play(waiting, by(1, { do: 'choose-part', part: 'engine' }));
    expect(types(rest)).toEqual(['part-chosen', 'part-hit', 'stepped', 'asteroid-check', 'moved']);
    expect(hexOf(done, '1A')).toBe('A0807');
  });
});

describe('6.1 direction', () => {
  test.each([
    [12, ['A0807', 'A0806', 'A0805']],
    [1, ['A0807', 'A0907', 'A0906']],
    [2, ['A0908', 'A1007', 'A1107']],
    [3, ['A0908', 'A1008', 'A1108']],
    [4, ['A0909', 'A1009', 'A1110']],
    [5, ['A0909', 'A0910', 'A1010']],
    [6, ['A0809', 'A0810', 'A0811']],
    [7, ['A0809', 'A0710', 'A0711']],
    [8, ['A0709', 'A0609', 'A0510']],
    [9, ['A0709', 'A0608', 'A0509']],
    [10, ['A0708', 'A0607', 'A0507']],
    [11, ['A0708', 'A0707', 'A0606']],
  ])('6.1 a ship that points at %d goes through %s', (direction, hexes) => {
    const game = position(`1A sword A0808 ${direction} 3\n2B sword B0808 12 2`);
    const { events } = play(game, by(1, move('1A')));
    expect(events.flatMap((event) => (event.type === 'stepped' ? [event.hex] : []))).toEqual(hexes);
  });

  /** Moves in as many turns as velocities are given, with commands between. */
  const reminder = (game: Game): [string | null, string] => [hexOf(game, '1A'), unit(game, '1A').nextSide];

  test('R6.1b the next side is remembered from move to move', () => {
    let game = position('1A sword A0808 3 1\n2B sword B0808 12 0');
    const seen = [reminder(game)];
    for (let turn = 0; turn < 3; turn += 1) {
      game = moved(game);
      seen.push(reminder(game));
      game = advance(game, 'movement 1');
    }
    expect(seen).toEqual([
      ['A0808', 'left'],
      ['A0908', 'right'],
      ['A1008', 'left'],
      ['A1108', 'right'],
    ]);
  });

  const midway = (): Game =>
    position('1A sword A0808 3 1\n2B sword B0808 12 0', {
      phase: 'command 1',
      with: (game) => {
        unit(game, '1A').nextSide = 'right';
      },
    });

  test.each([
    ['accelerating', [{ do: 'accelerate', unit: '1A' }]],
    ['decelerating', [{ do: 'decelerate', unit: '1A' }]],
    ['weaving', [{ do: 'weave', unit: '1A', hex: 'A0807' }]],
    ['nothing', []],
  ] as [string, Order[]][])('R6.1b %s keeps it', (_, orders) => {
    expect(unit(given(midway(), 1, ...orders), '1A').nextSide).toBe('right');
  });

  test('R6.1b standing still keeps it', () => {
    const still = changed(midway(), (game) => {
      unit(game, '1A').velocity = 0;
    });
    expect(unit(advance(still, 'command 1'), '1A').nextSide).toBe('right');
  });

  test.each([
    ['to the left', ['left']],
    ['to the right', ['right']],
    ['and back again in the same phase', ['left', 'right']],
  ] as const)('R6.1b a Direction Change %s resets it to left', (_, sides) => {
    const game = given(midway(), 1, ...sides.map((side): Order => ({ do: 'turn', unit: '1A', side })));
    expect(unit(game, '1A').nextSide).toBe('left');
  });

  test('R6.1b a move towards a hexside keeps it', () => {
    const game = changed(position('1A sword A0808 2 3\n2B sword B0808 12 0'), (copy) => {
      unit(copy, '1A').nextSide = 'right';
    });
    expect(unit(moved(game), '1A').nextSide).toBe('right');
  });

  test('R6.1b a launched unit starts with left', () => {
    const start = position('1A sword A0808 3 1 : arsenal\n2B sword B0808 12 0', {
      phase: 'fire 1',
      with: (game) => {
        unit(game, '1A').nextSide = 'right';
      },
    });
    const game = given(start, 1, {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'unguided',
      hex: 'A0908',
      direction: 3,
      velocity: 1,
    });
    expect(unit(game, '1U01').nextSide).toBe('left');
  });

  test('R6.1b a docked pair has the reminder of the unit that was docked with', () => {
    const pair = position('1A sword A0808 3 1 : arsenal\n1B sword A0808 3 1\n2B sword B0808 12 0', {
      phase: 'command 1',
      with: (game) => {
        unit(game, '1B').nextSide = 'right';
      },
    });
    const docked = given(pair, 1, { do: 'rendezvous', ship: '1A', with: '1B' });
    expect([unit(docked, '1A').nextSide, unit(docked, '1B').nextSide]).toEqual(['right', 'right']);
    const gone = given(advance(docked, 'movement 1'), 1, move('1B'));
    expect(['1A', '1B'].map((id) => hexOf(gone, id))).toEqual(['A0909', 'A0909']);
    expect([unit(gone, '1A').nextSide, unit(gone, '1B').nextSide]).toEqual(['left', 'left']);
  });

  test('R6.1a a Direction Change goes one position round the clock', () => {
    for (const [from, left, right] of [
      [12, 11, 1],
      [1, 12, 2],
      [6, 5, 7],
    ]) {
      const game = position(`1A sword A0808 ${from} 1\n2B sword B0808 12 0`, { phase: 'command 1' });
      expect(unit(given(game, 1, { do: 'turn', unit: '1A', side: 'left' }), '1A').direction).toBe(left);
      expect(unit(given(game, 1, { do: 'turn', unit: '1A', side: 'right' }), '1A').direction).toBe(right);
    }
  });
});

describe('6.2 sheets placed in play', () => {
  const letters = (game: Game) => game.sheets.map(({ letter, column, row }) => `${letter} ${column},${row}`);

  test.each([
    ['12', 'A0802', 3, 'B 0,-1', 'B0816'],
    ['6', 'A0816', 3, 'B 0,1', 'B0802'],
    ['3', 'A1508', 3, 'B 1,0', 'B0207'],
    ['9', 'A0208', 3, 'B -1,0', 'B1509'],
  ])('6.2 a ship that leaves at %s o’clock places one', (direction, hex, velocity, sheet, to) => {
    const game = moved(position(`1A sword ${hex} ${direction} ${velocity}\n2B sword A0101 12 0`, { sheets: 'A' }));
    expect(letters(game)).toEqual(['A 0,0', sheet]);
    expect(hexOf(game, '1A')).toBe(to);
  });

  test('6.2 the story tells it', () => {
    const { events } = play(position('1A sword A0801 12 1\n2B sword A0101 12 0', { sheets: 'A' }), by(1, move('1A')));
    expect(events).toContainEqual({ type: 'sheet-placed', letter: 'B', rule: '6.2' });
  });

  test('6.2 a missile that moves off the sheets is removed, and no sheet is placed', () => {
    const game = position('1A sword A0101 12 0\n1U unguided A0802 12 3\n2B sword A0117 12 0', { sheets: 'A' });
    const after = moved(game, '1U01');
    expect([missile(after, '1U01').status, missile(after, '1U01').hex]).toEqual(['off-map', null]);
    expect(letters(after)).toEqual(['A 0,0']);
  });

  test('6.2 a missile moves on onto a sheet that has been placed', () => {
    const game = position('1A sword A0801 12 1\n1U unguided A0902 12 3\n2B sword A0117 12 0', { sheets: 'A' });
    expect(hexOf(moved(moved(game), '1U01'), '1U01')).toBe('B0916');
  });

  test('R6.2a a ship that weaves off the sheets places one', () => {
    const game = position('1A sword A0101 12 1\n2B sword A0117 12 0', { sheets: 'A', phase: 'command 1' });
    const hexes = legalOfKind(game, 'weave').map((action) => 'hex' in action && action.hex);
    expect(hexes).toEqual(['B0117', 'B0217', 'A0201', 'A0102', 'B1601', 'B1617']);
    for (const [hex, sheet] of [
      ['B0117', 'B 0,-1'],
      ['B0217', 'B 0,-1'],
      ['B1601', 'B -1,0'],
      ['B1617', 'B -1,-1'],
    ] as const) {
      const woven = given(game, 1, { do: 'weave', unit: '1A', hex });
      expect(letters(woven)).toEqual(['A 0,0', sheet]);
      expect(hexOf(woven, '1A')).toBe(hex);
    }
  });

  test('R6.2a a battlecraft launched off the sheets places one, a missile may not be launched there', () => {
    const game = position('1A sword A0801 12 1 : battlecraft=terwillicker-x, arsenal\n2B sword A0117 12 0', {
      sheets: 'A',
      phase: 'command 1',
      with: (copy) => {
        craft(copy, '1A1').status = 'prepared';
      },
    });
    const launched = given(game, 1, {
      do: 'launch-battlecraft',
      ship: '1A',
      pod: 1,
      hex: 'B0817',
      direction: 12,
      velocity: 1,
    });
    expect(letters(launched)).toEqual(['A 0,0', 'B 0,-1']);
    const fire = changed(game, (copy) => {
      copy.phase.kind = 'fire';
    });
    const launches = legalOfKind(fire, 'launch-missile').map((action) => 'hex' in action && action.hex);
    expect([...new Set(launches)].sort()).toEqual(['A0701', 'A0901']);
    const order = {
      do: 'launch-missile',
      ship: '1A',
      pod: 2,
      missile: 'unguided',
      hex: 'B0817',
      direction: 12,
      velocity: 1,
    } as const;
    expect(refusal(fire, by(1, order))).toMatchObject({ rule: '9.4' });
  });

  test('R6.2a sheets are unlimited and stay when nobody is on them any more', () => {
    let game = position('1A sword A0101 12 9\n2B sword A0117 12 0', { sheets: 'A' });
    for (let n = 0; n < 30; n += 1) game = advance(moved(game), 'movement 1');
    expect(game.sheets).toHaveLength(17);
    expect(game.sheets.at(-1)).toEqual({ letter: 'Q', column: 0, row: -16 });
    expect(hexOf(game, '1A')).toBe('Q0103');
  });

  test('R6.2a a battlecraft that moves off the sheets places one', () => {
    const game = position('1A sword A0808 12 0 : battlecraft=lander\n1A1 A0801 12 1\n2B sword A0117 12 0', {
      sheets: 'A',
    });
    expect(letters(moved(game, '1A1'))).toEqual(['A 0,0', 'B 0,-1']);
  });
});

describe('6.3 velocity 0', () => {
  test('R6.3a a unit with velocity 0 counts as moved, and moving it is refused', () => {
    const game = position('1A sword A0808 12 0\n1U unguided A0505 12 0\n2B sword B0808 12 2');
    expect(legal(game)).toEqual([by(1, endPhase)]);
    for (const id of ['1A', '1U01']) expect(refusal(game, by(1, move(id))).rule).toMatch(/^R?6\.3/);
  });

  test('6.3 what is aboard a ship moves with it', () => {
    const game = position(
      '1A sword A0808 12 2 : arsenal, battlecraft=terwillicker-x, battle-communications\n2B sword B0808 12 2',
      {
        phase: 'command 1',
      },
    );
    const aboard = given(
      game,
      1,
      { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'mims' },
      { do: 'prepare-battlecraft', ship: '1A', pod: 2 },
    );
    const later = advance(aboard, 'movement 1');
    expect(legalOfKind(later, 'move').map((action) => 'unit' in action && action.unit)).toEqual(['1A']);
    const command = advance(later, 'command 1');
    const launched = given(command, 1, {
      do: 'launch-battlecraft',
      ship: '1A',
      pod: 2,
      hex: 'A0805',
      direction: 12,
      velocity: 2,
    });
    expect([hexOf(command, '1A'), hexOf(launched, '1A1')]).toEqual(['A0806', 'A0805']);
  });
});

describe('6.4 occupied hexes', () => {
  test('6.4 units move into and through hexes with any number of others', () => {
    const game = position(`
      1A sword A0808 12 2
      1B dagger A0807 12 0
      1C dagger A0806 12 0
      2B sword A0807 6 0
      2C sword A0806 6 0
      2D sword A0806 3 0`);
    const after = moved(game);
    expect(hexOf(after, '1A')).toBe('A0806');
    const there = snapshot(after).units.filter(({ hex }) => hex === 'A0806');
    expect(there).toHaveLength(4);
    expect(snapshot(after).units.every((one) => one.status === 'in-play')).toBe(true);
  });

  test('6.4 a missile is met on the way through, not only at the end', () => {
    const game = position('1A sword A0808 12 3\n2B sword B0808 12 0\n2U unguided A0806 6 0 civ 7', { rolls: [10] });
    const { events } = play(game, by(1, move('1A')));
    expect(types(events)).toEqual(['stepped', 'stepped', 'interception', 'stepped', 'moved']);
  });

  test('6.4 a missile that moves meets units on its way', () => {
    const game = position('1A sword B0808 12 0\n1U unguided A0808 12 3 civ 7\n2B sword A0807 12 0', { rolls: [10] });
    const { events } = play(game, by(1, move('1U01')));
    expect(types(events)).toEqual(['stepped', 'interception', 'stepped', 'stepped', 'moved']);
  });

  test('6.4 friendly units do not intercept one another', () => {
    const game = position('1A sword A0808 12 1\n1U unguided A0807 12 0\n2B sword B0808 12 0', { rolls: [] });
    expect(types(play(game, by(1, move('1A'))).events)).toEqual(['stepped', 'moved']);
  });
});

describe('6.5 planets', () => {
  const PLANET = { planets: ['A0806'] };
  /** A unit that reaches the planet with its second hex. */
  const approach = (hull: string, velocity: number, options: Parameters<typeof position>[1] = {}): Game =>
    position(`1A ${hull} A0808 12 ${velocity} : crew\n2B sword B0808 12 0`, { ...PLANET, ...options });
  const accelerate: Order = { do: 'accelerate', unit: '1A' };
  const decelerate: Order = { do: 'decelerate', unit: '1A' };
  const left: Order = { do: 'turn', unit: '1A', side: 'left' };
  const go: Order = { do: 'continue' };
  const kinds = (game: Game): string[] => [...new Set(legal(game).map((action) => action.do))];

  test('6.5 the player is asked the instant the ship enters the hex, and only for three kinds of commands', () => {
    const asked = moved(approach('sword', 3));
    expect(asked.pending).toMatchObject({ kind: 'planet-maneuver', player: 1, unit: '1A' });
    expect(hexOf(asked, '1A')).toBe('A0806');
    expect(kinds(asked)).toEqual(['accelerate', 'decelerate', 'turn', 'continue']);
    expect(refusal(asked, by(1, { do: 'weave', unit: '1A', hex: 'A0805' })).rule).toBe('3.0');
    expect(refusal(asked, by(1, endPhase)).rule).toBe('3.0');
  });

  test.each([
    ['nothing', [], 'A0805'],
    ['one faster', [accelerate], 'A0804'],
    ['three faster', [accelerate, accelerate, accelerate], 'A0802'],
    ['one slower', [decelerate], 'A0806'],
    ['two slower, to 1', [decelerate, decelerate], 'A0806'],
    ['turned left', [left], 'A0706'],
    ['turned left twice', [left, left], 'A0706'],
    ['turned left and one faster', [left, accelerate], 'A0705'],
  ] as [string, Order[], string][])('6.5 velocity 3, two hexes gone, %s: it goes on to the end', (_, orders, to) => {
    const game = given(moved(approach('sword', 3)), 1, ...orders, go);
    expect(hexOf(game, '1A')).toBe(to);
    expect(game.pending).toBeNull();
  });

  test.each([accelerate, decelerate, left])('6.5 no tractor beam gives a free planet maneuver: $do', (order) => {
    const asked = moved(approach('sword', 3));
    for (const ship of ['2B', '1A', 'nobody']) {
      expect(refusal(asked, by(1, { ...order, by: ship } as Order))).toMatchObject({ code: 'no-beam-at-planet' });
    }
  });

  test('6.5 the velocity may not be brought below 1', () => {
    const asked = moved(approach('sword', 2));
    const slow = given(asked, 1, decelerate);
    expect(refusal(slow, by(1, decelerate))).toMatchObject({ rule: '6.5' });
  });

  test('6.5 no energy is spent, not even with every block gone or a damaged engine', () => {
    for (const change of [
      (game: Game) => {
        ship(game, '1A').energy.marked = 13;
      },
      (game: Game) => mark(game, '1A', 'damaged', 'engine'),
      () => {},
    ]) {
      const start = approach('sword', 3, { with: change });
      const game = given(moved(start), 1, accelerate, left, left, go);
      expect(ship(game, '1A').energy).toEqual(ship(start, '1A').energy);
    }
  });

  test('R6.5a they obey the number of Maneuver Commands, counted from the velocity before them', () => {
    // Rating 8, velocity 3: five.
    const asked = moved(approach('sword', 3));
    const five = given(asked, 1, accelerate, left, left, left, left);
    expect(refusal(five, by(1, left))).toMatchObject({ rule: '7.1' });
    expect(kinds(five)).toEqual(['continue']);
    expect(five.pending).not.toBeNull();
  });

  test('R6.5a they obey the Velocity Rating', () => {
    const asked = moved(approach('corco-mu', 2));
    expect(refusal(given(asked, 1, accelerate), by(1, decelerate))).toMatchObject({ rule: 'R7.2a' });
  });

  test('R6.5a at or above its Maneuver Rating a unit gets one Accelerate or Decelerate alone', () => {
    const asked = moved(approach('corco-zeta', 3));
    expect(kinds(asked)).toEqual(['accelerate', 'decelerate', 'continue']);
    expect(kinds(given(asked, 1, decelerate))).toEqual(['continue']);
  });

  test('R6.5a they are counted by themselves, apart from the Command Phase', () => {
    const flown = given(moved(approach('corco-mu', 3)), 1, accelerate, go);
    const command = advance(flown, 'command 1');
    expect(unit(given(command, 1, decelerate), '1A').velocity).toBe(3);
  });

  test('R6.5a a changed direction starts its zig-zag with left, an unchanged one goes on', () => {
    const start = position('1A sword A0808 1 4\n2B sword B0808 12 0', { planets: ['A0807'] });
    const straight = given(moved(start), 1, go);
    expect(hexOf(straight, '1A')).toBe('A1005');
    const back = given(moved(start), 1, left, { do: 'turn', unit: '1A', side: 'right' }, go);
    // Left once more: 0806, 0906, 0905.
    expect(hexOf(back, '1A')).toBe('A0905');
  });

  test.each([
    ['a destroyed engine', (game: Game) => mark(game, '1A', 'destroyed', 'engine')],
    [
      'an active force field',
      (game: Game) => {
        ship(game, '1A').forceField = true;
      },
    ],
    [
      'a jump marker',
      (game: Game) => {
        ship(game, '1A').jump = 'prepared';
      },
    ],
  ] as [string, (game: Game) => void][])('R6.5a a unit with %s gets none and is not asked', (_, change) => {
    const game = moved(approach('sword', 3, { with: change }));
    expect([game.pending, hexOf(game, '1A')]).toEqual([null, 'A0805']);
  });

  test('R6.5a only a move gives them, not a launch into the hex', () => {
    const game = position('1A sword A0808 12 1 : battlecraft=lander, arsenal\n2B sword B0808 12 0', {
      phase: 'command 1',
      planets: ['A0807'],
      with: (copy) => {
        craft(copy, '1A1').status = 'prepared';
      },
    });
    const launched = given(game, 1, {
      do: 'launch-battlecraft',
      ship: '1A',
      pod: 1,
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    });
    expect([hexOf(launched, '1A1'), launched.pending]).toEqual(['A0807', null]);
  });

  test('R6.5a a battlecraft gets them too, and a second planet asks again', () => {
    const game = position('1A sword A0101 12 0 : battlecraft=terwillicker-x\n1A1 A0808 12 4\n2B sword B0808 12 0', {
      planets: ['A0807', 'A0805'],
    });
    const first = moved(game, '1A1');
    expect([hexOf(first, '1A1'), first.pending?.kind]).toEqual(['A0807', 'planet-maneuver']);
    const second = given(first, 1, go);
    expect([hexOf(second, '1A1'), second.pending?.kind]).toEqual(['A0805', 'planet-maneuver']);
    expect(hexOf(given(second, 1, go), '1A1')).toBe('A0804');
  });

  test('6.5 no other unit is maneuvered meanwhile', () => {
    const game = position('1A sword A0807 12 3\n1B sword A0303 12 2\n2B sword B0808 12 0', PLANET);
    expect(refusal(moved(game), by(1, { do: 'turn', unit: '1B', side: 'left' }))).toMatchObject({ rule: '6.5' });
  });
});

describe('6.5 orbits', () => {
  const orbit = (velocity = 1): Game =>
    position(`1A sword A0806 12 ${velocity} : crew\n1B sword A0303 12 1\n2B sword B0808 12 0`, { planets: ['A0806'] });
  const stay: Order = { do: 'move', unit: '1A', stay: true };

  test('R6.5b a unit in a planet hex with velocity 1 stays or moves, as its player says', () => {
    expect(hexOf(given(orbit(), 1, stay), '1A')).toBe('A0806');
    expect(hexOf(moved(orbit()), '1A')).toBe('A0805');
    const stayed = given(orbit(), 1, stay);
    expect(refusal(stayed, by(1, move('1A')))).toMatchObject({ rule: '6.0' });
    expect(legalOfKind(orbit(), 'move')).toContainEqual(by(1, stay));
  });

  test('R6.5b he must say which before the phase ends', () => {
    expect(refusal(moved(orbit(), '1B'), by(1, endPhase))).toMatchObject({ rule: '6.0' });
  });

  test('R6.5b with any other velocity, or elsewhere, there is no staying', () => {
    expect(refusal(orbit(2), by(1, stay))).toMatchObject({ rule: 'R6.5b' });
    expect(refusal(orbit(), by(1, { do: 'move', unit: '1B', stay: true }))).toMatchObject({ rule: 'R6.5b' });
  });

  test('R6.5b a missile is never in orbit', () => {
    const game = position('1A sword A0101 12 0\n1U unguided A0806 12 1\n2B sword B0808 12 0', { planets: ['A0806'] });
    expect(refusal(game, by(1, { do: 'move', unit: '1U01', stay: true }))).toMatchObject({ rule: 'R6.5b' });
  });

  test('R6.5b passing the planet with velocity 1 left to go is no orbit until the move is over', () => {
    const victory = [{ if: { is: 'in-orbit' as const, unit: '1A' }, winner: 1 as const, reason: 'orbit' }];
    const slow = position('1A sword A0807 12 1\n2B sword B0808 12 0', { planets: ['A0806'], victory });
    const asked = moved(slow);
    expect(asked.result).toBeNull();
    expect(given(asked, 1, { do: 'continue' }).result).toEqual({ winner: 1, reason: 'orbit' });
    const fast = position('1A sword A0807 12 2\n2B sword B0808 12 0', { planets: ['A0806'], victory });
    expect(given(moved(fast), 1, { do: 'continue' }).result).toBeNull();
    const braked = given(moved(fast), 1, { do: 'decelerate', unit: '1A' });
    expect(braked.result).toBeNull();
    expect(given(braked, 1, { do: 'continue' }).result).toEqual({ winner: 1, reason: 'orbit' });
  });

  test('R6.5b a unit brought to velocity 1 in the Command Phase is in orbit at once', () => {
    const game = position('1A sword A0806 12 2\n2B sword B0808 12 0', {
      phase: 'command 1',
      planets: ['A0806'],
      victory: [{ if: { is: 'in-orbit', unit: '1A' }, winner: 1, reason: 'orbit' }],
    });
    expect(given(game, 1, { do: 'decelerate', unit: '1A' }).result).toEqual({ winner: 1, reason: 'orbit' });
  });
});

describe('6.5 landing', () => {
  const down = (hull: string, lines = ''): Game => {
    const game = position(`1A ${hull} A0806 12 1 : light-weapon\n2B sword A0808 12 0 : arsenal${lines}`, {
      phase: 'command 1',
      planets: ['A0806'],
    });
    return given(game, 1, { do: 'decelerate', unit: '1A' });
  };

  test.each([
    ['dagger', true],
    ['piccolo', true],
    ['flute', true],
    ['corco-gamma', true],
    ['sword', false],
    ['spear', false],
    ['clarinet', false],
    ['corco-zeta', false],
    ['corco-iota', false],
    ['corco-mu', false],
  ])('6.5 a %s brought to velocity 0 lands: %s', (hull, lands) => {
    const game = advance(down(hull), 'movement 1');
    expect([ship(game, '1A').status, hexOf(game, '1A')]).toEqual([lands ? 'landed' : 'in-play', 'A0806']);
  });

  test('R6.5c not before the next Movement Phase of its owner', () => {
    expect(ship(advance(down('dagger'), 'fire 2'), '1A').status).toBe('in-play');
  });

  test('R6.5c not if it has velocity again by then', () => {
    const game = changed(down('dagger'), (copy) => {
      unit(copy, '1A').velocity = 1;
    });
    expect(ship(advance(game, 'movement 1'), '1A').status).toBe('in-play');
  });

  test('R6.5c one that is not streamlined stays in space and may be maneuvered again', () => {
    const game = advance(advance(down('sword'), 'movement 1'), 'command 1');
    expect(unit(given(game, 1, { do: 'accelerate', unit: '1A' }), '1A').velocity).toBe(1);
  });

  test('R6.5c a landed ship is out of every game function', () => {
    const landed = advance(down('dagger', '\n2U unguided A0807 12 1'), 'movement 1');
    expect(snapshot(landed).units[0]).toMatchObject({ status: 'landed', hex: 'A0806', direction: 12, velocity: null });
    expect(legal(landed)).toEqual([by(1, endPhase)]);
    const command = advance(landed, 'command 1');
    expect(legal(command)).toEqual([by(1, endPhase)]);
    expect(refusal(command, by(1, { do: 'accelerate', unit: '1A' })).rule).toBe('7.0');
    const enemy = advance(command, 'fire 2');
    expect(legalOfKind(enemy, 'fire')).toEqual([]);
    const order = { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1A' } as const;
    expect(refusal(enemy, by(2, order)).rule).toBe('R8.0a');
  });

  test('R6.5c a landed ship is not destroyed, and what is aboard stays with it', () => {
    const game = position('1A flute A0806 12 0 : battlecraft=terwillicker-x\n2B sword A0808 12 0', {
      phase: 'fire 2',
      planets: ['A0806'],
      victory: [{ if: { is: 'destroyed', units: ['1A'], atLeast: 1 }, winner: 2, reason: 'gone' }],
    });
    const landed = advance(game, 'movement 1');
    expect([ship(landed, '1A').status, craft(landed, '1A1').status, landed.result]).toEqual(['landed', 'in-pod', null]);
  });

  test('R6.5c a streamlined battlecraft lands too', () => {
    const game = position('1A sword A0101 12 0 : battlecraft=lander\n1A1 A0806 12 0\n2B sword A0808 12 0', {
      phase: 'fire 2',
      planets: ['A0806'],
    });
    expect(craft(advance(game, 'movement 1'), '1A1').status).toBe('landed');
  });
});

describe('6.5 missiles and planets', () => {
  test('6.5 a missile that enters a planet hex is destroyed', () => {
    const game = position('1A sword A0101 12 0\n1U unguided A0808 12 3\n2B sword B0808 12 0', { planets: ['A0806'] });
    const after = moved(game, '1U01');
    expect([missile(after, '1U01').status, missile(after, '1U01').hex]).toEqual(['destroyed', null]);
  });

  test('R6.5d a missile launched into a planet hex is destroyed at once', () => {
    const game = position('1A sword A0807 12 1 : arsenal\n2B sword A0806 12 1', {
      phase: 'fire 1',
      planets: ['A0806'],
    });
    const after = given(game, 1, {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'unguided',
      hex: 'A0806',
      direction: 12,
      velocity: 1,
    });
    expect(missile(after, '1U01').status).toBe('destroyed');
    expect(ship(after, '1A').pods[0]?.missiles?.unguided).toBe(7);
  });
});

describe('6.6 asteroids', () => {
  const field = { asteroidFields: ['A0806'] };
  const flight = (velocity: number, rolls: number[], line = `1A sword A0808 12 ${velocity} : crew/0, energy/0`): Game =>
    position(`${line}\n2B sword B0808 12 0`, { ...field, rolls });

  test.each([
    [1, 1, true],
    [1, 2, false],
    [3, 3, true],
    [3, 4, false],
    [9, 9, true],
    [9, 10, false],
  ])('6.6 with velocity %d a roll of %d is a collision: %s', (velocity, die, hit) => {
    // A0807 is the first hex of the field; the Hit Table's 10 lists pods a Sword has not.
    const { events } = play(flight(velocity, [die, ...Array(8).fill(10)]), by(1, move('1A')));
    const check = events.find(({ type }) => type === 'asteroid-check');
    expect(check).toMatchObject({ hex: 'A0807', velocity, die, hit });
    expect(types(events).includes('hit-roll')).toBe(hit);
  });

  test('R6.6a each asteroid hex that is entered is checked, and no other', () => {
    const { events } = play(flight(5, [10, 10, 10]), by(1, move('1A')));
    expect(events.flatMap((event) => (event.type === 'asteroid-check' ? [event.hex] : []))).toEqual([
      'A0807',
      'A0806',
      'A0805',
    ]);
  });

  test('6.6 the Hit Table is used as if it had been hit by fire', () => {
    const { game } = play(flight(1, [1, 4]), by(1, move('1A')));
    expect(status(game, '1A', 'pod-1')).toBe('destroyed');
    expect(status(game, '1A', 'pod-2')).toBe('intact');
  });

  test('R6.6a a critical hit has no effect', () => {
    const { game, events } = play(flight(1, [1, 1]), by(1, move('1A')));
    expect(game.pending).toBeNull();
    expect(types(events)).not.toContain('part-hit');
    for (const part of ['bridge', 'engine', 'force-field', 'pod-1', 'pod-2'] as const) {
      expect(status(game, '1A', part)).toBe('intact');
    }
  });

  test('R6.6a a missile is destroyed by a 2, revealed or not, and a critical hit does nothing to it', () => {
    const fate = (die: number, revealed: string) =>
      missile(moved(flight(1, [1, die], `1A sword B0101 12 0\n1U unguided A0808 12 1 ${revealed}`), '1U01'), '1U01')
        .status;
    expect(['', 'revealed'].map((revealed) => fate(2, revealed))).toEqual(['destroyed', 'destroyed']);
    expect(['', 'revealed'].map((revealed) => fate(1, revealed))).toEqual(['in-play', 'in-play']);
    expect(fate(4, 'revealed')).toBe('in-play');
  });

  test('R6.6a between two parts the Phasing player chooses, also for another’s unit in a pair', () => {
    const pair = position('1A sword A0808 12 1\n2B sword A0808 12 1\n2C dagger B0808 12 0', {
      ...field,
      // 1A: no collision. 2B: collision, bridge or engine.
      rolls: [10, 1, 2],
      with: (game) => {
        ship(game, '1A').dock = { partner: '2B', leads: true };
        ship(game, '2B').dock = { partner: '1A', leads: false };
      },
    });
    const asked = moved(pair);
    expect(asked.pending).toMatchObject({ kind: 'choose-part', player: 1, unit: '2B', parts: ['bridge', 'engine'] });
    const chosen = given(asked, 1, { do: 'choose-part', part: 'engine' });
    expect([status(chosen, '2B', 'engine'), status(chosen, '1A', 'engine')]).toEqual(['vulnerable', 'intact']);
  });

  test('R6.6a under the first edition a launch into an asteroid hex is checked, with the velocity of the launch', () => {
    const start = (phase: 'command 1' | 'fire 1', rolls: number[]): Game =>
      position('1A sword A0808 12 2 : battlecraft=lander, arsenal\n2B sword B0808 12 0', {
        ...field,
        rulings: 1,
        phase,
        rolls,
        with: (game) => {
          craft(game, '1A1').status = 'prepared';
        },
      });
    const craftAt = { do: 'launch-battlecraft', ship: '1A', pod: 1, hex: 'A0807', direction: 12, velocity: 3 } as const;
    const { events } = play(start('command 1', [3, 10]), by(1, craftAt));
    expect(events.find(({ type }) => type === 'asteroid-check')).toMatchObject({ velocity: 3, die: 3, hit: true });
    const missileAt = {
      do: 'launch-missile',
      ship: '1A',
      pod: 2,
      missile: 'unguided',
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    } as const;
    const launched = play(start('fire 1', [2]), by(1, missileAt));
    expect(launched.events.find(({ type }) => type === 'asteroid-check')).toMatchObject({
      velocity: 1,
      die: 2,
      hit: false,
    });
  });

  test('6.6 a unit that is destroyed moves no further', () => {
    const game = flight(3, [1, 2], '1A sword B0101 12 0 : battlecraft=lander\n1A1 A0808 12 3');
    const hurt = changed(game, (copy) => mark(copy, '1A1', 'destroyed', 'bridge'));
    const engine = { do: 'choose-part', part: 'engine' } as const;
    const { game: after, events } = play(hurt, by(1, move('1A1')), by(1, engine));
    expect(craft(after, '1A1').status).toBe('destroyed');
    expect(types(events).filter((type) => type === 'stepped')).toHaveLength(1);
    expect(after.dice.fallen).toEqual([1, 2]);
  });
});

describe('6.7 energy in the Movement Phase', () => {
  test('6.7 moving costs nothing, whatever the velocity and the damage', () => {
    const game = position(
      `
      1A sword A0808 12 9 : battlecraft=terwillicker-x, arsenal
      1A1 A0303 6 9
      1I intelligent A0505 4 5 from 1A.2
      2B sword B0808 12 0`,
      { with: (copy) => mark(copy, '1A', 'damaged', 'engine') },
    );
    const { game: after, events } = play(game, by(1, { do: 'move-all' }));
    expect(events.flatMap((event) => (event.type === 'moved' ? [[event.unit, event.hexes]] : []))).toEqual([
      ['1A', 9],
      ['1A1', 9],
      ['1I21', 5],
    ]);
    for (const id of ['1A', '1A1', '1I21'])
      expect(unit(after, id)).toMatchObject({ energy: (unit(game, id) as { energy: unknown }).energy });
  });

  test('6.7 nor does anything leak in it', () => {
    const game = position('1A dagger A0808 12 1 : energy\n2B sword B0808 12 0', {
      phase: 'fire 2',
      with: (copy) => mark(copy, '1A', 'damaged', 'pod-1'),
    });
    const moving = given(advance(game, 'movement 1'), 1, move('1A'));
    expect(ship(moving, '1A').energy).toMatchObject({ marked: 0, track: 0 });
    expect(ship(advance(moving, 'command 1'), '1A').energy).toMatchObject({ marked: 2, track: 2 });
  });
});

describe('6.8 hyperjump', () => {
  test('6.8 a ship with a Jump marker is removed from play as the Movement Phase is entered, with all aboard', () => {
    const game = position('1A corco-iota A0808 12 2 : standard-jump, battlecraft=lander\n2B sword B0808 12 0', {
      phase: 'fire 2',
      jumps: { player: 1 },
      with: (copy) => {
        ship(copy, '1A').jump = 'jumping';
      },
    });
    const { game: next, events } = play(game, by(2, endPhase));
    expect([ship(next, '1A').status, ship(next, '1A').hex, craft(next, '1A1').status]).toEqual([
      'jumped',
      null,
      'jumped',
    ]);
    expect(events).toContainEqual({ type: 'jumped', unit: '1A', rule: '6.8' });
    expect(snapshot(next).units[0]).toMatchObject({ status: 'jumped', hex: null, velocity: null, jump: null });
  });

  test('6.8 a ship that has only prepared stays and is moved', () => {
    const game = position('1A corco-iota A0808 12 2 : standard-jump\n2B sword B0808 12 0', {
      phase: 'fire 2',
      jumps: { player: 1 },
      with: (copy) => {
        ship(copy, '1A').jump = 'prepared';
      },
    });
    const next = play(game, by(2, endPhase)).game;
    expect(hexOf(moved(next), '1A')).toBe('A0806');
  });
});
