import { PLAYERS, type Player } from '../engine/index.ts';
import { line, words } from '../sheet/paper/draw.ts';
import { type GamePaper, type Mark, type PageMarks, paperSize } from '../sheet/paper/index.ts';
import type { TabletopCounter } from './counter.ts';
import { faceMarks } from './face-marks.ts';
import { BLACK, CUTTING } from './inks.ts';

/** How counters get their backs: folded over along a line, or printed on the other side of the paper. */
export const COUNTER_BACKS = ['fold', 'sides'] as const;
export type CounterBacks = (typeof COUNTER_BACKS)[number];

/** The edge of a counter, in millimetres. */
export const COUNTER_SIZES: Readonly<Record<GamePaper, number>> = { a4: 12, letter: 12, a3: 15, tabloid: 15 };

const MARGIN = 8;
const HEAD = 9;

/** The cells of a page, in its middle, so that the other side of the paper has them in the same place. */
interface CellGrid {
  edge: number;
  /** Cells that one counter takes beside each other. */
  wide: 1 | 2;
  columns: number;
  rows: number;
  left: number;
  top: number;
}

export function cellGrid(paper: GamePaper, backs: CounterBacks): CellGrid {
  const { width, height } = paperSize(paper);
  const edge = COUNTER_SIZES[paper];
  const wide = backs === 'fold' ? 2 : 1;
  const columns = Math.floor((width - 2 * MARGIN) / (edge * wide));
  const top = MARGIN + HEAD;
  const rows = Math.floor((height - top - MARGIN) / edge);
  return { edge, wide, columns, rows, left: (width - columns * wide * edge) / 2, top };
}

/** Where a counter lies that is the nth of its page, from 0: the middle of its first cell. */
function placeOf({ edge, wide, columns, left, top }: CellGrid, nth: number): { x: number; y: number } {
  return {
    x: left + ((nth % columns) * wide + 0.5) * edge,
    y: top + (Math.floor(nth / columns) + 0.5) * edge,
  };
}

const FOLD_DASHES = 4;

/** A dashed line down the middle of each counter. */
function foldLines({ edge, columns, left, top }: CellGrid, rows: number): Mark[] {
  const step = edge / FOLD_DASHES;
  return Array.from({ length: columns }, (_, column) => left + (2 * column + 1) * edge).flatMap((x) =>
    Array.from({ length: rows * FOLD_DASHES }, (_, dash) => {
      const y = top + (dash + 0.25) * step;
      return line(x, y, x, y + step / 2, BLACK, 0.12);
    }),
  );
}

/** Lines along which the counters are cut, from one end of the block to the other and a little farther. */
function cutLines({ edge, wide, columns, left, top }: CellGrid, rows: number): Mark[] {
  const [right, bottom] = [left + columns * wide * edge, top + rows * edge];
  return [
    ...Array.from({ length: columns + 1 }, (_, column) => left + column * wide * edge).map((x) =>
      line(x, top - 1.5, x, bottom + 1.5, CUTTING, 0.12),
    ),
    ...Array.from({ length: rows + 1 }, (_, row) => top + row * edge).map((y) =>
      line(left - 1.5, y, right + 1.5, y, CUTTING, 0.12),
    ),
  ];
}

const HOW: Readonly<Record<CounterBacks, string>> = {
  fold: 'Cut along the full lines, fold along the dashes, glue.',
  sides: 'Print on both sides, turned over the long edge; cut the sides with the lines.',
};

function head({ left, top, columns, wide, edge }: CellGrid, title: string, note: string): Mark[] {
  const right = left + columns * wide * edge;
  return [
    words(title, left, top - 4, { face: 'title', size: 4.6, fill: BLACK }),
    words(note, right, top - 4, { face: 'text', size: 2.5, fill: BLACK, anchor: 'end' }),
  ];
}

/** One page of counters, and the page of their backs where these are on the other side of the paper. */
function drawPages(
  paper: GamePaper,
  backs: CounterBacks,
  counters: readonly TabletopCounter[],
  title: string,
): PageMarks[] {
  const grid = cellGrid(paper, backs);
  const { edge, columns } = grid;
  const rows = Math.ceil(counters.length / columns);
  const page = (name: string, marks: Mark[]): PageMarks => ({
    title: name,
    ...paperSize(paper),
    sideways: false,
    marks,
  });
  const faces = counters.flatMap(({ front, back }, nth) => {
    const { x, y } = placeOf(grid, nth);
    return [
      ...faceMarks(front, { x, y }, edge),
      ...(backs === 'fold' ? faceMarks(back, { x: x + edge, y }, edge) : []),
    ];
  });
  const lines = [...cutLines(grid, rows), ...(backs === 'fold' ? foldLines(grid, rows) : [])];
  const first = page(title, [...lines, ...head(grid, title, HOW[backs]), ...faces]);
  if (backs === 'fold') return [first];
  const behind = counters.flatMap(({ back }, nth) => {
    const mirrored = nth - (nth % columns) + (columns - 1 - (nth % columns));
    return faceMarks(back, placeOf(grid, mirrored), edge);
  });
  return [first, page(`${title}, backs`, [...head(grid, `${title}, backs`, ''), ...behind])];
}

/** Counters on as many pages as they need. */
function drawGroup(
  paper: GamePaper,
  backs: CounterBacks,
  counters: readonly TabletopCounter[],
  title: string,
): PageMarks[] {
  const { columns, rows } = cellGrid(paper, backs);
  const most = columns * rows;
  const pages = Math.ceil(counters.length / most);
  return Array.from({ length: pages }, (_, nth) => {
    const name = pages > 1 ? `${title}, ${nth + 1} of ${pages}` : title;
    return drawPages(paper, backs, counters.slice(nth * most, (nth + 1) * most), name);
  }).flat();
}

/** Pages of counters. */
export interface CounterPages {
  paper: GamePaper;
  backs: CounterBacks;
  needed: readonly TabletopCounter[];
  spares: readonly TabletopCounter[];
  /** Whose; null takes both players'. */
  player: Player | null;
}

/** [2.4] Each player's counters on pages of their own, then a page of those of both and of spares. */
export function drawCounters({ paper, backs, needed, spares, player }: CounterPages): PageMarks[] {
  const of = (all: readonly TabletopCounter[], owner: Player | null) => all.filter((one) => one.player === owner);
  const players = PLAYERS.filter((one) => player === null || one === player);
  const own = (all: readonly TabletopCounter[]) => players.flatMap((one) => of(all, one));
  return [
    ...players.flatMap((one) => drawGroup(paper, backs, of(needed, one), `Counters of player ${one}`)),
    ...drawGroup(paper, backs, [...of(needed, null), ...own(spares)], 'Counters of both players, and spares'),
  ];
}
