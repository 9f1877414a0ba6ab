import * as v from 'valibot';
import { RECORD_LIMITS } from '../../engine/index.ts';
import { type Entry, fullSettings } from '../../game/entries.ts';
import { findScenario } from '../../scenarios/index.ts';
import { IdForm, newId } from '../device/random.ts';
import type { GameStorage } from './game-storage.ts';
import { linePlaceOf } from './lines.ts';
import { lockGame } from './lock.ts';
import { rememberGame } from './remembered.ts';
import { readRows, rowsOf } from './rows.ts';
import { readSavedGame, type SavedGame } from './saved-game.ts';

const KeptForm = v.object({
  line: v.unknown(),
  entries: v.pipe(v.array(v.unknown()), v.maxLength(RECORD_LIMITS.actions)),
});

/** A game as it stands in the file. */
interface KeptGame {
  line: SavedGame;
  entries: Entry[];
}

/** All games that can be read, as they stand in a file: behind them the lines beside them, the oldest first. */
export async function listKeptGames(storage: GameStorage): Promise<KeptGame[]> {
  const all: KeptGame[] = [];
  const { games } = await storage.list();
  const kept = games.filter(({ deleted }) => deleted === undefined);
  const lines = kept.filter((game) => linePlaceOf(game)).sort((a, b) => a.created - b.created);
  for (const game of [...kept.filter((one) => !linePlaceOf(one)), ...lines]) {
    const { rows } = await storage.read(game.id);
    const { entries } = readRows(rows, game.entries);
    if (entries.length > 0) all.push({ line: { ...game, entries: entries.length }, entries });
  }
  return all;
}

/** A game out of the file; null if anything of it is not what it should be. What can be is told from its entries. */
function readKept(value: unknown): KeptGame | null {
  const read = v.safeParse(KeptForm, value);
  const line = read.success ? readSavedGame(read.output.line) : null;
  if (!read.success || !line || !v.is(IdForm, line.id)) return null;
  const { entries, damage } = readRows(
    read.output.entries.map((entry, nth) => ({ nth, entry })),
    null,
  );
  const [first] = entries;
  if (damage || first?.kind !== 'begin') return null;
  const scenario = typeof first.scenario === 'string' ? findScenario(first.scenario) : first.scenario;
  if (!scenario) return null;
  const table = { ...first.table, name: fullSettings(line.table).name };
  const place = linePlaceOf(line) ?? undefined;
  return {
    line: { ...line, scenario: scenario.id, table, entries: entries.length, line: place, deleted: undefined },
    entries,
  };
}

const hashesOf = (entries: readonly Entry[]): number[] => rowsOf('', entries).map(({ hash }) => hash);

/** Whether one game begins with all of another. */
const beginsWith = (hashes: readonly number[], other: readonly number[]): boolean =>
  other.length > 0 && hashes[other.length - 1] === other.at(-1);

/** What of a game lies on this device, or null if it is damaged. */
async function readThere(storage: GameStorage, id: string): Promise<{ hashes: number[]; hash: number } | null> {
  const { savedGame, rows } = await storage.read(id);
  const { entries, hash, damage } = readRows(rows, savedGame?.entries ?? null);
  return damage ? null : { hashes: hashesOf(entries), hash };
}

/** Adds to a game what the file has of it beyond the first entries, after which its hash is this. */
async function extend(storage: GameStorage, { line, entries }: KeptGame, from: number, hash: number) {
  const lock = await lockGame(line.id, () => undefined);
  if (!lock.held) return 'open';
  try {
    await storage.append(line, rowsOf(line.id, entries.slice(from), from, hash));
    rememberGame(line);
  } finally {
    lock.release();
  }
  return 'extended';
}

/**
 * Looks up which games are here, and brings games of a file in beside them. Each game that is here is read once, however
 * many of the file it is like.
 */
export async function gameBringer(storage: GameStorage) {
  const { games: before } = await storage.list();
  const seen = new Map<string, ReturnType<typeof readThere>>();
  const seenThere = (id: string) => seen.get(id) ?? seen.set(id, readThere(storage, id)).get(id);

  /** The id that a game of the file has on this device. */
  const ids = new Map(before.map(({ id }) => [id, id]));

  /** A game that hangs where it does here; one whose game is not here is a game of its own. */
  function hung({ line, entries }: KeptGame): KeptGame {
    const [game, parent] = [ids.get(line.line?.game ?? ''), ids.get(line.line?.parent ?? '')];
    const place = line.line && game !== undefined && parent !== undefined ? { ...line.line, game, parent } : undefined;
    return { line: { ...line, line: place }, entries };
  }

  return async (value: unknown): Promise<'added' | 'known' | 'extended' | 'open' | 'faulty'> => {
    const read = readKept(value);
    if (!read) return 'faulty';
    const kept = hung(read);
    const hashes = hashesOf(kept.entries);
    const same = before.find(({ id }) => id === kept.line.id);
    if (same) {
      if (same.deleted !== undefined) await storage.change(same.id, ({ deleted: _, ...game }) => game);
      const there = await readThere(storage, same.id);
      if (there && beginsWith(there.hashes, hashes)) return 'known';
      if (there && beginsWith(hashes, there.hashes)) return extend(storage, kept, there.hashes.length, there.hash);
    }
    for (const { id } of before.filter(({ entries, deleted }) => entries === hashes.length && deleted === undefined)) {
      const there = await seenThere(id);
      if (!there || !beginsWith(there.hashes, hashes)) continue;
      ids.set(kept.line.id, id);
      return 'known';
    }
    const id = same ? newId() : kept.line.id;
    const line = { ...kept.line, id };
    ids.set(kept.line.id, id);
    await storage.append(line, rowsOf(id, kept.entries));
    // Read back as it will be opened: what could never be is not brought in.
    const there = await readThere(storage, id);
    if (there?.hashes.length !== hashes.length) {
      await storage.remove(id);
      ids.delete(kept.line.id);
      return 'faulty';
    }
    rememberGame(line);
    return 'added';
  };
}
