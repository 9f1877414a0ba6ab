import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';

type Change<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** One step from a version to the next, all in one transaction: a step that fails leaves the database as it was. */
export type DatabaseStep<Schema extends DBSchema> = (
  db: IDBPDatabase<Schema>,
  change: Change<Schema>,
) => void | Promise<void>;

interface Opening<Schema extends DBSchema> {
  name: string;
  /**
   * What makes a database of each version out of one of the version before, the first out of nothing; there are as many
   * versions as steps. A step that was once given out is never changed: what it has left lies on people's devices.
   */
  steps: readonly DatabaseStep<Schema>[];
  /** Whether a failure is no failure of the connection, and would come again with a new one. */
  isFinal(error: unknown): boolean;
}

/**
 * A database of the browser, opened when it is first used and kept open. The browser may drop the connection: then what was
 * asked for is tried once more with a new one.
 */
export function openDeviceDatabase<Schema extends DBSchema>({ name, steps, isFinal }: Opening<Schema>) {
  type Database = IDBPDatabase<Schema>;
  let database: Promise<Database> | null = null;
  const forget = () => {
    database = null;
  };
  const open = (): Promise<Database> =>
    openDB<Schema>(name, steps.length, {
      async upgrade(db, before, _after, change) {
        try {
          for (const step of steps.slice(before)) await step(db, change);
        } catch {
          // The opening fails with it, and is told so.
          change.done.catch(() => undefined);
          change.abort();
        }
      },
      // A page with a newer version of the database waits until this one closes its connection.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: forget,
    });
  return async function withDatabase<T>(use: (db: Database) => Promise<T>, again = true): Promise<T> {
    try {
      database ??= open();
      return await use(await database);
    } catch (error) {
      forget();
      if (!again || isFinal(error)) throw error;
      return withDatabase(use, false);
    }
  };
}
