import { type Kysely, sql } from 'kysely';
import { appending } from './appending.ts';
import { type By, type Credentials, changeSeats, checkOpens, openCredentials } from './credentials.ts';
import { openStoredLapses, type StoredLapses } from './lapses.ts';
import { listing } from './listing.ts';
import { type Mails, openMails } from './mails.ts';
import type { OpenDatabase } from './notifier.ts';
import { beat } from './pulse.ts';
import { DAMAGED } from './reading.ts';
import type { EndedRow, EntryRow, ListedRow, OpenRow, Schema, SeatRow, TableRow } from './schema.ts';
import { written } from './written.ts';

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
export interface Storage extends Mails, StoredLapses, Credentials {
  /** Makes a table with those who may come to it; false if there is one of the name. */
  makeTable(
    table: TableRow,
    seats: readonly SeatRow[],
    entries: readonly EntryRow[],
    listed?: ListedRow,
  ): Promise<boolean>;
  findTable(table: string): Promise<TableRow | undefined>;
  /** The lines of a table from a number on, in order. */
  listEntries(table: string, from?: number): Promise<EntryRow[]>;
  /**
   * Appends one line, and with it a key, or that the program has a seat; then the table waits no longer for anybody else. False
   * if another line has that number, or the key's invitation is used. Throws `Ended` if what it is done by opens nothing any more.
   */
  append(entry: EntryRow, by?: By, seat?: SeatRow): Promise<boolean>;
  /** The open tables made since a time whose seat is still free, the newest first, so many at most, after one of them. */
  listOpen(since: number, most: number, after?: Pick<TableRow, 'made' | 'table'>): Promise<OpenRow[]>;
  countOpen(since: number): Promise<number>;
  /** Keeps what the list says of a table. */
  writeLine(table: string, line: string): Promise<void>;
  /** Takes a table off the list of open ones, which is no part of it. */
  unlist(table: string): Promise<void>;
  /** Takes all tables off it that were made before a time. */
  unlistOld(before: number): Promise<void>;
  /** The tables made before a time at which a seat has never been taken. */
  listUntaken(before: number): Promise<string[]>;
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
  /** Deletes all of a table made before a time, unless both seats have been taken. */
  deleteUntaken(table: string, before: number): Promise<boolean>;
  /** Whether the database keeps what is written. */
  isWell(): Promise<boolean>;
}

/** What says that somebody sits at a seat, if only the program. */
const SITTING = ['key', 'program'] as const;

/** For how long it need not be tried whether anything can be written, in milliseconds, after something was. */
const FRESH = 1000;

/** Whether something is written: seen by what was written last, or tried. */
function wellness(db: Kysely<Schema>) {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let trial: Promise<boolean> | null = null;
  const note = (isWritten: boolean) => {
    writtenAt = isWritten ? performance.now() : Number.NEGATIVE_INFINITY;
    return isWritten;
  };
  const tried = () =>
    beat(db, Date.now()).then(
      () => note(true),
      () => note(false),
    );
  return {
    /** What came of writing. */
    async seen<T>(work: Promise<T>): Promise<T> {
      try {
        const done = await work;
        note(true);
        return done;
      } catch (error) {
        note(false);
        throw error;
      }
    },
    async isWell(): Promise<boolean> {
      if (performance.now() - writtenAt < FRESH) return true;
      trial ??= tried().finally(() => {
        trial = null;
      });
      return trial;
    },
  };
}

const NAMES = ['listed', 'mails', 'entries', 'ended', 'seats', 'generations', 'tables'] as const;

/** Deletes all of a table. */
async function deleteAll(db: Kysely<Schema>, table: string): Promise<void> {
  for (const name of NAMES) await db.deleteFrom(name).where('table', '=', table).execute();
}

/** The tables made before a time at which a seat has never been taken. */
const untaken = (db: Kysely<Schema>, before: number) =>
  db
    .selectFrom('tables')
    .leftJoin('seats', (join) => join.onRef('seats.table', '=', 'tables.table').on('seats.kind', 'in', SITTING))
    .where('tables.made', '<', before)
    .groupBy('tables.table')
    .having(({ fn }) => fn.count('seats.seat').distinct(), '<', 2)
    .select('tables.table');

/** The record of a table where it is so short that a list of tables may look at it, or nothing. */
const shortRecord = sql<string>`case when octet_length(tables.record) <= 65536 then tables.record else '' end`;

/** The storage of a database. What other processes have to know of, they are told after it is written. */
export function openStorage({ db, notifier }: Pick<OpenDatabase, 'db' | 'notifier'>): Storage {
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
  const { seen, isWell } = wellness(db);

  /** Appends a line with what opens a seat, or says that the program has it. */
  const appendWith = (entry: EntryRow, seat: SeatRow, by: By | undefined) =>
    changeSeats(db, entry.table, [1, 2], async (all) => {
      await checkOpens(all, entry.table, by);
      await all.insertInto('seats').values(seat).execute();
      await all.insertInto('entries').values(entry).execute();
      await all.deleteFrom('listed').where('table', '=', entry.table).where('seat', '=', seat.seat).execute();
      return true;
    });

  /** Appends a line alone. */
  async function appendAlone(entry: EntryRow, by: By | undefined): Promise<boolean> {
    const isWritten = await appendEntry({ ...entry, by: by?.hash ?? null });
    if (!isWritten) await checkOpens(db, entry.table, by);
    return isWritten;
  }

  return {
    ...openMails(db),
    ...openStoredLapses(db),
    ...openCredentials({ db, notifier }),
    makeTable: (table, seats, entries, listed) =>
      written(
        db.transaction().execute(async (all) => {
          await all.insertInto('tables').values(table).execute();
          await all.insertInto('seats').values(seats).execute();
          if (entries.length > 0) await all.insertInto('entries').values(entries).execute();
          if (listed) await all.insertInto('listed').values(listed).execute();
          return true;
        }),
      ),
    findTable: (table) => db.selectFrom('tables').selectAll().where('table', '=', table).executeTakeFirst(),
    listEntries: listing(db),
    async append(entry, by, seat) {
      const isWritten = await seen(seat ? written(appendWith(entry, seat, by)) : appendAlone(entry, by));
      if (isWritten) notifier?.tell(entry.table, 'entries');
      return isWritten;
    },
    async listOpen(since, most, after) {
      const rows = await openSince(since)
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
        .select(['tables.made', shortRecord.as('record')])
        .orderBy('tables.made', 'desc')
        .orderBy('tables.table', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ record, ...row }) => ({
        ...row,
        isSound: ![row.table, row.invitation, record].includes(DAMAGED),
      }));
    },
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
    async unlistOld(before) {
      const old = db.selectFrom('tables').select('table').where('made', '<=', before);
      await db.deleteFrom('listed').where('table', 'in', old).execute();
    },
    async listUntaken(before) {
      const rows = await untaken(db, before).execute();
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
      await db.transaction().execute((all) => deleteAll(all, table));
      notifier?.tell(table, 'others');
    },
    async deleteUntaken(table, before) {
      const isDeleted = await changeSeats(db, table, [1, 2], async (all) => {
        const still = await untaken(all, before).where('tables.table', '=', table).executeTakeFirst();
        if (still) await deleteAll(all, table);
        return still !== undefined;
      });
      if (isDeleted) notifier?.tell(table, 'others');
      return isDeleted;
    },
    isWell,
  };
}
