import { createHash } from 'node:crypto';
import { openDatabase } from '../storage/database.ts';
import { isPostgres } from '../storage/postgres.ts';
import { openStorage, type Storage, type WholeTable } from '../storage/storage.ts';
import { DatabaseTrouble } from '../storage/trouble.ts';
import { canonical } from '../table/canonical.ts';

/** How many tables were copied, and how many were there already as they are. */
export interface Moved {
  copied: number;
  same: number;
}

const hashOf = (whole: WholeTable): string =>
  createHash('sha256')
    .update(canonical(whole) ?? '')
    .digest('hex');

/** Copies one table, or what has come to it since it was copied; whether there was anything to copy. */
async function moveTable(from: Storage, to: Storage, id: string): Promise<boolean> {
  const whole = await from.readTable(id);
  if (!whole) return false;
  const there = await to.readTable(id);
  if (there && hashOf(there) === hashOf(whole)) return false;
  if (there && !isBeginning(there, whole)) {
    throw new DatabaseTrouble(`table ${id} is in both places, and has gone on differently in each`);
  }
  await to.writeTable(whole);
  const written = await to.readTable(id);
  if (!written || hashOf(written) !== hashOf(whole)) throw new DatabaseTrouble(`table ${id} was not copied as it is`);
  return true;
}

/** Whether all of a copy is in the table as it is now. */
function isBeginning(copy: WholeTable, whole: WholeTable): boolean {
  const texts = (rows: readonly object[]) => new Set(rows.map((row) => canonical(row)));
  const all = texts([whole.table, ...whole.seats, ...whole.ended, ...whole.entries]);
  return [...texts([copy.table, ...copy.seats, ...copy.ended, ...copy.entries])].every((text) => all.has(text));
}

/** Copies all tables from one database to another, whichever sorts they are; called again, it copies what is new. */
export async function moveTables(from: string, to: string): Promise<Moved> {
  const source = await openDatabase(from, { alone: !isPostgres(from) });
  try {
    const target = await openDatabase(to, { alone: !isPostgres(to) });
    try {
      const [old, next] = [openStorage(source), openStorage(target)];
      const moved: Moved = { copied: 0, same: 0 };
      for (const id of await old.listTables()) moved[(await moveTable(old, next, id)) ? 'copied' : 'same'] += 1;
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
