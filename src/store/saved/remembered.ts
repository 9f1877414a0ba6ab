import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { onTextChanged, smallStorage } from '../device/small-storage.ts';
import { readSavedGame, type SavedGame } from './saved-game.ts';

const NAME = 'deltavee.games';

const VERSION = 0;

/** Whether a newer version of the program has written the list; what of it can be read is. */
let isNewer = false;
export const isRememberedByNewer = (): boolean => isNewer;

/** How many games are remembered; more would only be a long list of what is lost. */
const MOST = 100;

/**
 * The games as they were last saved, remembered apart from the database: a browser that finds a database damaged drops
 * it without a word, and then this says what is missing.
 */
const remembered = createStore<{ games: readonly SavedGame[] }>()(
  persist(() => ({ games: [] as readonly SavedGame[] }), {
    name: NAME,
    version: VERSION,
    migrate(stored, version) {
      isNewer = version > VERSION;
      return stored as { games: readonly SavedGame[] };
    },
    storage: createJSONStorage(() => smallStorage),
    merge: (stored, initial) => {
      const { games } = typeof stored === 'object' && stored !== null && 'games' in stored ? stored : initial;
      return { games: Array.isArray(games) ? games.map(readSavedGame).filter((game) => game !== null) : [] };
    },
  }),
);

// A tab always writes the whole list, so it has to take over what another tab has written.
onTextChanged(NAME, () => void remembered.persist.rehydrate());

export const listRemembered = (): readonly SavedGame[] => remembered.getState().games;

const inWords = ({ picture: _drawn, ...game }: SavedGame): SavedGame => game;

/** Remembers a game as it is saved now, in words. */
export function rememberGame(game: SavedGame): void {
  const others = listRemembered().filter(({ id }) => id !== game.id);
  remembered.setState({ games: [inWords(game), ...others].slice(0, MOST) });
}

/** Remembers games of which nothing was remembered yet, as those of an older version of the program. */
export function rememberOlder(games: readonly SavedGame[]): void {
  const known = listRemembered();
  const older = games.filter(({ id }) => !known.some((game) => game.id === id)).slice(0, MOST - known.length);
  if (older.length > 0) remembered.setState({ games: [...known, ...older.map(inWords)] });
}

/** Forgets a game that was deleted, or is known to be lost. */
export function forgetGame(id: string): void {
  remembered.setState(({ games }) => ({ games: games.filter((game) => game.id !== id) }));
}
