import {
  type Direction,
  type Game,
  type Hex,
  hexAt,
  hexId,
  parseHexId,
  printedPlace,
  type Sheet,
} from '../../src/engine/index.ts';

/** The sheets of a game without the rest of it. */
export const table = (sheets: Sheet[], reserved: Sheet[] = []): Pick<Game, 'sheets' | 'scenario'> => ({
  sheets,
  scenario: { id: 'table', sheets, reserved, planets: [], asteroidFields: [], ships: [], victory: [] },
});

export const sheet = (letter: string, column: number, row = 0): Sheet => ({ letter, column, row });

/** Nine sheets: A in the middle, B at 12 o'clock of it, then clockwise to I at the upper left. */
export const NINE = table([
  sheet('A', 0),
  sheet('B', 0, -1),
  sheet('C', 1, -1),
  sheet('D', 1),
  sheet('E', 1, 1),
  sheet('F', 0, 1),
  sheet('G', -1, 1),
  sheet('H', -1),
  sheet('I', -1, -1),
]);

export const at = (id: string): Hex => {
  const hex = parseHexId(NINE.sheets, id);
  if (!hex) throw new Error(`no hex ${id}`);
  return hex;
};

export const named = (hex: Hex): string => hexId(NINE, hex);

/** The hex in this column and row of an endless sheet, counted from A0101 as 0, 0. */
export const grid = (column: number, row: number): Hex =>
  hexAt({
    column: Math.floor(column / 16),
    row: Math.floor(row / 17),
    hexColumn: (((column % 16) + 16) % 16) + 1,
    hexRow: (((row % 17) + 17) % 17) + 1,
  });

/**
 * The centre of a hex on paper, in sides of a hex, y downwards: columns stand 1.5 apart, rows the square root of 3,
 * and the even printed columns half a row lower.
 */
export function centre(hex: Hex): { x: number; y: number } {
  const { column, row, hexColumn, hexRow } = printedPlace(hex);
  const down = row * 17 + hexRow + (hexColumn % 2 === 0 ? 0.5 : 0);
  return { x: 1.5 * (column * 16 + hexColumn), y: Math.sqrt(3) * down };
}

/** The way from one hex to another on paper: its length in hexes and its angle in clock numbers from 12. */
export function way(from: Hex, to: Hex): { hexes: number; clock: number } {
  const a = centre(from);
  const b = centre(to);
  const clock = (Math.atan2(b.x - a.x, a.y - b.y) * 6) / Math.PI;
  return { hexes: Math.hypot(b.x - a.x, b.y - a.y) / Math.sqrt(3), clock: clock < 0.01 ? clock + 12 : clock };
}

/** The map turned by a sixth clockwise about A0101; directions go on by two. */
export const turnedMap = ({ q, r }: Hex, sixths = 1): Hex => {
  let hex = { q, r };
  for (let n = 0; n < sixths; n += 1) hex = { q: -hex.r, r: hex.q + hex.r };
  return hex;
};

export const turnedClock = (direction: Direction, sixths = 1): Direction =>
  (((direction - 1 + 2 * sixths) % 12) + 1) as Direction;
