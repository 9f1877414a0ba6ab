import type { Hex } from '../../engine/index.ts';
import { type Camera, freeOf, type Size, toScreen } from './camera.ts';
import { boxRound, hexToPoint, type MapBox, overlap, type Point } from './geometry.ts';
import type { Stack } from './stacks.ts';

/** A tab at the edge of what is seen, and the stacks that lie out of sight there, the nearest first. */
export interface EdgeTab {
  at: Point;
  /** Where they lie from here, in degrees from straight up. */
  angle: number;
  stacks: readonly Stack[];
}

/** The size of a tab and its distance from the edge, in pixels. */
export const TAB = { width: 66, height: 44 };
const EDGE = 4;

const isIn = ({ x, y }: Point, { left, right, top, bottom }: MapBox): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** What lies along an edge leaves the tabs the next line; what lies in a corner lets them past. */
const isAlongEdge = ({ left, right, top, bottom }: MapBox, { width, height }: Size): boolean =>
  right - left > width / 2 || bottom - top > height / 2;

/** Where the way from the middle of a box to a point beyond leaves it. */
function leaving({ left, right, top, bottom }: MapBox, to: Point): Point {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [x, y] = [to.x - middle.x, to.y - middle.y];
  const part = Math.min((right - left) / 2 / Math.abs(x || 1), (bottom - top) / 2 / Math.abs(y || 1));
  return { x: middle.x + x * part, y: middle.y + y * part };
}

/** From the middle of a piece that is in sight to its edge, and how far apart the places are that a tab may take, in pixels. */
const FACE = 28;
const STEP = 24;

/** Every place along the edges of a box. */
function placesAlong({ left, top, right, bottom }: MapBox): Point[] {
  const along = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, nth) => from + nth * STEP);
  return [
    ...along(left, right).flatMap((x) => [top, bottom].map((y) => ({ x, y }))),
    ...along(top, bottom).flatMap((y) => [left, right].map((x) => ({ x, y }))),
  ];
}

/** The nearest place along the edge where a tab lies on no piece and under nothing. */
function besidePieces(at: Point, inner: MapBox, taken: readonly MapBox[]): Point {
  const isFree = (place: Point) => {
    const box = boxRound(place, TAB.width, TAB.height);
    return !taken.some((other) => overlap(other, box));
  };
  const far = ({ x, y }: Point) => Math.hypot(x - at.x, y - at.y);
  if (isFree(at)) return at;
  // Along the same edge first: what lies behind another one is not where its tab is.
  const isAtSide = at.x <= inner.left || at.x >= inner.right;
  const same = placesAlong(inner)
    .map((place) => ({ place, far: far(place) + (isAtSide === (place.x === at.x) ? 0 : far(place)) }))
    .sort((a, b) => a.far - b.far);
  return same.find(({ place }) => isFree(place))?.place ?? at;
}

/**
 * The tabs of all stacks that are out of the window or under a tool; those that would lie on each other are one. They lie
 * on no piece, and not where one will be.
 */
export function edgeTabs(
  stacks: ReadonlyMap<string, Stack>,
  camera: Camera,
  size: Size,
  ghosts: readonly Hex[] = [],
): EdgeTab[] {
  const window = { left: 0, top: 0, right: size.width, bottom: size.height };
  const { left, top, right, bottom } = freeOf({
    ...size,
    tools: size.tools?.filter((tool) => isAlongEdge(tool, size)),
  });
  const [across, down] = [TAB.width / 2 + EDGE, TAB.height / 2 + EDGE];
  const inner = { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
  if (inner.left >= inner.right || inner.top >= inner.bottom) return [];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const all = [...stacks.values()].map((stack) => ({ stack, to: toScreen(camera, stack.at) }));
  const isHidden = ({ to }: (typeof all)[number]) =>
    !isIn(to, window) || (size.tools?.some((tool) => isIn(to, tool)) ?? false);
  const faces = all.filter((one) => !isHidden(one)).map(({ to }) => boxRound(to, 2 * FACE, 2 * FACE));
  const ends = ghosts.map((hex) => boxRound(toScreen(camera, hexToPoint(hex)), 2 * FACE, 2 * FACE));
  const taken = [...faces, ...ends, ...(size.tools ?? []), ...(size.cards ?? [])];
  const hidden = all
    .filter(isHidden)
    .map((one) => ({ ...one, far: Math.hypot(one.to.x - middle.x, one.to.y - middle.y) }))
    .sort((a, b) => a.far - b.far);
  const tabs: (Omit<EdgeTab, 'stacks'> & { stacks: Stack[]; box: MapBox })[] = [];
  for (const { stack, to } of hidden) {
    const at = besidePieces(leaving(inner, to), inner, taken);
    const box = boxRound(at, TAB.width, TAB.height);
    const there = tabs.find((tab) => overlap(tab.box, box));
    const angle = (Math.atan2(to.x - at.x, at.y - to.y) * 180) / Math.PI;
    if (there) there.stacks.push(stack);
    else tabs.push({ at, angle, stacks: [stack], box });
  }
  return tabs.map(({ at, angle, stacks }) => ({ at, angle, stacks }));
}
