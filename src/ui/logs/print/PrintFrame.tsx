import './fonts.css';
import './print.css';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type GamePaper, type PageMarks, printCss } from '../../../sheet/paper/index.ts';
import { count } from '../../../words/index.ts';
import { Button } from '../../kit/Button.tsx';
import { Preview, PrintPages } from './Preview.tsx';
import { printWithFonts, usePrintSheet } from './usePrintSheet.ts';

interface PrintFrameProps {
  /** The title, and what else is chosen before all. */
  head: ReactNode;
  choices: ReactNode;
  /** What comes of the choices. */
  pages: readonly PageMarks[];
  size: GamePaper;
  onClose: () => void;
}

/** What is chosen beside the pages that come of it; the browser prints those. */
export function PrintFrame({ head, choices, pages, size, onClose }: PrintFrameProps) {
  const nothing = pages.length === 0;
  usePrintSheet(printCss(size));
  return (
    <>
      <div className="flex flex-col gap-3 min-h-0 print-panel">
        {head}
        <div className="stack content-start gap-4 flex-1 min-h-0 scroll-y print-choices">{choices}</div>
        <div className="stack border-t print-foot">
          <p className="muted" role="status">
            {nothing ? 'Choose what to print.' : `${count(pages.length, 'page')}. Print at 100 %, without headers.`}
          </p>
          <div className="row">
            <Button
              look="primary"
              aria-disabled={nothing}
              onClick={() => {
                if (!nothing) void printWithFonts();
              }}
            >
              Print
            </Button>
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      </div>
      <Preview pages={pages} />
      {createPortal(<PrintPages pages={pages} />, document.body)}
    </>
  );
}
