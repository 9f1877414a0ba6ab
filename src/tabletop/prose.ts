import { line, THIN, words } from '../sheet/paper/draw.ts';
import { type Mark, type PageMarks, type PaperSize, paperSize } from '../sheet/paper/index.ts';
import { fill, type PaperRow, type Section, settleRows, space } from '../sheet/paper/layout.ts';
import type { PaperArea } from '../sheet/paper/marks.ts';
import { fullArea } from '../sheet/paper/paper.ts';
import { BLACK } from './inks.ts';
import { textRow } from './text-rows.ts';

/** Sizes of type, in ems of the text. */
const HEADING = 1.42;
const GAP = 7;
const HEAD = 14;

/** A heading and what stands below it: paragraphs, and items that begin with `- `. */
export interface ProsePart {
  title: string;
  lines: readonly string[];
}

/** A page of text in two columns. */
export interface PaperProse {
  title: string;
  /** In small print at the right of the title. */
  note: string;
  parts: readonly ProsePart[];
  /** The em of the text, in millimetres. */
  size: number;
}

const lineRow = (text: string, size: number, width: number): PaperRow =>
  text.startsWith('- ') ? textRow([text.slice(2)], { size, width, mark: '–' }) : textRow([text], { size, width });

function headingRow(title: string, text: number, continued: boolean): PaperRow {
  const size = text * HEADING;
  const name = continued ? `${title}, continued` : title;
  return {
    least: size * 1.75,
    most: size * 1.75,
    draw({ x, y, width }): Mark[] {
      const base = y + size;
      return [
        words(name, x, base, { face: 'title', size, fill: BLACK, within: width }),
        line(x, base + 1.4, x + width, base + 1.4, BLACK, THIN),
      ];
    },
  };
}

const sectionOf = ({ title, lines }: ProsePart, size: number, width: number): Section => ({
  head: (continued) => headingRow(title, size, continued),
  rows: lines.map((text) => lineRow(text, size, width)),
});

/** Sections in columns of a height, one after the other. */
function inColumns(sections: readonly Section[], height: number): PaperRow[][] {
  const columns: PaperRow[][] = [];
  let rest = sections;
  while (rest.length > 0) {
    const filled = fill(rest, height, space(2.4, 2.4));
    columns.push(filled.rows);
    rest = filled.rest;
  }
  return columns;
}

/** By so much columns are made shorter, in millimetres, as long as no page more is needed. */
const STEP = 2;

/**
 * Columns of about the same length, on no more pages of `each` columns than full ones would need: so the last page is
 * never the only one with little on it.
 */
export function balanced(sections: readonly Section[], most: number, each = 2): PaperRow[][] {
  let best = inColumns(sections, most);
  const pages = Math.ceil(best.length / each);
  for (let height = most - STEP; height > most / 4; height -= STEP) {
    const columns = inColumns(sections, height);
    if (columns.length > pages * each) break;
    best = columns;
  }
  return best;
}

function pageHead({ x, y, width }: PaperArea, { title, note }: PaperProse, page: string): Mark[] {
  const right = x + width;
  return [
    words(title, x, y + 6.4, { face: 'title', size: 8.6, fill: BLACK, within: width * 0.7 }),
    words(page ? `${note}, ${page}` : note, right, y + 6.4, { face: 'text', size: 2.75, fill: BLACK, anchor: 'end' }),
  ];
}

/** Text in two columns, on as many pages as it needs. */
export function drawProse(prose: PaperProse, paper: PaperSize): PageMarks[] {
  const area = fullArea(paper);
  const width = (area.width - GAP) / 2;
  const body = { ...area, y: area.y + HEAD, height: area.height - HEAD, width };
  const sections = prose.parts.map((part) => sectionOf(part, prose.size, width));
  const columns = balanced(sections, body.height);
  const pages = Math.ceil(columns.length / 2);
  return Array.from({ length: pages }, (_, nth) => {
    const [left = [], right = []] = columns.slice(nth * 2, nth * 2 + 2);
    return {
      title: pages > 1 ? `${prose.title}, page ${nth + 1}` : prose.title,
      ...paperSize(paper),
      sideways: false,
      marks: [
        ...pageHead(area, prose, pages > 1 ? `page ${nth + 1} of ${pages}` : ''),
        ...settleRows(left, body),
        ...settleRows(right, { ...body, x: area.x + width + GAP }),
      ],
    };
  });
}
