import type { Mark, PaperArea } from './marks.ts';

/** A strip across a column that may be given more height than it needs. */
export interface PaperRow {
  least: number;
  most: number;
  draw: (place: PaperArea) => Mark[];
}

/** Rows under a heading that is repeated where they go on in another column. */
export interface Section {
  head: (continued: boolean) => PaperRow;
  rows: readonly PaperRow[];
  /** Never broken, unless it is higher than a column. */
  whole?: boolean;
  continued?: boolean;
}

export const space = (least: number, most: number): PaperRow => ({ least, most, draw: () => [] });

export const leastHeight = (rows: readonly PaperRow[]): number => rows.reduce((sum, { least }) => sum + least, 0);
export const mostHeight = (rows: readonly PaperRow[]): number => rows.reduce((sum, { most }) => sum + most, 0);

/** In millimetres, the rounding error allowed when lengths are compared. */
const SLACK = 0.001;

/** Sections one below the other, with what does not fit any more. */
export function fill(
  sections: readonly Section[],
  height: number,
  between: PaperRow,
): { rows: PaperRow[]; rest: readonly Section[] } {
  const rows: PaperRow[] = [];
  let left = height + SLACK;
  const take = (row: PaperRow): void => {
    rows.push(row);
    left -= row.least;
  };
  for (const [at, section] of sections.entries()) {
    const head = section.head(section.continued ?? false);
    const lead = rows.length > 0 ? [between, head] : [head];
    const atOnce = section.whole ? section.rows : section.rows.slice(0, 1);
    const empty = rows.length === 0;
    if (!empty && leastHeight(lead) + leastHeight(atOnce) > left) return { rows, rest: sections.slice(at) };
    for (const row of lead) take(row);
    // A column with nothing in it takes one row in any case, so that there is an end.
    let taken = 0;
    for (const row of section.rows) {
      if (row.least > left && !(empty && taken === 0)) break;
      take(row);
      taken += 1;
    }
    if (taken < section.rows.length) {
      const remaining = { ...section, rows: section.rows.slice(taken), continued: true, whole: false };
      return { rows, rest: [remaining, ...sections.slice(at + 1)] };
    }
  }
  return { rows, rest: [] };
}

/** How far rows may be stretched into a height, from 0 to 1. */
export function stretchOf(rows: readonly PaperRow[], height: number): number {
  const more = mostHeight(rows) - leastHeight(rows);
  return more <= 0 ? 0 : Math.min(1, Math.max(0, (height - leastHeight(rows)) / more));
}

/** Draws rows one below the other, all stretched alike. */
export function settleRows(
  rows: readonly PaperRow[],
  place: PaperArea,
  stretch = stretchOf(rows, place.height),
): Mark[] {
  let { y } = place;
  return rows.flatMap((row) => {
    const height = row.least + stretch * (row.most - row.least);
    const marks = row.draw({ ...place, y, height });
    y += height;
    return marks;
  });
}
