import './fonts.css';
import './print.css';
import { createElement, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type BattleReport,
  REPORT_CSS,
  type ReportElement,
  type ReportPiece,
  reportDocument,
} from '../../../report/index.ts';
import { flowCss, PAPER_SIZES, type PaperSize, paperName } from '../../../sheet/paper/index.ts';
import { Button } from '../../kit/Button.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { useModal } from '../../kit/useModal.ts';
import { usePaper } from '../../play/usePaper.ts';
import { facesForFile } from './faces.ts';
import { printWithFonts, usePrintSheet } from './usePrintSheet.ts';

const SIZES = PAPER_SIZES.map((value) => ({ value, label: paperName(value) }));

const reportCss = (size: PaperSize): string => `${REPORT_CSS}${flowCss(size)}`;

/** A piece of the report as React draws it; pieces keep their places, and none is ever put in between. */
function drawn(piece: ReportPiece): ReactNode {
  if (typeof piece === 'string') return piece;
  const { tag, attributes, children }: ReportElement = piece;
  return createElement(tag, attributes, ...children.map(drawn));
}

export interface ReportViewProps {
  /** Makes the report; null where not everything of the game lies open. */
  read: () => Promise<BattleReport | null>;
  onClose: () => void;
}

/** `battle-report-the-showdown.html` */
const fileName = (title: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.html`;

/** A battle report before it goes to the printer or into a file. */
export function ReportView({ read, onClose }: ReportViewProps) {
  const modal = useModal(onClose);
  const id = useId();
  const [paper, choosePaper] = usePaper();
  const [report, setReport] = useState<BattleReport | null | 'reading'>('reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a report is of the moment at which it was asked for
  useEffect(() => void read().then(setReport, () => setReport(null)), []);
  usePrintSheet(reportCss(paper.size));
  const isThere = report !== null && report !== 'reading';
  const save = async () => {
    if (isThere)
      saveFile(fileName(report.title), reportDocument(report, paper.size, await facesForFile()), 'text/html');
  };
  return (
    <>
      <dialog {...modal} className="clip p-0 text-body ink print" aria-labelledby={id}>
        <div className="flex flex-col gap-3 min-h-0 print-panel">
          <h2 className="text-phase" id={id}>
            Battle report
          </h2>
          <div className="content-start flex-1 min-h-0 scroll-y print-choices">
            <p>Who did what, and why it ended so: for somebody who was not there, to read or to frame.</p>
            <fieldset className="print-group">
              <legend className="cap">Paper</legend>
              <Segments
                label="Paper"
                options={SIZES}
                chosen={paper.size}
                onChoose={(size) => choosePaper({ ...paper, size })}
              />
            </fieldset>
          </div>
          <div className="border-t print-foot">
            <p className="muted" role="status">
              {report === 'reading' && 'The battle is read through.'}
              {report === null && 'There is no report of this game: its players have secrets from each other.'}
              {isThere && 'Print at 100 %, without headers; or save it as one file that any browser opens.'}
            </p>
            <div className="print-row">
              <Button look="primary" aria-disabled={!isThere} onClick={() => isThere && void printWithFonts()}>
                Print
              </Button>
              <Button aria-disabled={!isThere} onClick={() => void save()}>
                Save as a file
              </Button>
              <Button onClick={onClose}>Close</Button>
            </div>
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
        <section className="min-h-0 scroll-y ground print-preview" aria-label="Preview" tabIndex={0}>
          {isThere && <div className="mx-auto print-report">{drawn(report.body)}</div>}
        </section>
      </dialog>
      {isThere &&
        createPortal(
          <div className="paper-pages" data-part="paper-pages">
            {drawn(report.body)}
          </div>,
          document.body,
        )}
    </>
  );
}
