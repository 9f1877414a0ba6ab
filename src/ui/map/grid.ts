import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Hex, neighbours, SHEET_COLUMNS, SHEET_ROWS, type Sheet } from '../../engine/index.ts';
import { CORNERS, hexesOf, hexKey, hexToPoint, INRADIUS, type Point, sheetBox, sheetHex } from './geometry.ts';

/*
 * The lines of the table as path data. Every hexside is drawn once, by the hex above or to the left of it; the few
 * that face another sheet or the table itself are drawn by the sheet that has them, as a seam.
 */

const at = (n: number): number => Math.round(n * 10) / 10;
const corner = ({ x, y }: Point, nth: number): Point => {
  const { x: dx, y: dy } = CORNERS[nth % 6] as Point;
  return { x: at(x + dx), y: at(y + dy) };
};
const text = ({ x, y }: Point): string => `${x} ${y}`;

/** The outer edge of a sheet as one closed line. */
export function sheetOutline(sheet: Sheet): string {
  const points: Point[] = [];
  const add = (column: number, row: number, ...corners: number[]) => {
    const middle = hexToPoint(sheetHex(sheet, column, row));
    for (const nth of corners) points.push(corner(middle, nth));
  };
  for (let column = 1; column <= SHEET_COLUMNS; column++) add(column, 1, 0, 1);
  for (let row = 1; row <= SHEET_ROWS; row++) add(SHEET_COLUMNS, row, 2, 3);
  for (let column = SHEET_COLUMNS; column >= 1; column--) add(column, SHEET_ROWS, 3, 4);
  for (let row = SHEET_ROWS; row >= 1; row--) add(1, row, 5, 0);
  // Where two edges of the sheet meet, both have named the corner.
  const line = points.map(text);
  return `M${line.filter((point, nth) => point !== line[(nth + 1) % line.length]).join('L')}Z`;
}

/** The hexsides inside a sheet. */
export function sheetLines(sheet: Sheet): string {
  const hexes = hexesOf(sheet);
  const own = new Set(hexes.map(hexKey));
  let d = '';
  for (const hex of hexes) {
    const middle = hexToPoint(hex);
    const around = neighbours(hex);
    let open = false;
    // 12, 2 and 4 o'clock; the other three belong to the neighbours.
    for (let side = 0; side < 3; side++) {
      const inside = own.has(hexKey(around[side] as Hex));
      if (inside && !open) d += `M${text(corner(middle, side))}`;
      if (inside) d += `L${text(corner(middle, side + 1))}`;
      open = inside;
    }
  }
  return d;
}

/** The outline of an area, every closed line of it in one piece, so that dashes run on round its corners. */
export function areaOutline(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(hexKey));
  const sides = new Map<string, string>();
  for (const hex of hexes) {
    const middle = hexToPoint(hex);
    for (const [side, other] of neighbours(hex).entries()) {
      if (!inside.has(hexKey(other))) sides.set(text(corner(middle, side)), text(corner(middle, side + 1)));
    }
  }
  let d = '';
  for (const start of sides.keys()) {
    const line: string[] = [];
    for (let at: string | undefined = start; at !== undefined; ) {
      const next = sides.get(at);
      if (next !== undefined) line.push(at);
      sides.delete(at);
      at = next;
    }
    if (line.length > 0) d += `M${line.join('L')}Z`;
  }
  return d;
}

/** Stars keep off the ragged edge. */
const RIM = INRADIUS;

/** Few stars of three magnitudes for a sheet, the same on every screen: points of a line with round ends, one path each. */
export function sheetStars(sheet: Sheet): [faint: string, fair: string, bright: string] {
  const generator = xoroshiro128plus(sheet.column * 7919 + sheet.row * 104729 + 1);
  const between = (from: number, to: number): number =>
    uniformInt(generator, Math.ceil(from + RIM), Math.floor(to - RIM));
  const { left, top, right, bottom } = sheetBox(sheet);
  const stars: [string, string, string] = ['', '', ''];
  for (let nth = 0; nth < 48; nth++) {
    const magnitude = nth % 12 === 0 ? 2 : nth % 4 === 0 ? 1 : 0;
    stars[magnitude] += `M${between(left, right)} ${between(top, bottom)}h0`;
  }
  return stars;
}
