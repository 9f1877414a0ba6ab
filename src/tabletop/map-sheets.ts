import { everyHex, type Hex, hexNumber, type Scenario, type Sheet, sheetOf, terrainOf } from '../engine/index.ts';
import { line, THIN, words } from '../sheet/paper/draw.ts';
import { type GamePaper, type Mark, type PageMarks, paperName, paperSize } from '../sheet/paper/index.ts';
import { cornersOf, cutOf, gridSize, HEX_SIZES, type HexGrid, hexGrid, middleOf, type PagePoint } from './hex-grid.ts';
import { BLACK, CUTTING, GRID, NUMBER } from './inks.ts';
import { asteroidMarks, planetMarks } from './terrain-art.ts';

/** Empty sheets that go with every game [6.2]. */
const EMPTY_SHEETS = 4;
const TOP = 20;
/** With a ruler along it everybody sees whether the printer has kept the size. */
const RULER = 100;

/** Any sheet will do where only the places on it are asked for. */
const SOMEWHERE: Sheet = { letter: 'A', column: 0, row: 0 };

export const sheetGrid = (paper: GamePaper): HexGrid => hexGrid(HEX_SIZES[paper], paperSize(paper).width, TOP);

/** The sides of all hexes, each drawn once. */
function gridLines(grid: HexGrid): Mark[] {
  const drawn = new Map<string, Mark>();
  for (const hex of everyHex([SOMEWHERE])) {
    const corners = cornersOf(grid, middleOf(grid, hex));
    for (const [nth, from] of corners.entries()) {
      const to = corners[(nth + 1) % corners.length] ?? from;
      const key = `${Math.round((from.x + to.x) * 20)} ${Math.round((from.y + to.y) * 20)}`;
      if (!drawn.has(key)) drawn.set(key, line(from.x, from.y, to.x, to.y, GRID, 0.15));
    }
  }
  return [...drawn.values()];
}

/** The ids of the hexes, as in the program; on an empty sheet without a letter. No cut comes near them. */
function numbers(grid: HexGrid, letter: string): Mark[] {
  const size = grid.flat * 0.15;
  return [...everyHex([SOMEWHERE])].map((hex) => {
    const { x, y } = middleOf(grid, hex);
    const base = y - grid.flat * 0.19 + size * 0.72;
    return words(letter + hexNumber(hex), x, base, { face: 'label', size, fill: NUMBER, anchor: 'middle' });
  });
}

/** The rectangle along which a sheet is cut, with ends that stand out above and below it. */
function cutMarks(grid: HexGrid): Mark[] {
  const { x, y, width, height } = cutOf(grid);
  const [right, bottom] = [x + width, y + height];
  const size = gridSize(grid);
  return [
    line(x, grid.top - 4, x, grid.top + size.height + 4, CUTTING, 0.12),
    line(right, grid.top - 4, right, grid.top + size.height + 4, CUTTING, 0.12),
    line(grid.left, y, grid.left + size.width, y, CUTTING, 0.12),
    line(grid.left, bottom, grid.left + size.width, bottom, CUTTING, 0.12),
  ];
}

/** The name of a sheet above it and, where the scissors leave it, in its first hex; an empty one has lines to write on. */
function nameMarks(grid: HexGrid, letter: string): Mark[] {
  const base = grid.top - 6;
  const first = middleOf(grid, { q: 0, r: 0 });
  const size = grid.flat * 0.3;
  const low = first.y + grid.flat * 0.32;
  const above = words(letter ? `Sheet ${letter}` : 'Sheet', grid.left + 2, base, {
    face: 'title',
    size: 7,
    fill: BLACK,
  });
  if (letter) return [above, words(letter, first.x, low, { face: 'title', size, fill: BLACK, anchor: 'middle' })];
  const half = grid.corner * 0.35;
  return [
    above,
    line(grid.left + 18, base + 0.6, grid.left + 36, base + 0.6, BLACK, THIN),
    line(first.x - half, low, first.x + half, low, BLACK, THIN),
  ];
}

/** Below the hexes: how to join sheets, and a line of known length. */
function footMarks(grid: HexGrid, paper: GamePaper): Mark[] {
  const y = grid.top + gridSize(grid).height + 8;
  const small = { face: 'text', size: 2.6, fill: BLACK } as const;
  const right = grid.left + gridSize(grid).width - 2;
  const ruler = right - RULER;
  return [
    words('Cut along the four grey lines;', grid.left + 2, y, small),
    words('laid edge to edge the hexes go on.', grid.left + 2, y + 3.6, small),
    line(ruler, y + 1, right, y + 1, BLACK, THIN),
    line(ruler, y - 0.5, ruler, y + 2.5, BLACK, THIN),
    line(right, y - 0.5, right, y + 2.5, BLACK, THIN),
    words(`${RULER} mm on ${paperName(paper)}, printed at its actual size`, ruler, y + 5.4, small),
  ];
}

/** What lies in the hexes of a sheet [6.5, 6.6]. */
function terrainMarks(grid: HexGrid, scenario: Scenario, sheet: Sheet): Mark[] {
  const { planets, asteroids } = terrainOf(scenario);
  const isHere = (hex: Hex): boolean => sheetOf([sheet], hex) !== undefined;
  const at = (hex: Hex): PagePoint => middleOf(grid, hex);
  return [
    ...asteroids
      .filter(isHere)
      .flatMap((hex) => asteroidMarks(at(hex), grid.corner, (hex.q + hex.r) % 2 === 0 ? 0 : 1)),
    ...planets.filter(isHere).flatMap((hex) => planetMarks(at(hex), grid.corner)),
  ];
}

function drawSheet(paper: GamePaper, letter: string, terrain: (grid: HexGrid) => Mark[]): PageMarks {
  const grid = sheetGrid(paper);
  return {
    title: letter ? `Map sheet ${letter}` : 'Map sheet, empty',
    ...paperSize(paper),
    sideways: false,
    marks: [
      ...gridLines(grid),
      ...cutMarks(grid),
      ...terrain(grid),
      ...nameMarks(grid, letter),
      ...numbers(grid, letter),
      ...footMarks(grid, paper),
    ],
  };
}

/**
 * [2.1, R2.1a, R2.1c] The map sheets of a scenario, one a page, and four empty ones. The letters that are kept for
 * places beside the sheets in use stand on the first of these.
 */
export function drawMapSheets(scenario: Scenario, paper: GamePaper): PageMarks[] {
  const kept = (scenario.reserved ?? []).slice(0, EMPTY_SHEETS);
  const spare = Array.from({ length: EMPTY_SHEETS - kept.length }, () => drawSheet(paper, '', () => []));
  return [
    ...[...scenario.sheets, ...kept].map((sheet) =>
      drawSheet(paper, sheet.letter, (grid) => terrainMarks(grid, scenario, sheet)),
    ),
    ...spare,
  ];
}
