import type { Kysely } from 'kysely';
import type { MailRow, Schema } from './schema.ts';

/** What is kept of where mails go. */
export interface Mails {
  addMail(row: MailRow): Promise<void>;
  /**
   * Notes that an address, which comes as a hash, is asked now; false if it has been so many times since a time. That is no part
   * of the address that is kept, and outlives it.
   */
  mayAsk(address: string, limit: { now: number; since: number; most: number }): Promise<boolean>;
  /** Forgets when addresses were asked before a time. */
  forgetAsked(before: number): Promise<void>;
  findMail(table: string, word: string): Promise<MailRow | undefined>;
  /** The owner of the address wants mails; those of the same seat that were wanted elsewhere stay. */
  confirmMail(table: string, word: string, now: number): Promise<MailRow | undefined>;
  /** Forgets an address. */
  forgetMail(table: string, word: string): Promise<void>;
  /** Forgets all addresses of a seat. */
  endMails(table: string, seat: number): Promise<void>;
  /**
   * The addresses to be looked at: at their tables something has been written since they were looked at, and nothing since a
   * time; and one who sits there has written something themselves since they were mailed.
   */
  listMailsDue(rested: number): Promise<(MailRow & { last: number })[]>;
  /** Notes that an address was looked at, and mailed; false if somebody else has done so. */
  claimMail(row: MailRow & { last?: number }, isMailed: boolean): Promise<boolean>;
}

export function openMails(db: Kysely<Schema>): Mails {
  const findMail: Mails['findMail'] = (table, word) =>
    db.selectFrom('mails').selectAll().where('table', '=', table).where('word', '=', word).executeTakeFirst();
  return {
    findMail,
    async addMail(row) {
      await db.insertInto('mails').values(row).execute();
    },
    async mayAsk(address, { now, since, most }) {
      // Each time has a place of its own, which is free again after a while: of several servers one gets it.
      for (let place = 0; place < most; place += 1) {
        const taken = await db
          .insertInto('asked')
          .values({ address, place, at: now })
          .onConflict((known) =>
            known.columns(['address', 'place']).doUpdateSet({ at: now }).where('asked.at', '<=', since),
          )
          .returning('place')
          .executeTakeFirst();
        if (taken) return true;
      }
      return false;
    },
    async forgetAsked(before) {
      await db.deleteFrom('asked').where('at', '<=', before).execute();
    },
    async confirmMail(table, word, now) {
      await db
        .updateTable('mails')
        .set({ confirmed: now })
        .where('table', '=', table)
        .where('word', '=', word)
        .where('confirmed', 'is', null)
        .execute();
      return findMail(table, word);
    },
    async forgetMail(table, word) {
      await db.deleteFrom('mails').where('table', '=', table).where('word', '=', word).execute();
    },
    async endMails(table, seat) {
      await db.deleteFrom('mails').where('table', '=', table).where('seat', '=', seat).execute();
    },
    listMailsDue: (rested) =>
      db
        .with('lines', (of) =>
          of
            .selectFrom('mails')
            .innerJoin('entries', 'entries.table', 'mails.table')
            .where('mails.confirmed', 'is not', null)
            .groupBy(['mails.table', 'mails.word'])
            .select(({ fn, eb }) => [
              'mails.table as table',
              'mails.word as word',
              fn.max('entries.number').as('last'),
              fn.max('entries.at').as('at'),
              fn
                .max(
                  eb
                    .case()
                    .when('entries.seat', '=', eb.ref('mails.seat'))
                    .then(eb.ref('entries.number'))
                    .else(-1)
                    .end(),
                )
                .as('own'),
            ]),
        )
        .selectFrom('lines')
        .innerJoin('mails', (join) =>
          join.onRef('mails.table', '=', 'lines.table').onRef('mails.word', '=', 'lines.word'),
        )
        .selectAll('mails')
        .select('lines.last')
        .whereRef('lines.last', '>', 'mails.looked')
        .where('lines.at', '<=', rested)
        .where(({ or, eb, ref }) => or([eb('mails.mailed', '<', 0), eb('lines.own', '>', ref('mails.mailed'))]))
        .execute(),
    async claimMail({ table, word, looked, mailed, last = looked }, isMailed) {
      const { numUpdatedRows } = await db
        .updateTable('mails')
        .set({ looked: last, mailed: isMailed ? last : mailed })
        .where('table', '=', table)
        .where('word', '=', word)
        .where('looked', '=', looked)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
