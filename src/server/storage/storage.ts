import { sql } from 'kysely';
import { appending } from './appending.ts';
import type { OpenDatabase } from './database.ts';
import { type Lapses, openLapses } from './lapses.ts';
import { listing } from './listing.ts';
import { type Mails, openMails } from './mails.ts';
import type { EndedRow, EntryRow, ListedRow, OpenRow, SeatRow, TableRow } from './schema.ts';

/** All that is kept of a table. */
export interface WholeTable {
  table: TableRow;
  seats: readonly SeatRow[];
  ended: readonly EndedRow[];
  entries: readonly EntryRow[];
}

/**
 * Everything that is ever asked of the database. Of a table nothing is changed in place, and only the whole is ever deleted;
 * the list of open ones and where mails go are no part of it.
 */
export interface Storage extends Mails, Lapses {
  /** Makes a table with those who may come to it; false if there is one of the name. */
  makeTable(
    table: TableRow,
    seats: readonly SeatRow[],
    entries: readonly EntryRow[],
    listed?: ListedRow,
  ): Promise<boolean>;
  findTable(table: string): Promise<TableRow | undefined>;
  /** What something that is shown at a table opens there, by its hash; nothing if it has been ended. */
  findShown(table: string, hash: string): Promise<SeatRow | undefined>;
  /** The same, also if it has been ended. */
  findAny(table: string, hash: string): Promise<SeatRow | undefined>;
  /** The key that an invitation has become. */
  findTaken(table: string, invitation: string): Promise<SeatRow | undefined>;
  /** How many keys and unused invitations a seat has that have not been ended, or have come to their end. */
  countShown(table: string, seat: number, now: number): Promise<number>;
  /** Adds a key or an invitation alone; false if there is one of its hash, or the key's invitation is used. */
  addShown(row: SeatRow): Promise<boolean>;
  /** Ends everything else that opens the seat of a key. */
  endOthers(key: SeatRow): Promise<void>;
  /** The lines of a table from a number on, in order. */
  listEntries(table: string, from?: number): Promise<EntryRow[]>;
  /** Appends one line, and a key with it; false if another line has that number, or the key's invitation is used. */
  append(entry: EntryRow, seat?: SeatRow): Promise<boolean>;
  /** The open tables made since a time whose seat is still free, the newest first, so many at most, after one of them. */
  listOpen(since: number, most: number, after?: Pick<TableRow, 'made' | 'table'>): Promise<OpenRow[]>;
  countOpen(since: number): Promise<number>;
  /** Keeps what the list says of a table. */
  writeLine(table: string, line: string): Promise<void>;
  /** Takes a table off the list of open ones, which is no part of it. */
  unlist(table: string): Promise<void>;
  /** The tables made before a time at which a seat has never been taken, or the one of them with this name. */
  listUntaken(before: number, table?: string): Promise<string[]>;
  /** The tables at which something has been written since a time and the program has a seat that nobody has taken over. */
  listProgramTables(since: number): Promise<string[]>;
  /** The names of all tables, the oldest first. */
  listTables(): Promise<string[]>;
  /** All of a table as it stood at one moment. */
  readTable(table: string): Promise<WholeTable | undefined>;
  /** Writes what of a table is not there yet. */
  writeTable(whole: WholeTable): Promise<void>;
  /** Deletes all of a table. */
  deleteTable(table: string): Promise<void>;
  /** Whether the database answers. */
  isWell(): Promise<boolean>;
}

/** What says that somebody sits at a seat, if only the program. */
const SITTING = ['key', 'program'] as const;

/** A line or a row that is there already: another has come first. PostgreSQL has a number for it. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(SQLITE_CONSTRAINT|23505$)/.test(String(error.code));

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

/** The storage of a database. What other processes have to know of, they are told after it is written. */
export function openStorage({ db, bulletin }: Pick<OpenDatabase, 'db' | 'bulletin'>): Storage {
  const shown = (table: string) => db.selectFrom('seats').selectAll().where('table', '=', table);
  const standing = (table: string) =>
    shown(table).where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ended')
            .select('ended.hash')
            .whereRef('ended.table', '=', 'seats.table')
            .whereRef('ended.hash', '=', 'seats.hash'),
        ),
      ),
    );
  /** The tables of the list made since a time whose seat is still free. */
  const openSince = (since: number) =>
    db
      .selectFrom('listed')
      .innerJoin('tables', 'tables.table', 'listed.table')
      .where('tables.made', '>', since)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .select('seats.hash')
              .whereRef('seats.table', '=', 'listed.table')
              .whereRef('seats.seat', '=', 'listed.seat')
              .where('seats.kind', 'in', SITTING),
          ),
        ),
      );
  const appendEntry = appending(db);
  return {
    ...openMails(db),
    ...openLapses(db),
    makeTable: (table, seats, entries, listed) =>
      written(
        db.transaction().execute(async (all) => {
          await all.insertInto('tables').values(table).execute();
          await all.insertInto('seats').values(seats).execute();
          if (entries.length > 0) await all.insertInto('entries').values(entries).execute();
          if (listed) await all.insertInto('listed').values(listed).execute();
        }),
      ),
    findTable: (table) => db.selectFrom('tables').selectAll().where('table', '=', table).executeTakeFirst(),
    findShown: (table, hash) => standing(table).where('hash', '=', hash).executeTakeFirst(),
    findAny: (table, hash) => shown(table).where('hash', '=', hash).executeTakeFirst(),
    findTaken: (table, invitation) => shown(table).where('invitation', '=', invitation).executeTakeFirst(),
    async countShown(table, seat, now) {
      const rows = await standing(table).where('seat', '=', seat).execute();
      const used = new Set(rows.map(({ invitation }) => invitation));
      return rows.filter(({ hash, until }) => !used.has(hash) && (until === null || until > now)).length;
    },
    addShown: (row) => written(db.insertInto('seats').values(row).execute()),
    async endOthers({ table, seat, hash, invitation }) {
      const rows = await standing(table).where('seat', '=', seat).execute();
      // The invitation from which the key came stays, so that the call that took it has its answer.
      const ended = rows.filter((row) => row.hash !== hash && row.hash !== invitation);
      if (ended.length === 0) return;
      await db
        .insertInto('ended')
        .values(ended.map((row) => ({ table, hash: row.hash })))
        .execute();
      bulletin?.tell(table, 'others');
    },
    listEntries: listing(db),
    async append(entry, seat) {
      const isWritten = await (seat === undefined
        ? appendEntry(entry)
        : written(
            db.transaction().execute(async (all) => {
              await all.insertInto('seats').values(seat).execute();
              await all.insertInto('entries').values(entry).execute();
            }),
          ));
      if (isWritten) bulletin?.tell(entry.table, 'entries');
      return isWritten;
    },
    listOpen: (since, most, after) =>
      openSince(since)
        .$if(after !== undefined, (of) =>
          of.where(({ eb, or, and }) => {
            const { made = 0, table = '' } = after ?? {};
            return or([
              eb('tables.made', '<', made),
              and([eb('tables.made', '=', made), eb('tables.table', '<', table)]),
            ]);
          }),
        )
        .selectAll('listed')
        .select('tables.made')
        .orderBy('tables.made', 'desc')
        .orderBy('tables.table', 'desc')
        .limit(most)
        .execute(),
    async countOpen(since) {
      const { count } = await openSince(since)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async writeLine(table, line) {
      await db.updateTable('listed').set({ line }).where('table', '=', table).execute();
    },
    async unlist(table) {
      await db.deleteFrom('listed').where('table', '=', table).execute();
    },
    async listUntaken(before, table) {
      const rows = await db
        .selectFrom('tables')
        .leftJoin('seats', (join) => join.onRef('seats.table', '=', 'tables.table').on('seats.kind', 'in', SITTING))
        .where('tables.made', '<', before)
        .$if(table !== undefined, (of) => of.where('tables.table', '=', table ?? ''))
        .groupBy('tables.table')
        .having(({ fn }) => fn.count('seats.seat').distinct(), '<', 2)
        .select('tables.table')
        .execute();
      return rows.map((row) => row.table);
    },
    async listProgramTables(since) {
      const rows = await db
        .selectFrom('seats')
        .where('kind', '=', 'program')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('seats as person')
                .select('person.hash')
                .whereRef('person.table', '=', 'seats.table')
                .whereRef('person.seat', '=', 'seats.seat')
                .where('person.kind', '=', 'key'),
            ),
          ),
        )
        .where(({ eb, selectFrom }) =>
          eb(
            selectFrom('entries')
              .select('entries.at')
              .whereRef('entries.table', '=', 'seats.table')
              .orderBy('entries.number', 'desc')
              .limit(1),
            '>',
            since,
          ),
        )
        .select('seats.table')
        .execute();
      return rows.map(({ table }) => table);
    },
    async listTables() {
      const rows = await db.selectFrom('tables').select('table').orderBy('made').orderBy('table').execute();
      return rows.map(({ table }) => table);
    },
    readTable: (id) =>
      db.transaction().execute(async (all) => {
        const table = await all.selectFrom('tables').selectAll().where('table', '=', id).executeTakeFirst();
        const seats = await all.selectFrom('seats').selectAll().where('table', '=', id).orderBy('hash').execute();
        const ended = await all.selectFrom('ended').selectAll().where('table', '=', id).orderBy('hash').execute();
        const entries = await all.selectFrom('entries').selectAll().where('table', '=', id).orderBy('number').execute();
        return table && { table, seats, ended, entries };
      }),
    writeTable: ({ table, ...whole }) =>
      db.transaction().execute(async (all) => {
        await all
          .insertInto('tables')
          .values(table)
          .onConflict((known) => known.doNothing())
          .execute();
        for (const name of ['seats', 'ended', 'entries'] as const) {
          for (const row of whole[name]) {
            await all
              .insertInto(name)
              .values(row)
              .onConflict((known) => known.doNothing())
              .execute();
          }
        }
      }),
    async deleteTable(table) {
      await db.transaction().execute(async (all) => {
        for (const name of ['listed', 'mails', 'entries', 'ended', 'seats', 'tables'] as const) {
          await all.deleteFrom(name).where('table', '=', table).execute();
        }
      });
      bulletin?.tell(table, 'others');
    },
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
