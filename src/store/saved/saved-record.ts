import type { GameRecord } from '../../engine/index.ts';
import { fold } from '../../game/entries.ts';
import { type GameStorage, openGameStorage } from './game-storage.ts';
import { readRows } from './rows.ts';

/** The record of a game that lies on this device, under the name it has in the list; null if nothing of it can be read. */
export async function readSavedRecord(
  id: string,
  storage: GameStorage = openGameStorage(),
): Promise<GameRecord | null> {
  const { savedGame, rows } = await storage.read(id);
  const kept = fold(readRows(rows, savedGame?.entries ?? null).entries);
  if (!kept) return null;
  const name = savedGame?.table.name ?? kept.table.name;
  return { format: 'deltavee-record', version: 1, ...kept, table: { ...kept.table, name } };
}
