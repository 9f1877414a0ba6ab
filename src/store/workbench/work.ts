import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Kept, readAfter, type WorkStorage } from './storage.ts';

/** Whether the work is on this device as it is on the page; `elsewhere`: another tab has changed or removed it. */
export type WorkSaving = 'saved' | 'saving' | 'elsewhere' | 'unsaved';

/** A work that is open, with what was done to it. */
export interface WorkState<Work> {
  id: string;
  work: Work;
  saving: WorkSaving;
  mayUndo: boolean;
  mayRedo: boolean;
}

/** A work that is being built: every change is saved as it is made, and can be taken back. */
export interface OpenWork<Work> {
  state: StoreApi<WorkState<Work>>;
  /** Changes that are one for whoever takes them back, as the letters of a name, have the same `as`. */
  change(next: Work, as?: string): void;
  undo(): void;
  redo(): void;
  /** Waits until nothing is left to be saved. */
  settled(): Promise<void>;
}

/** How many changes can be taken back. */
const MOST = 500;

/**
 * Opens a work. `isNew`: it does not lie on the device yet, and does from its first change on.
 */
export function openWork<Work>(
  storage: WorkStorage<Work>,
  kept: Kept<Work>,
  { isNew, now = Date.now }: { isNew: boolean; now?: () => number },
): OpenWork<Work> {
  const state = createStore<WorkState<Work>>(() => ({
    id: kept.id,
    work: kept.work,
    saving: 'saved',
    mayUndo: false,
    mayRedo: false,
  }));
  let past: Work[] = [];
  let future: Work[] = [];
  let last: string | undefined;
  let before = isNew ? null : kept.touched;
  let saving: Promise<void> = Promise.resolve();

  async function save(): Promise<void> {
    const { work } = state.getState();
    // The moment tells changes apart, also two in one millisecond.
    const touched = Math.max(now(), (before ?? kept.created) + 1);
    let outcome: WorkSaving;
    try {
      outcome = (await storage.keep({ ...kept, touched, work }, before)) ? 'saved' : 'elsewhere';
      if (outcome === 'saved') before = touched;
    } catch {
      outcome = 'unsaved';
    }
    const isNewest = state.getState().work === work;
    if (isNewest || outcome !== 'saved') state.setState({ saving: outcome });
  }

  function show(work: Work): void {
    state.setState({ work, saving: 'saving', mayUndo: past.length > 0, mayRedo: future.length > 0 });
    // One after the other; what has been overtaken while it waited is not written.
    saving = saving.then(() => (state.getState().work === work ? save() : undefined));
    readAfter(saving);
  }

  return {
    state,
    change(next, as) {
      const { work } = state.getState();
      if (next === work) return;
      if (as === undefined || as !== last) past = [...past, work].slice(-MOST);
      last = as;
      future = [];
      show(next);
    },
    undo() {
      const work = past.at(-1);
      if (work === undefined) return;
      past = past.slice(0, -1);
      future = [...future, state.getState().work];
      last = undefined;
      show(work);
    },
    redo() {
      const work = future.at(-1);
      if (work === undefined) return;
      future = future.slice(0, -1);
      past = [...past, state.getState().work];
      last = undefined;
      show(work);
    },
    settled: () => saving,
  };
}
