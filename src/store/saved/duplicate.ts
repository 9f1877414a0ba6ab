import { plainName } from '../../engine/index.ts';
import { withOtherDice } from '../../game/entries.ts';
import { isClosed } from '../../game/people.ts';
import { momentNow } from '../device/moment.ts';
import { freshSeed, newId } from '../device/random.ts';
import type { GameStorage } from './game-storage.ts';
import { listLines } from './lines.ts';
import { rememberGame } from './remembered.ts';
import { readRows, rowsOf } from './rows.ts';

/** What came of it: of a damaged game there is no copy; `other-dice` is a copy whose next dice fall differently. */
export type Duplicated = 'copied' | 'other-dice' | 'damaged';

/** Hangs copies of the lines beside a game on a copy of it; of a damaged one as much as can be read. */
async function copyLines(storage: GameStorage, from: string, to: string): Promise<void> {
  const ids = new Map([[from, to]]);
  for (const { saved, place } of await listLines(from, storage)) {
    const { entries } = readRows((await storage.read(saved.id)).rows, saved.entries);
    const parent = ids.get(place.parent);
    if (entries.length === 0 || parent === undefined) continue;
    const copy = { ...saved, id: newId(), entries: entries.length, line: { ...place, game: to, parent } };
    ids.set(saved.id, copy.id);
    await storage.append(copy, rowsOf(copy.id, entries));
  }
}

/**
 * Puts a copy of a game beside it, under a name of its own. Where players have secrets from each other, the dice to come
 * are others, so that nobody can try in the copy what a shot in the game would do. Lines beside the game are copied too.
 */
export async function duplicateGame(
  storage: GameStorage,
  id: string,
  name: string,
  now = momentNow(),
): Promise<Duplicated> {
  const { savedGame, rows } = await storage.read(id);
  const { entries, damage } = readRows(rows, savedGame?.entries ?? null);
  const [first] = entries;
  if (!savedGame || damage || first?.kind !== 'begin') return 'damaged';
  const hides = isClosed(first.table) && savedGame.result === null;
  const copy = hides ? withOtherDice(entries, freshSeed()) : entries;
  const table = { ...savedGame.table, name: plainName(name) };
  const line = { ...savedGame, id: newId(), table, created: now, touched: now, entries: copy.length };
  await storage.append(line, rowsOf(line.id, copy));
  rememberGame(line);
  if (!savedGame.line) await copyLines(storage, id, line.id);
  return hides ? 'other-dice' : 'copied';
}
