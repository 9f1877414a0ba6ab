import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate, SHARED } from './migrations.ts';
import { type OpenDatabase, openNotifier } from './notifier.ts';
import { beat } from './pulse.ts';
import type { Schema } from './schema.ts';
import { DatabaseTrouble } from './trouble.ts';

/** Whether tables are kept in PostgreSQL, by the address where they are. */
export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** The address without what is secret in it, for messages. */
export function shownAddress(address: string): string {
  try {
    const { host, pathname } = new URL(address);
    return `postgres://${host}${pathname}`;
  } catch {
    return 'postgres://';
  }
}

/** How many connections a process may have, and how long one may take to be made, in milliseconds. */
const MOST_CONNECTIONS = 8;
const LONGEST_CONNECT = 3000;

/** How long a connection may say nothing, in milliseconds: a network that was cut says nothing of it. */
const LONGEST_SILENCE = 4000;

/** What a server has to say of itself so that what it has committed is on the disk. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/** Numbers of milliseconds fit in a number of JavaScript; the driver does not know. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A connection that ends when it does not answer, so that what waits for it is told. */
function impatientStream(): Socket {
  const stream = new Socket();
  return stream.setTimeout(LONGEST_SILENCE, () => stream.destroy(new Error('PostgreSQL does not answer')));
}

/** How connections are made to an address. */
const connectionTo = (address: string): pg.ClientConfig => ({
  connectionString: address,
  application_name: 'deltavee',
  connectionTimeoutMillis: LONGEST_CONNECT,
  keepAlive: true,
  stream: impatientStream,
  types,
});

/** Sets what makes a commit last, and reads back what this connection has. */
async function makeDurable(client: pg.ClientBase): Promise<void> {
  await client.query('set synchronous_commit = on');
  const shown = DURABLE.map((name) => `current_setting('${name}') as ${name}`);
  const { rows } = await client.query<Record<string, string>>(`select ${shown.join(', ')}`);
  const loose = DURABLE.find((name) => rows[0]?.[name] !== 'on');
  if (loose) throw new DatabaseTrouble(`PostgreSQL has ${loose} ${rows[0]?.[loose]}, so that it could lose orders`);
}

/** Opens the tables in a database of PostgreSQL, which other servers may keep too. */
export async function openPostgres(address: string): Promise<OpenDatabase> {
  const where = shownAddress(address);
  const pool = new pg.Pool({ ...connectionTo(address), max: MOST_CONNECTIONS, onConnect: makeDurable });
  // A connection that is lost is made anew when it is needed: what was asked through it is refused, and that is enough.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, SHARED, where);
    await beat(db, Date.now()).catch((error) => {
      throw new DatabaseTrouble(`in the tables in ${where} nothing can be written: ${reasonOf(error)}`);
    });
    const notifier = openNotifier(db, () => new pg.Client(connectionTo(address)));
    const close = async () => {
      await notifier.close();
      await db.destroy();
    };
    return { db, notifier, close };
  } catch (error) {
    await db.destroy();
    if (error instanceof DatabaseTrouble) throw error;
    throw new DatabaseTrouble(`the tables in ${where} cannot be reached: ${reasonOf(error)}`);
  }
}

/** A machine that is not there is told as several errors in one, whose message is empty. */
function reasonOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : String(first);
}
