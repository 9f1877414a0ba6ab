/** Where it is noted that somebody of this device has sat at a table on a server. */
const NOTE = 'deltavee-tables';

/** Whether it is worth looking for tables on servers: nobody else's start screen waits for that. */
export function mayHaveTables(): boolean {
  try {
    return localStorage.getItem(NOTE) !== null;
  } catch {
    return false;
  }
}

/** Notes that there is one. */
export function noteTable(): void {
  try {
    localStorage.setItem(NOTE, '1');
  } catch {
    // Where nothing is kept, its address alone leads back to it.
  }
}
