import type { ProgramSeats } from '../../engine/index.ts';
import { fullSettings, type GameSettings } from '../../game/entries.ts';
import { gameAt, type History } from '../../game/history.ts';
import { branchOff, lineSettings, type OpenedLine } from '../../game/lines.ts';
import { replayRecord } from '../../game/record-file.ts';
import { momentNow } from '../device/moment.ts';
import { freshSeed } from '../device/random.ts';
import { beginEntry, createAutosave } from '../saved/autosave.ts';
import { type GameStorage, openGameStorage, StorageError } from '../saved/game-storage.ts';
import type { LinePlace } from '../saved/saved-game.ts';
import { newSavedGame, programOf, type Ranks } from './new-saved.ts';
import type { TableStore } from './table-state.ts';

interface NewLine {
  history: History;
  settings: GameSettings;
  place: LinePlace;
}

/** Puts a line on the shelf, beside its game; its id. */
async function keepLine(storage: GameStorage, { history, settings, place }: NewLine): Promise<string> {
  const saved = { ...newSavedGame(gameAt(history).scenario.id, settings, momentNow()), line: place };
  const autosave = createAutosave(storage, saved);
  await autosave.save([beginEntry(history, settings)], history, settings);
  if (autosave.failure) throw new StorageError(autosave.failure, null);
  return saved.id;
}

/** Puts the lines of a record on the shelf, beside its game. */
export async function keepLines(
  storage: GameStorage,
  game: string,
  settings: GameSettings,
  lines: readonly OpenedLine[],
): Promise<void> {
  const ids: string[] = [];
  for (const { line, history } of lines) {
    const parent = line.on === undefined ? game : (ids[line.on] ?? game);
    const place = { game, parent, at: Math.min(line.at, history.steps.length) };
    ids.push(await keepLine(storage, { history, settings: lineSettings(settings, line), place }));
  }
}

/** How another way is to be tried: under which name, and what the program plays of it. */
export interface LineChoice {
  name: string;
  ranks: Ranks;
}

/** A game as a line can be hung on it. */
async function hungOn(
  table: TableStore,
  storage: GameStorage,
): Promise<{ history: History; settings: GameSettings; game: string; parent: string }> {
  const { id, line, saving } = table.state.getState();
  const record = table.record();
  const replayed = await replayRecord({ ok: true, value: record, spared: [] }, {});
  if (!replayed?.ok) throw new Error('The record of the open game cannot be played.');
  const { history, lines } = replayed.record;
  const settings = fullSettings(record.table);
  if (saving.state === 'saved' || saving.state === 'unsaved') {
    return { history, settings, game: line?.game ?? id, parent: id };
  }
  // Nothing of it lies here yet: a copy does from now on.
  const saved = newSavedGame(gameAt(history).scenario.id, settings, momentNow());
  const autosave = createAutosave(storage, saved);
  await autosave.save([beginEntry(history, settings)], history, settings);
  if (autosave.failure) throw new StorageError(autosave.failure, null);
  await keepLines(storage, saved.id, settings, lines);
  return { history, settings, game: saved.id, parent: saved.id };
}

/**
 * Begins to try another way beside the game on the table, from a moment on; the id under which it lies on this device.
 * The game stays as it is. Before where a line parts from its game, another way parts from that too.
 */
export async function beginLine(
  table: TableStore,
  at: number,
  { name, ranks }: LineChoice,
  storage = openGameStorage(),
): Promise<string> {
  const { history, settings, game, parent } = await hungOn(table, storage);
  const program: ProgramSeats = programOf(ranks);
  let place: LinePlace = { game, parent, at };
  while (place.parent !== game) {
    const { savedGame } = await storage.read(place.parent);
    if (!savedGame?.line || at >= savedGame.line.at) break;
    place = { ...place, parent: savedGame.line.parent };
  }
  return keepLine(storage, {
    history: branchOff(history, at, freshSeed()),
    settings: lineSettings(settings, { name, program }),
    place,
  });
}
