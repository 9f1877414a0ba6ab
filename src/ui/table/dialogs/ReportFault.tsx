import { useState } from 'react';
import type { GameRecord } from '../../../engine/index.ts';
import { lastError, type NotedError } from '../../../store/device/last-error.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { saveFile } from '../../kit/save-file.ts';
import type { ReportedGame } from '../../play/reported-game.ts';

/** What somebody needs who looks into a fault, and nothing else. */
interface FaultReport {
  format: 'deltavee-fault-report';
  version: 1;
  /** The version of the program. */
  program: string;
  browser: string;
  error: NotedError | null;
  record: GameRecord | null;
}

/** The report of a fault, with the game that is open. */
export const faultReport = (record: GameRecord | null): FaultReport => ({
  format: 'deltavee-fault-report',
  version: 1,
  program: String(import.meta.env.DELTAVEE_VERSION),
  browser: navigator.userAgent,
  error: lastError(),
  record,
});

/** What is in a report, to be read before it is saved; of a game with secrets only how long it is. */
export function showReport(report: FaultReport, hides: boolean): string {
  const { record } = report;
  const words =
    record && `the record: ${record.actions.length} orders, the dice, and what both players hide, not shown here`;
  return JSON.stringify(hides ? { ...report, record: words } : report, null, 2);
}

interface ReportDialogProps {
  game: ReportedGame | null;
  onClose: () => void;
}

/** Shows what a report of a fault holds, and hands it to the player as a file. */
export function ReportDialog({ game, onClose }: ReportDialogProps) {
  const [report] = useState(() => faultReport(game?.record ?? null));
  const save = () => {
    saveFile('deltavee-fault-report.json', JSON.stringify(report, null, 1));
    onClose();
  };
  return (
    <Dialog title="Report a fault" onClose={onClose}>
      <p>
        This goes into a file on your device, and nothing is sent. Pass the file on to the people who look after the
        program, with a word about what you did.
      </p>
      <textarea aria-label="What is in the file" readOnly rows={14} value={showReport(report, game?.hides ?? false)} />
      <div className="dialog-buttons">
        <Button onClick={onClose}>Close</Button>
        <Button look="primary" onClick={save}>
          Save this file
        </Button>
      </div>
    </Dialog>
  );
}

/** The button that leads there from a page that could not be drawn. */
export function ReportFault({ game }: { game: () => ReportedGame | null }) {
  const [open, setOpen] = useState<{ game: ReportedGame | null } | null>(null);
  return (
    <>
      <Button onClick={() => setOpen({ game: game() })}>Report a fault</Button>
      {open && <ReportDialog game={open.game} onClose={() => setOpen(null)} />}
    </>
  );
}
