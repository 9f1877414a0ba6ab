import { plainName } from '../../engine/index.ts';
import { momentNow } from '../device/moment.ts';
import { answered, openGameStorage, StorageError } from './game-storage.ts';
import { dropFile } from './kept-files.ts';
import { lockGame } from './lock.ts';
import { forgetGame, listRemembered, rememberGame, rememberOlder } from './remembered.ts';
import type { SavedGame } from './saved-game.ts';
import { tellShelfNews } from './shelf-news.ts';
import { dropSpare, readSpare } from './spare.ts';

/**
 * A game that is not whole: without its line in the list, of which only entries are left, or of which none are. Of the
 * latter there may be a spare copy, which tells how far it reaches.
 */
export type LostGame = { kind: 'unlisted'; id: string } | { kind: 'gone'; game: SavedGame; spare: SavedGame | null };

const storage = openGameStorage();

/** Whether the browser has promised to keep what is stored until somebody deletes it; null if it cannot be asked. */
export async function isDurable(): Promise<boolean | null> {
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
  /** Those whose deletion can still be taken back. */
  deleted: readonly SavedGame[];
  lost: readonly LostGame[];
  /** Whether the browser keeps them also when its disk gets full; null if that is not known. */
  durable: boolean | null;
}

/** How long a deletion can be taken back, in milliseconds. */
const REPENTANCE = 600_000;

/** Lets go for good of games that were deleted long enough ago; the others are returned. */
async function clearOut(games: readonly SavedGame[]): Promise<SavedGame[]> {
  const before = momentNow() - REPENTANCE;
  const isOver = ({ deleted }: SavedGame): boolean => deleted !== undefined && deleted < before;
  for (const { id } of games.filter(isOver)) {
    await whileNobodyPlays(id, () => storage.remove(id, isOver));
    void dropFile(id);
  }
  return games.filter((game) => !isOver(game));
}

/** Does something to a game; false if it is open in a tab, which would go on writing it. */
async function whileNobodyPlays(id: string, use: () => Promise<void>): Promise<boolean> {
  const lock = await lockGame(id, () => undefined);
  if (!lock.held) return false;
  try {
    await answered(use());
  } finally {
    lock.release();
  }
  return true;
}

/** The games on this device, and what has become of those that should be there too. */
export async function listShelf(): Promise<Shelf> {
  const [{ games, unlisted, emptied }, durable] = await Promise.all([answered(storage.list()), isDurable()]);
  const all = await clearOut(games);
  const there = new Set([...all.map(({ id }) => id), ...unlisted]);
  const spare = readSpare()?.game;
  const goneGame = (game: SavedGame): LostGame => ({ kind: 'gone', game, spare: spare?.id === game.id ? spare : null });
  const gone = new Map([...listRemembered(), ...emptied].map((game) => [game.id, game]));
  const kept = all.filter(({ deleted }) => deleted === undefined);
  rememberOlder(kept);
  return {
    games: kept,
    deleted: all.filter(({ deleted }) => deleted !== undefined),
    durable,
    lost: [
      ...unlisted.map((id): LostGame => ({ kind: 'unlisted', id })),
      ...[...gone.values()].filter(({ id }) => !there.has(id)).map(goneGame),
    ],
  };
}

/** Whether a failure is that the browser does not answer. */
export const isSilent = (error: unknown): boolean => error instanceof StorageError && error.failure === 'silent';

/** Lets go of a game for good, and forgets it; false if it is open in a tab. */
export async function forgetForGood(id: string): Promise<boolean> {
  const gone = await whileNobodyPlays(id, () => storage.remove(id));
  if (gone) {
    forgetGame(id);
    dropSpare(id);
    void dropFile(id);
    tellShelfNews();
  }
  return gone;
}

/** Puts the spare copy of a game that is gone in its place. */
export async function restoreSpare(id: string): Promise<void> {
  const spare = readSpare();
  if (spare?.game.id !== id) return;
  await whileNobodyPlays(id, () => storage.replace(spare.game, spare.rows));
  tellShelfNews();
}

/** Deletes a game so that it can be taken back for a while; false if it is open in a tab. */
export async function deleteGame(id: string): Promise<boolean> {
  const deleted = await whileNobodyPlays(id, () => storage.change(id, (game) => ({ ...game, deleted: momentNow() })));
  if (deleted) {
    forgetGame(id);
    tellShelfNews();
  }
  return deleted;
}

/** Takes the deletion of a game back. */
export async function undeleteGame(id: string): Promise<void> {
  await answered(
    storage.change(id, ({ deleted: _, ...game }) => {
      rememberGame(game);
      return game;
    }),
  );
  tellShelfNews();
}

/** Gives a game another name; an empty one is none. A tab in which it is played goes on with it. */
export async function renameGame(id: string, name: string): Promise<void> {
  const given = plainName(name.trim());
  await answered(
    storage.change(id, (game) => {
      const named = { ...game, table: { ...game.table, name: given } };
      rememberGame(named);
      return named;
    }),
  );
  tellShelfNews();
}
