import { recordFileName, writeRecord } from '../../store/record-file.ts';
import type { TableStore } from '../../store/table-state.ts';
import { chooseFile, writeOver } from '../elements/save-over.ts';
import { saveText } from '../elements/save-text.ts';

const nameOf = (table: TableStore): string => recordFileName(table.state.getState().scenario.id, new Date());

/** The record of the game on the table, as the text of its file. */
export const recordText = (table: TableStore): string => writeRecord(table.record());

/** Hands the record of the game on the table to the player as a file. */
export const saveRecord = (table: TableStore): void => saveText(nameOf(table), recordText(table));

/** The record of the game on the table, as the file it would be saved to. */
export const recordFile = (table: TableStore): File => new File([recordText(table)], nameOf(table));

/** The files over which games are saved again. */
const files = new WeakMap<TableStore, FileSystemFileHandle>();

/** Notes that a game was opened from this file, or saved to it. */
export const rememberFile = (table: TableStore, file: FileSystemFileHandle): unknown => files.set(table, file);

/** The name of the file over which a game is saved again; null before one was chosen. */
export const fileOf = (table: TableStore): string | null => files.get(table)?.name ?? null;

/** Saves the record over the file it was saved to before, or asks which; null if none was chosen. */
export async function saveRecordOver(table: TableStore): Promise<string | null> {
  const file = files.get(table) ?? (await chooseFile(nameOf(table)));
  if (!file) return null;
  await writeOver(file, recordText(table));
  rememberFile(table, file);
  return file.name;
}
