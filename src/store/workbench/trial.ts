import { createStore } from 'zustand/vanilla';

/** A game that was begun to try a battle out, and the battle it came from, by their ids. */
export const trial = createStore<{ game: string | null; battle: string | null }>(() => ({ game: null, battle: null }));
