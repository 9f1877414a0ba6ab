import { createPortal } from 'react-dom';
import { flowCss, PAPER_SIZES, paperName } from '../../sheet/paper/index.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Segments } from '../kit/Segments.tsx';
import { printWithFonts, usePrintSheet } from '../logs/print/usePrintSheet.ts';
import { usePaper } from '../play/usePaper.ts';
import { Booklet } from './Booklet.tsx';

const SIZES = PAPER_SIZES.map((size) => ({ value: size, label: paperName(size) }));

/** Asks for the paper, and prints the handbook as a booklet. */
export function PrintHandbook({ onClose }: { onClose: () => void }) {
  const [paper, choosePaper] = usePaper();
  usePrintSheet(paper.size, flowCss);
  return (
    <Dialog title="Print the handbook" onClose={onClose}>
      <p>All chapters with charts and examples, the scenarios and the glossary.</p>
      <p>
        <Segments
          label="Paper"
          options={SIZES}
          chosen={paper.size}
          onChoose={(size) => choosePaper({ ...paper, size })}
        />
      </p>
      <div className="dialog-buttons">
        <Button onClick={onClose}>Close</Button>
        <Button look="primary" onClick={() => void printWithFonts()}>
          Print
        </Button>
      </div>
      {createPortal(<Booklet />, document.body)}
    </Dialog>
  );
}
