import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { course, type Direction, type Hex, neighbour, range } from '../../src/engine/index.ts';
import { onStraightLine, relativeVelocity } from '../../src/engine/rules/relative-velocity.ts';
import { lineDirection } from '../../src/engine/space/hexes.ts';
import { battlecraftPlacements, missilePlacements, type Placement } from '../../src/engine/space/placements.ts';
import { turnedClock, turnedMap } from './plane.ts';

const hexes = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) });
const clocks = fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Direction>;
const hexsides = fc.constantFrom<Direction>(2, 4, 6, 8, 10, 12);
const sides = fc.constantFrom('left' as const, 'right' as const);
const velocities = fc.integer({ min: 0, max: 9 });
const sixths = fc.integer({ min: 1, max: 5 });

/** Avoids minus zero, which counts as another number than 0. */
const plain = ({ q, r }: Hex): Hex => ({ q: q + 0, r: r + 0 });
const turnHex = (hex: Hex, n: number): Hex => plain(turnedMap(hex, n));

describe('R2.1a the six-fold turn of the map', () => {
  test('R2.1a six turns bring every hex back', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(turnHex(hex, 6)).toEqual(plain(hex));
      }),
    );
  });

  test('R2.1a neighbours turn with the map', () => {
    fc.assert(
      fc.property(hexes, hexsides, sixths, (hex, side, n) => {
        expect(plain(neighbour(turnHex(hex, n), turnedClock(side, n)))).toEqual(turnHex(neighbour(hex, side), n));
      }),
    );
  });

  test('R8.2a ranges stay', () => {
    fc.assert(
      fc.property(hexes, hexes, sixths, (a, b, n) => {
        expect(range(turnHex(a, n), turnHex(b, n))).toBe(range(a, b));
      }),
    );
  });

  test('R6.1b courses turn with the map', () => {
    fc.assert(
      fc.property(hexes, clocks, sides, velocities, sixths, (hex, direction, nextSide, velocity, n) => {
        const here = course({ hex, direction, nextSide }, velocity);
        const there = course({ hex: turnHex(hex, n), direction: turnedClock(direction, n), nextSide }, velocity);
        expect(there.stops.map(plain)).toEqual(here.stops.map((stop) => turnHex(stop, n)));
        expect(there.nextSide).toBe(here.nextSide);
        expect(plain(there.reminder)).toEqual(turnHex(here.reminder, n));
      }),
    );
  });

  test('R8.4a straight lines turn with the map', () => {
    fc.assert(
      fc.property(hexes, clocks, fc.integer({ min: 1, max: 6 }), sixths, (hex, direction, pairs, n) => {
        const end = course({ hex, direction, nextSide: 'left' }, 2 * pairs).stops.at(-1) ?? hex;
        expect(lineDirection(hex, end)).toBe(direction);
        expect(lineDirection(turnHex(hex, n), turnHex(end, n))).toBe(turnedClock(direction, n));
      }),
    );
  });

  test('8.3 relative velocities stay, with 8.4 too', () => {
    const unit = fc.record({ hex: hexes, direction: clocks, velocity: velocities });
    fc.assert(
      fc.property(unit, unit, sixths, (a, b, n) => {
        const turn = (one: typeof a) => ({
          ...one,
          hex: turnHex(one.hex, n),
          direction: turnedClock(one.direction, n),
        });
        expect(relativeVelocity(turn(a), turn(b))).toEqual(relativeVelocity(a, b));
        expect(onStraightLine(turn(a), turn(b))).toBe(onStraightLine(b, a));
      }),
    );
  });

  test('R9.4a placements turn with the map', () => {
    const turn = (list: Placement[], n: number) =>
      list.map(({ hex, directions }) => ({
        hex: turnHex(hex, n),
        directions: directions.map((d) => turnedClock(d, n)),
      }));
    const plainly = (list: Placement[]) => turn(list, 6);
    const byHex = (a: Placement, b: Placement) => a.hex.q - b.hex.q || a.hex.r - b.hex.r;
    fc.assert(
      fc.property(hexes, clocks, sixths, (hex, direction, n) => {
        const to = [turnHex(hex, n), turnedClock(direction, n)] as const;
        expect(plainly(missilePlacements(...to))).toEqual(turn(missilePlacements(hex, direction), n));
        expect(plainly(battlecraftPlacements(...to)).sort(byHex)).toEqual(
          turn(battlecraftPlacements(hex, direction), n).sort(byHex),
        );
      }),
    );
  });
});
