import { useEffect } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../store/preferences.ts';
import { leave, openFile, pages, playAgain, shareUnchanged, wake } from './pages/pages.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { TroubleNote } from './start/TroubleNote.tsx';

let woken = false;

/** The page: the start screen, or the table on which a game is open. */
export function App() {
  const page = useStore(pages, (state) => state.page);
  const theme = useStore(preferences, (state) => state.theme);

  useEffect(() => {
    if (woken) return;
    woken = true;
    void wake();
  }, []);

  useEffect(() => {
    document.documentElement.className = theme === 'system' ? '' : theme;
  }, [theme]);

  if (page.at === 'game') {
    const { GameRoom } = page.room;
    return (
      <GameRoom
        key={page.nth}
        table={page.open.store}
        notice={<TroubleNote />}
        leave={() => void leave()}
        openRecord={(file) => void openFile(file)}
        shareUnchanged={(id) => void shareUnchanged(id)}
        playAgain={(scenario, table) => void playAgain(scenario, table)}
      />
    );
  }
  if (page.at === 'start') return <StartScreen />;
  return (
    <main className="waking">
      <h1 className="brand">DeltaVee</h1>
      <p role="status">{page.at === 'opening' ? 'The table is being laid.' : ''}</p>
    </main>
  );
}
