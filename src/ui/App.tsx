import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useStore } from 'zustand';
import { noteError } from '../store/device/last-error.ts';
import { preferences } from '../store/device/preferences.ts';
import { trial } from '../store/workbench/trial.ts';
import { LazyHandbookPage, LookupHost } from './handbook/lazy.tsx';
import { OpeningProgress } from './home/OpeningProgress.tsx';
import { PageNotes } from './home/PageNotes.tsx';
import { StartScreen } from './home/StartScreen.tsx';
import { afterPicture } from './kit/after-picture.ts';
import { Button } from './kit/Button.tsx';
import { LatePart, LoadAgain, late, TAKES_LONG, useLong } from './kit/late.tsx';
import { goToPlace, useAddress } from './kit/location.ts';
import { openFile } from './pages/bring-in.ts';
import { leave, noteTableDrawn, playAgain, takeOver, wake } from './pages/pages.ts';
import { type Page, pages } from './pages/state.ts';
import { useBringIn } from './pages/useBringIn.ts';
import { useComfort } from './play/comfort.ts';
import { useLayout, useScreen } from './play/useLayout.ts';
import { ErrorPage } from './table/dialogs/ErrorPage.tsx';

/** The way back from a game that tries a ship or a battle out to the work that is being made. */
function TrialLine({ game }: { game: string }) {
  const tried = useStore(trial);
  if (tried.game !== game || tried.work === null) return null;
  const { part, work } = tried;
  return (
    <div className="line trial" role="note">
      <p>You are trying a {part} out.</p>
      <Button onClick={() => goToPlace({ at: 'workbench', part, id: work })}>Back to the workbench</Button>
    </div>
  );
}

/** The lessons, which are loaded when somebody wants to learn. */
const LearnPage = late(async () => (await import('./learn/LearnPage.tsx')).LearnPage, <Waiting />);

/** Where people build ships and battles of their own. */
const WorkbenchPage = late(async () => (await import('./workbench/WorkbenchPage.tsx')).WorkbenchPage, <Waiting />);

/** What a game on two screens has beside the table, and the ways that lead to one. */
const importBeside = () => import('./online/beside.ts');
const ScreensNote = late(async () => (await importBeside()).ScreensNote);
const Talk = late(async () => (await importBeside()).Talk);
const WayPage = late(async () => (await import('./online/WayPage.tsx')).WayPage, <Waiting />);

/** The coach of the whole game that ends the lessons. */

let woken = false;

function Waiting({ children = '' }: { children?: string }) {
  const isLong = useLong();
  return (
    <main className="stack gap-3 muted start-waking">
      <h1 className="brand">DeltaVee</h1>
      <p role="status">
        {children} {isLong && `This ${TAKES_LONG}`}
      </p>
      <OpeningProgress />
      {isLong && (
        <div className="row">
          <LoadAgain />
          <Button onClick={leave}>Back to the start</Button>
        </div>
      )}
    </main>
  );
}

/** Notes when a game stands on the page. */
function Drawn({ children }: { children: ReactNode }) {
  useEffect(() => afterPicture(noteTableDrawn), []);
  return children;
}

/** The start screen, the lessons, the workbench, or the table on which a game is open. */
function OpenPage({ page }: { page: Page }) {
  const { rules } = useAddress();
  if (page.at === 'game') {
    const { GameRoom } = page.room;
    const { id } = page.open.store.state.getState();
    return (
      <Drawn key={page.nth}>
        <GameRoom
          table={page.open.store}
          notice={
            <>
              <PageNotes />
              <TrialLine game={id} />
              {page.place.at === 'table' && (
                <LatePart name="What belongs to two screens">
                  <ScreensNote />
                </LatePart>
              )}
            </>
          }
          talk={
            page.place.at === 'table' && (
              <LatePart name="What belongs to two screens">
                <Talk />
              </LatePart>
            )
          }
          leave={leave}
          openRecord={(file) => void openFile(file)}
          takeOver={(id) => void takeOver(id)}
          playAgain={(scenario, table) => void playAgain(scenario, table)}
        />
      </Drawn>
    );
  }
  if (page.at === 'start') return rules === null ? <StartScreen /> : <LazyHandbookPage address={rules} />;
  if (page.at === 'screens') return <WayPage key={page.words.join()} {...page} />;
  if (page.at === 'learn') return <LearnPage />;
  if (page.at === 'workbench') return <WorkbenchPage />;
  return <Waiting>The table is being laid.</Waiting>;
}

/** What stands there when the page could not be drawn. */
function PageError({ page, error, resetErrorBoundary }: FallbackProps & { page: Page }) {
  const table = page.at === 'game' ? page.open.store : null;
  return (
    <ErrorPage
      error={error}
      game={table?.state.getState().saving.state ?? null}
      reported={() => (page.at === 'game' ? page.room.reportedGame(page.open.store) : null)}
      retry={resetErrorBoundary}
      saveRecord={() => page.at === 'game' && page.room.saveRecord(page.open.store)}
      leave={leave}
    />
  );
}

/** The program: one page after the other, in the look that was chosen. */
export function App() {
  const page = useStore(pages, (state) => state.page);
  const theme = useStore(preferences, (state) => state.theme);
  const layout = useLayout();
  const screen = useScreen();
  const { motion, contrast } = useComfort();
  const isHeldOver = useBringIn(page.at === 'start' || page.at === 'game');

  useEffect(() => {
    if (woken) return;
    woken = true;
    void wake();
  }, []);

  useEffect(() => {
    document.documentElement.className = theme === 'system' ? '' : theme;
  }, [theme]);

  useLayoutEffect(() => {
    document.documentElement.dataset.layout = layout;
    document.documentElement.dataset.screen = screen;
    document.documentElement.dataset.motion = motion;
    document.documentElement.dataset.contrast = contrast;
  }, [layout, screen, motion, contrast]);

  return (
    <ErrorBoundary
      resetKeys={[page]}
      onError={noteError}
      fallbackRender={(fault) => <PageError page={page} {...fault} />}
    >
      <OpenPage page={page} />
      <LookupHost />
      {isHeldOver && <p className="start-drop">Drop it to open it</p>}
    </ErrorBoundary>
  );
}
