import type { SqliteDatabase } from 'kysely';
import type Database from 'libsql';

/**
 * What is read where a text is no longer one: bytes that a failing disk or another program has left. It is like nothing that is
 * ever kept, neither a hash nor JSON.
 */
export const DAMAGED = '\u0000\uFFFD';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(bytes: ArrayBuffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return DAMAGED;
  }
}

type Row = Record<string, unknown>;

/** A row whose texts have come as bytes; it is changed in place, as there are many. */
function rowOf(row: Row, names: readonly string[]): Row {
  for (const name of names) {
    const value = row[name];
    if (value instanceof ArrayBuffer) row[name] = textOf(value);
  }
  return row;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A query that gives its texts as bytes. The order of its rows stays, as nothing outside asks for another. */
function asBytes(query: string, columns: readonly string[]): string {
  const bytes = columns
    .map(quoted)
    .map((name) => `case typeof(${name}) when 'text' then cast(${name} as blob) else ${name} end as ${name}`);
  return `select ${bytes.join(', ')} from (${query})`;
}

const isQuery = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql);

/** What opens and leaves a transaction: the one comes to nothing where it is refused, the other may have come to its end. */
const BEGIN = 'begin';
const ROLLBACK = 'rollback';

/**
 * A connection as kysely wants it, which reads texts as bytes: libsql ends the whole process at one that is not UTF-8. After
 * everything that is done `look` may throw, so that nobody is told of it.
 */
export const carefulConnection = (connection: Database.Database, look: () => void): SqliteDatabase => ({
  close() {
    if (connection.open) connection.close();
  },
  prepare(sql) {
    if (sql === BEGIN) look();
    const given = connection.prepare<unknown[]>(sql);
    const names = given.reader && isQuery(sql) ? given.columns().map(({ name }) => name) : null;
    const statement = names ? connection.prepare<unknown[]>(asBytes(sql, names)) : given;
    return {
      reader: given.reader,
      all(parameters) {
        const rows = statement.all(parameters);
        look();
        if (names) for (const row of rows) rowOf(row as Row, names);
        return rows;
      },
      run(parameters) {
        // Where a commit failed there is nothing to leave any more.
        if (sql === ROLLBACK && !connection.inTransaction) return { changes: 0, lastInsertRowid: 0 };
        const done = statement.run(parameters);
        if (sql !== BEGIN && sql !== ROLLBACK) look();
        return done;
      },
      *iterate(parameters) {
        for (const row of statement.iterate(parameters)) yield names ? rowOf(row as Row, names) : row;
        look();
      },
    };
  },
});
