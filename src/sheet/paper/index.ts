/** Spaceship Logs on paper: pages of marks, drawn from what a log shows. */

export { CHARTS, drawCharts, drawUnitCharts } from './charts/index.ts';
export { drawBlank, drawLog, drawLogs } from './log.ts';
export type { Mark, PageMarks } from './marks.ts';
export { GAME_PAPERS, type GamePaper, PAPER_SIZES, type Paper, type PaperSize, paperName, paperSize } from './paper.ts';
export { flowCss, printCss } from './print-css.ts';
export { codeViewBox, printedCode, squareCode } from './square-code.ts';
export { type Drawn, drawPage, escaped, FACES, paperOf, toSvg } from './svg.ts';
