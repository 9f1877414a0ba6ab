import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { openDeviceDatabase } from '../device/database.ts';

/** Something that was made at the workbench, as it lies on this device. */
export interface StoredWork<Work> {
  id: string;
  created: number;
  /** When it was changed last; also tells whether another tab has changed it since. */
  touched: number;
  work: Work;
}

/** The two object stores of the workbench. */
export type WorkStore = 'ships' | 'battles';

interface WorkbenchSchema extends DBSchema {
  ships: { key: string; value: StoredWork<unknown> };
  battles: { key: string; value: StoredWork<unknown> };
}

/** What lies there: each entry that can be read, the last touched first, and the ids of those that cannot. */
export interface StoredWorks<Work> {
  kept: StoredWork<Work>[];
  damaged: string[];
}

/** The works of one kind on this device. */
export interface WorkStorage<Work> {
  list(): Promise<StoredWorks<Work>>;
  /** One work; null if there is none, `damaged` if it cannot be read. */
  read(id: string): Promise<StoredWork<Work> | null | 'damaged'>;
  /**
   * Puts a work in the place of what it was when it was `before`, null if it is new. False, and nothing is written, if
   * another tab has changed or removed it since.
   */
  keep(work: StoredWork<Work>, before: number | null): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const MomentForm = v.pipe(v.number(), v.finite());
const StoredForm = v.object({ id: v.string(), created: MomentForm, touched: MomentForm, work: v.unknown() });

/** Reads one entry; null if it or the work in it is damaged. */
export function readStored<Work>(value: unknown, form: v.GenericSchema<unknown, Work>): StoredWork<Work> | null {
  const entry = v.safeParse(StoredForm, value);
  if (!entry.success) return null;
  const work = v.safeParse(form, entry.output.work);
  return work.success ? { ...entry.output, work: work.output } : null;
}

/** Reads all entries that lie under these ids; a damaged one does not hide the others. */
export function readStoredList<Work>(
  entries: readonly (readonly [id: string, value: unknown])[],
  form: v.GenericSchema<unknown, Work>,
): StoredWorks<Work> {
  const read = entries.map(([id, value]) => ({ id, kept: readStored(value, form) }));
  return {
    kept: read.flatMap(({ kept }) => kept ?? []).sort((a, b) => b.touched - a.touched || b.created - a.created),
    damaged: read.filter(({ kept }) => kept === null).map(({ id }) => id),
  };
}

/** The connection of this page, shared by both kinds. */
const withDatabase = openDeviceDatabase<WorkbenchSchema>({
  name: 'deltavee-workbench',
  steps: [
    (db) => {
      db.createObjectStore('ships', { keyPath: 'id' });
      db.createObjectStore('battles', { keyPath: 'id' });
    },
  ],
  isFinal: (error) => error instanceof DOMException && error.name === 'QuotaExceededError',
});

let writing: Promise<unknown> = Promise.resolve();

/** Anybody who reads from now on waits until this is written: a work that was left is still being saved. */
export function readAfter(saving: Promise<void>): void {
  writing = Promise.all([writing, saving]);
}

/** The works of one kind in this browser, in IndexedDB, each read through its form. */
export function openWorkStorage<Work>(kind: WorkStore, form: v.GenericSchema<unknown, Work>): WorkStorage<Work> {
  const read = <T>(use: Parameters<typeof withDatabase<T>>[0]): Promise<T> => writing.then(() => withDatabase(use));
  return {
    list: () =>
      read(async (db) => {
        const reading = db.transaction(kind);
        const [ids, values] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
        return readStoredList(
          ids.map((id, index) => [id, values[index]]),
          form,
        );
      }),
    read: (id) =>
      read(async (db) => {
        const value = await db.get(kind, id);
        return value === undefined ? null : (readStored(value, form) ?? 'damaged');
      }),
    keep: (work, before) =>
      withDatabase(async (db) => {
        const writing = db.transaction(kind, 'readwrite', { durability: 'strict' });
        const there = await writing.store.get(work.id);
        const isOurs = (there?.touched ?? null) === before || there?.touched === work.touched;
        if (isOurs) await writing.store.put(work);
        await writing.done;
        return isOurs;
      }),
    remove: (id) => withDatabase((db) => db.delete(kind, id)),
  };
}
