import { deciderOf } from '../engine/index.ts';
import type { Entry, Table } from './entries.ts';
import { gameAt, type History } from './history.ts';
import { type GameLine, KeepError, type KeepFailure, type Library } from './library.ts';

/** Writes down one game, line by line. */
export interface Keeper {
  /** The game as the list of games shows it. */
  readonly line: GameLine;
  /** Why what is on the table is not on the shelf; null while it is. */
  readonly failure: KeepFailure | null;
  /** Never rejects: what could not be written is tried again with the next line. */
  keep(entries: readonly Entry[], history: History, table: Table): Promise<void>;
}

/** The line of a game for the list of games. */
export function lineOf(line: GameLine, history: History, table: Table, now: number): GameLine {
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
export function createKeeper(library: Library, first: GameLine, now: () => number = Date.now): Keeper {
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
        await library.append(line, written, waiting);
        written += waiting.length;
        waiting = [];
        failure = null;
      } catch (error) {
        failure = error instanceof KeepError ? error.failure : 'unavailable';
      }
    },
  };
}
