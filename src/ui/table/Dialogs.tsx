import { lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Seat } from '../../store/seat.ts';
import type { TableDialog } from '../../store/view-store.ts';
import { ConcedeDialog } from '../dialogs/ConcedeDialog.tsx';
import { DrawDialog } from '../dialogs/DrawDialog.tsx';
import { KeysDialog } from '../dialogs/KeysDialog.tsx';
import { LazyPreferences } from '../dialogs/lazy.tsx';
import { ShareDialog } from '../dialogs/ShareDialog.tsx';
import { Button } from '../elements/Button.tsx';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable } from '../session/context.ts';
import { listCommands } from './commands.ts';

/** The palette, which is loaded when it is opened for the first time. */
const LazyPalette = lazy(async () => ({ default: (await import('../palette/GamePalette.tsx')).GamePalette }));

function PaletteOf({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const game = useGame();
  const controls = useControls();
  const state = useTable((now) => now);
  const commands = useMemo(() => listCommands(game, controls, state), [game, controls, state]);
  return (
    <ErrorBoundary
      fallback={
        <div className="trouble" role="alert">
          <span>What finds things could not be loaded. Load the page again to try once more; the game is kept.</span>
          <Button onClick={onClose}>Close</Button>
        </div>
      }
    >
      <Suspense fallback={null}>
        <LazyPalette seat={seat} commands={commands} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The dialog that is open over the table. */
export function Dialogs({ dialog, seat }: { dialog: TableDialog; seat: Seat }) {
  const { view } = useGame();
  // What was chosen in it may have opened another one.
  const onClose = () => view.state.getState().dialog === dialog && view.set({ dialog: null });
  if (dialog === 'keys') return <KeysDialog onClose={onClose} />;
  if (dialog === 'palette') return <PaletteOf seat={seat} onClose={onClose} />;
  if (dialog === 'preferences') return <LazyPreferences onClose={onClose} />;
  if (dialog === 'share') return <ShareDialog onClose={onClose} />;
  return dialog === 'concede' ? <ConcedeDialog onClose={onClose} /> : <DrawDialog onClose={onClose} />;
}
