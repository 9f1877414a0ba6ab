import { recordFileName, writeRecord } from '../../store/record-file.ts';
import type { TableStore } from '../../store/table-state.ts';
import { saveText } from '../elements/save-text.ts';

const nameOf = (table: TableStore): string => recordFileName(table.state.getState().scenario.id, new Date());

/** Hands the record of the game on the table to the player as a file. */
export const saveRecord = (table: TableStore): void => saveText(nameOf(table), writeRecord(table.record()));

/** The record of the game on the table, as the file it would be saved to. */
export const recordFile = (table: TableStore): File => new File([writeRecord(table.record())], nameOf(table));
