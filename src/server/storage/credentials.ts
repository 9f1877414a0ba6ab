import type { Kysely, Transaction } from 'kysely';
import type { OpenDatabase } from './notifier.ts';
import type { Schema, SeatRow } from './schema.ts';
import { Ended } from './trouble.ts';
import { written } from './written.ts';

/** What something is done by: what was shown for it, by its hash, and when. */
export interface By {
  hash: string;
  now: number;
}

/** What has to be so when a key or an invitation is added. */
export interface Conditions {
  /** What has to open the table still. */
  by?: By;
  /** The word of an address to which mails have to be wanted still. */
  word?: string;
  /** How many keys and unused invitations the seat may have with it. */
  most?: number;
}

/** What is kept of what opens the seats of tables, by its hash. */
export interface Credentials {
  /** What something that is shown at a table opens there; nothing if it has been ended. */
  findCredential(table: string, hash: string): Promise<SeatRow | undefined>;
  /** The same, also if it has been ended. */
  findAny(table: string, hash: string): Promise<SeatRow | undefined>;
  /** The key that an invitation has become. */
  findTaken(table: string, invitation: string): Promise<SeatRow | undefined>;
  /** Adds a key or an invitation alone. `known`: there is one of its hash, or the key's invitation is used. */
  addCredential(row: SeatRow, conditions?: Conditions): Promise<'added' | 'known' | 'ended' | 'too-many'>;
  /** Ends everything else that opens the seat of a key, and mails that others wanted; false if it opens nothing itself. */
  endOthers(key: SeatRow, now: number): Promise<boolean>;
}

type Db = Kysely<Schema>;

const shownAt = (db: Db, table: string) => db.selectFrom('seats').selectAll().where('table', '=', table);

const standingAt = (db: Db, table: string) =>
  shownAt(db, table).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('ended')
          .select('ended.hash')
          .whereRef('ended.table', '=', 'seats.table')
          .whereRef('ended.hash', '=', 'seats.hash'),
      ),
    ),
  );

const lastsBeyond = ({ until }: SeatRow, now: number): boolean => until === null || Number(until) > now;

/** Whether something opens a table still. */
export async function opens(db: Db, table: string, { hash, now }: By): Promise<boolean> {
  const row = await standingAt(db, table).where('hash', '=', hash).executeTakeFirst();
  return row !== undefined && lastsBeyond(row, now);
}

/** Throws if something opens a table no longer. */
export async function checkOpens(db: Db, table: string, by: By | undefined): Promise<void> {
  if (by && !(await opens(db, table, by))) throw new Ended();
}

/**
 * Does something to what opens seats of a table. It begins with a line of its own for each of them, for which others wait who
 * do such a thing, by whichever process: what is read after that stands until all is written.
 */
export const changeSeats = <T>(
  db: Db,
  table: string,
  seats: readonly number[],
  work: (all: Transaction<Schema>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (all) => {
    for (const seat of [...seats].sort()) {
      await all
        .insertInto('generations')
        .values({ table, seat, number: 1 })
        .onConflict((known) =>
          known.columns(['table', 'seat']).doUpdateSet(({ eb }) => ({ number: eb('generations.number', '+', 1) })),
        )
        .execute();
    }
    return work(all);
  });

/** How many keys and unused invitations a seat has that have neither been ended nor come to their end. */
async function countStanding(db: Db, { table, seat }: SeatRow, now: number): Promise<number> {
  const rows = await standingAt(db, table).where('seat', '=', seat).execute();
  const used = new Set(rows.map(({ invitation }) => invitation));
  return rows.filter((row) => !used.has(row.hash) && lastsBeyond(row, now)).length;
}

async function isWanted(db: Db, table: string, word: string): Promise<boolean> {
  const mail = db.selectFrom('mails').select('word').where('table', '=', table).where('word', '=', word);
  return (await mail.executeTakeFirst()) !== undefined;
}

export function openCredentials({ db, notifier }: Pick<OpenDatabase, 'db' | 'notifier'>): Credentials {
  const findAny: Credentials['findAny'] = (table, hash) =>
    shownAt(db, table).where('hash', '=', hash).executeTakeFirst();
  return {
    findCredential: (table, hash) => standingAt(db, table).where('hash', '=', hash).executeTakeFirst(),
    findAny,
    findTaken: (table, invitation) => shownAt(db, table).where('invitation', '=', invitation).executeTakeFirst(),
    async addCredential(row, { by, word, most } = {}) {
      const { table, seat, hash } = row;
      const add = changeSeats(db, table, [seat], async (all) => {
        await checkOpens(all, table, by);
        if (word !== undefined && !(await isWanted(all, table, word))) throw new Ended();
        if (await shownAt(all, table).where('hash', '=', hash).executeTakeFirst()) return 'known';
        if (most !== undefined && (await countStanding(all, row, by?.now ?? 0)) >= most) return 'too-many';
        await all.insertInto('seats').values(row).execute();
        return 'added';
      });
      try {
        return (await written(add)) || 'known';
      } catch (error) {
        if (error instanceof Ended) return 'ended';
        throw error;
      }
    },
    async endOthers({ table, seat, hash, invitation }, now) {
      const isDone = await changeSeats(db, table, [seat], async (all) => {
        if (!(await opens(all, table, { hash, now }))) return false;
        const rows = await standingAt(all, table).where('seat', '=', seat).execute();
        // The invitation from which the key came stays, so that the call that took it has its answer.
        const others = rows.filter((row) => row.hash !== hash && row.hash !== invitation);
        if (others.length > 0) {
          const ended = others.map((row) => ({ table, hash: row.hash }));
          await all.insertInto('ended').values(ended).execute();
        }
        await all
          .deleteFrom('mails')
          .where('table', '=', table)
          .where('seat', '=', seat)
          .where(({ or, eb }) => or([eb('asker', 'is', null), eb('asker', '<>', hash)]))
          .execute();
        return true;
      });
      if (isDone) notifier?.tell(table, 'others');
      return isDone;
    },
  };
}
