import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** The look of the page: the system's choice, the star map or the printed map. */
export type Theme = 'system' | 'space' | 'paper';

const THEMES: readonly Theme[] = ['system', 'space', 'paper'];

/** What this device remembers of how somebody likes the page. */
export interface Preferences {
  theme: Theme;
  /** Whether the players went back to the start by themselves: then no game is opened without being asked for. */
  left: boolean;
  /** The size of paper chosen last, by the name the printing has for it; null before anybody has chosen. */
  paper: string | null;
  /** Whether logs are printed in colour. */
  colour: boolean;
}

/** Storage may be forbidden or full; then nothing is remembered, and nothing else happens. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

const storage: StateStorage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)),
  setItem: (key, value) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => localStorage.removeItem(key)),
};

/** Whatever is stored may have been written by another version, or by hand. */
function valid({ theme, left, paper, colour }: Partial<Record<keyof Preferences, unknown>>): Preferences {
  return {
    theme: THEMES.find((one) => one === theme) ?? 'system',
    left: left === true,
    paper: typeof paper === 'string' ? paper : null,
    colour: colour === true,
  };
}

/** The first versions of the game kept each preference under a key of its own. */
const keptApart = (): Preferences =>
  valid({
    theme: storage.getItem('deltavee.theme'),
    left: storage.getItem('deltavee.left') !== null,
    paper: storage.getItem('deltavee.paper'),
    colour: storage.getItem('deltavee.ink') === 'colour',
  });

const NAME = 'deltavee.preferences';

/** Whether nobody has played on this device before: whoever has, has something remembered. */
export const isFirstVisit = storage.getItem(NAME) === null;

export const preferences = createStore<Preferences>()(
  persist(keptApart, {
    name: NAME,
    storage: createJSONStorage(() => storage),
    merge: (stored, initial) => (typeof stored === 'object' && stored !== null ? valid(stored) : initial),
  }),
);

// A tab writes all of them at once: it must know what another one has chosen since.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME) void preferences.persist.rehydrate();
});
