import { cellsOf, centredText, line, middle, words } from '../draw.ts';
import { heading } from '../heading.ts';
import type { PaperRow, Section } from '../layout.ts';
import type { Mark, PaperArea } from '../marks.ts';
import type { Look } from '../style.ts';
import { wrap } from '../widths.ts';

/** A column of a chart. */
export interface Column {
  title: string;
  /** Its share of the width. */
  share: number;
  /** Words begin at the left, figures stand in the middle. */
  words?: boolean;
  strong?: boolean;
}

export interface Chart {
  title: string;
  note?: string;
  /** A line above the titles of the columns. */
  over?: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** In small print below. */
  after?: readonly string[];
}

const TEXT = 2.65;
const FIGURE = 3.3;
const LINE = 3.4;
const PAD = 1.2;
const HAIR = 0.12;

/** The rows of all charts grow alike. */
const GROWTH = 1.25;

const cells = (place: PaperArea, columns: readonly Column[]): PaperArea[] => {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  return cellsOf(
    place,
    columns.map(({ share }) => (share / all) * place.width),
  );
};

function captions(look: Look, { columns, over }: Chart): PaperRow {
  const small = { face: 'text', size: 2.4, fill: look.ink.print } as const;
  const height = (over ? 3 : 0) + (columns.some(({ title }) => title) ? 3.3 : 0);
  return {
    least: height,
    most: height,
    draw(place) {
      const base = place.y + height - 0.9;
      const places = cells(place, columns);
      const [first, second = first] = places;
      const rest = place.x + place.width - (second?.x ?? place.x);
      const above = over && second ? [words(over, second.x + rest / 2, base - 3, { ...small, anchor: 'middle' })] : [];
      return [
        ...above,
        ...columns.map((column, nth) => {
          const cell = places[nth] ?? place;
          return column.words
            ? words(column.title, cell.x + PAD * 0.3, base, { ...small, within: cell.width })
            : words(column.title, middle(cell), base, { ...small, anchor: 'middle', within: cell.width });
        }),
      ];
    },
  };
}

/** A cell of a chart; words take as many lines as they need. */
function cellMarks(look: Look, cell: PaperArea, column: Column, text: string): Mark[] {
  const fill = look.ink.print;
  if (!column.words) {
    const face = column.strong ? 'title' : 'label';
    return [words(text, middle(cell), centredText(cell, FIGURE), { face, size: FIGURE, fill, anchor: 'middle' })];
  }
  const face = column.strong ? 'label' : 'text';
  const size = column.strong ? TEXT * 1.12 : TEXT;
  const lines = wrap(face, text, size, cell.width - PAD);
  const top = cell.y + (cell.height - lines.length * LINE) / 2;
  return lines.map((part, nth) =>
    words(part, cell.x + PAD * 0.3, centredText({ y: top + nth * LINE, height: LINE }, size), { face, size, fill }),
  );
}

/** Lines that the highest cell of a row needs in a chart of this width. */
function linesOf(row: readonly string[], columns: readonly Column[], width: number): number {
  const places = cells({ x: 0, y: 0, width, height: 0 }, columns);
  const counts = row.map((text, nth) => {
    const column = columns[nth];
    if (!column?.words) return 1;
    const face = column.strong ? 'label' : 'text';
    return wrap(face, text, column.strong ? TEXT * 1.12 : TEXT, (places[nth]?.width ?? width) - PAD).length;
  });
  return Math.max(1, ...counts);
}

function rowOf(look: Look, chart: Chart, row: readonly string[], width: number): PaperRow {
  const least = linesOf(row, chart.columns, width) * LINE + 0.6;
  return {
    least,
    most: least + GROWTH,
    draw(place) {
      const bottom = place.y + place.height;
      const places = cells(place, chart.columns);
      const between = places.filter(
        (_, nth) => nth > 0 && !chart.columns[nth]?.words && !chart.columns[nth - 1]?.words,
      );
      return [
        line(place.x, bottom, place.x + place.width, bottom, look.ink.print, HAIR),
        ...between.map(({ x }) => line(x, place.y, x, bottom, look.ink.print, HAIR)),
        ...chart.columns.flatMap((column, nth) => cellMarks(look, places[nth] ?? place, column, row[nth] ?? '')),
      ];
    },
  };
}

function afterRow(look: Look, text: string, width: number): PaperRow {
  const size = 2.45;
  const lines = wrap('text', text, size, width);
  const height = lines.length * size * 1.28 + 0.7;
  return {
    least: height,
    most: height,
    draw: ({ x, y }) =>
      lines.map((part, nth) =>
        words(part, x, y + size * (1.1 + 1.28 * nth), { face: 'text', size, fill: look.ink.print }),
      ),
  };
}

/** A chart as a section of a page, in a column of this width. */
export function chartSection(look: Look, chart: Chart, width: number): Section {
  const title = heading(look, { title: chart.title, ...(chart.note ? { note: chart.note } : {}) });
  const names = captions(look, chart);
  return {
    head: () => ({
      least: title.least + names.least,
      most: title.most + names.most,
      draw(place) {
        const under = place.height - names.least;
        return [...title.draw({ ...place, height: under }), ...names.draw({ ...place, y: place.y + under })];
      },
    }),
    rows: [
      ...chart.rows.map((row) => rowOf(look, chart, row, width)),
      ...(chart.after ?? []).map((text) => afterRow(look, text, width)),
    ],
  };
}
