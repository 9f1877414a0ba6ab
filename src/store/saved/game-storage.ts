import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import { type DatabaseStep, openDeviceDatabase } from '../device/database.ts';
import type { Row } from './rows.ts';
import { readSavedGame, type SavedGame } from './saved-game.ts';

interface StorageSchema extends DBSchema {
  games: { key: string; value: SavedGame };
  entries: { key: [string, IDBValidKey]; value: Row };
}

/**
 * Why something could not be saved. `elsewhere`: another tab has added entries to the game; `emptied`: what the game had
 * on the shelf is gone; `silent`: the browser does not answer; `newer`: what is here was kept by a
 * newer version of the program.
 */
export type StorageFailure = 'full' | 'elsewhere' | 'emptied' | 'silent' | 'newer' | 'unavailable';

export class StorageError extends Error {
  readonly failure: StorageFailure;
  constructor(failure: StorageFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** How long the browser may take for an answer before the game is played on unsaved, in milliseconds. */
export const PATIENCE = 5000;

/** In so many parts the time is waited for: a machine that stood still meanwhile is not taken for a silent browser. */
const PARTS = 10;

/** The answer, or the failure `silent` if none comes in time; what was asked for may still be done later. */
export async function answered<T>(answer: Promise<T>, patience = PATIENCE): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const wait = (parts: number): void => {
      timer = setTimeout(
        () => (parts > 1 ? wait(parts - 1) : reject(new StorageError('silent', null))),
        patience / PARTS,
      );
    };
    wait(PARTS);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** What lies on the shelf. */
export interface StoredShelf {
  /** The games of which both the line in the list and entries are there, the last played first. */
  games: SavedGame[];
  /** The ids of games whose line cannot be read or is gone, but of which there are entries. */
  unlisted: string[];
  /** The games of which only the line is left. */
  emptied: SavedGame[];
}

/** The games saved on this device. Every call reopens the database if the browser has closed it. */
export interface GameStorage {
  list(): Promise<StoredShelf>;
  /** A game's line in the list, as far as it can be read, and its rows as they lie there. */
  read(id: string): Promise<{ savedGame: SavedGame | null; rows: unknown[] }>;
  /**
   * Appends rows to a game and updates its line; both or neither are saved. Rows that are there already, because an
   * earlier writing of them was answered with an error, are passed over.
   */
  append(game: SavedGame, rows: readonly Required<Row>[]): Promise<void>;
  /** Puts the rows in the place of all that a game has. */
  replace(game: SavedGame, rows: readonly Required<Row>[]): Promise<void>;
  /** Changes a game's line in the list, no matter who else is writing the game. */
  change(id: string, change: (game: SavedGame) => SavedGame): Promise<void>;
  /** Deletes a game; with a condition only if its line meets it. */
  remove(id: string, ifSo?: (game: SavedGame) => boolean): Promise<void>;
}

const DATABASE = 'deltavee';

/**
 * Rows of version 1 have no hash and are read as they are. Version 2 keeps a program of then from adding such rows to a game
 * that has hashes: it refuses the database and leaves it.
 */
const STEPS: readonly DatabaseStep<StorageSchema>[] = [
  (db) => {
    db.createObjectStore('games', { keyPath: 'id' });
    db.createObjectStore('entries', { keyPath: ['game', 'nth'] });
  },
  () => undefined,
];

/** The failure behind whatever was thrown while something was written. */
export function failureOf(error: unknown): StorageFailure {
  if (error instanceof StorageError) return error.failure;
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'VersionError') return 'newer';
  return name === 'ConstraintError' ? 'elsewhere' : 'unavailable';
}

/** The rows of a game from a number on. */
const rowsFrom = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

type Database = IDBPDatabase<StorageSchema>;
type Store<Name extends 'games' | 'entries'> = IDBPObjectStore<StorageSchema, ['games', 'entries'], Name, 'readwrite'>;

/** Writes in one transaction, which is on the disk when it is answered, or has changed nothing. */
async function write(
  db: Database,
  use: (games: Store<'games'>, entries: Store<'entries'>) => Promise<void>,
): Promise<void> {
  const writing = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
  // Looked at even if the use fails, or its failure would go to nobody.
  const done = writing.done.catch((error: unknown) => error);
  try {
    await use(writing.objectStore('games'), writing.objectStore('entries'));
  } catch (error) {
    try {
      writing.abort();
    } catch {
      // A write that was refused has ended the transaction already.
    }
    throw error;
  }
  const failed = await done;
  if (failed) throw failed;
}

/** Behind all rows of a game but those whose damaged number is a list: lists are the last of all keys. */
const BEHIND: IDBValidKey = [];

/** All rows of a game, also those whose number is damaged. */
const allRowsOf = (id: string) => IDBKeyRange.bound([id], [id, BEHIND]);

/** The ids of all games that have rows. A damaged row may have anything for its game and its number. */
async function listGamesWithRows(db: Database): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor = await db.transaction('entries').store.openKeyCursor();
  while (cursor) {
    const [id, nth] = cursor.key;
    if (typeof id === 'string' && typeof nth === 'number') ids.add(id);
    // On to the next game.
    cursor = await (Array.isArray(nth) ? cursor.continue() : cursor.continue([id, BEHIND]));
  }
  return ids;
}

/**
 * A game under the name it has in the list, which may have been changed while it is played. The rest of the line is not
 * looked at: it is replaced, and this happens with every order.
 */
function named(game: SavedGame, listed: SavedGame | undefined): SavedGame {
  const name: unknown = listed?.table?.name;
  return typeof name === 'string' ? { ...game, table: { ...game.table, name } } : game;
}

/** The games saved in this browser, in IndexedDB. */
export function openGameStorage(): GameStorage {
  const connected = openDeviceDatabase<StorageSchema>({
    name: DATABASE,
    steps: STEPS,
    isFinal: (error) => failureOf(error) !== 'unavailable',
  });
  const withDatabase = <T>(use: (db: Database) => Promise<T>): Promise<T> =>
    connected(use).catch((error: unknown) => {
      throw new StorageError(failureOf(error), error);
    });

  return {
    list: () =>
      withDatabase(async (db) => {
        const lines = await db.getAll('games');
        const filled = await listGamesWithRows(db);
        const games = lines.map(readSavedGame).filter((game) => game !== null);
        const listed = new Set(games.map(({ id }) => id));
        return {
          games: games
            .filter(({ id }) => filled.has(id))
            .sort((a, b) => b.touched - a.touched || b.created - a.created),
          unlisted: [...filled].filter((id) => !listed.has(id)),
          emptied: games.filter(({ id }) => !filled.has(id)),
        };
      }),
    read: (id) =>
      withDatabase(async (db) => {
        const [line, rows] = await Promise.all([db.get('games', id), db.getAll('entries', rowsFrom(id))]);
        return { savedGame: readSavedGame(line), rows };
      }),
    append: (game, rows) =>
      withDatabase((db) =>
        write(db, async (games, entries) => {
          const from = rows[0]?.nth ?? 0;
          const [before, there, listed] = await Promise.all([
            entries.count([game.id, from - 1]),
            entries.getAll(rowsFrom(game.id, from)),
            games.get(game.id),
          ]);
          if (from > 0 && before === 0) throw new StorageError('emptied', null);
          if (there.some((row, index) => row.hash !== rows[index]?.hash)) throw new StorageError('elsewhere', null);
          const adding = rows.slice(there.length).map((row) => entries.add(row));
          await Promise.all([...adding, games.put(named(game, listed))]);
        }),
      ),
    replace: (game, rows) =>
      withDatabase((db) =>
        write(db, async (games, entries) => {
          await entries.delete(allRowsOf(game.id));
          await Promise.all([...rows.map((row) => entries.add(row)), games.put(game)]);
        }),
      ),
    change: (id, change) =>
      withDatabase((db) =>
        write(db, async (games) => {
          const game = readSavedGame(await games.get(id));
          if (game) await games.put(change(game));
        }),
      ),
    remove: (id, ifSo) =>
      withDatabase((db) =>
        write(db, async (games, entries) => {
          if (ifSo) {
            const game = readSavedGame(await games.get(id));
            if (!game || !ifSo(game)) return;
          }
          await Promise.all([games.delete(id), entries.delete(allRowsOf(id))]);
        }),
      ),
  };
}
