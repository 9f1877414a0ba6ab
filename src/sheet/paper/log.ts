import { calledName } from '../../words/index.ts';
import { blankSheet } from '../blank.ts';
import type { LogSheet } from '../types.ts';
import { compartmentsSection } from './compartments.ts';
import { drawCraftSections } from './craft.ts';
import { THIN } from './draw.ts';
import { narrowEnergy, wideEnergy } from './energy.ts';
import { footer, footerHeight } from './footer.ts';
import { header, headerHeight, shortHeader, shortHeaderHeight } from './header.ts';
import { inksFor } from './ink.ts';
import { fill, leastHeight, mostHeight, type PaperRow, type Section, settleRows, space } from './layout.ts';
import type { Mark, PageMarks, PaperArea } from './marks.ts';
import { drawMissileSections } from './missiles.ts';
import { fullArea, halfAreas, type Paper, paperName, paperSize } from './paper.ts';
import { type PrintedCode, printedCode } from './square-code.ts';
import { FULL, HALF_PAPER, type Look, type PaperStyle } from './style.ts';

/** The two columns of a log. In the left one stand fifteen boxes of a battlecraft, or eight; in the right one eleven. */
function columns({ style }: Look, { x, y, width, height }: PaperArea): [PaperArea, PaperArea] {
  const gap = style.notes ? 4.5 : 2.2;
  const left = style.notes ? 96 : width - gap - 72.6;
  return [
    { x, y, width: left, height },
    { x: x + left + gap, y, width: width - left - gap, height },
  ];
}

const between = ({ style }: Look): PaperRow => space(style.between.least, style.between.most);

/** All sections of a column that has to be filled as it is. */
function stack(look: Look, sections: readonly Section[]): PaperRow[] {
  return sections.flatMap((section, nth) => [
    ...(nth > 0 ? [between(look)] : []),
    section.head(false),
    ...section.rows,
  ]);
}

const columnHeight = (height: (rows: readonly PaperRow[]) => number, ...all: (readonly PaperRow[])[]): number =>
  Math.max(...all.map(height));

/** Two columns and the energy across the page below them; null where that is higher than the place. */
function withBand(look: Look, sheet: LogSheet, body: PaperArea): Mark[] | null {
  const [left, right] = columns(look, body);
  const leftRows = stack(look, [compartmentsSection(look, sheet), ...drawCraftSections(look, sheet, left.width)]);
  const rightRows = stack(look, drawMissileSections(look, sheet));
  const band = [between(look), ...stack(look, [wideEnergy(look, sheet)])];
  const least = columnHeight(leastHeight, leftRows, rightRows);
  const most = columnHeight(mostHeight, leftRows, rightRows);
  const needed = least + leastHeight(band);
  if (needed > body.height) return null;
  const more = most - least + mostHeight(band) - leastHeight(band);
  const stretch = more > 0 ? Math.min(1, (body.height - needed) / more) : 0;
  const upper = least + stretch * (most - least);
  const lower = leastHeight(band) + stretch * (mostHeight(band) - leastHeight(band));
  return [
    ...settleRows(leftRows, { ...left, height: upper }),
    ...settleRows(rightRows, { ...right, height: upper }),
    ...settleRows(band, { ...body, y: body.y + body.height - lower, height: lower }, stretch),
  ];
}

/** Two columns that go on over as many pages as they need; from the second page on both take whatever is left. */
function inColumns(look: Look, sheet: LogSheet, bodies: (page: number) => PaperArea): Mark[][] {
  const row = between(look);
  const [left, right] = columns(look, bodies(0));
  const parts = [
    compartmentsSection(look, sheet),
    narrowEnergy(look, sheet),
    ...drawCraftSections(look, sheet, left.width),
  ];
  const one = fill(parts, left.height, row);
  const two = fill(drawMissileSections(look, sheet), right.height, row);
  const pages = [[...settleRows(one.rows, left), ...settleRows(two.rows, right)]];
  let rest = [...one.rest, ...two.rest];
  while (rest.length > 0) {
    const marks: Mark[] = [];
    for (const place of columns(look, bodies(pages.length))) {
      const filled = fill(rest, place.height, row);
      marks.push(...settleRows(filled.rows, place));
      rest = [...filled.rest];
    }
    pages.push(marks);
  }
  return pages;
}

/** What is printed on a log beside what the ship has. */
interface Printed {
  caption: string;
  /** On its first page. */
  code: PrintedCode | null;
}

/** A log in an area of a page, and in as many more of the same kind as it needs. */
function layOut(look: Look, sheet: LogSheet, area: PaperArea, { caption, code }: Printed): Mark[][] {
  const foot = footerHeight(look);
  const bodyAfter = (head: number): PaperArea => ({ ...area, y: area.y + head, height: area.height - head - foot });
  const bodies = (page: number): PaperArea => bodyAfter(page === 0 ? headerHeight(look) : shortHeaderHeight(look));
  const band = withBand(look, sheet, bodies(0));
  const pages = band ? [band] : inColumns(look, sheet, bodies);
  return pages.map((marks, page) => [
    ...(page === 0 ? header(look, sheet, area, code) : shortHeader(look, sheet, area, page + 1)),
    ...marks,
    ...footer(look, sheet, area, caption),
  ]);
}

const lookOf = (style: PaperStyle, sheet: LogSheet, { colour }: Paper): Look => ({
  style,
  ink: inksFor(colour, sheet.ship?.owner ?? null),
});

/** What a sheet is, in words. */
const titleOf = ({ log, ship }: LogSheet): string =>
  ship
    ? `Spaceship Log Nr. ${log} of ${ship.id}, ${calledName({ ...ship, class: ship.hull })}`
    : `Spaceship Log Nr. ${log}, empty`;

function onPages(sheet: LogSheet, paper: Paper, { caption, code }: Printed): PageMarks[] {
  const look = lookOf(FULL, sheet, paper);
  const said = { caption: caption || `${paperName(paper.size)}, actual size`, code };
  const pages = layOut(look, sheet, fullArea(paper.size), said);
  return pages.map((marks, nth) => {
    const title = pages.length > 1 ? `${titleOf(sheet)}, page ${nth + 1}` : titleOf(sheet);
    return { title, ...paperSize(paper.size), sideways: false, marks };
  });
}

/**
 * [10.0, R10.1a] A log on paper, one page unless the ship needs more boxes than are printed. `caption` says when
 * the log stood like this.
 */
export const drawLog = (sheet: LogSheet, paper: Paper, caption = ''): PageMarks[] =>
  onPages(sheet, paper, { caption, code: null });

/** [R10.1a] A log as it is printed, with nothing written on it. */
export const drawBlank = (log: 1 | 2, paper: Paper): PageMarks[] => drawLog(blankSheet(log), paper);

/** A small log on half of a page; null where it is too large for that. */
function onHalf(sheet: LogSheet, paper: Paper, area: PaperArea, printed: Printed): Mark[] | null {
  if (sheet.log !== 1) return null;
  const look = lookOf(HALF_PAPER, sheet, paper);
  const [marks, ...more] = layOut(look, sheet, area, printed);
  return marks && more.length === 0 ? marks : null;
}

/** One small log or two on a page that lies on its side, with a line to cut along. */
function halves(sheets: readonly LogSheet[], paper: Paper, printed: Printed): PageMarks {
  const areas = halfAreas(paper.size);
  const { width: height, height: width } = paperSize(paper.size);
  const cut: Mark = {
    kind: 'line',
    x1: width / 2,
    y1: areas[0].y,
    x2: width / 2,
    y2: areas[0].y + areas[0].height,
    stroke: '#999999',
    thick: THIN,
  };
  const marks = sheets.flatMap((sheet, nth) => onHalf(sheet, paper, areas[nth] ?? areas[0], printed) ?? []);
  return { title: sheets.map(titleOf).join('; '), width, height, sideways: true, marks: [...marks, cut] };
}

/**
 * Logs one after the other. With `twoUp` small ones share a page, two at a time: laid out anew on the halves of a page
 * on its side, not made smaller, because a reduced box of 4.5 mm takes no pencil and its print no eye. The first of the
 * addresses in `codes` that a code can hold legibly is printed on each.
 */
export function drawLogs(
  sheets: readonly LogSheet[],
  paper: Paper,
  caption = '',
  codes: readonly string[] = [],
): PageMarks[] {
  const whole: Printed = { caption, code: printedCode(codes, FULL.code.side) };
  const half: Printed = { caption, code: paper.twoUp ? printedCode(codes, HALF_PAPER.code.side) : null };
  const pages: PageMarks[] = [];
  let waiting: { sheet: LogSheet; at: number } | null = null;
  for (const sheet of sheets) {
    const isSmall = paper.twoUp === true && onHalf(sheet, paper, halfAreas(paper.size)[0], half) !== null;
    if (!isSmall) {
      pages.push(...onPages(sheet, paper, whole));
    } else if (waiting) {
      pages[waiting.at] = halves([waiting.sheet, sheet], paper, half);
      waiting = null;
    } else {
      waiting = { sheet, at: pages.length };
      pages.push(halves([sheet], paper, half));
    }
  }
  return pages;
}
