import {
  type GamePaper,
  type Mark,
  PAPER_SIZES,
  type PageMarks,
  type PaperSize,
  paperSize,
} from '../sheet/paper/index.ts';

/** The paper of which a large one is two, side by side. */
const HALVES = { a3: 'a4', tabloid: 'letter' } as const;

/** What pages of text, logs and charts are laid out for. */
export function pagePaper(paper: GamePaper): PaperSize {
  const small = PAPER_SIZES.find((size) => size === paper);
  return small ?? HALVES[paper === 'tabloid' ? 'tabloid' : 'a3'];
}

function movedMark(mark: Mark, by: number): Mark {
  switch (mark.kind) {
    case 'line':
      return { ...mark, x1: mark.x1 + by, x2: mark.x2 + by };
    case 'rect':
    case 'text':
      return { ...mark, x: mark.x + by };
    case 'path': {
      if (mark.placed) return { ...mark, placed: { ...mark.placed, x: mark.placed.x + by } };
      return { ...mark, d: movedPath(mark.d, by) };
    }
  }
}

/** A path of absolute M, L, Q and C, as the pen draws it. */
const movedPath = (d: string, by: number): string =>
  d.replace(
    /(-?[\d.]+)([ ,])(-?[\d.]+)/g,
    (_, x: string, gap: string, y: string) => `${round(Number(x) + by)}${gap}${y}`,
  );

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** Two pages of one size side by side on a page that lies on its side. */
export function sideBySide(left: PageMarks, right: PageMarks | undefined): PageMarks {
  return {
    title: right ? `${left.title}; ${right.title}` : left.title,
    width: left.width * 2,
    height: left.height,
    sideways: true,
    marks: [...left.marks, ...(right?.marks ?? []).map((mark) => movedMark(mark, left.width))],
  };
}

/**
 * Pages for a paper, not made larger or smaller: on A3 and Tabloid two of them lie side by side on a page that lies on
 * its side. A page that lies on its side itself does not occur among them.
 */
export function fitPages(pages: readonly PageMarks[], paper: GamePaper): PageMarks[] {
  if (pagePaper(paper) === paper) return [...pages];
  const size = paperSize(pagePaper(paper));
  return pages.flatMap((left, at) => (at % 2 === 0 ? [sideBySide({ ...left, ...size }, pages[at + 1])] : []));
}

/**
 * Pages of half a sheet for folding: two on each side of each sheet, so that the pile, printed on both sides and folded
 * in the middle, is read from its first page to its last. Empty pages at the end make their number a multiple of four.
 */
export function saddleOrder(pages: readonly PageMarks[]): PageMarks[] {
  const [first] = pages;
  if (!first) return [];
  const count = Math.ceil(pages.length / 4) * 4;
  const page = (at: number): PageMarks => pages[at] ?? { ...first, title: 'Empty page', marks: [] };
  return Array.from({ length: count / 2 }, (_, side) => {
    const [low, high] = [page(side), page(count - 1 - side)];
    return side % 2 === 0 ? sideBySide(high, low) : sideBySide(low, high);
  });
}
