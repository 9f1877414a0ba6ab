import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  type Hex,
  hexAt,
  neighbour,
  neighbours,
  printedPlace,
  range,
  sameHex,
} from '../../src/engine/index.ts';
import { at, centre, grid, named, way } from './plane.ts';

const HEXSIDES = [12, 2, 4, 6, 8, 10] as const;
const CORNERS = [1, 3, 5, 7, 9, 11] as const;

describe('R2.1a the hexes of a sheet', () => {
  test.each([
    ['an odd column', 'A0707', ['A0706', 'A0806', 'A0807', 'A0708', 'A0607', 'A0606']],
    ['an even column', 'A0807', ['A0806', 'A0907', 'A0908', 'A0808', 'A0708', 'A0707']],
  ])('R2.1a the six neighbours of a hex in %s, %s', (_, id, expected) => {
    expect(neighbours(at(id)).map(named)).toEqual(expected);
    expect(HEXSIDES.map((side) => named(neighbour(at(id), side)))).toEqual(expected);
  });

  test('R2.1a a sheet has 16 columns and 17 rows, and each hex its own id', () => {
    const ids = new Set<string>();
    for (let hexColumn = 1; hexColumn <= 16; hexColumn += 1) {
      for (let hexRow = 1; hexRow <= 17; hexRow += 1) {
        const hex = hexAt({ column: 0, row: 0, hexColumn, hexRow });
        expect(printedPlace(hex)).toEqual({ column: 0, row: 0, hexColumn, hexRow });
        ids.add(named(hex));
      }
    }
    expect(ids.size).toBe(272);
    expect([...ids].at(0)).toBe('A0101');
    expect([...ids].at(-1)).toBe('A1617');
  });

  test('R2.1a on paper each neighbour of each hex lies one hex away at the angle of its clock number', () => {
    for (let column = 0; column < 16; column += 1) {
      for (let row = 0; row < 17; row += 1) {
        const hex = grid(column, row);
        for (const side of HEXSIDES) {
          const { hexes, clock } = way(hex, neighbour(hex, side));
          expect(hexes).toBeCloseTo(1, 9);
          expect(clock).toBeCloseTo(side, 9);
        }
      }
    }
  });

  test.each(CORNERS)('R6.1a there is no neighbour at the corner of %d o’clock', (corner) => {
    expect(() => neighbour(at('A0707'), corner)).toThrow(RangeError);
  });

  test('R2.1a Scenario 1 is symmetrical under a half turn of two sheets', () => {
    const middle = (a: Hex, b: Hex) => ({ x: (centre(a).x + centre(b).x) / 2, y: (centre(a).y + centre(b).y) / 2 });
    const ships = middle(at('A0207'), at('D1511'));
    const corners = middle(at('A0101'), at('D1617'));
    expect(ships.x).toBeCloseTo(corners.x, 9);
    expect(ships.y).toBeCloseTo(corners.y, 9);
  });
});

describe('R2.1b the seams between sheets', () => {
  test.each([
    ['right', 'A1607', 2, 'D0107'],
    ['right', 'A1607', 4, 'D0108'],
    ['right, lower corner', 'A1617', 4, 'E0101'],
    ['right, upper corner', 'A1601', 2, 'D0101'],
    ['left', 'A0107', 10, 'H1606'],
    ['left', 'A0107', 8, 'H1607'],
    ['left, upper corner', 'A0101', 10, 'I1617'],
    ['left, lower corner', 'A0117', 8, 'H1617'],
    ['below', 'A0817', 6, 'F0801'],
    ['below, even column', 'A0817', 4, 'F0901'],
    ['below, even column', 'A0817', 8, 'F0701'],
    ['below, odd column', 'A0717', 6, 'F0701'],
    ['above', 'A0701', 12, 'B0717'],
    ['above, odd column', 'A0701', 2, 'B0817'],
    ['above, odd column', 'A0701', 10, 'B0617'],
    ['above, even column', 'A0801', 12, 'B0817'],
  ] as const)('R2.1b %s: %s has at %d o’clock %s', (_, from, side, to) => {
    expect(named(neighbour(at(from), side))).toBe(to);
    expect(named(neighbour(at(to), (side > 6 ? side - 6 : side + 6) as 2))).toBe(from);
  });

  test('R2.1b an even column’s upper sides do not leave the sheet at its top, nor an odd column’s lower ones at its foot', () => {
    expect([2, 10].map((side) => named(neighbour(at('A0801'), side as 2)))).toEqual(['A0901', 'A0701']);
    expect([4, 8].map((side) => named(neighbour(at('A0717'), side as 4)))).toEqual(['A0817', 'A0617']);
  });

  test('R2.1b the grid goes on across every seam as on one endless sheet', () => {
    for (let column = -16; column < 32; column += 1) {
      for (let row = -17; row < 34; row += 1) {
        const hex = grid(column, row);
        // Column 0 is a printed odd column; the even ones sit half a hex lower.
        const lower = Math.abs(column % 2);
        expect(neighbours(hex)).toEqual([
          grid(column, row - 1),
          grid(column + 1, row - 1 + lower),
          grid(column + 1, row + lower),
          grid(column, row + 1),
          grid(column - 1, row + lower),
          grid(column - 1, row - 1 + lower),
        ]);
      }
    }
  });
});

describe('8.2 range', () => {
  test('R8.2a range is the least number of steps, counted by a search from hex to hex', () => {
    const start = at('A0809');
    const key = ({ q, r }: Hex) => `${q},${r}`;
    const distance = new Map([[key(start), 0]]);
    let front = [start];
    for (let steps = 1; steps <= 12; steps += 1) {
      const next: Hex[] = [];
      for (const hex of front.flatMap(neighbours)) {
        if (distance.has(key(hex))) continue;
        distance.set(key(hex), steps);
        expect(range(start, hex)).toBe(steps);
        expect(range(hex, start)).toBe(steps);
        next.push(hex);
      }
      expect(next).toHaveLength(6 * steps);
      front = next;
    }
  });

  test.each([
    ['A0707', 'A0707', 0],
    ['A0707', 'A0806', 1],
    ['A0207', 'D1511', 29],
    ['A0101', 'A1601', 15],
    ['A0101', 'A0117', 16],
    ['A0101', 'A1617', 24],
    ['A1101', 'A1117', 16],
    ['A1607', 'D0107', 1],
  ])('R8.2a from %s to %s it is %d', (from, to, hexes) => {
    expect(range(at(from), at(to))).toBe(hexes);
  });

  const anyHex = fc.record({ q: fc.integer({ min: -60, max: 60 }), r: fc.integer({ min: -60, max: 60 }) });

  test('R8.2a range is symmetrical, is 0 only in the same hex and never saves by a detour', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(range(a, b)).toBe(range(b, a));
        expect(range(a, b) === 0).toBe(sameHex(a, b));
        expect(range(a, c)).toBeLessThanOrEqual(range(a, b) + range(b, c));
      }),
    );
  });

  test('R6.1a the twelve directions are the numbers of a clock', () => {
    expect(DIRECTIONS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
