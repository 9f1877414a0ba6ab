import { useMemo } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import type { TableStore } from '../../store/table/table-state.ts';
import type { TableDialog } from '../../store/table/view-store.ts';
import { LazyLines } from '../analysis/lines/lazy.tsx';
import { doable } from '../commands/found.ts';
import { TABLE, tableAt } from '../commands/table.ts';
import { Coming } from '../kit/Coming.tsx';
import { LatePart, late } from '../kit/late.tsx';
import { useGame, useTable, useView } from '../play/context.ts';
import { useControls } from '../play/controls.ts';
import { reportedGame } from '../play/reported-game.ts';
import { ConcedeDialog } from './dialogs/ConcedeDialog.tsx';
import { DrawDialog } from './dialogs/DrawDialog.tsx';
import { KeysDialog } from './dialogs/KeysDialog.tsx';
import { LazyPreferences } from './dialogs/lazy.tsx';
import { ReportDialog } from './dialogs/ReportFault.tsx';
import { ShareDialog } from './dialogs/ShareDialog.tsx';

/** The palette, which is loaded when it is opened for the first time. */
const LatePalette = late(async () => (await import('../palette/GamePalette.tsx')).GamePalette, <Coming />);

/** What prints, which is loaded when somebody prints. */
const GamePrint = late(async () => (await import('../logs/print/GamePrint.tsx')).GamePrint);
const BattleReport = late(async () => (await import('../logs/print/ReportView.tsx')).ReportView);
const Clip = late(async () => (await import('../logs/film/ClipView.tsx')).ClipView);

/** The report is written by what is loaded with it. */
async function readReport(table: TableStore) {
  const [{ reportOf }, { codesOf }] = await Promise.all([
    import('../../store/table/report.ts'),
    import('../logs/print/codes.ts'),
  ]);
  return reportOf(table.record(), await codesOf(table, null, 'report'));
}

function ClipOf({ onClose }: { onClose: () => void }) {
  const { table } = useGame();
  const order = useView((state) => state.replayAt);
  const read = async () => (await import('../../store/table/report.ts')).foughtIn(table.record());
  return (
    <LatePart name="What makes clips" close={onClose}>
      <Clip read={read} order={order} onClose={onClose} />
    </LatePart>
  );
}

/** What of the ships can be carried into the hangar; loaded when somebody wants it. */
const Survivors = late(async () => (await import('./end/Survivors.tsx')).Survivors);

interface DialogProps {
  seat: Seat;
  onClose: () => void;
}

function PaletteOf({ seat, onClose }: DialogProps) {
  const game = useGame();
  const controls = useControls();
  const state = useTable((now) => now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be done changes with the table
  const commands = useMemo(() => doable(TABLE, tableAt(game, controls)), [game, controls, state]);
  return (
    <LatePart name="What finds things" close={onClose}>
      <LatePalette seat={seat} commands={commands} onClose={onClose} />
    </LatePart>
  );
}

/** [R10.0b] The logs this seat may read, as they are now, and with them the whole game. */
function PrintOf({ seat, first, onClose }: DialogProps & { first: 'logs' | 'game' }) {
  const { table } = useGame();
  const order = useView((state) => state.replayAt);
  const scenario = useTable((state) => state.scenario);
  const log = useTable((state) => state.log);
  const ship = useView((state) => state.printed);
  const shown = { table, order, seat, scenario, log, ship, first };
  return (
    <LatePart name="Printing" close={onClose}>
      <GamePrint {...shown} onClose={onClose} />
    </LatePart>
  );
}

function SurvivorsOf({ seat, onClose }: DialogProps) {
  const scenario = useTable((state) => state.scenario);
  const log = useTable((state) => state.log);
  return (
    <LatePart name="The list of survivors" close={onClose}>
      <Survivors seat={seat} scenario={scenario} log={log} onClose={onClose} />
    </LatePart>
  );
}

/** The dialog that is open over the table: whatever the layout, so that it stays when the window becomes another one. */
export function Dialogs({ dialog, seat }: { dialog: TableDialog; seat: Seat }) {
  const { table, view } = useGame();
  // What was chosen in it may have opened another one.
  const onClose = () => view.state.getState().dialog === dialog && view.set({ dialog: null });
  // Anybody who laid a table on two screens draws what belongs to that alone.
  if (dialog === 'ways' || dialog === 'dice') return null;
  if (dialog === 'keys') return <KeysDialog onClose={onClose} />;
  if (dialog === 'palette') return <PaletteOf seat={seat} onClose={onClose} />;
  if (dialog === 'print') return <PrintOf seat={seat} first="logs" onClose={onClose} />;
  if (dialog === 'print-game') return <PrintOf seat={seat} first="game" onClose={onClose} />;
  if (dialog === 'survivors') return <SurvivorsOf seat={seat} onClose={onClose} />;
  if (dialog === 'preferences') return <LazyPreferences onClose={onClose} />;
  if (dialog === 'report') {
    return (
      <LatePart name="The battle report" close={onClose}>
        <BattleReport read={() => readReport(table)} onClose={onClose} />
      </LatePart>
    );
  }
  if (dialog === 'lines') return <LazyLines onClose={onClose} />;
  if (dialog === 'fault') return <ReportDialog game={reportedGame(table)} onClose={onClose} />;
  if (dialog === 'clip') return <ClipOf onClose={onClose} />;
  if (dialog === 'share') return <ShareDialog onClose={onClose} />;
  return dialog === 'concede' ? <ConcedeDialog onClose={onClose} /> : <DrawDialog onClose={onClose} />;
}
