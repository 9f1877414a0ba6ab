import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

/** The most lines of one statement: a database takes only so many values. */
const AT_ONCE = 500;

/**
 * How long lines are gathered for one commit, in milliseconds. Nobody feels it; without it most commits of a busy server
 * would have one line, and for each of them the whole process waits for the disk.
 */
const GATHERING = 3;

/** A line, and the hash of what it was sent by; null if it came otherwise. */
export interface SentRow extends EntryRow {
  by: string | null;
}

/** PostgreSQL takes every value whose type is not said for text. */
const valuesOf = ({ table, number, at, seat, id, sent, body, hash, by }: SentRow) =>
  sql`(cast(${table} as text), cast(${number} as integer), cast(${at} as bigint), cast(${seat} as integer),
    cast(${id} as text), cast(${sent} as text), cast(${body} as text), cast(${hash} as text), cast(${by} as text))`;

/**
 * Writes lines of different tables in one statement; the names of the tables whose line was written. Of what has been ended by
 * any process nothing is.
 */
async function writeAll(db: Kysely<Schema>, rows: readonly SentRow[]): Promise<Set<string>> {
  const written = await sql<Pick<EntryRow, 'table'>>`
    insert into entries ("table", number, at, seat, id, sent, body, hash)
    select column1, column2, column3, column4, column5, column6, column7, column8
    from (values ${sql.join(rows.map(valuesOf))}) as lines
    where not exists (select 1 from ended where ended."table" = column1 and ended.hash = column9)
    on conflict do nothing
    returning "table"`.execute(db);
  return new Set(written.rows.map(({ table }) => table));
}

/** Writes a line by itself: whether it was written, or why the database refuses it. */
async function writeAlone(db: Kysely<Schema>, row: SentRow): Promise<boolean | Error> {
  try {
    return (await writeAll(db, [row])).has(row.table);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The answer to each line: whether it was written, or why it is refused, which holds up no other. */
async function answerAll(db: Kysely<Schema>, rows: readonly SentRow[]): Promise<(boolean | Error)[]> {
  const first = new Map(rows.toReversed().map((row) => [row.table, row]));
  const together = await writeAll(db, [...first.values()]).catch(() => null);
  const answers: (boolean | Error)[] = [];
  for (const row of rows) {
    const isDone = together && first.get(row.table) === row;
    answers.push(isDone ? together.has(row.table) : await writeAlone(db, row));
  }
  return answers;
}

/**
 * Appends lines of tables: what comes within a few milliseconds is committed together, since it is the commit that takes the
 * time. Each answer comes after the commit, and is false where another line has the number or the id, or what it was sent by is
 * ended.
 */
export function appending(db: Kysely<Schema>): (row: SentRow) => Promise<boolean> {
  const together = new DataLoader<SentRow, boolean>((rows) => answerAll(db, rows), {
    cache: false,
    maxBatchSize: AT_ONCE,
    batchScheduleFn: (write) => setTimeout(write, GATHERING),
  });
  return (row) => together.load(row);
}
