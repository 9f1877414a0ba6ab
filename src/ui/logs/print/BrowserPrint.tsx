import './browser-print.css';
import { useEffect, useState } from 'react';
import type { LogSheet } from '../../../sheet/index.ts';
import { afterPicture } from '../../kit/after-picture.ts';
import { selectParts } from '../../kit/part.ts';
import { usePrinted } from '../../play/usePrinted.ts';
import type { LogPages } from './LogPages.tsx';

/** What draws the pages; null until it has come. */
let drawn: typeof LogPages | null = null;

/** Nobody has asked for them yet: when they do not come, nothing is said and the page is not loaded anew. */
async function fetchPages(): Promise<void> {
  drawn ??= (await import('./LogPages.tsx').catch(() => null))?.LogPages ?? null;
}

interface BrowserPrintProps {
  /** The logs that the one who prints may see, asked for when the browser prints. */
  sheets: () => readonly LogSheet[];
  /** When they stood like this. */
  caption?: string;
}

/** Mounted while the browser prints. A dialog that prints has its own pages, and they are meant. */
function PrintedNow({ sheets: sheetsNow, caption = '' }: BrowserPrintProps) {
  const [{ sheets, Pages }] = useState(() => {
    const isTaken = document.querySelector(selectParts('paper-pages')) !== null;
    return { sheets: isTaken ? [] : sheetsNow(), Pages: drawn };
  });
  return sheets.length > 0 && Pages ? <Pages sheets={sheets} caption={caption} /> : null;
}

/**
 * What the browser prints by its own key or menu: the logs in place of the part of the screen in which this stands. A
 * browser waits for nothing then, so that what draws them is fetched beforehand.
 */
export function BrowserPrint(props: BrowserPrintProps) {
  const isPrinted = usePrinted();
  // Once more when it has not come before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the browser prints
  useEffect(() => afterPicture(() => void fetchPages()), [isPrinted]);
  return (
    <>
      <p className="print-instead">
        There is no log to be seen here, or it has not come yet: print once more, or by Print beside a ship’s log.
      </p>
      {isPrinted && <PrintedNow {...props} />}
    </>
  );
}
