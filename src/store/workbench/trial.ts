import { createStore } from 'zustand/vanilla';

/** A game that was begun to try a ship or a battle out, and the work it came from, by their ids. */
export const trial = createStore<{ game: string | null; part: 'ship' | 'battle'; work: string | null }>(() => ({
  game: null,
  part: 'battle',
  work: null,
}));
