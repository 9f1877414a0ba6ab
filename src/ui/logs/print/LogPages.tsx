import './fonts.css';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { LogSheet } from '../../../sheet/index.ts';
import { drawLogs, FACES, printCss } from '../../../sheet/paper/index.ts';
import { usePaper } from '../../play/usePaper.ts';
import { PrintPages } from './Preview.tsx';
import { usePrintSheet } from './usePrintSheet.ts';

// A browser prints at once, and does not wait for faces that it has not needed before.
for (const { family, weight, style } of Object.values(FACES)) {
  document.fonts?.load(`${style} ${weight} 1em "${family}"`).catch(() => undefined);
}

/** Logs for the printer alone. */
export function LogPages({ sheets, caption }: { sheets: readonly LogSheet[]; caption: string }) {
  const [paper] = usePaper();
  const pages = useMemo(() => drawLogs(sheets, paper, caption), [sheets, paper, caption]);
  usePrintSheet(printCss(paper.size));
  return createPortal(<PrintPages pages={pages} />, document.body);
}
