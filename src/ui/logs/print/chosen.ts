import type { UnitId } from '../../../engine/index.ts';
import { blankSheet, type LogSheet } from '../../../sheet/index.ts';
import { drawBlank, drawCharts, drawLogs, type PageMarks, type Paper } from '../../../sheet/paper/index.ts';

/** What somebody wants on paper. */
export interface Chosen {
  ships: ReadonlySet<UnitId>;
  /** Empty logs of both types. */
  blanks: Readonly<Record<1 | 2, number>>;
  charts: boolean;
}

/** More empty logs at once than anybody needs. */
export const MOST_BLANKS = 9;

export const sheetId = ({ ship }: LogSheet): UnitId => ship?.id ?? '';

/** The pages as they will come: the ships, the empty logs, the charts. */
export function pagesOf(
  sheets: readonly LogSheet[],
  chosen: Chosen,
  paper: Paper,
  caption: string,
  codes: readonly string[],
): PageMarks[] {
  const wanted = sheets.filter((sheet) => chosen.ships.has(sheetId(sheet)));
  const small = Array.from({ length: chosen.blanks[1] }, () => blankSheet(1));
  const large = Array.from({ length: chosen.blanks[2] }, () => drawBlank(2, paper));
  return [
    ...drawLogs(wanted, paper, caption, codes),
    ...drawLogs(small, paper),
    ...large.flat(),
    ...(chosen.charts ? drawCharts(paper) : []),
  ];
}
