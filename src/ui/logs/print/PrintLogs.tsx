import { type ReactNode, useMemo, useState } from 'react';
import type { UnitId } from '../../../engine/index.ts';
import type { LogSheet } from '../../../sheet/index.ts';
import { usePaper } from '../../play/usePaper.ts';
import { Choices } from './Choices.tsx';
import { type Chosen, pagesOf, sheetId } from './chosen.ts';
import { PrintFrame } from './PrintFrame.tsx';

interface PrintLogsProps {
  /** The logs that may be printed. What is not among them cannot get onto paper; empty logs and charts always can. */
  sheets: readonly LogSheet[];
  /** The ship that is chosen at first; all of them without it. */
  ship: UnitId | null | undefined;
  /** When the logs stood like this; it is printed at their foot. */
  caption: string;
  /** What a code on them opens, the best first. */
  codes: readonly string[];
  head: ReactNode;
  onClose: () => void;
}

function firstChoice(sheets: readonly LogSheet[], ship: UnitId | null | undefined): Chosen {
  const one = sheets.filter((sheet) => sheetId(sheet) === ship);
  const ships = new Set((one.length > 0 ? one : sheets).map(sheetId));
  return { ships, blanks: { 1: sheets.length > 0 ? 0 : 1, 2: 0 }, charts: false };
}

/** Spaceship Logs before they go to the printer. */
export function PrintLogs({ sheets, ship, caption, codes, head, onClose }: PrintLogsProps) {
  const [chosen, setChosen] = useState(() => firstChoice(sheets, ship));
  const [paper, choosePaper] = usePaper();
  const pages = useMemo(() => pagesOf(sheets, chosen, paper, caption, codes), [sheets, chosen, paper, caption, codes]);
  const choices = <Choices sheets={sheets} chosen={chosen} onChosen={setChosen} paper={paper} onPaper={choosePaper} />;
  return <PrintFrame head={head} choices={choices} pages={pages} size={paper.size} onClose={onClose} />;
}
