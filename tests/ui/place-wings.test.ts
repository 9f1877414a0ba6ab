import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Direction, parseHexId, type UnitView } from '../../src/engine/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { obstaclesOf, seenFrom } from '../../src/ui/hand/obstacles.ts';
import { isClear, isSeen, isUnder, placeWings } from '../../src/ui/hand/place-wings.ts';
import { wingsOf } from '../../src/ui/hand/wings.ts';
import { boxRound, hexToPoint, overlap } from '../../src/ui/map/geometry.ts';
import { position } from '../fixtures/position.ts';

const ALL = [true, true, true, true, true, true];
const EMPTY = { boxes: [{ left: -30, right: 30, top: -30, bottom: 30 }], lines: [], margin: 10 };

const roomFor = (direction: Direction | null, change: Partial<Parameters<typeof placeWings>[0]> = {}) => ({
  used: ALL,
  direction,
  radius: 40,
  grow: 1,
  obstacles: EMPTY,
  window: { left: -700, right: 700, top: -450, bottom: 450 },
  tools: [],
  ...change,
});

/** The way a unit flies from the middle of its hex, in pixels. */
const ahead = (direction: Direction, far = 300) => {
  const angle = (direction * Math.PI) / 6;
  return { x: Math.sin(angle) * far, y: -Math.cos(angle) * far };
};

describe('the orders round a piece', () => {
  test.each(DIRECTIONS)('at %s o’clock they stand behind it, each in a box of its own', (direction) => {
    const room = roomFor(direction);
    const place = placeWings(room)!;
    const x = place.places.reduce((sum, { left, right }) => sum + left + right, 0);
    const y = place.places.reduce((sum, { top, bottom }) => sum + top + bottom, 0);
    const way = ahead(direction);
    expect(x * way.x + y * way.y).toBeLessThan(0);
    const boxes = [place.head, ...place.places];
    expect(boxes.flatMap((one, nth) => boxes.slice(nth + 1).filter((other) => overlap(one, other)))).toEqual([]);
  });

  test.each(DIRECTIONS)('at %s o’clock none lies on a course, whichever of all it is', (direction) => {
    for (const other of DIRECTIONS) {
      const lines = [
        [{ x: 0, y: 0 }, ahead(direction)],
        [{ x: 0, y: 0 }, ahead(other)],
      ] as const;
      const room = roomFor(direction, { obstacles: { ...EMPTY, lines } });
      const place = placeWings(room);
      expect(place && isClear(place, room)).toBe(true);
    }
  });

  test('they keep off a planet as off a piece', () => {
    const seat = seatAt(position('1A piccolo A0910 2 3', { phase: 'command 1', planets: ['A0808'] }), 1);
    const unit = seat.view.units.find(({ id }) => id === '1A') as UnitView;
    const { pieces } = obstaclesOf(seat, unit, wingsOf(seat, unit), 0);
    expect(pieces).toContainEqual(parseHexId(seat.view.sheets, 'A0808'));
  });

  test('at the edge of the window, and beside what lies over it, they stand where they are seen', () => {
    const tools = [{ left: -60, right: 60, top: 60, bottom: 400 }];
    const room = roomFor(3, { window: { left: -60, right: 1000, top: -450, bottom: 450 }, tools });
    const place = placeWings(room)!;
    expect(isSeen(place, room)).toBe(true);
    expect(placeWings(roomFor(3, { window: { left: -90, right: 90, top: -90, bottom: 90 } }))).toBeNull();
  });

  test.each([
    ['the right edge of the window', 9, { left: -1200, right: 196, top: -420, bottom: 400 }],
    ['its upper edge', 3, { left: -600, right: 800, top: -90, bottom: 700 }],
    ['its left edge', 3, { left: -130, right: 1200, top: -260, bottom: 500 }],
  ] as const)('at %s they stay close to it, whichever way it may turn', (_, direction, window) => {
    const lines = [-1, 0, 1].map(
      (turn) => [{ x: 0, y: 0 }, ahead((((direction + turn + 11) % 12) + 1) as Direction, 200)] as const,
    );
    const ways = lines.flatMap(([, { x, y }]) => [0.25, 0.5, 0.75, 1].map((part) => ({ x: x * part, y: y * part })));
    const boxes = [{ x: 0, y: 0 }, ...ways].map(({ x, y }) => boxRound({ x, y }, 68, 68));
    const { places } = placeWings(roomFor(direction, { radius: 27, window, obstacles: { ...EMPTY, boxes, lines } }))!;
    const far = places.map(({ left, right, top, bottom }) =>
      Math.hypot(Math.max(left, -right, 0), Math.max(top, -bottom, 0)),
    );
    expect(Math.min(...far)).toBeLessThan(70);
  });

  test('they leave room for the next order where that is near, and not where it is far', () => {
    const near = placeWings(roomFor(3))!;
    const [first] = near.places;
    const wall = (from: number, to: number) => ({
      ...EMPTY,
      boxes: [...EMPTY.boxes, { ...first!, left: from, right: to }],
    });
    expect(placeWings(roomFor(3), wall(first!.left, first!.left + 10))).not.toEqual(near);
    expect(placeWings(roomFor(3), { ...EMPTY, boxes: [{ left: -260, right: 260, top: -400, bottom: 400 }] })).toEqual(
      near,
    );
  });

  test('a course that only passes by is no hindrance, one that ends in a button is', () => {
    const place = placeWings(roomFor(3))!;
    const [{ left, right, top, bottom }] = place.places as [(typeof place.places)[number]];
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const clear = (to: { x: number; y: number }) =>
      isClear(place, { used: ALL, obstacles: { ...EMPTY, lines: [[{ x: 0, y: 0 }, to]] } });
    expect(clear({ x: 300, y: 0 })).toBe(true);
    expect(clear(middle)).toBe(false);
  });

  test('none lies on a piece that was laid aside from its hex', () => {
    const here = { q: 4, r: 4 };
    const middle = hexToPoint(here);
    const free = placeWings(roomFor(3))!;
    const [box] = free.places as [(typeof free.places)[number]];
    const aside = { x: middle.x + (box.left + box.right) / 2, y: middle.y + (box.top + box.bottom) / 2, half: 22 };
    const none = { pieces: [], ways: [] };
    const obstacles = seenFrom(here, 1, none, [{ ...middle, half: 22 }, aside]);
    expect(isClear(free, { used: ALL, obstacles: seenFrom(here, 1, none, [{ ...middle, half: 400 }]) })).toBe(true);
    expect(isClear(free, { used: ALL, obstacles })).toBe(false);
    expect(isClear(placeWings(roomFor(3, { obstacles }))!, { used: ALL, obstacles })).toBe(true);
  });

  test('what is not used takes no room', () => {
    const obstacles = { ...EMPTY, boxes: [...EMPTY.boxes, { left: -300, right: 300, top: 40, bottom: 450 }] };
    const upper = roomFor(3, { used: [true, true, true, false, false, false], obstacles });
    const [first] = placeWings(upper)!.places;
    expect(first!.right).toBeLessThan(0);
  });

  test('lie under what comes to lie over one of them, not beside it', () => {
    const place = placeWings(roomFor(9))!;
    const [first] = place.places;
    const { left, right, top, bottom } = first!;
    expect(isUnder(place, { used: ALL, tools: [{ left: left + 5, right, top: top + 5, bottom }] })).toBe(true);
    expect(isUnder(place, { used: ALL, tools: [{ left: 900, right: 990, top: -440, bottom: -400 }] })).toBe(false);
    expect(isUnder(place, { used: ALL.map(() => false), tools: [{ left, right, top, bottom }] })).toBe(false);
  });
});
