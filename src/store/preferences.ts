import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** The look of the page: the system's choice, the star map or the printed map. */
export type Theme = 'system' | 'space' | 'paper';

const THEMES: readonly Theme[] = ['system', 'space', 'paper'];

/** The preferences saved on this device. */
export interface Preferences {
  theme: Theme;
  /** The players left the last game for the start screen: then it is not reopened when the page loads. */
  left: boolean;
  /** The size of paper chosen last, by the name the printing has for it; null before anybody has chosen. */
  paper: string | null;
  /** Whether logs are printed in colour. */
  colour: boolean;
}

/** The result, or null if it throws: storage may be forbidden or full, and then preferences are not saved. */
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

/** Preferences out of stored values, which may come from another version or be edited by hand. */
function valid({ theme, left, paper, colour }: Partial<Record<keyof Preferences, unknown>>): Preferences {
  return {
    theme: THEMES.find((one) => one === theme) ?? 'system',
    left: left === true,
    paper: typeof paper === 'string' ? paper : null,
    colour: colour === true,
  };
}

/** The preferences as the first versions stored them, each under a key of its own. */
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

// A tab always writes all preferences, so it has to take over changes made in another tab.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME) void preferences.persist.rehydrate();
});
