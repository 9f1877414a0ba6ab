import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

/** The most lines of one statement: a database takes only so many values. */
const AT_ONCE = 500;

/**
 * How long lines are gathered for one commit, in milliseconds. Nobody feels it; without it most commits of a busy server
 * would have one line, and for each of them the whole process waits for the disk.
 */
const GATHERING = 3;

/** Writes lines of different tables in one statement; the names of the tables whose line was written. */
async function writeAll(db: Kysely<Schema>, rows: readonly EntryRow[]): Promise<Set<string>> {
  const written = await db
    .insertInto('entries')
    .values(rows)
    .onConflict((known) => known.doNothing())
    .returning('table')
    .execute();
  return new Set(written.map(({ table }) => table));
}

/** Writes a line by itself: whether it was written, or why the database refuses it. */
async function writeAlone(db: Kysely<Schema>, row: EntryRow): Promise<boolean | Error> {
  try {
    return (await writeAll(db, [row])).has(row.table);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The answer to each line: whether it was written, or why it is refused, which holds up no other. */
async function answerAll(db: Kysely<Schema>, rows: readonly EntryRow[]): Promise<(boolean | Error)[]> {
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
 * time. Each answer comes after the commit, and is false where another line has the number or the id.
 */
export function appending(db: Kysely<Schema>): (row: EntryRow) => Promise<boolean> {
  const together = new DataLoader<EntryRow, boolean>((rows) => answerAll(db, rows), {
    cache: false,
    maxBatchSize: AT_ONCE,
    batchScheduleFn: (write) => setTimeout(write, GATHERING),
  });
  return (row) => together.load(row);
}
