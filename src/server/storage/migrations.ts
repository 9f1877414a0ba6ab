import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { DatabaseTrouble } from './trouble.ts';

type Steps = Readonly<Record<string, Migration>>;

/** The tables as every database has them. Files from before there were steps have them without knowing of it. */
async function makeTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('table', 'text', (column) => column.primaryKey())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('seats')
    .ifNotExists()
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('invitation', 'text')
    .addColumn('body', 'text')
    .addPrimaryKeyConstraint('seats_pk', ['table', 'hash'])
    .addUniqueConstraint('seats_once', ['table', 'invitation'])
    .execute();
  await db.schema
    .createTable('ended')
    .ifNotExists()
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ended_pk', ['table', 'hash'])
    .execute();
  await db.schema
    .createTable('entries')
    .ifNotExists()
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('id', 'text')
    .addColumn('sent', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_pk', ['table', 'number'])
    .addUniqueConstraint('entries_once', ['table', 'seat', 'id'])
    .execute();
}

/** Which processes there are, and who sits where by which of them: nothing that anybody would miss after a crash. */
async function makePresence(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table processes (process text primary key, seen timestamptz not null)`.execute(db);
  await sql`create unlogged table present (
    "table" text not null, seat integer not null, process text not null, primary key ("table", seat, process)
  )`.execute(db);
}

/** How time is counted at a table, and which tables wait for anybody to come. */
async function makeClocks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('clock', 'text').execute();
  await db.schema
    .createTable('listed')
    .addColumn('table', 'text', (column) => column.primaryKey())
    .addColumn('invitation', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .execute();
}

/** Where mails go that tell whose turn it is, and links that open a seat for a while. */
async function makeMails(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('until', 'bigint').execute();
  await db.schema
    .createTable('mails')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('asked', 'bigint', (column) => column.notNull())
    .addColumn('confirmed', 'bigint')
    .addColumn('looked', 'integer', (column) => column.notNull())
    .addColumn('mailed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('mails_pk', ['table', 'word'])
    .execute();
}

/** What the list says of a table that waits for anybody to come: nothing is played for it. */
async function makeLines(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('listed').addColumn('line', 'text').execute();
}

/** When processes ran, and when none did. */
async function makeLapses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('beats')
    .addColumn('beat', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('lapses')
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

/**
 * How often what opens a seat has changed, how often an address was asked about mails, by which key mails are wanted, and
 * a line by which it is seen whether anything can be written.
 */
async function makeGenerations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('generations')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('generations_pk', ['table', 'seat'])
    .execute();
  await db.schema
    .createTable('asked')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('asked_pk', ['address', 'place'])
    .execute();
  await db.schema.alterTable('mails').addColumn('asker', 'text').execute();
  await db.schema
    .createTable('pulse')
    .addColumn('one', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

/** The steps of every database, by name, in the order of their names. A step that has been released never changes. */
export const FIRST: Steps = {
  '0001-tables': { up: makeTables },
  '0003-clocks': { up: makeClocks },
  '0004-mails': { up: makeMails },
  '0005-lines': { up: makeLines },
  '0006-generations': { up: makeGenerations },
  '0007-lapses': { up: makeLapses },
};

/** What a database of several processes has besides. */
export const SHARED: Steps = { ...FIRST, '0002-presence': { up: makePresence } };

/**
 * Brings a database up to this program, one step after the other. Steps only ever add, so that an older program that
 * still runs goes on; one that starts on a database with steps it does not know is told so.
 */
export async function migrate(db: Kysely<Schema>, steps: Steps, where: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  if ((await executedSteps(db)).some((name) => !Object.hasOwn(steps, name)))
    throw new DatabaseTrouble(`a newer program keeps the tables in ${where}: update this one`);
  const { error } = await migrator.migrateToLatest();
  if (error) throw new DatabaseTrouble(`the tables in ${where} cannot be brought up to date: ${messageOf(error)}`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The names of the steps that the database has behind it. */
async function executedSteps(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
