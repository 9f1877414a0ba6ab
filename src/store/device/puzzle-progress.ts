import * as v from 'valibot';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { isTextKept, onTextChanged, smallStorage } from './small-storage.ts';

/** What may be the id of a puzzle. */
const IdForm = v.pipe(v.string(), v.regex(/^[a-z]+-[a-z0-9]{1,12}$/));

/** The puzzles that have been solved on this device, by their ids. */
export interface PuzzleProgress {
  solved: readonly string[];
}

/** How much is read: far more than there are puzzles. */
const MOST = 5000;

/** What can be read of stored values, which may be damaged. */
function readProgress(stored: unknown): PuzzleProgress {
  const solved = typeof stored === 'object' && stored !== null && 'solved' in stored ? stored.solved : [];
  const all = Array.isArray(solved) ? solved.slice(0, MOST) : [];
  return { solved: [...new Set(all.filter((id): id is string => v.is(IdForm, id)))] };
}

const NAME = 'deltavee.puzzles';

/** How far the puzzles have come on this device. */
export const puzzleProgress = createStore<PuzzleProgress>()(
  persist((): PuzzleProgress => ({ solved: [] }), {
    name: NAME,
    version: 1,
    migrate: (stored) => readProgress(stored),
    storage: createJSONStorage(() => smallStorage),
    merge: readProgress,
  }),
);

/** Whether what has been solved is still known when the page comes back. */
export const isProgressKept = (): boolean => isTextKept(NAME);

/** Remembers that a puzzle has been solved; false where that was known. */
export function noteSolved(id: string): boolean {
  const { solved } = puzzleProgress.getState();
  if (solved.includes(id)) return false;
  puzzleProgress.setState({ solved: [...solved, id] });
  return true;
}

/** Takes a solved puzzle over from a file. */
export async function bringInSolved(id: unknown): Promise<'added' | 'known' | 'faulty'> {
  if (!v.is(IdForm, id)) return 'faulty';
  return noteSolved(id) ? 'added' : 'known';
}

// A tab always writes all of them, so it has to take over what another tab has solved.
onTextChanged(NAME, () => void puzzleProgress.persist.rehydrate());
