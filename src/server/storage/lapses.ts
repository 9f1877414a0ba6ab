import type { Kysely } from 'kysely';
import type { LapseRow as Lapse, Schema } from './schema.ts';

export type { LapseRow as Lapse } from './schema.ts';

/** What is kept of when processes ran. */
export interface StoredLapses {
  /** When a process has last said that it runs; undefined if none ever has. */
  readBeat(): Promise<number | undefined>;
  writeBeat(at: number): Promise<void>;
  addLapse(lapse: Lapse): Promise<void>;
  /** The lapses that ended after a time. */
  listLapses(after: number): Promise<Lapse[]>;
}

/** There is one beat for all processes. */
const BEAT = 'last';

export const openStoredLapses = (db: Kysely<Schema>): StoredLapses => ({
  async readBeat() {
    const row = await db.selectFrom('beats').select('at').where('beat', '=', BEAT).executeTakeFirst();
    return row && Number(row.at);
  },
  async writeBeat(at) {
    await db
      .insertInto('beats')
      .values({ beat: BEAT, at })
      .onConflict((known) => known.column('beat').doUpdateSet({ at }))
      .execute();
  },
  async addLapse(lapse) {
    await db.insertInto('lapses').values(lapse).execute();
  },
  async listLapses(after) {
    const rows = await db.selectFrom('lapses').selectAll().where('until', '>', after).execute();
    return rows.map(({ since, until }) => ({ since: Number(since), until: Number(until) }));
  },
});
