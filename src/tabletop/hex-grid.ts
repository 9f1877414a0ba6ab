import { type Hex, printedPlace, SHEET_COLUMNS, SHEET_ROWS } from '../engine/index.ts';
import type { GamePaper } from '../sheet/paper/index.ts';

/** A point of a page, in millimetres. */
export interface PagePoint {
  x: number;
  y: number;
}

/** How large the hexes of a map sheet are, and where the first of them begins. */
export interface HexGrid {
  /** From one flat side of a hex to the other, which is from a middle to the next one below. */
  flat: number;
  /** From the middle of a hex to its corner. */
  corner: number;
  /** The upper left corner of the block of all hexes. */
  left: number;
  top: number;
}

const ROOT = Math.sqrt(3);

/**
 * Hexes from flat to flat, in millimetres. Sheets of A4 and Letter lie beside each other on one table, and so do those
 * of A3 and Tabloid, on which hexes of 18.9 mm just fit between the margins.
 */
export const HEX_SIZES: Readonly<Record<GamePaper, number>> = { a4: 13.4, letter: 13.4, a3: 18.8, tabloid: 18.8 };

/** How wide and high the hexes of a sheet are together, in corners and in flats. */
const WIDE = SHEET_COLUMNS * 1.5 + 0.5;
const HIGH = SHEET_ROWS + 0.5;

/** The width and height of a whole sheet of hexes. */
export const gridSize = ({ flat, corner }: Pick<HexGrid, 'flat' | 'corner'>): { width: number; height: number } => ({
  width: WIDE * corner,
  height: HIGH * flat,
});

/** [R2.1a] A sheet of hexes in the middle of a page of this width, below `top`. */
export function hexGrid(flat: number, pageWidth: number, top: number): HexGrid {
  const corner = flat / ROOT;
  return { flat, corner, left: (pageWidth - WIDE * corner) / 2, top };
}

/** [R2.1a] The middle of a hex by its printed place on its own sheet. */
export function middleOf({ flat, corner, left, top }: HexGrid, hex: Hex): PagePoint {
  const { hexColumn, hexRow } = printedPlace(hex);
  const lower = hexColumn % 2 === 0 ? 0.5 : 0;
  return { x: left + corner * (1.5 * (hexColumn - 1) + 1), y: top + flat * (hexRow - 0.5 + lower) };
}

/** The corners of a hex, clockwise from the upper left one. */
export function cornersOf({ flat, corner }: HexGrid, { x, y }: PagePoint): PagePoint[] {
  const half = flat / 2;
  return [
    { x: x - corner / 2, y: y - half },
    { x: x + corner / 2, y: y - half },
    { x: x + corner, y },
    { x: x + corner / 2, y: y + half },
    { x: x - corner / 2, y: y + half },
    { x: x - corner, y },
  ];
}

/**
 * [R2.1b] Where a sheet is cut: straight through the middle of the teeth in which the hexes of two sheets meet. So all
 * sheets are rectangles of one size, 24 corners by 17 flats, and laid edge to edge their hexes go on without a seam.
 */
export function cutOf({ flat, corner, left, top }: HexGrid): PagePoint & { width: number; height: number } {
  return {
    x: left + corner / 4,
    y: top + flat / 4,
    width: SHEET_COLUMNS * 1.5 * corner,
    height: SHEET_ROWS * flat,
  };
}
