import type { GameRecord } from '../../engine/index.ts';
import { recordFileName, writeRecord } from '../../game/record-file.ts';
import { answered } from '../../store/saved/game-storage.ts';
import { dropFile, keepFile, keptFile } from '../../store/saved/kept-files.ts';
import { readGameLines } from '../../store/saved/lines.ts';
import type { TableStore } from '../../store/table/table-state.ts';
import { saveFile } from '../kit/save-file.ts';
import { chooseFile, type WrittenOver, writeOver } from '../kit/save-over.ts';

const nameOf = (table: TableStore): string => recordFileName(table.state.getState().scenario.id, new Date());

/** The record of the game on the table, with the lines beside it. A disk that does not answer keeps none of the game back. */
export async function wholeRecord(table: TableStore): Promise<GameRecord> {
  const record = table.record();
  const { id, line, saving } = table.state.getState();
  if (line || record.lines || saving.state !== 'saved') return record;
  const lines = await answered(readGameLines(id)).catch(() => []);
  return lines.length > 0 ? { ...record, lines } : record;
}

/** The record of the game on the table, as the text of its file. */
export const recordText = async (table: TableStore): Promise<string> => writeRecord(await wholeRecord(table));

/** Hands the record of the game on the table to the player as a file. */
export const saveRecord = async (table: TableStore): Promise<void> => saveFile(nameOf(table), await recordText(table));

/** The record of the game on the table, as the file it would be saved to. */
export const recordFile = async (table: TableStore): Promise<File> =>
  new File([await recordText(table)], nameOf(table));

/** Notes that a game was opened from this file, or saved to it; of a game in a link nothing is kept. */
export async function rememberFile({ state }: TableStore, file: FileSystemFileHandle): Promise<void> {
  const { id, saving } = state.getState();
  if (saving.state !== 'linked') await keepFile(id, file);
}

/** The file over which a game is saved again; null before one was chosen. */
export const keptFileOf = ({ state }: TableStore): Promise<FileSystemFileHandle | null> =>
  keptFile(state.getState().id);

/**
 * Saves the record over this file, or asks which; null if none was chosen. A file that could not be written to is
 * forgotten: another one, or the same, can be chosen then.
 */
export async function saveRecordOver(
  table: TableStore,
  kept: FileSystemFileHandle | null,
): Promise<{ file: FileSystemFileHandle; outcome: WrittenOver } | null> {
  const file = kept ?? (await chooseFile(nameOf(table)));
  if (!file) return null;
  const outcome = await writeOver(file, await recordText(table));
  if (outcome === 'written') await rememberFile(table, file);
  else await dropFile(table.state.getState().id);
  return { file, outcome };
}
