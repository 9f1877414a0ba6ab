import { deciderOf } from '../engine/index.ts';
import type { Entry, GameSettings } from './entries.ts';
import { type GameStorage, type SavedGame, StorageError, type StorageFailure } from './game-storage.ts';
import { gameAt, type History } from './history.ts';

/** Saves one game as it is played, by appending entries. */
export interface Autosave {
  /** The game as the list of games shows it. */
  readonly savedGame: SavedGame;
  /** Why the latest entries are not saved; null when everything is. */
  readonly failure: StorageFailure | null;
  /** Never rejects: entries that could not be written are tried again with the next ones. */
  save(entries: readonly Entry[], history: History, table: GameSettings): Promise<void>;
}

/** A saved game brought up to date for the list of games. */
export function savedGameOf(savedGame: SavedGame, history: History, table: GameSettings, now: number): SavedGame {
  const game = gameAt(history);
  return {
    ...savedGame,
    table,
    turn: game.turn,
    phase: game.result ? 'over' : game.setUp === null ? game.phase.kind : 'set-up',
    player: deciderOf(game),
    result: game.result,
    touched: now,
  };
}

/** Goes on writing a game of which `savedGame.entries` lines are on the shelf. */
export function createAutosave(storage: GameStorage, first: SavedGame, now: () => number = Date.now): Autosave {
  let savedGame = first;
  let written = first.entries;
  let waiting: Entry[] = [];
  let failure: StorageFailure | null = null;
  return {
    get savedGame() {
      return savedGame;
    },
    get failure() {
      return failure;
    },
    async save(entries, history, table) {
      waiting = [...waiting, ...entries];
      savedGame = { ...savedGameOf(savedGame, history, table, now()), entries: written + waiting.length };
      try {
        await storage.append(savedGame, written, waiting);
        written += waiting.length;
        waiting = [];
        failure = null;
      } catch (error) {
        failure = error instanceof StorageError ? error.failure : 'unavailable';
      }
    },
  };
}
