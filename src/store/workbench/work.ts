import { applyPatches, type Draft, enablePatches, type Patch, produceWithPatches } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Recipe } from '../../workbench/ships/recipe.ts';
import { momentNow } from '../device/moment.ts';
import { readAfter, type StoredWork, type WorkStorage } from './storage.ts';

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
  /** Changes that are one for anybody who takes them back, as the letters of a name, have the same `as`. */
  change(recipe: Recipe<Work>, as?: string): void;
  undo(): void;
  redo(): void;
  /** Waits until nothing is left to be saved. */
  settled(): Promise<void>;
}

/** What a change has done, and what takes it back. */
interface Change {
  redo: readonly Patch[];
  undo: readonly Patch[];
}

/** How many changes can be taken back. */
const MOST = 500;

enablePatches();

/** Opens a work that lies on the device. */
export function openWork<Work extends object>(
  storage: WorkStorage<Work>,
  kept: StoredWork<Work>,
  now: () => number = momentNow,
): OpenWork<Work> {
  const state = createStore<WorkState<Work>>(() => ({
    id: kept.id,
    work: kept.work,
    saving: 'saved',
    mayUndo: false,
    mayRedo: false,
  }));
  let past: Change[] = [];
  let future: Change[] = [];
  let last: string | undefined;
  let before = kept.touched;
  let saving: Promise<void> = Promise.resolve();

  async function save(): Promise<void> {
    const { work } = state.getState();
    // The moment tells changes apart, also two in one millisecond.
    const touched = Math.max(now(), before + 1);
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

  /** Takes the newest change of one list over to the other, and the work with it. */
  function step(from: Change[], to: Change[], way: keyof Change): void {
    const change = from.pop();
    if (!change) return;
    to.push(change);
    last = undefined;
    show(applyPatches(state.getState().work, change[way]));
  }

  return {
    state,
    change(recipe, as) {
      // A recipe knows the work by its own type; immer calls that of a draft by another name.
      const write = recipe as (draft: Draft<Work>) => void;
      const [work, redo, undo] = produceWithPatches(state.getState().work, (draft: Draft<Work>) => write(draft));
      if (redo.length === 0) return;
      const joined = as !== undefined && as === last ? past.pop() : undefined;
      past = [...past, { redo: [...(joined?.redo ?? []), ...redo], undo: [...undo, ...(joined?.undo ?? [])] }];
      past = past.slice(-MOST);
      last = as;
      future = [];
      show(work);
    },
    undo: () => step(past, future, 'undo'),
    redo: () => step(future, past, 'redo'),
    settled: () => saving,
  };
}
