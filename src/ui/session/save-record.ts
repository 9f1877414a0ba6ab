import { recordFileName, writeRecord } from '../../store/record-file.ts';
import type { TableStore } from '../../store/table-store.ts';
import { saveText } from '../elements/save-text.ts';

/** Hands the record of the game on the table to the player as a file. */
export const saveRecord = (table: TableStore): void =>
  saveText(recordFileName(table.state.getState().scenario.id, new Date()), writeRecord(table.record()));
