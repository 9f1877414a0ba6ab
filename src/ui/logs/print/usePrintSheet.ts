import { useLayoutEffect } from 'react';

/** On paper there are the pages and nothing else of the screen; on the screen the pages themselves are not shown. */
const ONLY_PAGES = `
@media screen { .paper-pages { display: none; } }
@media print {
  html, body { height: auto !important; overflow: visible !important; background: #fff !important; }
  body > :not(.paper-pages) { display: none !important; }
  .paper-pages { display: block; }
}`;

/**
 * Lays out the pages for printing while they are there, by rules such as `printCss` gives. It uses a constructed style
 * sheet, because `@page` cannot be set on an element and the page's security policy forbids style elements.
 */
export function usePrintSheet(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css + ONLY_PAGES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}

/** Prints once the fonts are loaded; the pages would otherwise be printed in other fonts. */
export async function printWithFonts(): Promise<void> {
  await document.fonts?.ready;
  window.print();
}
