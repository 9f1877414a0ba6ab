import { describe, expect, test } from 'vitest';
import { type Hex, parseHexId } from '../../src/engine/index.ts';
import type { MapCounter } from '../../src/ui/counters/types.ts';
import { hexKey, hexToPoint } from '../../src/ui/map/geometry.ts';
import { type Kept, spreadApart } from '../../src/ui/map/spread-apart.ts';
import { halfOf, type Stack, stacksOf } from '../../src/ui/map/stacks.ts';
import { narrows } from '../fixtures/narrows.ts';

const hexOf = (id: string): Hex => parseHexId(narrows.sheets, id)!;

/** Ships in these hexes; the first one is selected. */
const fleet = (...ids: string[]) =>
  stacksOf(
    ids.map((id, nth) => ({
      id,
      hex: hexOf(id),
      counter: { kind: 'spaceship', selected: nth === 0 } as MapCounter,
    })),
    null,
  );

/** The pairs that lie on each other. */
function meetings(stacks: ReadonlyMap<string, Stack>, enlarged: number, kept: readonly Kept[] = []): number {
  const squares = [...stacks.values()].map((stack) => ({ ...stack.at, half: halfOf(stack, enlarged) }));
  const overlap = (a: Kept, b: Kept) =>
    Math.abs(a.x - b.x) < a.half + b.half - 0.1 && Math.abs(a.y - b.y) < a.half + b.half - 0.1;
  return squares.reduce(
    (sum, one, nth) => sum + [...squares.slice(nth + 1), ...kept].filter((other) => overlap(one, other)).length,
    0,
  );
}

const CLOSE = ['A0505', 'A0506', 'A0605', 'A0604', 'A0504', 'A0405', 'A0404'];
const LARGE = 2.6;

describe('pieces that are drawn past the edges of their hexes', () => {
  test('are laid aside from each other, and the selected one stays', () => {
    const before = fleet(...CLOSE);
    expect(meetings(before, LARGE)).toBeGreaterThan(10);
    const after = spreadApart(before, LARGE, []);
    expect(meetings(after, LARGE)).toBe(0);
    expect(after.get(hexKey(hexOf('A0505')))?.at).toEqual(hexToPoint(hexOf('A0505')));
  });

  test('keep off the stops of a course', () => {
    const stops = ['A0606', 'A0707'].map((id) => ({ ...hexToPoint(hexOf(id)), half: 60 }));
    const before = fleet('A0505', 'A0706', 'A0607');
    expect(meetings(spreadApart(before, LARGE, []), LARGE, stops)).toBeGreaterThan(0);
    expect(meetings(spreadApart(before, LARGE, stops), LARGE, stops.slice(1))).toBe(0);
  });

  test('stay in their hexes where there is room', () => {
    const far = fleet('A0505', 'A0509', 'A0905');
    expect([...spreadApart(far, 1.26, []).values()].map(({ at }) => at)).toEqual([...far.values()].map(({ at }) => at));
  });
});
