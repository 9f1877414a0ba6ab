import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Opening<Schema extends DBSchema> {
  name: string;
  version: number;
  /** Makes what version 1 has; later versions change what lies there. */
  create(db: IDBPDatabase<Schema>): void;
  /** Whether a failure is no failure of the connection, and would come again with a new one. */
  isFinal(error: unknown): boolean;
}

/**
 * A database of the browser, opened when it is first used and kept open. The browser may drop the connection: then what was
 * asked for is tried once more with a new one.
 */
export function openDatabase<Schema extends DBSchema>({ name, version, create, isFinal }: Opening<Schema>) {
  type Database = IDBPDatabase<Schema>;
  let database: Promise<Database> | null = null;
  const forget = () => {
    database = null;
  };
  const open = (): Promise<Database> =>
    openDB<Schema>(name, version, {
      upgrade: (db, before) => (before < 1 ? create(db) : undefined),
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
