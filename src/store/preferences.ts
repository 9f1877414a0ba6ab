import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** The look of the page: the system's choice, the star map or the printed map. */
export type Theme = 'system' | 'space' | 'paper';

/** How fast the program's orders are shown on the map. */
export type Pace = 'slow' | 'normal' | 'fast' | 'at-once';

const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'at-once'];

const THEMES: readonly Theme[] = ['system', 'space', 'paper'];

/** The preferences saved on this device. */
export interface Preferences {
  theme: Theme;
  /** The players left the last game for the start screen: then it is not reopened when the page loads. */
  left: boolean;
  /** The game opened last, which comes back when the page is loaded without an address. */
  last: string | null;
  /**
   * The game that is being opened. It still stands here when the page is loaded again only if the page stopped on the
   * way, and then it is not opened by itself.
   */
  opening: string | null;
  /** The size of paper chosen last, by the name the printing has for it; null before anybody has chosen. */
  paper: string | null;
  /** Whether logs are printed in colour. */
  colour: boolean;
  pace: Pace;
  /** Phases without a decision play themselves. */
  playsIdle: boolean;
  learning: Learning;
}

/** How far the lessons have come on this device. */
export interface Learning {
  /** The lessons that have been finished. */
  done: readonly string[];
  /** The step at which a lesson was left. */
  steps: Readonly<Record<string, number>>;
  /** The saved game on which the coach comments; null before there is one. */
  game: string | null;
  /** The coach has been told to be silent. */
  silent: boolean;
}

/** The result, or null if it throws: storage may be forbidden or full, and then preferences are not saved. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The browser's small storage, or nothing where it is forbidden or full. */
export const smallStorage: StateStorage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)),
  setItem: (key, value) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => localStorage.removeItem(key)),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The same for what is remembered of the lessons. */
function validLearning(stored: unknown): Learning {
  const { done, steps, game, silent } = isObject(stored) ? stored : {};
  const isStep = (entry: [string, unknown]): entry is [string, number] =>
    Number.isInteger(entry[1]) && Number(entry[1]) >= 0;
  return {
    done: Array.isArray(done) ? done.filter((lesson) => typeof lesson === 'string') : [],
    steps: isObject(steps) ? Object.fromEntries(Object.entries(steps).filter(isStep)) : {},
    game: typeof game === 'string' ? game : null,
    silent: silent === true,
  };
}

/** Preferences out of stored values, which may come from another version or be edited by hand. */
function valid({
  theme,
  left,
  last,
  opening,
  paper,
  colour,
  pace,
  playsIdle,
  learning,
}: Partial<Record<keyof Preferences, unknown>>): Preferences {
  return {
    theme: THEMES.find((one) => one === theme) ?? 'system',
    left: left === true,
    last: typeof last === 'string' ? last : null,
    opening: typeof opening === 'string' ? opening : null,
    paper: typeof paper === 'string' ? paper : null,
    colour: colour === true,
    pace: PACES.find((one) => one === pace) ?? 'normal',
    playsIdle: playsIdle === true,
    learning: validLearning(learning),
  };
}

/** The preferences as the first versions stored them, each under a key of its own. */
const keptApart = (): Preferences =>
  valid({
    theme: smallStorage.getItem('deltavee.theme'),
    left: smallStorage.getItem('deltavee.left') !== null,
    paper: smallStorage.getItem('deltavee.paper'),
    colour: smallStorage.getItem('deltavee.ink') === 'colour',
  });

const NAME = 'deltavee.preferences';

/** Whether nobody has played on this device before: whoever has, has something remembered. */
export const isFirstVisit = smallStorage.getItem(NAME) === null;

export const preferences = createStore<Preferences>()(
  persist(keptApart, {
    name: NAME,
    storage: createJSONStorage(() => smallStorage),
    merge: (stored, initial) => (isObject(stored) ? valid(stored) : initial),
  }),
);

/** Remembers something of the lessons. */
export function noteLearning(change: Partial<Learning>): void {
  preferences.setState(({ learning }) => ({ learning: { ...learning, ...change } }));
}

// A tab always writes all preferences, so it has to take over changes made in another tab.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME) void preferences.persist.rehydrate();
});
