import * as v from 'valibot';
import { parseJson, RECORD_LIMITS } from '../engine/index.ts';
import { findScenario } from '../scenarios/index.ts';
import { type Entry, fullSettings } from './entries.ts';
import type { GameStorage } from './game-storage.ts';
import { lockGame } from './lock.ts';
import { newId } from './random.ts';
import { rememberGame } from './remembered.ts';
import { readRows, rowsOf } from './rows.ts';
import { readSavedGame, type SavedGame } from './saved-game.ts';

/** How much may be brought in at once; more than anybody has played, and little enough to be read. */
export const SHELF_LIMITS = { bytes: 50_000_000, games: 2_000 } as const;

const FORMAT = 'deltavee-games';
const VERSION = 1;

const ShelfFileForm = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  preferences: v.optional(v.unknown()),
  games: v.pipe(v.array(v.unknown()), v.maxLength(SHELF_LIMITS.games)),
});

/** A file of a later program. */
const LaterForm = v.object({ version: v.pipe(v.number(), v.gtValue(VERSION)) });

const KeptForm = v.object({
  line: v.unknown(),
  entries: v.pipe(v.array(v.unknown()), v.maxLength(RECORD_LIMITS.actions)),
});

const IdForm = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));

/** A game as it stands in the file. */
interface KeptGame {
  line: SavedGame;
  entries: Entry[];
}

/** All games that can be read, with these preferences, as the text of one file: a line for each game. */
export async function writeShelf(storage: GameStorage, preferences: unknown): Promise<string> {
  const lines: string[] = [];
  const { games } = await storage.list();
  for (const game of games.filter(({ deleted }) => deleted === undefined)) {
    const { rows } = await storage.read(game.id);
    const { entries } = readRows(rows, game.entries);
    const kept: KeptGame = { line: { ...game, entries: entries.length }, entries };
    if (entries.length > 0) lines.push(JSON.stringify(kept));
  }
  const head = JSON.stringify({ format: FORMAT, version: VERSION, preferences });
  return `${head.slice(0, -1)},"games":[\n${lines.join(',\n')}\n]}\n`;
}

/** Whether a text says of itself that it is a file of many games; whether it is sound is another question. */
export const isShelfText = (text: string): boolean => /^\uFEFF?\s*\{\s*"format"\s*:\s*"deltavee-games"/.test(text);

/** What came of a file of games, by the number of games. */
export interface BroughtIn {
  added: number;
  /** They were on this device as they are in the file, or had gone on from there. */
  known: number;
  /** They were on this device and have gone on in the file. */
  extended: number;
  /** They are open in a tab, which goes on writing them. */
  open: number;
  faulty: number;
  /** What the file holds of preferences. */
  preferences: unknown;
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
  const table = { ...first.table, name: fullSettings(line.table).name.slice(0, RECORD_LIMITS.name) };
  return { line: { ...line, scenario: scenario.id, table, entries: entries.length, deleted: undefined }, entries };
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

/** Brings in one game, beside those that are there. */
async function bringIn(
  storage: GameStorage,
  kept: KeptGame,
  before: readonly SavedGame[],
): Promise<'added' | 'known' | 'extended' | 'open'> {
  const hashes = hashesOf(kept.entries);
  const same = before.find(({ id }) => id === kept.line.id);
  if (same) {
    if (same.deleted !== undefined) await storage.change(same.id, ({ deleted: _, ...game }) => game);
    const there = await readThere(storage, same.id);
    if (there && beginsWith(there.hashes, hashes)) return 'known';
    if (there && beginsWith(hashes, there.hashes)) return extend(storage, kept, there.hashes.length, there.hash);
  }
  for (const { id } of before.filter(({ entries, deleted }) => entries === hashes.length && deleted === undefined)) {
    const there = await readThere(storage, id);
    if (there && beginsWith(there.hashes, hashes)) return 'known';
  }
  const id = same ? newId() : kept.line.id;
  const line = { ...kept.line, id };
  await storage.append(line, rowsOf(id, kept.entries));
  rememberGame(line);
  return 'added';
}

/** Brings in all games of a file that are not here yet; or why the file is none. Nothing that is here is lost. */
export async function readShelf(storage: GameStorage, text: string): Promise<BroughtIn | string> {
  const json = parseJson(text, SHELF_LIMITS.bytes);
  if (!json.ok) return json.faults[0]?.message ?? 'the text is not JSON';
  const read = v.safeParse(ShelfFileForm, json.value);
  if (!read.success) {
    const later = v.safeParse(LaterForm, json.value);
    return later.success
      ? `it is of version ${later.output.version}; this program knows version ${VERSION}`
      : 'it is not a file of games';
  }
  const { games: before } = await storage.list();
  const count = { added: 0, known: 0, extended: 0, open: 0, faulty: 0 };
  for (const value of read.output.games) {
    const kept = readKept(value);
    count[kept ? await bringIn(storage, kept, before) : 'faulty'] += 1;
    // The page lives on between two games.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { ...count, preferences: read.output.preferences };
}
