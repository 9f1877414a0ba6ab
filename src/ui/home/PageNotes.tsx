import { useStore } from 'zustand';
import { goToNewerProgram, newerProgram } from '../../store/device/newer-program.ts';
import { Button } from '../kit/Button.tsx';
import { mustStay } from '../pages/pages.ts';
import { NewsNote } from './NewsNote.tsx';
import { OpeningProgress } from './OpeningProgress.tsx';
import { TroubleNote } from './TroubleNote.tsx';

/** A newer program lies ready; it waits for the player. */
function NewerProgram() {
  const { worker } = useStore(newerProgram);
  if (!worker) return null;
  return (
    <div className="trouble" role="status">
      <p>A newer version of the program is ready. It comes by itself when all its pages are closed.</p>
      <Button onClick={() => mustStay() || goToNewerProgram()}>Use it now</Button>
    </div>
  );
}

/** What concerns the page and no game: how far an opening is, a newer program, what went wrong. */
export const PageNotes = () => (
  <>
    <OpeningProgress />
    <NewerProgram />
    <TroubleNote />
    <NewsNote />
  </>
);
