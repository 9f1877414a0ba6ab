import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { FIRST, migrate } from './migrations.ts';
import type { OpenDatabase } from './notifier.ts';
import { watchPlaces } from './place.ts';
import { beat } from './pulse.ts';
import { carefulConnection } from './reading.ts';
import type { Schema } from './schema.ts';
import { DatabaseTrouble } from './trouble.ts';

/** The file of the tables: the path itself if it is one, else a file in that folder. */
export function fileOf(path: string): string {
  const whole = resolve(path);
  const isFolder = existsSync(whole) ? statSync(whole).isDirectory() : extname(whole) === '';
  const file = isFolder ? join(whole, 'tables.sqlite') : whole;
  // Whatever other name leads to it, it is locked under its own.
  return existsSync(file) ? realpathSync(file) : file;
}

/** What a connection has to say of itself so that what it has committed is on the disk. */
const DURABLE = { journal_mode: 'wal', synchronous: 2 } as const;

/** Sets what makes a commit last, and reads it back: a pragma that is not known is passed over in silence. */
function makeDurable(connection: Database.Database, file: string): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  // What is deleted is gone from the file too.
  connection.pragma('secure_delete = ON');
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
  } catch (error) {
    lock.close();
    if (!/^SQLITE_(BUSY|LOCKED)/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new DatabaseTrouble(`another server already keeps the tables in ${file}`);
  }
}

/** Makes the file, whole or not at all: one that is empty was ours once, and has lost what it held. */
function makeFile(file: string): void {
  if (existsSync(`${file}-wal`))
    throw new DatabaseTrouble(`${file} is missing, but what was written last is in ${file}-wal: bring the file back`);
  const fresh = `${file}.new`;
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(fresh + end, { force: true });
  const connection = new Database(fresh);
  connection.exec('PRAGMA journal_mode = WAL');
  connection.close();
  renameSync(fresh, file);
}

/** With what every file of SQLite begins. */
const MAGIC = Buffer.from('SQLite format 3\0');

function readStart(file: string): Buffer {
  const opened = openSync(file, 'r');
  try {
    const start = Buffer.alloc(MAGIC.length);
    readSync(opened, start);
    return start;
  } finally {
    closeSync(opened);
  }
}

const NO_TABLES = 'is no file of tables, or its beginning is damaged: bring a copy back';

/** Says what is wrong with a file before it is opened. */
function lookAt(file: string): void {
  const { size, nlink } = statSync(file);
  // A file of a few bytes is taken for new without a word.
  if (size > 0 && !readStart(file).equals(MAGIC)) throw new DatabaseTrouble(`${file} ${NO_TABLES}`);
  if (size === 0)
    throw new DatabaseTrouble(`${file} is empty: bring a copy back, or delete it to begin without any tables`);
  if (nlink > 1)
    throw new DatabaseTrouble(
      `${file} has another name as well (a hard link), under which another server could keep it: remove one of them`,
    );
}

/** Why a file cannot be used, by the code of SQLite. */
const TROUBLES: readonly [RegExp, string][] = [
  [/^SQLITE_NOTADB/, NO_TABLES],
  [/^SQLITE_CORRUPT/, 'is damaged: bring a copy back'],
  [/^SQLITE_FULL/, 'cannot be written: the disk is full'],
  [/^(SQLITE_READONLY|EROFS|EACCES|EPERM)/, 'cannot be written: the disk, the folder or the file is for reading only'],
];

/** Why a file cannot be used, in a sentence. */
function troubleWith(file: string, error: unknown): DatabaseTrouble {
  if (error instanceof DatabaseTrouble) return error;
  const { code = '', message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  const [, why] = TROUBLES.find(([codes]) => codes.test(code)) ?? [];
  return new DatabaseTrouble(`${file} ${why ?? `cannot be opened: ${message}`}`, { cause: error });
}

/** Brings all that was written into the one file, which then can be copied alone. Where that fails it is all there still, in two. */
function gather(connection: Database.Database): void {
  try {
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The next to open the file does it.
  }
}

/** A connection to a file, brought up to this program. */
async function connect(file: string, names: readonly string[]): Promise<Omit<OpenDatabase, 'notifier'>> {
  const connection = new Database(file, { timeout: 5000 });
  let look: () => void = () => undefined;
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: carefulConnection(connection, () => look()) }),
  });
  const close = async () => {
    gather(connection);
    connection.close();
    await db.destroy();
  };
  try {
    makeDurable(connection, file);
    await migrate(db, FIRST, file);
    await beat(db, Date.now());
    look = watchPlaces(names);
    return { db, close };
  } catch (error) {
    connection.close();
    await db.destroy();
    throw error;
  }
}

/** Opens the file of the tables, which is made if it is not there; `alone` keeps other servers away from it. */
export async function openTablesFile(path: string, { alone }: { alone: boolean }): Promise<OpenDatabase> {
  const file = fileOf(path);
  let lock: Database.Database | null = null;
  try {
    if (alone) {
      mkdirSync(dirname(file), { recursive: true });
      lock = lockFor(file);
      if (!existsSync(file)) makeFile(file);
    }
    if (!existsSync(file)) throw new DatabaseTrouble(`there are no tables in ${file}`);
    lookAt(file);
    const { db, close } = await connect(file, [file, `${file}-wal`, ...(alone ? [`${file}.lock`] : [])]);
    return {
      db,
      notifier: null,
      close: async () => {
        await close();
        lock?.close();
      },
    };
  } catch (error) {
    lock?.close();
    throw troubleWith(file, error);
  }
}
