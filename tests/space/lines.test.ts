import { describe, expect, test } from 'vitest';
import type { Direction, Hex } from '../../src/engine/index.ts';
import { onStraightLine } from '../../src/engine/rules/relative-velocity.ts';
import { lineDirection } from '../../src/engine/space/hexes.ts';
import { at, grid, way } from './plane.ts';

/** The direction of the way on paper if it is one of the twelve, exact to a thousandth of one. */
function onPaper(from: Hex, to: Hex): Direction | null {
  const { hexes, clock } = way(from, to);
  if (hexes < 0.5) return null;
  const nearest = Math.round(clock);
  return Math.abs(clock - nearest) < 0.001 ? (nearest as Direction) : null;
}

describe('R8.4a straight lines between hexes', () => {
  test.each(['A0808', 'A0709'])(
    'R8.4a from %s to every hex within sixteen columns, against the angle on paper',
    (id) => {
      const from = at(id);
      let found = 0;
      for (let column = -8; column < 24; column += 1) {
        for (let row = -8; row < 25; row += 1) {
          const to = grid(column, row);
          expect(lineDirection(from, to)).toBe(onPaper(from, to));
          if (onPaper(from, to) !== null) found += 1;
        }
      }
      expect(found).toBeGreaterThan(100);
    },
  );

  test.each([
    ['A0707', 'A0704', 12],
    ['A0707', 'A0710', 6],
    ['A0707', 'A0907', 3],
    ['A0707', 'A0507', 9],
    ['A0707', 'A0905', null],
    ['A0707', 'A0906', 2],
    ['A0707', 'A0805', 1],
    ['A0707', 'A0610', null],
    ['A0707', 'A0608', 7],
    ['A0707', 'A0707', null],
    ['A0417', 'A0817', 3],
    ['A0717', 'F0816', null],
  ] as const)('R8.4a from %s to %s: %s', (from, to, direction) => {
    expect(lineDirection(at(from), at(to))).toBe(direction);
  });

  test('R2.1a the set-up of Scenario 5: the Flutes stand on either side of the Clarinet in one line', () => {
    expect(lineDirection(at('D0717'), at('D0816'))).toBe(2);
    expect(lineDirection(at('D0717'), at('D0617'))).not.toBeNull();
    expect(lineDirection(at('D0617'), at('D0816'))).toBe(lineDirection(at('D0717'), at('D0816')));
  });
});

describe('8.4 condition 1', () => {
  const unit = (id: string, direction: number) => ({ hex: at(id), direction: direction as Direction, velocity: 3 });

  test('R8.4a each of two units in a line along 3 o’clock must point along it, towards or away', () => {
    const along: string[] = [];
    for (let a = 1; a <= 12; a += 1) {
      for (let b = 1; b <= 12; b += 1) if (onStraightLine(unit('A0707', a), unit('A1107', b))) along.push(`${a} ${b}`);
    }
    expect(along).toEqual(['3 3', '3 9', '9 3', '9 9']);
  });

  test('R8.4a in the same hex it holds for the same and for exactly opposite directions', () => {
    for (let a = 1; a <= 12; a += 1) {
      for (let b = 1; b <= 12; b += 1) {
        const aligned = (a - b) % 6 === 0;
        expect(onStraightLine(unit('A0707', a), unit('A0707', b))).toBe(aligned);
      }
    }
  });

  test('R8.4a never off a line of the twelve', () => {
    for (let a = 1; a <= 12; a += 1) expect(onStraightLine(unit('A0707', a), unit('A1006', a))).toBe(false);
  });
});
