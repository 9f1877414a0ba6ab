import { createHash } from 'node:crypto';
import { openDatabase } from '../storage/database.ts';
import { isPostgres } from '../storage/postgres.ts';
import { DAMAGED } from '../storage/reading.ts';
import { openStorage, type Storage, type WholeTable } from '../storage/storage.ts';
import { DatabaseTrouble } from '../storage/trouble.ts';
import { canonical } from '../table/canonical.ts';

/** How many tables were copied, and how many were there already as they are; and which are damaged, and left where they are. */
export interface Moved {
  copied: number;
  same: number;
  damaged?: string[];
}

type Came = 'copied' | 'same' | 'damaged';

/** Whether a text of a table is no longer one. */
const isDamaged = ({ table, seats, ended, entries }: WholeTable): boolean =>
  [table, ...seats, ...ended, ...entries].some((row) => Object.values(row).includes(DAMAGED));

const hashOf = (whole: WholeTable): string =>
  createHash('sha256')
    .update(canonical(whole) ?? '')
    .digest('hex');

/** Copies one table, or what has come to it since it was copied. */
async function moveTable(from: Storage, to: Storage, id: string): Promise<Came> {
  const whole = await from.readTable(id);
  if (!whole) return id === DAMAGED ? 'damaged' : 'same';
  if (isDamaged(whole)) return 'damaged';
  const there = await to.readTable(id);
  if (there && hashOf(there) === hashOf(whole)) return 'same';
  if (there && !isBeginning(there, whole)) {
    throw new DatabaseTrouble(`table ${id} is in both places, and has gone on differently in each`);
  }
  await to.writeTable(whole);
  const written = await to.readTable(id);
  if (!written || hashOf(written) !== hashOf(whole)) throw new DatabaseTrouble(`table ${id} was not copied as it is`);
  return 'copied';
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
      for (const id of await old.listTables()) {
        const came = await moveTable(old, next, id);
        if (came === 'damaged') moved.damaged = [...(moved.damaged ?? []), id];
        else moved[came] += 1;
      }
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
