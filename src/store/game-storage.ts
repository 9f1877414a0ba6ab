import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameResult, PhaseKind, Player } from '../engine/index.ts';
import type { Entry, GameSettings } from './entries.ts';

/** A saved game as the list of games shows it, without either player's secrets. */
export interface SavedGame {
  id: string;
  /** The id of its scenario. */
  scenario: string;
  table: GameSettings;
  turn: number;
  phase: PhaseKind | 'set-up' | 'over';
  /** Who decides next; null when the game is over. */
  player: Player | null;
  result: GameResult | null;
  created: number;
  touched: number;
  /** How many entries it has. */
  entries: number;
}

interface StorageSchema extends DBSchema {
  games: { key: string; value: SavedGame };
  entries: { key: [string, number]; value: { game: string; nth: number; entry: Entry } };
}

/** Why something could not be saved; `elsewhere`: another tab has added entries to the game. */
export type StorageFailure = 'full' | 'elsewhere' | 'unavailable';

export class StorageError extends Error {
  readonly failure: StorageFailure;
  constructor(failure: StorageFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** The games saved on this device. Every call reopens the database if the browser has closed it. */
export interface GameStorage {
  list(): Promise<SavedGame[]>;
  read(id: string): Promise<Entry[]>;
  /**
   * Appends entries to a game, the first with number `from`, and updates the game in the list. Both or neither are
   * saved.
   */
  append(game: SavedGame, from: number, entries: readonly Entry[]): Promise<void>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'deltavee';

const openDatabase = (onClosed: () => void): Promise<IDBPDatabase<StorageSchema>> =>
  openDB<StorageSchema>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['game', 'nth'] });
    },
    // A page with a newer version of the database waits until this one closes its connection.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: onClosed,
  });

function failureOf(error: unknown): StorageFailure {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'ConstraintError' ? 'elsewhere' : 'unavailable';
}

/** The games saved in this browser, in IndexedDB. */
export function openGameStorage(): GameStorage {
  let database: Promise<IDBPDatabase<StorageSchema>> | null = null;

  /** The browser may drop a connection: tries once more with a new one, unless the error has another cause. */
  async function withDatabase<T>(use: (db: IDBPDatabase<StorageSchema>) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        database ??= openDatabase(() => {
          database = null;
        });
        return await use(await database);
      } catch (error) {
        database = null;
        const failure = failureOf(error);
        if (failure !== 'unavailable' || attempt > 1) throw new StorageError(failure, error);
      }
    }
  }

  return {
    list: () =>
      withDatabase(async (db) =>
        (await db.getAll('games')).sort((a, b) => b.touched - a.touched || b.created - a.created),
      ),
    read: (id) =>
      withDatabase(async (db) => {
        const rows = await db.getAll('entries', IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
        return rows.map(({ entry }) => entry);
      }),
    append: (game, from, entries) =>
      withDatabase(async (db) => {
        const writing = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
        const entryStore = writing.objectStore('entries');
        const writes: Promise<unknown>[] = entries.map((entry, index) =>
          entryStore.add({ game: game.id, nth: from + index, entry }),
        );
        writes.push(writing.objectStore('games').put(game), writing.done);
        await Promise.all(writes);
      }),
    remove: (id) =>
      withDatabase(async (db) => {
        const writing = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
        await Promise.all([
          writing.objectStore('games').delete(id),
          writing.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])),
          writing.done,
        ]);
      }),
  };
}
