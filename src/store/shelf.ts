import { answered, openGameStorage, StorageError } from './game-storage.ts';
import { lockGame } from './lock.ts';
import { forgetGame, listRemembered } from './remembered.ts';
import type { SavedGame } from './saved-game.ts';

/** A game that is not whole: without its line in the list, of which only entries are left, or of which none are. */
export type LostGame = { kind: 'unlisted'; id: string } | { kind: 'gone'; game: SavedGame };

const storage = openGameStorage();

/** Whether the browser has promised to keep what is stored until somebody deletes it; null if it cannot be asked. */
async function isDurable(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

/** Asks the browser to keep the games also when its disk gets full. It may ask the player, and may decline. */
export async function askToKeep(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Where there is nobody to ask, the games are kept as long as the browser likes.
  }
}

/** What the list of games shows. */
export interface Shelf {
  games: readonly SavedGame[];
  lost: readonly LostGame[];
  /** Whether the browser keeps them also when its disk gets full; null if that is not known. */
  durable: boolean | null;
}

/** The games on this device, and what has become of those that should be there too. */
export async function listShelf(): Promise<Shelf> {
  const [{ games, unlisted, emptied }, durable] = await Promise.all([answered(storage.list()), isDurable()]);
  const there = new Set([...games.map(({ id }) => id), ...unlisted]);
  const gone = new Map([...listRemembered(), ...emptied].map((game) => [game.id, game]));
  return {
    games,
    durable,
    lost: [
      ...unlisted.map((id): LostGame => ({ kind: 'unlisted', id })),
      ...[...gone.values()].filter(({ id }) => !there.has(id)).map((game): LostGame => ({ kind: 'gone', game })),
    ],
  };
}

/** Whether a failure is that the browser does not answer. */
export const isSilent = (error: unknown): boolean => error instanceof StorageError && error.failure === 'silent';

/** Deletes a game, and forgets it; false if it is open in a tab, which would go on writing it. */
export async function removeGame(id: string): Promise<boolean> {
  const lock = await lockGame(id, () => undefined);
  if (!lock.held) return false;
  try {
    await answered(storage.remove(id));
    forgetGame(id);
  } finally {
    lock.release();
  }
  return true;
}
