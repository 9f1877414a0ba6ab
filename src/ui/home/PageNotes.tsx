import { useStore } from 'zustand';
import { goToNewerProgram, newerProgram } from '../../store/device/newer-program.ts';
import { Button } from '../kit/Button.tsx';
import { FileName } from '../kit/FileName.tsx';
import { Faults } from '../pages/Faults.tsx';
import { mustStay } from '../pages/pages.ts';
import { dismissTrouble, pages } from '../pages/state.ts';
import { OpeningProgress } from './OpeningProgress.tsx';

/** What went wrong; the file it came from stays with its owner as it is. */
export function TroubleNote() {
  const trouble = useStore(pages, (state) => state.trouble);
  return (
    <div role="alert">
      {trouble && (
        <div className="trouble">
          <div>
            <Faults lead={trouble.sentence} faults={trouble.faults ?? []} />
            {trouble.file !== null && (
              <p className="muted">
                The file <FileName name={trouble.file} /> is as it was, and so is everything here.
              </p>
            )}
          </div>
          <Button onClick={dismissTrouble}>Dismiss</Button>
        </div>
      )}
    </div>
  );
}

/** What came of something that was asked for. */
export function NewsNote() {
  const news = useStore(pages, (state) => state.news);
  return (
    <div role="status">
      {news && (
        <div className="trouble is-news">
          <p>{news.sentence}</p>
          {news.offer && <Button onClick={news.offer.take}>{news.offer.label}</Button>}
          <Button onClick={dismissTrouble}>Dismiss</Button>
        </div>
      )}
    </div>
  );
}

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
