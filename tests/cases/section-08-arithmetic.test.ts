import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  type FireOdds,
  type FireType,
  type Game,
  odds,
  type Rejection,
  type UnitId,
} from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { mark, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'fire 1', ...options });

function oddsOf(game: Game, from: 'burster' | number = 'burster', type: FireType = 'laser-burst', id: UnitId = '1A') {
  const answer: FireOdds | Rejection = odds(game, { unit: id, from, type, target: '2B' });
  if ('code' in answer) throw new Error(answer.code);
  return answer;
}

/** A zeta, whose program is 0, against another. */
const duel = (firing: string, target: string): FireOdds =>
  oddsOf(at(`1A corco-zeta ${firing}\n2B corco-zeta ${target}`));

/** Clock positions between two directions, 0 to 6. */
const apart = (a: number, b: number): number => Math.min((a - b + 12) % 12, (b - a + 12) % 12);

describe('8.2 R8.2a range', () => {
  test.each([
    ['A0808', 0],
    ['A0807', 1],
    ['A0908', 1],
    ['A0909', 1],
    ['A0708', 1],
    ['A0806', 2],
    ['A0907', 2],
    ['A1008', 2],
    ['A0910', 2],
    ['A1107', 3],
    ['A1208', 4],
    ['A1408', 6],
    ['A0801', 7],
    ['B0108', 9],
    ['B0808', 16],
  ])('R8.2a A0808 to %s is %i', (hex, range) => {
    expect(duel('A0808 12 2', `${hex} 3 2`).range).toBe(range);
    expect(duel(`${hex} 3 2`, 'A0808 12 2').range).toBe(range);
  });
});

describe('8.3 relative velocity', () => {
  const cells = DIRECTIONS.flatMap((firing) => DIRECTIONS.map((target) => ({ firing, target })));

  test.each(cells)("8.3 firing unit at $firing, target at $target: the rulebook's 4 and 3", ({ firing, target }) => {
    const { relativeVelocity } = duel(`A0808 ${firing} 4`, `A0203 ${target} 3`);
    const angle = apart(firing, target);
    const expected = angle <= 1 ? [1, 1] : angle >= 5 ? [2, 7] : [3, 5];
    expect([relativeVelocity.case, relativeVelocity.base]).toEqual(expected);
  });

  // Cells of the Relative Velocity Chart: firing unit, target, result.
  test.each([
    [0, 0, 0],
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 1],
    [2, 2, 3],
    [3, 2, 4],
    [4, 2, 4],
    [0, 5, 5],
    [5, 3, 6],
    [3, 6, 7],
    [7, 4, 8],
    [8, 5, 9],
    [6, 6, 8],
    [9, 3, 9],
    [9, 7, 11],
    [9, 9, 13],
  ])('8.3 at right angles %i and %i make %i', (firing, target, value) => {
    expect(duel(`A0808 12 ${firing}`, `A0203 3 ${target}`).relativeVelocity).toMatchObject({ case: 3, base: value });
  });

  test.each([
    [4, 1, 3],
    [1, 4, 3],
    [5, 5, 0],
    [0, 9, 9],
  ])('8.3 in adjacent directions %i and %i differ by %i', (firing, target, value) => {
    expect(duel(`A0808 12 ${firing}`, `A0203 1 ${target}`).relativeVelocity).toMatchObject({ case: 1, base: value });
  });

  test.each([
    [4, 1, 5],
    [0, 0, 0],
    [9, 9, 18],
  ])('8.3 next to opposite %i and %i add up to %i', (firing, target, value) => {
    expect(duel(`A0808 12 ${firing}`, `A0203 5 ${target}`).relativeVelocity).toMatchObject({ case: 2, base: value });
  });
});

describe('R8.3a velocities from 0 to 9', () => {
  const commanded = (velocity: number): Game => position(`1A sword A0808 12 ${velocity}`, { phase: 'command 1' });

  test('R8.3a a unit at 9 may not accelerate', () => {
    expect(refusal(commanded(9), by(1, { do: 'accelerate', unit: '1A' }))).toMatchObject({
      rule: 'R8.3a',
      code: 'top-velocity',
    });
    expect(unit(given(commanded(8), 1, { do: 'accelerate', unit: '1A' }), '1A').velocity).toBe(9);
  });

  test('R8.3a a unit at 0 may not decelerate', () => {
    expect(refusal(commanded(0), by(1, { do: 'decelerate', unit: '1A' }))).toMatchObject({
      rule: 'R8.3a',
      code: 'least-velocity',
    });
    expect(unit(given(commanded(1), 1, { do: 'decelerate', unit: '1A' }), '1A').velocity).toBe(0);
  });

  test('R8.3a an unguided missile at 9 stays at 9', () => {
    const lines = (velocity: number) => `
      1A sword A0201 12 0 : light-weapon
      1X unguided B1617 12 ${velocity} civ 6 from 1A.1`;
    for (const velocity of [8, 9]) {
      const game = position(lines(velocity), { phase: 'movement 2' });
      expect(unit(advance(game, 'command 1'), '1U01').velocity).toBe(9);
    }
  });
});

describe('8.4 reductions', () => {
  test('8.4 condition 1: on one line the relative velocity is halved, fractions up, and the range is not', () => {
    const answer = duel('A0808 12 4', 'A0804 6 3');
    expect(answer.relativeVelocity).toMatchObject({ base: 7, straightLine: true, sameVector: false, value: 4 });
    expect(answer).toMatchObject({ range: 4, targetValue: 8 });
  });

  test.each([
    [5, 1, 2],
    [6, 1, 3],
    [3, 2, 1],
    [9, 0, 5],
  ])('8.4 condition 1 with %i and %i in one direction makes %i', (firing, target, value) => {
    expect(duel(`A0808 12 ${firing}`, `A0804 12 ${target}`).relativeVelocity.value).toBe(value);
  });

  test.each([
    ['A0808', 0, 0],
    ['A0807', 1, 1],
    ['A1107', 3, 2],
    ['A0203', 8, 4],
    ['A0801', 7, 4],
  ])(
    '8.4 condition 2: same direction and velocity, anywhere: no relative velocity, range to %s halved',
    (hex, range, half) => {
      const answer = duel('A0808 12 4', `${hex} 12 4`);
      expect(answer.relativeVelocity).toMatchObject({ sameVector: true, value: 0 });
      expect(answer).toMatchObject({ range, targetValue: half });
    },
  );

  test('8.4 condition 2 goes before condition 1', () => {
    const answer = duel('A0808 12 4', 'A0804 12 4');
    expect(answer.relativeVelocity).toMatchObject({ straightLine: true, sameVector: true, value: 0 });
    expect(answer.targetValue).toBe(2);
  });

  test('8.4 the same velocity in another direction, or the same direction at another velocity, is no condition 2', () => {
    expect(duel('A0808 12 4', 'A0203 1 4')).toMatchObject({ range: 8, targetValue: 8 });
    expect(duel('A0808 12 4', 'A0203 12 3')).toMatchObject({ range: 8, targetValue: 9 });
  });

  // The nearest and another hex exactly along each of the twelve directions from A0808.
  const LINES: Record<number, [string, string]> = {
    12: ['A0807', 'A0803'],
    1: ['A0907', 'A1005'],
    2: ['A0908', 'A1107'],
    3: ['A1008', 'A1408'],
    4: ['A0909', 'A1009'],
    5: ['A0910', 'A1011'],
    6: ['A0809', 'A0815'],
    7: ['A0710', 'A0611'],
    8: ['A0709', 'A0609'],
    9: ['A0608', 'A0208'],
    10: ['A0708', 'A0607'],
    11: ['A0707', 'A0605'],
  };
  const lines = DIRECTIONS.flatMap((line) => (LINES[line] ?? []).map((hex) => ({ line, hex })));

  test.each(lines)(
    'R8.4a A0808 and $hex lie on a line at $line o’clock, for units that point along it',
    ({ line, hex }) => {
      for (const firing of DIRECTIONS) {
        for (const target of DIRECTIONS) {
          const along = [firing, target].every((direction) => [0, 6].includes(apart(direction, line)));
          const { straightLine } = duel(`A0808 ${firing} 3`, `${hex} ${target} 2`).relativeVelocity;
          expect([firing, target, straightLine]).toEqual([firing, target, along]);
        }
      }
    },
  );

  test.each(['A0906', 'A1106', 'A1109', 'A0502', 'A0207', 'B0101'])('R8.4a A0808 and %s lie on none', (hex) => {
    for (const firing of DIRECTIONS) {
      for (const target of DIRECTIONS) {
        expect(duel(`A0808 ${firing} 3`, `${hex} ${target} 2`).relativeVelocity.straightLine).toBe(false);
      }
    }
  });

  test('R8.4a in the same hex it holds for the same and for opposite directions', () => {
    for (const firing of DIRECTIONS) {
      for (const target of DIRECTIONS) {
        const { straightLine } = duel(`A0808 ${firing} 3`, `A0808 ${target} 2`).relativeVelocity;
        expect([firing, target, straightLine]).toEqual([firing, target, [0, 6].includes(apart(firing, target))]);
      }
    }
  });
});

describe('8.5 targeting program', () => {
  // The programs of 4.9 and 5.8, typed a second time.
  const HULL_PROGRAMS = {
    dagger: -4,
    sword: -4,
    spear: -4,
    piccolo: -2,
    flute: -4,
    clarinet: -4,
    'corco-gamma': -2,
    'corco-zeta': 0,
    'corco-iota': -4,
    'corco-mu': -2,
  };
  const POD_PROGRAMS = { hunter: -4, 'light-weapon': -2, 'heavy-weapon': -4, arsenal: -4 };
  const hulls = Object.entries(HULL_PROGRAMS).map(([hull, program]) => ({ hull, program }));
  const pods = hulls.flatMap(({ hull, program }) =>
    Object.entries(POD_PROGRAMS).map(([pod, own]) => ({ hull, pod, program: Math.min(program, own) })),
  );

  test.each(hulls)('8.5 fire from the burster of a $hull: $program', ({ hull, program }) => {
    expect(oddsOf(at(`1A ${hull} A0808 12 4\n2B sword A0203 3 4`)).modifier).toBe(program);
  });

  test.each(pods)('R8.5a fire from a $pod of a $hull: the better of the two, $program', ({ hull, pod, program }) => {
    expect(oddsOf(at(`1A ${hull} A0808 12 4 : ${pod}\n2B sword A0203 3 4`), 1).modifier).toBe(program);
  });

  test('R8.5a the modifier reduces the relative velocity, and not below 0', () => {
    // At right angles 4 and 4 make 6; 2 and 2 make 3.
    expect(oddsOf(at('1A dagger A0808 12 4\n2B sword A0804 3 4'))).toMatchObject({ range: 4, targetValue: 6 });
    expect(oddsOf(at('1A dagger A0808 12 2\n2B sword A0804 3 2'))).toMatchObject({ range: 4, targetValue: 4 });
  });

  test('8.5 never the range', () => {
    expect(oddsOf(at('1A dagger A0808 12 2\n2B sword A0804 12 2'))).toMatchObject({ range: 4, targetValue: 2 });
  });

  test('8.5 it comes after the halving of 8.4', () => {
    // 9 and 8 against each other on one line: 17, halved 9, less 4.
    expect(oddsOf(at('1A dagger A0808 12 9\n2B sword A0804 6 8')).targetValue).toBe(4 + 5);
  });

  test.each([
    ['intact', -6],
    ['vulnerable', -6],
    ['damaged', -2],
    ['destroyed', -2],
  ] as const)('R8.5a battle communications that are %s: %i from burster and pods', (status, modifier) => {
    const game = at('1A corco-mu A0808 12 4 : light-weapon, battle-communications\n2B sword A0203 3 4', {
      with: (copy) => mark(copy, '1A', status, 'pod-2'),
    });
    expect([oddsOf(game).modifier, oddsOf(game, 1).modifier]).toEqual([modifier, modifier]);
  });

  test.each([
    ['terwillicker-5000', -2],
    ['terwillicker-x', -4],
  ])('R8.5a a %s has its own %i, not the battle communications of its ship', (hull, program) => {
    const game = at(`
      1A sword A0808 12 4 : battle-communications, battlecraft=${hull}
      1A1 A0808 12 4
      2B sword A0203 3 4`);
    expect(oddsOf(game, 'burster', 'laser-burst', '1A1').modifier).toBe(program);
  });
});

describe('8.6 fire results table', () => {
  // Rows of the table for Target Values 0 to 15, typed a second time.
  const TABLE: Record<FireType, string> = {
    'laser-burst': '7 6 5 5 4 4 3 3 2 2 1 1 - - - -',
    'laser-barrage': '9 8 7 7 6 6 5 5 4 4 3 3 1 1 1 -',
    'particle-burst': 'A 9 7 7 4 4 1 1 - - - - - - - -',
    'particle-barrage': 'A A 9 9 7 7 4 4 1 1 - - - - - -',
  };
  const cells = (Object.keys(TABLE) as FireType[]).flatMap((type) =>
    (TABLE[type] ?? '').split(' ').map((chance, value) => ({ type, value, chance })),
  );

  test.each(cells)('8.6 a $type at Target Value $value: $chance', ({ type, value, chance }) => {
    // A difference of 1, which the program takes away: the Target Value is the range.
    const lines = `1A dagger A0817 12 2 : arsenal\n2B dagger A08${String(17 - value).padStart(2, '0')} 12 3`;
    const shot = by(1, { do: 'fire', unit: '1A', from: 1, type, target: '2B' });
    const number = Number(chance);
    if (chance === '-') {
      const { game, events } = play(at(lines), shot);
      expect(game.dice.fallen).toEqual([]);
      expect(events).toContainEqual(expect.objectContaining({ type: 'fired', hit: false, die: null }));
    } else if (chance === 'A') {
      const { game, events } = play(at(lines, { rolls: [10] }), shot);
      expect(game.dice.fallen).toEqual([10]);
      expect(events).toContainEqual(expect.objectContaining({ type: 'hit-roll', die: 10 }));
    } else {
      expect(play(at(lines, { rolls: [number, 10] }), shot).game.dice.fallen).toEqual([number, 10]);
      expect(play(at(lines, { rolls: [number + 1, 10] }), shot).game.dice.fallen).toEqual([number + 1]);
    }
    const { hitChance, probability } = oddsOf(at(lines), 1, type);
    expect(String(hitChance)).toBe(chance);
    expect(probability).toBeCloseTo(chance === 'A' ? 1 : chance === '-' ? 0 : number / 10);
  });

  test('8.6 the Target Value is range and modified relative velocity together', () => {
    // Four hexes, 4 and 4 at right angles 6, less 2: 8, a laser burst needs 2.
    const lines = '1A piccolo A0808 12 4\n2B sword A0804 3 4';
    const shot = by(1, { do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2B' });
    expect(oddsOf(at(lines))).toMatchObject({ targetValue: 8, hitChance: 2 });
    expect(play(at(lines, { rolls: [3] }), shot).game.dice.fallen).toEqual([3]);
    expect(play(at(lines, { rolls: [2, 10] }), shot).game.dice.fallen).toEqual([2, 10]);
  });
});
