import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type AskedQuestion, type Learning, type Preferences, readChosen, readPreferences } from './preference-form.ts';
import { onTextChanged, smallStorage } from './small-storage.ts';

export type {
  AskedQuestion,
  IdlePlay,
  Learning,
  Pace,
  Preferences,
  Theme,
  Voice,
  Volume,
} from './preference-form.ts';

/** The preferences as the first versions stored them, each under a key of its own. */
const keptApart = (): Preferences =>
  readPreferences({
    theme: smallStorage.getItem('deltavee.theme'),
    left: smallStorage.getItem('deltavee.left') !== null,
    paper: smallStorage.getItem('deltavee.paper'),
    colour: smallStorage.getItem('deltavee.ink') === 'colour',
  });

const NAME = 'deltavee.preferences';

/** The form of what is stored and exported. Values are read one by one, so that a form before or after it is read too. */
export const VERSION = 1;

export const preferences = createStore<Preferences>()(
  persist(keptApart, {
    name: NAME,
    version: VERSION,
    migrate: (stored) => stored,
    storage: createJSONStorage(() => smallStorage),
    merge: (stored, initial) => (typeof stored === 'object' && stored !== null ? readPreferences(stored) : initial),
  }),
);

/** Remembers something of the lessons. */
export function noteLearning(change: Partial<Learning>): void {
  preferences.setState(({ learning }) => ({ learning: { ...learning, ...change } }));
}

/** From now on something is done without being asked about; or it is asked about again. */
export function leaveUnasked(question: AskedQuestion, leave = true): void {
  preferences.setState(({ unasked }) => ({
    unasked: [...unasked.filter((one) => one !== question), ...(leave ? [question] : [])],
  }));
}

/** Everything as it is before anybody has chosen; which games are open and how far the lessons have come stays. */
export function forgetChoices(): void {
  preferences.setState(readChosen({}) ?? {});
}

// A tab always writes all preferences, so it has to take over changes made in another tab.
onTextChanged(NAME, () => void preferences.persist.rehydrate());
