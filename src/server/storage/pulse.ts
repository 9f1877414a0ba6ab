import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Writes something that nobody reads, as an order would be written: throws where none could be kept. */
export async function beat(db: Kysely<Schema>, at: number): Promise<void> {
  await db
    .insertInto('pulse')
    .values({ one: 1, at })
    .onConflict((known) => known.column('one').doUpdateSet({ at }))
    .execute();
}
