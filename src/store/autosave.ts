import { deciderOf } from '../engine/index.ts';
import type { Entry, GameSettings } from './entries.ts';
import { type GameStorage, KeepError, type KeepFailure, type SavedGame } from './game-storage.ts';
import { gameAt, type History } from './history.ts';

/** Writes down one game, line by line. */
export interface Autosave {
  /** The game as the list of games shows it. */
  readonly line: SavedGame;
  /** Why what is on the table is not on the shelf; null while it is. */
  readonly failure: KeepFailure | null;
  /** Never rejects: what could not be written is tried again with the next line. */
  keep(entries: readonly Entry[], history: History, table: GameSettings): Promise<void>;
}

/** The line of a game for the list of games. */
export function lineOf(line: SavedGame, history: History, table: GameSettings, now: number): SavedGame {
  const game = gameAt(history);
  return {
    ...line,
    table,
    turn: game.turn,
    phase: game.result ? 'over' : game.setUp === null ? game.phase.kind : 'set-up',
    player: deciderOf(game),
    result: game.result,
    touched: now,
  };
}

/** Goes on writing a game of which `line.entries` lines are on the shelf. */
export function createAutosave(storage: GameStorage, first: SavedGame, now: () => number = Date.now): Autosave {
  let line = first;
  let written = first.entries;
  let waiting: Entry[] = [];
  let failure: KeepFailure | null = null;
  return {
    get line() {
      return line;
    },
    get failure() {
      return failure;
    },
    async keep(entries, history, table) {
      waiting = [...waiting, ...entries];
      line = { ...lineOf(line, history, table, now()), entries: written + waiting.length };
      try {
        await storage.append(line, written, waiting);
        written += waiting.length;
        waiting = [];
        failure = null;
      } catch (error) {
        failure = error instanceof KeepError ? error.failure : 'unavailable';
      }
    },
  };
}
