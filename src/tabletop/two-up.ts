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

/**
 * Pages for a paper, not made larger or smaller: on A3 and Tabloid two of them lie side by side on a page that lies on
 * its side. A page that lies on its side itself does not occur among them.
 */
export function fitPages(pages: readonly PageMarks[], paper: GamePaper): PageMarks[] {
  const half = paperSize(pagePaper(paper));
  if (pagePaper(paper) === paper) return [...pages];
  const fitted: PageMarks[] = [];
  for (let at = 0; at < pages.length; at += 2) {
    const [left, right] = [pages[at], pages[at + 1]];
    if (!left) break;
    const marks = [...left.marks, ...(right?.marks ?? []).map((mark) => movedMark(mark, half.width))];
    const title = right ? `${left.title}; ${right.title}` : left.title;
    fitted.push({ title, width: half.width * 2, height: half.height, sideways: true, marks });
  }
  return fitted;
}
