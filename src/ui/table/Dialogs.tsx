import { useMemo } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import type { TableDialog } from '../../store/table/view-store.ts';
import { doable } from '../commands/found.ts';
import { TABLE, tableAt } from '../commands/table.ts';
import { ConcedeDialog } from '../dialogs/ConcedeDialog.tsx';
import { DrawDialog } from '../dialogs/DrawDialog.tsx';
import { KeysDialog } from '../dialogs/KeysDialog.tsx';
import { LazyPreferences } from '../dialogs/lazy.tsx';
import { ReportDialog } from '../dialogs/ReportFault.tsx';
import { ShareDialog } from '../dialogs/ShareDialog.tsx';
import { Coming } from '../elements/Coming.tsx';
import { late, Part } from '../elements/late.tsx';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable } from '../session/context.ts';
import { reportedGame } from '../session/reported-game.ts';

/** The palette, which is loaded when it is opened for the first time. */
const LatePalette = late(async () => (await import('../palette/GamePalette.tsx')).GamePalette, <Coming />);

function PaletteOf({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const game = useGame();
  const controls = useControls();
  const state = useTable((now) => now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be done changes with the table
  const commands = useMemo(() => doable(TABLE, tableAt(game, controls)), [game, controls, state]);
  return (
    <Part name="What finds things" close={onClose}>
      <LatePalette seat={seat} commands={commands} onClose={onClose} />
    </Part>
  );
}

/** The dialog that is open over the table. */
export function Dialogs({ dialog, seat }: { dialog: TableDialog; seat: Seat }) {
  const { table, view } = useGame();
  // What was chosen in it may have opened another one.
  const onClose = () => view.state.getState().dialog === dialog && view.set({ dialog: null });
  if (dialog === 'keys') return <KeysDialog onClose={onClose} />;
  if (dialog === 'palette') return <PaletteOf seat={seat} onClose={onClose} />;
  if (dialog === 'preferences') return <LazyPreferences onClose={onClose} />;
  if (dialog === 'fault') return <ReportDialog game={reportedGame(table)} onClose={onClose} />;
  if (dialog === 'share') return <ShareDialog onClose={onClose} />;
  return dialog === 'concede' ? <ConcedeDialog onClose={onClose} /> : <DrawDialog onClose={onClose} />;
}
