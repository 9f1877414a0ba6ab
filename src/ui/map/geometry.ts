import { defineHex, Grid, Orientation, pointToCube, rectangle, spiral } from 'honeycomb-grid';
import { type Hex, hexAt, hexNumber, SHEET_COLUMNS, SHEET_ROWS, type Sheet, sheetOf } from '../../engine/index.ts';

/*
 * The map's own space: flat-top hexes of corner radius 100, the unit in which counters are drawn, with hex 0,0 in the
 * origin. Panning and zooming are one transform on top of it. What is not drawing, neighbours and ranges for instance,
 * is the engine's.
 */

export const RADIUS = 100;
export const INRADIUS = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

/** A box in map space. */
export interface MapBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// Counted from 0, the lower columns are the odd ones.
const Cell = defineHex({ dimensions: RADIUS, orientation: Orientation.FLAT, origin: { x: 0, y: 0 }, offset: -1 });
const layout = Cell.settings;

export const overlap = (a: MapBox, b: MapBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The box so wide and high round a point. */
export const boxRound = ({ x, y }: Point, wide: number, high: number): MapBox => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});

/** The middle of a hex, in map space. */
export function hexToPoint(hex: Hex): Point {
  const { x, y } = new Cell(hex);
  return { x, y };
}

// Sums and roundings of the library leave negative zeros, which are another value to anybody who compares.
const plain = ({ q, r }: Hex): Hex => ({ q: q + 0, r: r + 0 });

/** The hex that contains a point of map space. */
export const pointToHex = (point: Point): Hex => plain(pointToCube(layout, point));

const ROUND = new Cell({ q: 0, r: 0 }).corners;

/** The six corners round the origin, clockwise from upper left, so that each hexside begins at the corner of its number. */
export const CORNERS: readonly Point[] = [...ROUND.slice(-1), ...ROUND.slice(0, -1)];

/** One key for one hex, for maps and lists. */
export function hexKey({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** The hexes up to so many away, the one in the middle among them. */
export const hexesWithin = (start: Hex, radius: number): Hex[] =>
  new Grid(Cell, spiral({ start, radius })).toArray().map(plain);

/** The hexes of a sheet. */
export const hexesOf = (sheet: Sheet): Hex[] =>
  new Grid(Cell, rectangle({ start: sheetHex(sheet, 1, 1), width: SHEET_COLUMNS, height: SHEET_ROWS }))
    .toArray()
    .map(plain);

/** The hex of a sheet by its printed number, both parts from 1. */
export const sheetHex = ({ column, row }: Sheet, hexColumn: number, hexRow: number): Hex =>
  hexAt({ column, row, hexColumn, hexRow });

/** The full name of a hex, `A0207`; null beside the sheets, where only the rules know which letter comes next. */
export function hexName(sheets: readonly Sheet[], hex: Hex): string | null {
  const sheet = sheetOf(sheets, hex);
  return sheet ? sheet.letter + hexNumber(hex) : null;
}

/** The box of a sheet, out to the tips of its hexes. */
export function sheetBox(sheet: Sheet): MapBox {
  const first = hexToPoint(sheetHex(sheet, 1, 1));
  const last = hexToPoint(sheetHex(sheet, SHEET_COLUMNS, SHEET_ROWS));
  return { left: first.x - RADIUS, top: first.y - INRADIUS, right: last.x + RADIUS, bottom: last.y + INRADIUS };
}

/** The box of everything on the table: sheets, and units that have left them. */
export function tableBox(sheets: readonly Sheet[], hexes: readonly Hex[]): MapBox {
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
