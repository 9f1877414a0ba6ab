import { type GamePaper, type PaperSize, pageSizeName, paperSize } from './paper.ts';

/** How text that flows from page to page goes to the printer. */
export const flowCss = (size: PaperSize): string => `@page { size: ${pageSizeName(size)}; margin: 14mm 15mm 16mm; }`;

/**
 * How pages go to the printer: a block each, no margins but their own. A page is kept a hair lower than its paper, or a
 * rounding of the browser would put an empty sheet between any two.
 */
export function printCss(size: GamePaper): string {
  const { width, height } = paperSize(size);
  return [
    `@page { size: ${pageSizeName(size)}; margin: 0; }`,
    `.paper-page { display: block; width: ${width}mm; height: ${height - 0.1}mm; overflow: hidden; break-inside: avoid; break-after: page; }`,
    '.paper-page:last-child { break-after: auto; }',
    '.paper-page > svg { display: block; }',
  ].join('\n');
}
