import './print.css';
import type { PageMarks } from '../../../sheet/paper/index.ts';
import { PaperPage } from './PaperPage.tsx';

/** The pages as they will come out of the printer. */
export function Preview({ pages }: { pages: readonly PageMarks[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className="min-h-0 scroll-y ground print-preview" aria-label="Preview" tabIndex={0}>
      {pages.length === 0 && <p className="text-center muted print-nothing">Nothing is chosen yet.</p>}
      {pages.map((page, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its place alone
        <figure key={nth} className="print-sheet">
          <PaperPage page={page} />
          <figcaption className="small text-center muted">
            {nth + 1} of {pages.length}
            {page.sideways && ', lies on its side in the printer'}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

/** The same pages in their true size, for the printer alone. */
export function PrintPages({ pages }: { pages: readonly PageMarks[] }) {
  return (
    <div className="paper-pages" data-part="paper-pages">
      {pages.map((page, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its place alone
        <section key={nth} className="paper-page">
          <PaperPage page={page} actualSize />
        </section>
      ))}
    </div>
  );
}
