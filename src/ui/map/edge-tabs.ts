import { type Camera, freeOf, type Size, toScreen } from './camera.ts';
import { boxRound, type MapBox, overlap, type Point } from './geometry.ts';
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

/** Where the way from the middle of a box to a point beyond leaves it. */
function leaving({ left, right, top, bottom }: MapBox, to: Point): Point {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [x, y] = [to.x - middle.x, to.y - middle.y];
  const part = Math.min((right - left) / 2 / Math.abs(x || 1), (bottom - top) / 2 / Math.abs(y || 1));
  return { x: middle.x + x * part, y: middle.y + y * part };
}

/** From the middle of a piece that is in sight to its edge, and how far a tab makes way for it, in pixels. */
const FACE = 28;
const STEPS = [0, 24, -24, 48, -48, 72, -72, 96, -96, 120, -120];

/** The nearest place along the edge where a tab lies on no piece. */
function besidePieces(at: Point, inner: MapBox, faces: readonly MapBox[]): Point {
  const isAtSide = at.x <= inner.left || at.x >= inner.right;
  const places = STEPS.map((step) => (isAtSide ? { x: at.x, y: at.y + step } : { x: at.x + step, y: at.y }));
  const isFree = (place: Point) => {
    const box = boxRound(place, TAB.width, TAB.height);
    return isIn(place, inner) && !faces.some((face) => overlap(face, box));
  };
  return places.find(isFree) ?? at;
}

/** The tabs of all stacks that are out of the window or under a tool; those that would lie on each other are one. */
export function edgeTabs(stacks: ReadonlyMap<string, Stack>, camera: Camera, size: Size): EdgeTab[] {
  const window = { left: 0, top: 0, right: size.width, bottom: size.height };
  const { left, top, right, bottom } = freeOf(size);
  const [across, down] = [TAB.width / 2 + EDGE, TAB.height / 2 + EDGE];
  const inner = { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
  if (inner.left >= inner.right || inner.top >= inner.bottom) return [];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const all = [...stacks.values()].map((stack) => ({ stack, to: toScreen(camera, stack.at) }));
  const isHidden = ({ to }: (typeof all)[number]) =>
    !isIn(to, window) || (size.tools?.some((tool) => isIn(to, tool)) ?? false);
  const faces = all.filter((one) => !isHidden(one)).map(({ to }) => boxRound(to, 2 * FACE, 2 * FACE));
  const hidden = all
    .filter(isHidden)
    .map((one) => ({ ...one, far: Math.hypot(one.to.x - middle.x, one.to.y - middle.y) }))
    .sort((a, b) => a.far - b.far);
  const tabs: (Omit<EdgeTab, 'stacks'> & { stacks: Stack[]; box: MapBox })[] = [];
  for (const { stack, to } of hidden) {
    const at = besidePieces(leaving(inner, to), inner, faces);
    const box = boxRound(at, TAB.width, TAB.height);
    const there = tabs.find((tab) => overlap(tab.box, box));
    const angle = (Math.atan2(to.x - at.x, at.y - to.y) * 180) / Math.PI;
    if (there) there.stacks.push(stack);
    else tabs.push({ at, angle, stacks: [stack], box });
  }
  return tabs.map(({ at, angle, stacks }) => ({ at, angle, stacks }));
}
