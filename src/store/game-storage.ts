import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameResult, PhaseKind, Player } from '../engine/index.ts';
import type { Entry, GameSettings } from './entries.ts';

/** A kept game as a list shows it: nothing in it is anybody's secret. */
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

interface Shelves extends DBSchema {
  games: { key: string; value: SavedGame };
  entries: { key: [string, number]; value: { game: string; nth: number; entry: Entry } };
}

/** Why something could not be kept. */
export type KeepFailure = 'full' | 'elsewhere' | 'unavailable';

export class KeepError extends Error {
  readonly failure: KeepFailure;
  constructor(failure: KeepFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** The games on this device. Every call opens the shelves anew if the browser has shut them. */
export interface GameStorage {
  list(): Promise<SavedGame[]>;
  read(id: string): Promise<Entry[]>;
  /** Adds entries to a game, beginning with number `from`, and its new line. Complete when it resolves. */
  append(line: SavedGame, from: number, entries: readonly Entry[]): Promise<void>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'deltavee';

const openShelves = (onClosed: () => void): Promise<IDBPDatabase<Shelves>> =>
  openDB<Shelves>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['game', 'nth'] });
    },
    // A newer page waits for this one to let go.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: onClosed,
  });

function failureOf(error: unknown): KeepFailure {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'ConstraintError' ? 'elsewhere' : 'unavailable';
}

/** The shelves of this browser, in IndexedDB. */
export function openGameStorage(): GameStorage {
  let shelves: Promise<IDBPDatabase<Shelves>> | null = null;

  /** Connections may be dropped by the browser: one more try with a fresh one, unless the trouble is another. */
  async function withShelves<T>(use: (db: IDBPDatabase<Shelves>) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        shelves ??= openShelves(() => {
          shelves = null;
        });
        return await use(await shelves);
      } catch (error) {
        shelves = null;
        const failure = failureOf(error);
        if (failure !== 'unavailable' || tries > 1) throw new KeepError(failure, error);
      }
    }
  }

  return {
    list: () =>
      withShelves(async (db) =>
        (await db.getAll('games')).sort((a, b) => b.touched - a.touched || b.created - a.created),
      ),
    read: (id) =>
      withShelves(async (db) => {
        const kept = await db.getAll('entries', IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
        return kept.map(({ entry }) => entry);
      }),
    append: (line, from, entries) =>
      withShelves(async (db) => {
        const writing = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
        const shelf = writing.objectStore('entries');
        const writes: Promise<unknown>[] = entries.map((entry, index) =>
          shelf.add({ game: line.id, nth: from + index, entry }),
        );
        writes.push(writing.objectStore('games').put(line), writing.done);
        await Promise.all(writes);
      }),
    remove: (id) =>
      withShelves(async (db) => {
        const writing = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
        await Promise.all([
          writing.objectStore('games').delete(id),
          writing.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])),
          writing.done,
        ]);
      }),
  };
}
