import { type Box, hexToPoint, type Point, RADIUS } from './geometry.ts';
import type { Hex } from './types.ts';

/** Where the map lies under the window: a point p of the map is seen at p · k + (x, y). */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Corner radius of a hex on the screen, in pixels. */
const SMALLEST = 6;
const LARGEST = 96;
/** How near a hex may come to the edge before the map follows it, and how much of the table always stays in sight. */
const MARGIN = 56;
const IN_SIGHT = 96;

const within = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), Math.max(low, high));

/** Corner radius of a hex, in pixels on the screen. */
export function radiusOf(camera: Camera): number {
  return camera.k * RADIUS;
}

/** The camera that shows a whole box, with a little room round it. */
export function fitting(box: Box, { width, height }: Size, room = 16): Camera {
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const k = within(
    Math.min((width - 2 * room) / wide, (height - 2 * room) / high),
    SMALLEST / RADIUS,
    LARGEST / RADIUS / 2,
  );
  return { x: (width - k * (box.left + box.right)) / 2, y: (height - k * (box.top + box.bottom)) / 2, k };
}

/** Smaller than this, in pixels, a counter shows little more than its side. */
const READABLE = 22;
/** Room round the pieces of a close-up, in hexes. */
const ROOM = 3;

/**
 * The camera a map opens with: all of it, or, where that would leave the counters unreadable, the part that holds the
 * pieces.
 */
export function openingWith(box: Box, hexes: readonly Hex[], size: Size): Camera {
  const whole = fitting(box, size);
  if (radiusOf(whole) >= READABLE || hexes.length === 0) return whole;
  const points = hexes.map(hexToPoint);
  const room = ROOM * 2 * RADIUS;
  const close = fitting(
    {
      left: Math.min(...points.map(({ x }) => x)) - room,
      right: Math.max(...points.map(({ x }) => x)) + room,
      top: Math.min(...points.map(({ y }) => y)) - room,
      bottom: Math.max(...points.map(({ y }) => y)) + room,
    },
    size,
  );
  return close.k > whole.k ? heldBack(close, box, size) : whole;
}

/** Zoomed by a factor, with the point under the hand staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const k = within(camera.k * factor, SMALLEST / RADIUS, LARGEST / RADIUS);
  const ratio = k / camera.k;
  return { x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, k };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** A hex in the middle, at a size at which its counter can be read. */
export function centred(camera: Camera, hex: Hex, { width, height }: Size): Camera {
  const k = Math.max(camera.k, 28 / RADIUS);
  const { x, y } = hexToPoint(hex);
  return { x: width / 2 - x * k, y: height / 2 - y * k, k };
}

/** Moved only as far as it takes to have a hex in sight. */
export function revealing(camera: Camera, hex: Hex, { width, height }: Size): Camera {
  const at = toScreen(camera, hexToPoint(hex));
  const margin = Math.min(MARGIN, width / 4, height / 4);
  return panned(camera, within(at.x, margin, width - margin) - at.x, within(at.y, margin, height - margin) - at.y);
}

/** The table cannot be pushed out of the window. */
export function heldBack(camera: Camera, box: Box, { width, height }: Size): Camera {
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

/** What of the map is in the window. */
export function inSight(camera: Camera, { width, height }: Size): Box {
  const { x: left, y: top } = toMap(camera, { x: 0, y: 0 });
  const { x: right, y: bottom } = toMap(camera, { x: width, y: height });
  return { left, top, right, bottom };
}
