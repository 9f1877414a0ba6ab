import { smallStorage } from './small-storage.ts';

/** Where it is noted that somebody of this device has sat at a table on a server. */
const NOTE = 'deltavee-tables';

/** Whether it is worth looking for tables on servers: nobody else's start screen waits for that. */
export const mayHaveTables = (): boolean => smallStorage.getItem(NOTE) !== null;

/** Notes that there is one. */
export function noteTable(): void {
  smallStorage.setItem(NOTE, '1');
}
