import type { Hex } from '../../engine/index.ts';
import { hexToPoint, INRADIUS, type MapBox, type Point, RADIUS } from './geometry.ts';

/** Where the map lies under the window: a point p of the map is seen at p · k + (x, y). */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

/** The window of the map, in pixels, with what lies on it: buttons and notes, under which no piece is to come to lie. */
export interface Size {
  width: number;
  height: number;
  tools?: readonly MapBox[] | undefined;
  /** Cards and orders that go along with what they lie beside: no words are to come to lie under them. */
  cards?: readonly MapBox[] | undefined;
  /** How much larger than on a desk things are drawn, on a screen that is looked at from farther away. */
  grow?: number | undefined;
}

/** Corner radius of a hex on the screen, in pixels. A hand zooms out no farther; only to show everything may it be less. */
const SMALLEST = 6;
const LEAST = 0.2;
const LARGEST = 96;
/** How near a hex may come to the edge before the map follows it, and how much of the table always stays in sight. */
const MARGIN = 56;
const IN_SIGHT = 96;

const within = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), Math.max(low, high));

/** Corner radius of a hex, in pixels on the screen. */
export function radiusOf(camera: Camera): number {
  return camera.k * RADIUS;
}

/** What is left of the window when every tool takes the strip along one edge that costs least. */
export function freeOf({ width, height, tools = [] }: Size): MapBox {
  const free = { left: 0, top: 0, right: width, bottom: height };
  for (const tool of tools) {
    const strips = [
      { cost: tool.bottom * width, take: () => Math.max(free.top, tool.bottom), edge: 'top' },
      { cost: (height - tool.top) * width, take: () => Math.min(free.bottom, tool.top), edge: 'bottom' },
      { cost: tool.right * height, take: () => Math.max(free.left, tool.right), edge: 'left' },
      { cost: (width - tool.left) * height, take: () => Math.min(free.right, tool.left), edge: 'right' },
    ] as const;
    const least = strips.reduce((best, strip) => (strip.cost < best.cost ? strip : best));
    free[least.edge] = least.take();
  }
  return free;
}

/** From the middle of a piece to the tip of its arrow, in pixels: where hexes are small it reaches past its own. */
const REACH = 36;

/** Whether a hex, or the piece in it, is seen under one of the tools. */
export function isCovered(camera: Camera, hex: Hex, { tools = [] }: Size): boolean {
  const { x, y } = toScreen(camera, hexToPoint(hex));
  const reach = Math.max(radiusOf(camera), REACH);
  return tools.some(
    ({ left, right, top, bottom }) => x + reach > left && x - reach < right && y + reach > top && y - reach < bottom,
  );
}

/** Room round a box that is fitted, in pixels. */
const FRAME = 16;

function fittedInto(box: MapBox, { left, top, right, bottom }: MapBox): Camera {
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const scaled = (room: number): number =>
    within(
      Math.min((right - left - 2 * room) / wide, (bottom - top - 2 * room) / high),
      LEAST / RADIUS,
      LARGEST / RADIUS / 2,
    );
  // Where hexes are small a piece at the edge reaches past its own.
  const k = scaled(Math.max(FRAME, REACH - scaled(REACH) * INRADIUS));
  return middled(k, box, { left, top, right, bottom });
}

/** At this scale, with the middle of a box in the middle of a part of the window. */
function middled(k: number, box: MapBox, { left, top, right, bottom }: MapBox): Camera {
  return { x: (left + right - k * (box.left + box.right)) / 2, y: (top + bottom - k * (box.top + box.bottom)) / 2, k };
}

/** The camera that shows a whole box, with a little room round it and, of these hexes, none under a tool. */
export function fitting(box: MapBox, size: Size, hexes: readonly Hex[] = []): Camera {
  const whole = fittedInto(box, { left: 0, top: 0, right: size.width, bottom: size.height });
  return hexes.some((hex) => isCovered(whole, hex, size)) ? fittedInto(box, freeOf(size)) : whole;
}

/** Smaller than this, in pixels, a counter shows little more than its side. */
const READABLE = 22;
/** Room round the pieces of a close-up, in hexes, and round what the program has chosen to show: a phone has none to spare. */
const ROOM = 3;
const FRAMED_ROOM = { wide: 2, narrow: 1 };
/** Corner radius of a hex, in pixels on a desk, nearer than which the program does not go by itself. */
const CLOSE = 44;
/** No smaller does it let them become to have more in sight; a narrow window has no room to lay pieces aside. */
const FAR = { wide: 30, narrow: READABLE };
/** From this width, in pixels, a window of the map is wide. */
export const WIDE = 480;

/** Groups of hexes that the map is to show, the most important first. */
export type Framed = readonly (readonly Hex[])[];

/** The camera that shows the first of some groups of hexes, and as many others, in their order, as leave their hexes readable. */
function framing(groups: Framed, size: Size): { camera: Camera; hexes: readonly Hex[] } {
  const free = freeOf(size);
  const close = CLOSE * (size.grow ?? 1);
  const shape = size.width >= WIDE ? 'wide' : 'narrow';
  const frame = (hexes: readonly Hex[]) => {
    const box = boxAround(hexes, FRAMED_ROOM[shape]);
    const camera = fittedInto(box, free);
    return { camera: radiusOf(camera) > close ? middled(close / RADIUS, box, free) : camera, hexes };
  };
  const [first = [], ...others] = groups;
  return others.reduce((shown, group) => {
    const wider = frame([...shown.hexes, ...group]);
    return radiusOf(wider.camera) < FAR[shape] ? shown : wider;
  }, frame(first));
}

/**
 * The camera a map opens with: what it is to show, if anything; else all of it, or, where that would leave the counters
 * unreadable, the part that holds the pieces.
 */
export function openingWith(box: MapBox, hexes: readonly Hex[], size: Size, groups: Framed = []): Camera {
  if (groups.length > 0) return heldBack(framing(groups, size).camera, box, size);
  const whole = fitting(box, size, hexes);
  if (radiusOf(whole) >= READABLE || hexes.length === 0) return whole;
  const close = fitting(boxAround(hexes, ROOM), size, hexes);
  return close.k > whole.k ? heldBack(close, box, size) : whole;
}

/** A view that shows all it should, and not much smaller than it could, stays: a map that keeps moving is no place. */
const WORTH_IT = 1.4;

/** The same camera, or the one that shows these groups if this one does not do so well. */
export function reframed(camera: Camera, groups: Framed, box: MapBox, size: Size): Camera {
  if (groups.length === 0) return camera;
  const best = framing(groups, size);
  const isGood = best.camera.k < camera.k * WORTH_IT && best.hexes.every((hex) => isSeen(camera, hex, size));
  return isGood ? camera : heldBack(best.camera, box, size);
}

/** The box of some hexes with so many hexes round them. */
function boxAround(hexes: readonly Hex[], room: number): MapBox {
  const points = hexes.map(hexToPoint);
  const far = room * 2 * RADIUS;
  return {
    left: Math.min(...points.map(({ x }) => x)) - far,
    right: Math.max(...points.map(({ x }) => x)) + far,
    top: Math.min(...points.map(({ y }) => y)) - far,
    bottom: Math.max(...points.map(({ y }) => y)) + far,
  };
}

/** Zoomed by a factor, with the point under the hand staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const k = within(camera.k * factor, Math.min(SMALLEST / RADIUS, camera.k), LARGEST / RADIUS);
  const ratio = k / camera.k;
  return { x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, k };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** A hex in the middle of what no tool covers, at a size at which its counter can be read. */
export function centred(camera: Camera, hex: Hex, size: Size): Camera {
  const k = Math.max(camera.k, 28 / RADIUS);
  const { left, right, top, bottom } = freeOf(size);
  const { x, y } = hexToPoint(hex);
  return { x: (left + right) / 2 - x * k, y: (top + bottom) / 2 - y * k, k };
}

/** Moved only as far as it takes to have a hex in a part of the window, with so many pixels round it. */
function broughtInto(camera: Camera, hex: Hex, part: MapBox, room: number): Camera {
  const at = toScreen(camera, hexToPoint(hex));
  const across = Math.min(room, (part.right - part.left) / 2);
  const down = Math.min(room, (part.bottom - part.top) / 2);
  return panned(
    camera,
    within(at.x, part.left + across, part.right - across) - at.x,
    within(at.y, part.top + down, part.bottom - down) - at.y,
  );
}

/** Moved only as far as it takes to have a hex in sight and under no tool, and so many pixels round it. */
export function revealing(camera: Camera, hex: Hex, size: Size, room = MARGIN): Camera {
  const moved = broughtInto(camera, hex, freeOf({ ...size, tools: [] }), room);
  return isCovered(moved, hex, size) ? broughtInto(camera, hex, freeOf(size), room) : moved;
}

/** Whether the whole of a hex is in sight. */
function isSeen(camera: Camera, hex: Hex, size: Size): boolean {
  const moved = revealing(camera, hex, size, radiusOf(camera));
  return moved.x === camera.x && moved.y === camera.y;
}

/** Moved, and if need be zoomed, only as far as it takes to have all these hexes in sight. */
export function showing(camera: Camera, hexes: readonly Hex[], size: Size): Camera {
  if (hexes.every((hex) => isSeen(camera, hex, size))) return camera;
  const moved = hexes.reduce((seen, hex) => revealing(seen, hex, size), camera);
  if (hexes.every((hex) => isSeen(moved, hex, size))) return moved;
  const close = fitting(boxAround(hexes, 1), size, hexes);
  return close.k < camera.k ? close : middled(camera.k, boxAround(hexes, 0), freeOf(size));
}

/** How far the map zooms out at the most, to show more than it must. */
const STILL_CLOSE = 0.7;

/** The same for groups of hexes: the first in any case, the others in their order as far as that takes little zooming. */
export function showingMost(camera: Camera, groups: Framed, size: Size): Camera {
  const fewer = groups.map((_, nth) => groups.slice(0, groups.length - nth).flat());
  const tried = fewer.map((hexes) => showing(camera, hexes, size));
  return tried.find(({ k }) => k >= camera.k * STILL_CLOSE) ?? tried.at(-1) ?? camera;
}

/** The table cannot be pushed out of the window. */
export function heldBack(camera: Camera, box: MapBox, { width, height }: Size): Camera {
  return {
    x: within(camera.x, IN_SIGHT - box.right * camera.k, width - IN_SIGHT - box.left * camera.k),
    y: within(camera.y, IN_SIGHT - box.bottom * camera.k, height - IN_SIGHT - box.top * camera.k),
    k: camera.k,
  };
}

export function toScreen(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.k + camera.x, y: y * camera.k + camera.y };
}

export function toMap(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k };
}

/** The part of the map that is in the window. */
export function inSight(camera: Camera, { width, height }: Size): MapBox {
  const { x: left, y: top } = toMap(camera, { x: 0, y: 0 });
  const { x: right, y: bottom } = toMap(camera, { x: width, y: height });
  return { left, top, right, bottom };
}

/** What lies over the map, in its own space. */
export function overMap(camera: Camera, { tools = [], cards = [] }: Size): MapBox[] {
  return [...tools, ...cards].map((box) => {
    const { x: left, y: top } = toMap(camera, { x: box.left, y: box.top });
    const { x: right, y: bottom } = toMap(camera, { x: box.right, y: box.bottom });
    return { left, top, right, bottom };
  });
}
