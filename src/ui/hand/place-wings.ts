import type { Direction } from '../../engine/index.ts';
import { angleOf } from '../counters/Arrow.tsx';
import { type MapBox, overlap, type Point } from '../map/geometry.ts';
import { WING_PLACES } from './wings.ts';

/** What no order may lie on, in pixels from the middle of the unit's hex. */
export interface Obstacles {
  boxes: readonly MapBox[];
  lines: readonly (readonly [Point, Point])[];
  /** How near to a line an order may come. */
  margin: number;
}

/** Where the wings lie, in pixels from the middle of the unit's hex. */
export interface WingsPlace {
  head: MapBox;
  /** One box for each place. */
  places: readonly MapBox[];
}

/** What the wings have to fit. */
export interface WingSpace {
  /** Which places have an order. */
  used: readonly boolean[];
  /** Where the unit points; null for nowhere. */
  direction: Direction | null;
  /** How far its hex reaches, in pixels. */
  radius: number;
  /** How many times as large as usual letters and buttons are. */
  grow: number;
  obstacles: Obstacles;
  /** The window of the map, and what lies on it, as they are seen from the hex. */
  window: MapBox;
  tools: readonly MapBox[];
}

const WIDE = 168;
const HIGH = 44;
const GAP = 4;
const HEAD = { wide: 264, high: 66 };
/** Half the room between the wings, for the way the unit has come. */
const APART = 12;

const boxAt = (left: number, top: number, wide: number, high: number): MapBox => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});

const widened = ({ left, right, top, bottom }: MapBox, by: number): MapBox => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

type Size = Pick<WingSpace, 'radius' | 'grow' | 'used'>;

const isUsed = (used: readonly boolean[]) => (_: unknown, nth: number) => used[nth] === true;

/** To the left of the hex: one wing above its line of flight and one below, the outer orders closer to it. */
function wingsAtLeft({ radius, grow, used }: Size): WingsPlace {
  const [wide, high, gap] = [WIDE * grow, HIGH * grow, GAP * grow];
  const curve = [0, 10 * grow, 24 * grow];
  const places = Array.from({ length: WING_PLACES }, (_, nth) => {
    // The turns, which come first in their wings, lie farthest out.
    const row = 2 - (nth % 3);
    const top = nth <= 2 ? -APART - high - row * (high + gap) : APART + row * (high + gap);
    return boxAt(-radius - 14 + (curve[row] ?? 0) - wide, top, wide, high);
  });
  const top = Math.min(-APART - high, ...places.filter(isUsed(used)).map((box) => box.top)) - gap - HEAD.high * grow;
  return { head: boxAt(-radius + 10 * grow - HEAD.wide * grow, top, HEAD.wide * grow, HEAD.high * grow), places };
}

/** Below the hex: a wing at either side of its line of flight. */
function wingsBelow({ radius, grow, used }: Size): WingsPlace {
  const [wide, high, gap] = [WIDE * grow, HIGH * grow, GAP * grow];
  const near = radius + 10;
  const places = Array.from({ length: WING_PLACES }, (_, nth) =>
    boxAt(nth <= 2 ? -APART - wide : APART, near + (nth % 3) * (high + gap), wide, high),
  );
  const top = Math.max(near, ...places.filter(isUsed(used)).map((box) => box.bottom + gap));
  return { head: boxAt((-HEAD.wide * grow) / 2, top, HEAD.wide * grow, HEAD.high * grow), places };
}

/** A box moved, or its turned one on the other side, and pushed into the window by as much as it reaches out of it across. */
function boxOf(box: MapBox, by: Point, isTurned: boolean, edges: MapBox | null): MapBox {
  const wide = box.right - box.left;
  let left = isTurned ? -(box.right + by.x) : box.left + by.x;
  const top = isTurned ? -(box.bottom + by.y) : box.top + by.y;
  if (edges) left += Math.max(edges.left - left, 0) + Math.min(edges.right - left - wide, 0);
  return boxAt(left, top, wide, box.bottom - box.top);
}

/** A place moved, or turned: on the other side, with left and right as the unit has them. */
const placeAt = ({ head, places }: WingsPlace, by: Point, isTurned: boolean, edges: MapBox | null): WingsPlace => ({
  head: boxOf(head, by, isTurned, edges),
  places: places.map((box) => boxOf(box, by, isTurned, edges)),
});

/** How far apart the places are that are tried, in pixels, and how many of these steps they go along, away and back. */
const STEP = 24;
const STEPS = { along: 12, away: 10, back: 13 };

/** From so many steps to so many, nearest first. */
const steps = (from: number, to: number): number[] => {
  const all = Array.from({ length: to - from + 1 }, (_, nth) => (from + nth) * STEP);
  return all.sort((a, b) => Math.abs(a) - Math.abs(b));
};

/** Every place that is tried: beside the piece, above and below it, and across its corners. */
function placesFor(size: WingSpace): WingsPlace[] {
  const { along, away, back } = STEPS;
  const [left, below] = [wingsAtLeft(size), wingsBelow(size)];
  const up = steps(-along, along).map((step) => step * size.grow);
  const out = steps(-back, away).map((step) => step * size.grow);
  const twice = (place: WingsPlace, by: Point, edges: MapBox | null) =>
    [false, true].map((isTurned) => placeAt(place, by, isTurned, edges));
  return up.flatMap((one) =>
    out.flatMap((other) => {
      const column = twice(left, { x: -other, y: one }, size.window);
      return other < 0 ? column : [...column, ...twice(below, { x: one, y: other }, null)];
    }),
  );
}

/** Whether a line comes into a box: the part of it that lies between each pair of edges, narrowed down. */
function crosses([from, to]: readonly [Point, Point], box: MapBox): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enters, leaves] = [0, 1];
  for (const [along, start, low, high] of [
    [dx, from.x, box.left, box.right],
    [dy, from.y, box.top, box.bottom],
  ] as const) {
    if (along === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [one, other] = [(low - start) / along, (high - start) / along];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters < leaves;
}

const boxesOf = ({ head, places }: WingsPlace, used: readonly boolean[]): MapBox[] => [
  head,
  ...places.filter(isUsed(used)),
];

/** Whether no order lies on a piece or a course. */
export const isClear = (place: WingsPlace, { used, obstacles }: Pick<WingSpace, 'used' | 'obstacles'>): boolean =>
  boxesOf(place, used).every(
    (box) =>
      !obstacles.boxes.some((other) => overlap(box, other)) &&
      !obstacles.lines.some((line) => crosses(line, widened(box, obstacles.margin))),
  );

/** Whether some of it lies under something else. */
export const isUnder = (place: WingsPlace, { used, tools }: Pick<WingSpace, 'used' | 'tools'>): boolean =>
  boxesOf(place, used).some((box) => tools.some((other) => overlap(box, other)));

/** Whether all of it is seen, and none of it under something else. */
export const isSeen = (
  place: WingsPlace,
  { used, window, tools }: Pick<WingSpace, 'used' | 'window' | 'tools'>,
): boolean =>
  boxesOf(place, used).every(
    (box) =>
      box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom,
  ) && !isUnder(place, { used, tools });

/** What it costs, in pixels, that the orders lie half a turn away from where the unit comes from. */
const AHEAD = 190;

/** From the middle of the hex to the nearest edge of a box. */
const farOf = ({ left, right, top, bottom }: MapBox): number =>
  Math.hypot(Math.max(left, -right, 0), Math.max(top, -bottom, 0));

/** How far the orders are from the piece, and from where it comes from; the smaller the better. */
function costOf({ places }: WingsPlace, { used, direction }: WingSpace): number {
  let [x, y, far, count] = [0, 0, 0, 0];
  for (const [nth, box] of places.entries()) {
    if (!used[nth]) continue;
    x += box.left + box.right;
    y += box.top + box.bottom;
    far += farOf(box);
    count += 1;
  }
  const behind = direction === null ? -Math.PI / 2 : ((angleOf(direction) + 180) * Math.PI) / 180;
  const between = Math.abs(Math.atan2(x, -y) - behind) % (2 * Math.PI);
  return (Math.min(between, 2 * Math.PI - between) / Math.PI) * AHEAD + far / Math.max(count, 1);
}

/** So much farther, in pixels, they may lie where they need not make way for the next order. */
const WORTH_IT = 112;

/**
 * Near the unit, its future before it: nothing lies on a course or a piece. Null where there is no such place. `spare`: the
 * obstacles with more round them, which the orders keep off where that leads not much farther.
 */
export function placeWings(room: WingSpace, spare?: Obstacles): WingsPlace | null {
  // There are many places, and the first that is good is among the nearest: only so far are they looked at.
  const places = placesFor(room)
    .map((place) => ({ place, cost: costOf(place, room) }))
    .sort((a, b) => a.cost - b.cost);
  const best = places.find(({ place }) => isSeen(place, room) && isClear(place, room));
  if (!best || !spare) return best?.place ?? null;
  const lasting = places
    .filter(({ cost }) => cost >= best.cost && cost <= best.cost + WORTH_IT)
    .find(({ place }) => isSeen(place, room) && isClear(place, { used: room.used, obstacles: spare }));
  return (lasting ?? best).place;
}
