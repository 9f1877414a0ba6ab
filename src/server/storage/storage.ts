import { type Kysely, sql } from 'kysely';
import type { EntryRow, Schema, SeatRow, TableRow } from './schema.ts';

/** Everything that is ever asked of the database. Nothing is changed in place; only whole tables are ever deleted. */
export interface Storage {
  /** Makes a table with those who may come to it; false if there is one of the name. */
  makeTable(table: TableRow, seats: readonly SeatRow[], entries: readonly EntryRow[]): Promise<boolean>;
  findTable(table: string): Promise<TableRow | undefined>;
  /** What something that is shown at a table opens there, by its hash. */
  findShown(table: string, hash: string): Promise<SeatRow | undefined>;
  /** The key that an invitation has become. */
  findTaken(table: string, invitation: string): Promise<SeatRow | undefined>;
  addInvitation(row: SeatRow): Promise<void>;
  /** The lines of a table from a number on, in order. */
  listEntries(table: string, from?: number): Promise<EntryRow[]>;
  /** Appends one line, and a key with it; false if another line has that number, or the key's invitation is used. */
  append(entry: EntryRow, seat?: SeatRow): Promise<boolean>;
  /** Whether the database answers. */
  isWell(): Promise<boolean>;
}

/** A line or a row that is there already: another has come first. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_CONSTRAINT/.test(String(error.code));

/** Whether it was written; false if something of its name was there already. */
async function written(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

export function openStorage(db: Kysely<Schema>): Storage {
  return {
    makeTable: (table, seats, entries) =>
      written(
        db.transaction().execute(async (all) => {
          await all.insertInto('tables').values(table).execute();
          await all.insertInto('seats').values(seats).execute();
          if (entries.length > 0) await all.insertInto('entries').values(entries).execute();
        }),
      ),
    findTable: (table) => db.selectFrom('tables').selectAll().where('table', '=', table).executeTakeFirst(),
    findShown: (table, hash) =>
      db.selectFrom('seats').selectAll().where('table', '=', table).where('hash', '=', hash).executeTakeFirst(),
    findTaken: (table, invitation) =>
      db
        .selectFrom('seats')
        .selectAll()
        .where('table', '=', table)
        .where('invitation', '=', invitation)
        .executeTakeFirst(),
    async addInvitation(row) {
      await db.insertInto('seats').values(row).execute();
    },
    listEntries: (table, from = 0) =>
      db
        .selectFrom('entries')
        .selectAll()
        .where('table', '=', table)
        .where('number', '>=', from)
        .orderBy('number')
        .execute(),
    append: (entry, seat) =>
      seat === undefined
        ? written(db.insertInto('entries').values(entry).execute())
        : written(
            db.transaction().execute(async (all) => {
              await all.insertInto('seats').values(seat).execute();
              await all.insertInto('entries').values(entry).execute();
            }),
          ),
    async isWell() {
      try {
        await sql`select 1`.execute(db);
        return true;
      } catch {
        return false;
      }
    },
  };
}
