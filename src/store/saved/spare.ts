import { smallStorage } from '../device/small-storage.ts';
import type { Row } from './rows.ts';
import { readSavedGame, type SavedGame } from './saved-game.ts';

const NAME = 'deltavee.spare';

/** A longer game has no spare copy: it lies in a small store, beside everything else that is remembered. */
const LONGEST = 500_000;

/** The game that was played last, as it was at the beginning of a phase. */
export interface Spare {
  game: SavedGame;
  /** As they would lie in the database; one who opens the game looks through them. */
  rows: readonly Required<Row>[];
}

/**
 * Keeps a copy apart from the database: a browser that was killed may find its database damaged when it starts again,
 * and then drops it whole and without a word.
 */
export function keepSpare({ game, rows }: Spare): void {
  const text = JSON.stringify({ game: { ...game, entries: rows.length }, rows });
  if (text.length <= LONGEST) smallStorage.setItem(NAME, text);
}

/** The spare copy, if there is one that can be read. */
export function readSpare(): Spare | null {
  const text = smallStorage.getItem(NAME);
  if (typeof text !== 'string') return null;
  try {
    const { game, rows } = JSON.parse(text);
    const line = readSavedGame(game);
    return line && Array.isArray(rows) ? { game: line, rows } : null;
  } catch {
    return null;
  }
}

/** Lets go of the spare copy of a game that was deleted. */
export function dropSpare(id: string): void {
  if (readSpare()?.game.id === id) smallStorage.removeItem(NAME);
}
