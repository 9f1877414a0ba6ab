import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { OpenDatabase } from './database.ts';
import { FIRST, migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { DatabaseTrouble } from './trouble.ts';

/** The file of the tables: the path itself if it is one, else a file in that folder. */
export function fileOf(path: string): string {
  const whole = resolve(path);
  const isFolder = existsSync(whole) ? statSync(whole).isDirectory() : extname(whole) === '';
  return isFolder ? join(whole, 'tables.sqlite') : whole;
}

/** What a connection has to say of itself so that what it has committed is on the disk. */
const DURABLE = { journal_mode: 'wal', synchronous: 2 } as const;

/** Sets what makes a commit last, and reads it back: a pragma that is not known is passed over in silence. */
function makeDurable(connection: Database.Database, file: string): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  for (const [name, wanted] of Object.entries(DURABLE)) {
    const found = connection.prepare(`PRAGMA ${name}`).get() as Record<string, unknown> | undefined;
    if (found?.[name] !== wanted) throw new DatabaseTrouble(`${file} does not keep to ${name} ${wanted}`);
  }
}

/**
 * Takes a lock that ends with the process, however that ends, so that two servers do not keep the same tables. It lies
 * in a file of its own: other programs may read and write the tables meanwhile.
 */
function lockFor(file: string): Database.Database {
  const lock = new Database(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new DatabaseTrouble(`another server already keeps the tables in ${file}`);
  }
}

/** Opens the file of the tables, which is made if it is not there; `alone` keeps other servers away from it. */
export async function openTablesFile(path: string, { alone }: { alone: boolean }): Promise<OpenDatabase> {
  const file = fileOf(path);
  mkdirSync(dirname(file), { recursive: true });
  const lock = alone ? lockFor(file) : null;
  const connection = new Database(file, { timeout: 5000 });
  makeDurable(connection, file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) });
  const close = async () => {
    await db.destroy();
    lock?.close();
  };
  try {
    await migrate(db, FIRST, file);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, bulletin: null, close };
}
