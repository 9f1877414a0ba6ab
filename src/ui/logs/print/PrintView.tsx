import './print.css';
import { useId, useState } from 'react';
import type { Player, Scenario, UnitId } from '../../../engine/index.ts';
import type { LogSheet } from '../../../sheet/index.ts';
import { LatePart, late } from '../../kit/late.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { useModal } from '../../kit/useModal.ts';
import { PrintLogs } from './PrintLogs.tsx';

/** It brings the texts of the handbook with it. */
const PrintGame = late(async () => (await import('./PrintGame.tsx')).PrintGame);

/** The logs alone, or all that is on a table. */
export type PrintedWhat = 'logs' | 'game';

const WHATS: readonly { value: PrintedWhat; label: string }[] = [
  { value: 'game', label: 'The whole game' },
  { value: 'logs', label: 'Logs' },
];

const TITLES: Readonly<Record<PrintedWhat, string>> = {
  game: 'The whole game for a real table',
  logs: 'Print logs',
};

export interface PrintViewProps {
  /** The logs that may be printed. What is not among them cannot get onto paper; empty logs and charts always can. */
  sheets: readonly LogSheet[];
  /** The ship whose log alone is chosen at first; all of them without it. */
  ship?: UnitId | null | undefined;
  /** When the logs stood like this; it is printed at their foot. */
  caption?: string;
  /** What a code on them opens, the best first; none without it. */
  codes?: readonly string[];
  /** The game that can be printed as a whole, and whose logs and counters of it; null takes both players'. */
  game?: { scenario: Scenario; player: Player | null };
  first?: PrintedWhat;
  onClose: () => void;
}

const NO_CODES: readonly string[] = [];

/** What is for a real table before it goes to the printer. */
export function PrintView(props: PrintViewProps) {
  const { sheets, ship, caption = '', codes = NO_CODES, game, first = 'logs', onClose } = props;
  const modal = useModal(onClose);
  const id = useId();
  const [what, setWhat] = useState(first);
  const head = (
    <>
      <h2 className="text-phase" id={id}>
        {TITLES[what]}
      </h2>
      {game && <Segments label="What is printed" options={WHATS} chosen={what} onChoose={setWhat} />}
    </>
  );
  const shared = { sheets, caption, codes, head, onClose };
  return (
    <dialog {...modal} className="card clip p-0 text-body ink print" aria-labelledby={id}>
      {game && what === 'game' ? (
        <LatePart name={TITLES.game} close={onClose}>
          <PrintGame {...game} {...shared} />
        </LatePart>
      ) : (
        <PrintLogs ship={ship} {...shared} />
      )}
    </dialog>
  );
}
