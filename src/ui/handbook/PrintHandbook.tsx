import '../logs/print/fonts.css';
import { useDeferredValue, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { PAPER_SIZES, paperName, printCss } from '../../sheet/paper/index.ts';
import { drawBooklet } from '../../tabletop/index.ts';
import { count } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Segments } from '../kit/Segments.tsx';
import { PrintPages } from '../logs/print/Preview.tsx';
import { printWithFonts, usePrintSheet } from '../logs/print/usePrintSheet.ts';
import { usePaper } from '../play/usePaper.ts';

const SIZES = PAPER_SIZES.map((size) => ({ value: size, label: paperName(size) }));
const FORMS = [
  { value: false, label: 'Page by page' },
  { value: true, label: 'To be folded' },
];

/** Asks for the paper and the form, and prints the handbook. */
export function PrintHandbook({ onClose }: { onClose: () => void }) {
  const [paper, choosePaper] = usePaper();
  const [folded, fold] = useState(false);
  const chosen = useMemo(() => ({ paper: paper.size, folded }), [paper.size, folded]);
  // The dialog is there at once; on a slow device its pages take a second.
  const laid = useDeferredValue(chosen, null);
  const pages = useMemo(() => (laid ? drawBooklet(laid) : []), [laid]);
  const isReady = laid === chosen;
  usePrintSheet(printCss(paper.size));
  return (
    <Dialog title="Print the handbook" onClose={onClose}>
      <div className="stack gap-3">
        <p>All chapters with examples, the scenarios, the glossary, the charts and a list of the rules.</p>
        <div className="row">
          <Segments
            label="Paper"
            options={SIZES}
            chosen={paper.size}
            onChoose={(size) => choosePaper({ ...paper, size })}
          />
          <Segments label="Form" options={FORMS} chosen={folded} onChoose={fold} />
        </div>
        <p className="muted" role="status">
          {!isReady && 'The pages are being laid out.'}
          {isReady &&
            (folded
              ? `${count(pages.length / 2, 'sheet')} of paper. Print both sides at 100\u00a0%, turned over the short edge; fold the pile in the middle.`
              : `${count(pages.length, 'page')}. Print at 100\u00a0%, without headers; saved as a PDF, its contents are links.`)}
        </p>
      </div>
      <div className="dialog-buttons">
        <Button onClick={onClose}>Close</Button>
        <Button look="primary" aria-disabled={!isReady} onClick={() => isReady && void printWithFonts()}>
          Print
        </Button>
      </div>
      {createPortal(<PrintPages pages={pages} />, document.body)}
    </Dialog>
  );
}
