import { defineHex, Orientation, pointToCube } from 'honeycomb-grid';
import type { Hex, MapSheet } from './types.ts';

/*
 * The map's own space: flat-top hexes of corner radius 100, the unit in which counters are drawn, with hex 0,0 in the
 * origin. Panning and zooming are one transform on top of it.
 */

export const RADIUS = 100;
export const INRADIUS = (RADIUS * Math.sqrt(3)) / 2;
export const COLUMNS = 16;
export const ROWS = 17;

export interface Point {
  x: number;
  y: number;
}

/** A box in map space. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// Counted from 0, the lower columns are the odd ones.
const Cell = defineHex({ dimensions: RADIUS, orientation: Orientation.FLAT, origin: { x: 0, y: 0 }, offset: -1 });
const layout = Cell.settings;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The middle of a hex, in map space. */
export function hexToPoint({ q, r }: Hex): Point {
  return { x: q * RADIUS * 1.5, y: (r + q / 2) * INRADIUS * 2 };
}

/** The hex that contains a point of map space. */
export function pointToHex(point: Point): Hex {
  const { q, r } = pointToCube(layout, point);
  // Rounding leaves negative zeros, which are another value to whoever compares.
  return { q: q + 0, r: r + 0 };
}

/** The six corners round the origin, clockwise from upper left; flat numbers, ready for a path. */
export const CORNERS: readonly Point[] = [
  { x: -RADIUS / 2, y: -INRADIUS },
  { x: RADIUS / 2, y: -INRADIUS },
  { x: RADIUS, y: 0 },
  { x: RADIUS / 2, y: INRADIUS },
  { x: -RADIUS / 2, y: INRADIUS },
  { x: -RADIUS, y: 0 },
];

/** The neighbours, in the order of the hexsides that begin at each corner: 12, 2, 4, 6, 8 and 10 o'clock. */
const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The six neighbours, clockwise from 12 o'clock. */
export function neighbours({ q, r }: Hex): Hex[] {
  return STEPS.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** One key for one hex, for maps and lists. */
export function hexKey({ q, r }: Hex): string {
  return `${q},${r}`;
}

export function sameHex(a: Hex | null | undefined, b: Hex | null | undefined): boolean {
  return a === b || (!!a && !!b && a.q === b.q && a.r === b.r);
}

/** How many hexes apart. */
export function distance(a: Hex, b: Hex): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The hexes up to so many away, the one in the middle among them. */
export function hexesWithin({ q, r }: Hex, reach: number): Hex[] {
  const hexes: Hex[] = [];
  for (let dq = -reach; dq <= reach; dq++) {
    for (let dr = Math.max(-reach, -dq - reach); dr <= Math.min(reach, reach - dq); dr++) {
      hexes.push({ q: q + dq, r: r + dr });
    }
  }
  return hexes;
}

/** Column and row counted from 0 over all sheets, and back. */
export function toColumnRow({ q, r }: Hex): { column: number; row: number } {
  return { column: q, row: r + (q - (q & 1)) / 2 };
}

export function fromColumnRow(column: number, row: number): Hex {
  return { q: column, r: row - (column - (column & 1)) / 2 };
}

/** The hex of a sheet by its printed number, both parts from 1. */
export function sheetHex(sheet: MapSheet, column: number, row: number): Hex {
  const { q, r } = new Cell({ col: sheet.column * COLUMNS + column - 1, row: sheet.row * ROWS + row - 1 });
  return { q, r };
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The printed number of a hex, without its sheet: `0207`. */
export function hexNumber(hex: Hex): string {
  const { column, row } = toColumnRow(hex);
  return two(column - Math.floor(column / COLUMNS) * COLUMNS + 1) + two(row - Math.floor(row / ROWS) * ROWS + 1);
}

/** The sheet a hex lies on, if any of these. */
export function sheetOf(sheets: readonly MapSheet[], hex: Hex): MapSheet | null {
  const { column, row } = toColumnRow(hex);
  const across = Math.floor(column / COLUMNS);
  const down = Math.floor(row / ROWS);
  return sheets.find((sheet) => sheet.column === across && sheet.row === down) ?? null;
}

/** The full name of a hex, `A0207`; null beside the sheets, where only the rules know which letter comes next. */
export function hexId(sheets: readonly MapSheet[], hex: Hex): string | null {
  const sheet = sheetOf(sheets, hex);
  return sheet && sheet.letter + hexNumber(hex);
}

/** The box of a sheet, out to the tips of its hexes. */
export function sheetBox(sheet: MapSheet): Box {
  const first = hexToPoint(sheetHex(sheet, 1, 1));
  const last = hexToPoint(sheetHex(sheet, COLUMNS, ROWS));
  return { left: first.x - RADIUS, top: first.y - INRADIUS, right: last.x + RADIUS, bottom: last.y + INRADIUS };
}

/** The box of everything on the table: sheets, and units that have left them. */
export function tableBox(sheets: readonly MapSheet[], hexes: readonly Hex[]): Box {
  const boxes = sheets.map(sheetBox);
  for (const { x, y } of hexes.map(hexToPoint)) {
    boxes.push({ left: x - RADIUS, top: y - INRADIUS, right: x + RADIUS, bottom: y + INRADIUS });
  }
  const first = boxes[0] ?? { left: -RADIUS, top: -INRADIUS, right: RADIUS, bottom: INRADIUS };
  return boxes.reduce(
    (all, box) => ({
      left: Math.min(all.left, box.left),
      top: Math.min(all.top, box.top),
      right: Math.max(all.right, box.right),
      bottom: Math.max(all.bottom, box.bottom),
    }),
    first,
  );
}
