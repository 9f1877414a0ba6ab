import * as v from 'valibot';
import { type GameLine, RECORD_LIMITS } from '../../engine/index.ts';
import { playedBy } from '../../game/entries.ts';
import { type GameStorage, openGameStorage } from './game-storage.ts';
import { readRows } from './rows.ts';
import type { LinePlace, SavedGame } from './saved-game.ts';
import { deleteGame, undeleteGame } from './shelf.ts';

const PlaceForm = v.object({
  game: v.string(),
  parent: v.string(),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RECORD_LIMITS.actions)),
});

/** Where a saved game hangs as a line; null for a game of its own, or where that is damaged. */
export const linePlaceOf = ({ line }: SavedGame): LinePlace | null => (v.is(PlaceForm, line) ? line : null);

/** A line as it lies on this device. */
export interface SavedLine {
  saved: SavedGame;
  place: LinePlace;
}

/** In the order in which they can be read: what hangs on another line stands behind it. The rest hangs on nothing. */
function inOrder(lines: readonly SavedLine[], game: string): SavedLine[] {
  const hanging = (parent: string): SavedLine[] =>
    lines
      .filter(({ place }) => place.parent === parent)
      .sort((a, b) => a.saved.created - b.saved.created)
      .flatMap((line) => [line, ...hanging(line.saved.id)]);
  return hanging(game);
}

/** The lines beside a game; those that have been deleted are left out. */
export async function listLines(game: string, storage = openGameStorage()): Promise<SavedLine[]> {
  const { games } = await storage.list();
  const lines = games.flatMap((saved) => {
    const place = saved.deleted === undefined ? linePlaceOf(saved) : null;
    return place?.game === game ? [{ saved, place }] : [];
  });
  return inOrder(lines, game);
}

/** The lines beside a game as its record holds them; of a damaged one as much as can be read. */
export async function readGameLines(game: string, storage: GameStorage = openGameStorage()): Promise<GameLine[]> {
  const listed = await listLines(game, storage);
  const lines: GameLine[] = [];
  const places = new Map<string, number>();
  for (const { saved, place } of listed.slice(0, RECORD_LIMITS.lines)) {
    const { entries } = readRows((await storage.read(saved.id)).rows, saved.entries);
    const [first] = entries;
    const on = places.get(place.parent);
    if (first?.kind !== 'begin' || (place.parent !== game && on === undefined)) continue;
    const own = playedBy(entries).slice(place.at);
    const { seed = 0, generator } = first.dice;
    const { program } = first.table;
    places.set(saved.id, lines.length);
    lines.push({
      name: saved.table.name,
      at: place.at,
      ...(on !== undefined && { on }),
      dice: { seed, ...(generator && { generator }), rolls: own.flatMap(({ rolls }) => rolls) },
      ...(Object.keys(program).length > 0 && { program }),
      actions: own.map(({ action }) => action),
    });
  }
  return lines;
}

/** Deletes a line with all that hangs on it; the ids of those that are gone, with which they can be brought back. */
export async function deleteLine({ saved, place }: SavedLine): Promise<string[]> {
  const all = inOrder(await listLines(place.game), saved.id).map((line) => line.saved.id);
  const gone: string[] = [];
  // The outermost first: none ever hangs on nothing.
  for (const id of [saved.id, ...all].reverse()) if (await deleteGame(id)) gone.push(id);
  return gone;
}

/** Brings deleted lines back. */
export async function bringLinesBack(ids: readonly string[]): Promise<void> {
  for (const id of ids) await undeleteGame(id);
}
