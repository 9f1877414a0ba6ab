import { useEffect } from 'react';
import { type PaperSize, printCss } from '../../../sheet/paper/index.ts';

/** On paper there are the pages and nothing else of the screen; on the screen the pages themselves are not shown. */
const ONLY_PAGES = `
@media screen { .paper-pages { display: none; } }
@media print {
  html, body { height: auto !important; overflow: visible !important; background: #fff !important; }
  body > :not(.paper-pages) { display: none !important; }
  .paper-pages { display: block; }
}`;

/**
 * Sets the paper size for printing while the pages are shown. It uses a constructed style sheet, because `@page` cannot
 * be set on an element and the page's security policy forbids style elements.
 */
export function usePrintSheet(size: PaperSize, cssOf: (size: PaperSize) => string = printCss): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(cssOf(size) + ONLY_PAGES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [size, cssOf]);
}

/** Prints once the fonts are loaded; the pages would otherwise be printed in other fonts. */
export async function printWithFonts(): Promise<void> {
  await document.fonts?.ready;
  window.print();
}
