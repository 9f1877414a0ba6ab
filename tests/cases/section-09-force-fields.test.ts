import { describe, expect, test } from 'vitest';
import {
  apply,
  type Game,
  type GameEvent,
  legal,
  type Order,
  type Part,
  type PartStatus,
} from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, mark, ship, status, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'movement 1', ...options });

/** 2B stands in the way of a missile of level 7 that points as it does with the same velocity: a 9 intercepts. */
function struck(hull: string, rolls: number[], change: (game: Game) => void = () => {}, pods = 'crew/2, crew/2'): Game {
  const start = at(`1X unguided A0808 12 1 civ 7\n2B ${hull} A0807 12 1 : ${pods}`, {
    rolls: [9, ...rolls],
    with: change,
  });
  return given(start, 1, { do: 'move', unit: '1U01' });
}
const field = (game: Game): void => {
  ship(game, '2B').forceField = true;
};
const raise: Order = { do: 'raise-field' };
const hitRolls = (events: GameEvent[]): number => events.filter(({ type }) => type === 'hit-roll').length;

describe('9.8 an active force field', () => {
  test.each([
    ['dagger', 1, 3],
    ['flute', 1, 3],
    ['corco-iota', 1, 3],
    ['sword', 2, 1],
    ['spear', 2, 1],
  ])('9.8 the field of a %s, class %i: the Hit Table is used %i times', (hull, _, times) => {
    // A 10 is a pod that none of them has here.
    const game = struck(hull, [10, 10, 10], field);
    expect(unit(game, '2B').status).toBe('in-play');
    expect(unit(game, '1U01').status).toBe('destroyed');
    expect(game.dice.fallen).toHaveLength(1 + times);
  });

  test('9.8 its parts are hit as by fire', () => {
    const game = struck('dagger', [4, 4, 5], field);
    expect([status(game, '2B', 'pod-1'), status(game, '2B', 'pod-2')]).toEqual(['damaged', 'vulnerable']);
  });

  test('9.8 the owner of the missile chooses', () => {
    const game = struck('sword', [1], field);
    expect(game.pending).toMatchObject({ kind: 'choose-part', player: 1, unit: '2B' });
    const chosen = given(game, 1, { do: 'choose-part', part: 'engine' });
    expect(status(chosen, '2B', 'engine')).toBe('vulnerable');
  });

  test('9.8 each use with its own choice', () => {
    let game = struck('dagger', [2, 2, 1], field);
    const parts: Part[] = ['bridge', 'engine', 'pod-2'];
    for (const part of parts) {
      expect(game.pending?.kind).toBe('choose-part');
      game = given(game, 1, { do: 'choose-part', part });
    }
    expect(parts.map((part) => status(game, '2B', part))).toEqual(['vulnerable', 'vulnerable', 'vulnerable']);
    expect(game.pending).toBeNull();
  });

  test('9.8 it stays on', () => {
    expect(ship(struck('dagger', [10, 10, 10], field), '2B').forceField).toBe(true);
  });

  test('9.8 an inactive one may be raised at the moment of interception', () => {
    const asked = struck('dagger', [6, 10, 10, 10]);
    expect(asked.pending).toMatchObject({ kind: 'force-field', player: 2, unit: '2B' });
    expect(legal(asked)).toEqual([by(2, raise), by(2, { do: 'no-field' })]);
    const up = given(asked, 2, raise);
    expect([unit(up, '2B').status, ship(up, '2B').forceField, up.pending]).toEqual(['in-play', true, null]);
    const down = given(asked, 2, { do: 'no-field' });
    expect([unit(down, '2B').status, down.pending]).toEqual(['destroyed', null]);
  });

  test('9.8 a miss is a miss', () => {
    const start = at('1X unguided A0808 12 1 civ 7\n2B dagger A0807 12 1', { rolls: [10], with: field });
    expect(given(start, 1, { do: 'move', unit: '1U01' }).dice.fallen).toEqual([10]);
  });

  test('7.4 it is no protection against laser and particle fire', () => {
    const start = position('1A corco-mu A0808 12 1 : arsenal\n2B dagger A0808 12 1', {
      phase: 'fire 1',
      rolls: [3],
      with: field,
    });
    const shot: Order = { do: 'fire', unit: '1A', from: 1, type: 'particle-barrage', target: '2B' };
    expect(status(given(start, 1, shot), '2B', 'force-field')).toBe('vulnerable');
  });
});

describe('R9.8b how often the hit table is used', () => {
  test('R9.8b a damaged class 2 field: three times', () => {
    const game = struck('sword', [10, 10, 10], (copy) => {
      field(copy);
      mark(copy, '2B', 'damaged', 'force-field');
    });
    expect(game.dice.fallen).toHaveLength(4);
  });

  test('R9.8b a vulnerable one still once', () => {
    const game = struck('sword', [10, 10, 10], (copy) => {
      field(copy);
      mark(copy, '2B', 'vulnerable', 'force-field');
    });
    expect(game.dice.fallen).toHaveLength(2);
  });

  test('R9.8b it is fixed when the explosion begins, even if the field goes off', () => {
    const game = struck('corco-iota', [3, 4, 5], field);
    expect([ship(game, '2B').forceField, status(game, '2B', 'force-field')]).toEqual([false, 'damaged']);
    expect([status(game, '2B', 'pod-1'), status(game, '2B', 'pod-2')]).toEqual(['vulnerable', 'vulnerable']);
  });

  test('R9.8b a class 2 field that its one hit damages is not used on', () => {
    const game = struck('sword', [3], (copy) => {
      field(copy);
      mark(copy, '2B', 'vulnerable', 'force-field');
    });
    expect(status(game, '2B', 'force-field')).toBe('damaged');
    expect(game.dice.fallen).toHaveLength(2);
  });

  test('R9.8b it ends when the ship is destroyed', () => {
    const game = struck('dagger', [4, 5, 2], (copy) => {
      field(copy);
      mark(copy, '2B', 'destroyed', 'bridge', 'engine', 'pod-1');
      mark(copy, '2B', 'damaged', 'pod-2');
    });
    expect(unit(game, '2B').status).toBe('destroyed');
    expect(game.dice.fallen).toEqual([9, 4, 5]);
  });
});

describe('R9.8a emergency activation', () => {
  test.each(['dagger', 'sword', 'spear', 'flute', 'corco-iota'])('R9.8a the owner of a %s is asked', (hull) => {
    const game = struck(hull, []);
    expect(game.pending).toEqual({ kind: 'force-field', player: 2, unit: '2B', missile: '1U01' });
    expect(unit(game, '1U01').status).toBe('destroyed');
    expect(refusal(game, by(1, raise))).toMatchObject({ rule: '3.0', code: 'not-your-turn' });
  });

  // Civ Level less two, or less.
  test.each([
    ['dagger', 6],
    ['sword', 6],
    ['spear', 6],
    ['flute', 6],
    ['corco-iota', 5],
  ])('R9.8a the field of a %s rises on %i or less', (hull, needs) => {
    const up = given(struck(hull, [needs, 10, 10, 10]), 2, raise);
    expect([unit(up, '2B').status, ship(up, '2B').forceField]).toEqual(['in-play', true]);
    const { game, events } = play(struck(hull, [needs + 1]), by(2, raise));
    expect([unit(game, '2B').status, ship(game, '2B').forceField]).toEqual(['destroyed', false]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'field-roll', unit: '2B', die: needs + 1, needs, success: false }),
    );
    expect(apply(struck(hull, []), by(2, raise)).ok).toBe(false);
  });

  test.each([
    ['dagger', 3],
    ['sword', 1],
  ])('R9.8a the explosion is then resolved against the field of the %s: %i times', (hull, times) => {
    const { events } = play(struck(hull, [1, 10, 10, 10]), by(2, raise));
    expect(hitRolls(events)).toBe(times);
  });

  test('R9.8a an Energy Block is paid when it succeeds, none when it fails', () => {
    expect(ship(given(struck('sword', [6, 10]), 2, raise), '2B').energy).toMatchObject({ marked: 1, track: 0 });
    expect(ship(given(struck('sword', [7]), 2, raise), '2B').energy).toMatchObject({ marked: 0, track: 0 });
  });

  test('R9.8a what is told: the roll, the field, the block, the explosion', () => {
    const { events } = play(struck('sword', [6, 10]), by(2, raise));
    expect(events).toMatchObject([
      { type: 'field-roll', unit: '2B', die: 6, needs: 6, success: true },
      { type: 'force-field', unit: '2B', on: true, by: 'emergency' },
      { type: 'paid', unit: '2B', blocks: 1, units: 0, only: 2 },
      { type: 'exploded', missile: '1U01', target: '2B', rolls: 1 },
      { type: 'hit-roll', target: '2B', source: 'missile', die: 10, result: 'none' },
    ]);
  });

  test('R9.8a the field stays on, and it takes a Battle Command to lower it', () => {
    const up = given(struck('dagger', [6, 10, 10, 10], undefined, 'heavy-weapon, light-weapon'), 2, raise);
    const mine = advance(up, 'command 2');
    expect(ship(mine, '2B').forceField).toBe(true);
    const order = by(2, { do: 'accelerate', unit: '2B' });
    expect(refusal(mine, order)).toMatchObject({ rule: '7.1', code: 'field-is-on' });
    expect(apply(given(mine, 2, { do: 'deactivate-force-field', ship: '2B' }), order).ok).toBe(true);
  });

  test('R9.8a no command is needed: a ship without Battle Commands may', () => {
    expect(unit(given(struck('dagger', [1, 10, 10, 10], undefined, ''), 2, raise), '2B').status).toBe('in-play');
  });

  test('R9.8a its owner may let it be, and the ship is destroyed', () => {
    const game = given(struck('dagger', []), 2, { do: 'no-field' });
    expect(unit(game, '2B')).toMatchObject({ status: 'destroyed', hex: null });
    expect([game.pending, game.dice.fallen]).toEqual([null, [9]]);
  });

  const cannot: [string, string, (game: Game) => void][] = [
    ['a hull without one', 'clarinet', () => {}],
    ['a damaged class 1 field', 'dagger', (game) => mark(game, '2B', 'damaged', 'force-field')],
    ['a damaged class 2 field', 'sword', (game) => mark(game, '2B', 'damaged', 'force-field')],
    ['a destroyed field', 'sword', (game) => mark(game, '2B', 'destroyed', 'force-field')],
    [
      'every block marked',
      'sword',
      (game) => {
        ship(game, '2B').energy.marked = ship(game, '2B').energy.blocks;
      },
    ],
  ];
  test.each(cannot)('R9.8a nobody is asked when it cannot be raised: %s', (_, hull, change) => {
    const game = struck(hull, [], change);
    expect(game.pending).toBeNull();
    expect(unit(game, '2B').status).toBe('destroyed');
    expect(game.dice.fallen).toEqual([9]);
  });

  test.each<[string, (game: Game) => void]>([
    ['a vulnerable field', (game) => mark(game, '2B', 'vulnerable' satisfies PartStatus, 'force-field')],
    [
      'one block unmarked',
      (game) => {
        Object.assign(ship(game, '2B').energy, { marked: ship(game, '2B').energy.blocks - 1, track: 5 });
      },
    ],
  ])('R9.8a he is asked with %s', (_, change) => {
    expect(struck('sword', [], change).pending?.kind).toBe('force-field');
  });

  test('R9.8a a battlecraft has no field: it is destroyed at once', () => {
    const start = at(
      `
      1X unguided A0808 12 1 civ 7
      2B sword A0101 12 1 : battlecraft=terwillicker-x
      2B1 A0807 12 1`,
      { rolls: [9] },
    );
    const game = given(start, 1, { do: 'move', unit: '1U01' });
    expect([game.pending, unit(game, '2B1').status]).toEqual([null, 'destroyed']);
  });

  test('R9.8a the next missile meets the raised field', () => {
    const start = at(
      `
      1X unguided A0807 12 1 civ 7
      1Y unguided A0807 12 1 civ 7
      2B dagger A0808 12 1`,
      { phase: 'movement 2', rolls: [9, 1, 10, 10, 10, 9, 10, 10, 10] },
    );
    const asked = given(start, 2, { do: 'move', unit: '2B' });
    const game = given(asked, 2, raise);
    expect([game.pending, game.dice.fallen.length]).toEqual([null, 9]);
    expect(['2B', '1U01', '1U02'].map((id) => unit(game, id).status)).toEqual(['in-play', 'destroyed', 'destroyed']);
    expect(ship(game, '2B').energy.marked).toBe(1);
  });

  test('R9.8a the move goes on after the answer', () => {
    const start = at('2X unguided A0807 12 3 civ 7\n1B dagger A0808 12 3', { rolls: [9, 6, 10, 10, 10] });
    const asked = given(start, 1, { do: 'move', unit: '1B' });
    expect(asked.pending).toMatchObject({ kind: 'force-field', player: 1 });
    const game = given(asked, 1, raise);
    expect(changed(game, () => {}).moved).toContain('1B');
    expect(unit(game, '1B').hex).toEqual(
      unit(given(at('1B dagger A0808 12 3'), 1, { do: 'move', unit: '1B' }), '1B').hex,
    );
  });
});
