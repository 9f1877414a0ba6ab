import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

/** The most tables of one statement: all their lines lie in memory together. */
const AT_ONCE = 100;

/** The lines of a table from a number on. */
interface Asked {
  table: string;
  from: number;
}

/** The lines of several tables in one statement, each in order. */
async function listTogether(db: Kysely<Schema>, asked: readonly Asked[]): Promise<EntryRow[][]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where(({ eb, or }) => or(asked.map(({ table, from }) => eb('table', '=', table).and('number', '>=', from))))
    .orderBy('table')
    .orderBy('number')
    .execute();
  return asked.map(({ table, from }) => rows.filter((row) => row.table === table && row.number >= from));
}

/** The same, one after the other where one of them cannot be read, which holds up no other. */
async function listAll(db: Kysely<Schema>, asked: readonly Asked[]): Promise<(EntryRow[] | Error)[]> {
  try {
    return await listTogether(db, asked);
  } catch (error) {
    if (asked.length === 1) throw error;
    const each: (EntryRow[] | Error)[] = [];
    for (const one of asked) {
      const rows = await listTogether(db, [one]).catch((why) => (why instanceof Error ? why : new Error(String(why))));
      each.push(...(rows instanceof Error ? [rows] : rows));
    }
    return each;
  }
}

/**
 * Lists the lines of tables. What is asked within one turn of the loop is one statement: other processes tell of many tables
 * at once.
 */
export function listing(db: Kysely<Schema>): (table: string, from?: number) => Promise<EntryRow[]> {
  const together = new DataLoader<Asked, EntryRow[]>((asked) => listAll(db, asked), {
    cache: false,
    maxBatchSize: AT_ONCE,
    batchScheduleFn: (read) => setImmediate(read),
  });
  return (table, from = 0) => together.load({ table, from });
}
