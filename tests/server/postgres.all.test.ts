import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/storage/database.ts';
import { describeStorage } from './contract.ts';
import { startPostgres } from './postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const none = 'No PostgreSQL could be started: storage in it is not tested.';
if (!postgres) test(none, () => expect(process.env.CI).toBeUndefined());
else {
  describeStorage(() => postgres.newDatabase());

  test('a database in which nothing can be written is told of at the start', async () => {
    const address = await postgres.newDatabase();
    const { db, close } = await openDatabase(address, { alone: true });
    const name = new URL(address).pathname.slice(1);
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db);
    await close();
    await expect(openDatabase(address, { alone: true })).rejects.toThrow(/nothing can be written/);
  });

  test('who cannot reach the database is told where it is, without the password', async () => {
    const wrong = 'postgres://somebody:secret@127.0.0.1:1/tables';
    await expect(openDatabase(wrong, { alone: true })).rejects.toThrow(
      'the tables in postgres://127.0.0.1:1/tables cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    );
  });
}
