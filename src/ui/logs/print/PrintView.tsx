import './fonts.css';
import './print.css';
import { useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { UnitId } from '../../../engine/index.ts';
import type { LogSheet } from '../../../sheet/index.ts';
import { count } from '../../../words/index.ts';
import { Button } from '../../kit/Button.tsx';
import { useModal } from '../../kit/useModal.ts';
import { usePaper } from '../../play/usePaper.ts';
import { Choices } from './Choices.tsx';
import { type Chosen, pagesOf, sheetId } from './chosen.ts';
import { Preview, PrintPages } from './Preview.tsx';
import { printWithFonts, usePrintSheet } from './usePrintSheet.ts';

export interface PrintViewProps {
  /** The logs that may be printed. What is not among them cannot get onto paper; empty logs and charts always can. */
  sheets: readonly LogSheet[];
  /** The ship that is chosen when the view opens; all of them without it. */
  ship?: UnitId | null | undefined;
  /** When the logs stood like this; it is printed at their foot. */
  caption?: string | undefined;
  onClose: () => void;
}

function firstChoice(sheets: readonly LogSheet[], ship: UnitId | null | undefined): Chosen {
  const one = sheets.filter((sheet) => sheetId(sheet) === ship);
  const ships = new Set((one.length > 0 ? one : sheets).map(sheetId));
  return { ships, blanks: { 1: sheets.length > 0 ? 0 : 1, 2: 0 }, charts: false };
}

/** Spaceship Logs before they go to the printer. */
export function PrintView({ sheets, ship, caption = '', onClose }: PrintViewProps) {
  const modal = useModal(onClose);
  const id = useId();
  const [chosen, setChosen] = useState(() => firstChoice(sheets, ship));
  const [paper, choosePaper] = usePaper();
  const pages = useMemo(() => pagesOf(sheets, chosen, paper, caption), [sheets, chosen, paper, caption]);
  const nothing = pages.length === 0;
  usePrintSheet(paper.size);

  return (
    <>
      <dialog {...modal} className="card print" aria-labelledby={id}>
        <div className="print-panel">
          <h2 id={id}>Print logs</h2>
          <Choices sheets={sheets} chosen={chosen} onChosen={setChosen} paper={paper} onPaper={choosePaper} />
          <div className="stack print-foot">
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
      </dialog>
      {createPortal(<PrintPages pages={pages} />, document.body)}
    </>
  );
}
