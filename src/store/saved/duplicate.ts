import { RECORD_LIMITS } from '../../engine/index.ts';
import { withOtherDice } from '../../game/entries.ts';
import { isClosed } from '../../game/people.ts';
import { momentNow } from '../device/moment.ts';
import { freshSeed, newId } from '../device/random.ts';
import type { GameStorage } from './game-storage.ts';
import { rememberGame } from './remembered.ts';
import { readRows, rowsOf } from './rows.ts';

/** What came of it: of a damaged game there is no copy; `other-dice` is a copy whose next dice fall differently. */
export type Duplicated = 'copied' | 'other-dice' | 'damaged';

/**
 * Puts a copy of a game beside it, under a name of its own. Where players have secrets from each other, the dice to come
 * are others, so that nobody can try in the copy what a shot in the game would do.
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
  const table = { ...savedGame.table, name: name.slice(0, RECORD_LIMITS.name) };
  const line = { ...savedGame, id: newId(), table, created: now, touched: now, entries: copy.length };
  await storage.append(line, rowsOf(line.id, copy));
  rememberGame(line);
  return hides ? 'other-dice' : 'copied';
}
