import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Player } from '../../engine/index.ts';
import type { Schema } from './schema.ts';

/** What another process has to be told of a table: that it has new lines, or that something else has changed. */
export type Notice = 'entries' | 'others';

/** How a table stands for all processes together. */
export interface TableNews {
  table: string;
  /** Whether there still is such a table. */
  stands: boolean;
  /** The number of its next line. */
  next: number;
  /** The hashes of what opens nothing there any more. */
  ended: readonly string[];
  /** The seats at which somebody sits by another process. */
  elsewhere: readonly Player[];
}

/** What processes on the same database tell each other. A notice may be lost: one who has to be sure looks. */
export interface Notifier {
  tell(table: string, notice: Notice): void;
  /** Calls for every notice of another process. */
  listen(hear: (table: string, notice: Notice) => void): void;
  /** Says that somebody sits at a seat by this process, or nobody any more. */
  sits(table: string, seat: Player, isThere: boolean): Promise<void>;
  look(tables: readonly string[]): Promise<TableNews[]>;
  /**
   * Claims a piece of work for this process; false if another is at it. A claim ends with the connection: one that dies leaves
   * none behind.
   */
  claim(work: string): Promise<boolean>;
  /** Lets go of what was claimed. */
  letGo(work: string): Promise<void>;
  close(): Promise<void>;
}

/** An open database. */
export interface OpenDatabase {
  db: Kysely<Schema>;
  /** What processes on the same database tell each other; null where one process keeps it for itself. */
  notifier: Notifier | null;
  close(): Promise<void>;
}

/** How often a process says that it is there, and after how long it is thought to be gone, in milliseconds. */
const BEAT = 1000;
const GONE = '4 seconds';

const CHANNEL = 'deltavee';

/** A connection that listens and tells, made anew when it is lost. */
function openLine(connect: () => pg.Client, hear: (payload: string) => void) {
  let line: Promise<pg.Client> | null = null;
  /** What was asked last: the next question waits for it. */
  let last: Promise<unknown> = Promise.resolve();

  async function open(): Promise<pg.Client> {
    const client = connect();
    const lose = () => {
      line = null;
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => hear(payload));
    await client.connect();
    // Nobody would miss what this connection writes.
    await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    return client;
  }

  async function askNow(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    line ??= open();
    try {
      return await (await line).query(text, values);
    } catch (error) {
      line = null;
      throw error;
    }
  }

  return {
    ask(text: string, values?: unknown[]): Promise<pg.QueryResult> {
      const answer = last.then(() => askNow(text, values));
      last = answer.catch(() => undefined);
      return answer;
    },
    async end(): Promise<void> {
      const client = await line?.catch(() => null);
      await client?.end();
    },
  };
}

/** Opens the notifier of a database, on a connection of its own. */
export function openNotifier(db: Kysely<Schema>, connect: () => pg.Client): Notifier {
  const own = randomBytes(6).toString('hex');
  const waiting = new Set<string>();
  /** The seats that are taken by this process, as `table seat`. */
  const seats = new Set<string>();
  let hear: (table: string, notice: Notice) => void = () => undefined;
  const { ask, end } = openLine(connect, (payload) => {
    const [process, table, notice] = payload.split(' ');
    if (process !== own && table !== undefined) hear(table, notice === 'entries' ? notice : 'others');
  });

  /** Sends all notices that wait, as one. */
  async function send(): Promise<void> {
    const notices = [...waiting];
    waiting.clear();
    await ask('select pg_notify($1, notice) from unnest($2::text[]) as notice', [CHANNEL, notices]);
  }

  async function sits(taken: Iterable<string>): Promise<void> {
    const rows = [...taken].map((words) => {
      const [table = '', seat] = words.split(' ');
      return { table, seat: Number(seat), process: own };
    });
    if (rows.length === 0) return;
    await db
      .insertInto('present')
      .values(rows)
      .onConflict((known) => known.doNothing())
      .execute();
  }

  /** Says that this process is there, anew if the others thought it gone, and clears away those that are. */
  async function beat(): Promise<void> {
    const { rows } = await ask(
      `insert into processes values ($1, now())
       on conflict (process) do update set seen = excluded.seen returning xmax = 0 as "isNew"`,
      [own],
    );
    if (rows[0]?.isNew) await sits(seats);
    await ask(`delete from processes where seen < now() - interval '${GONE}'`);
    await ask('delete from present where process not in (select process from processes)');
  }

  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const timer = setInterval(() => quietly(beat()), BEAT);
  timer.unref();
  quietly(beat());

  return {
    tell(table, notice) {
      if (waiting.size === 0) setImmediate(() => quietly(send()));
      waiting.add(`${own} ${table} ${notice}`);
    },
    listen(listener) {
      hear = listener;
    },
    async sits(table, seat, isThere) {
      const words = `${table} ${seat}`;
      if (isThere) {
        seats.add(words);
        await sits([words]);
      } else {
        seats.delete(words);
        await db
          .deleteFrom('present')
          .where('table', '=', table)
          .where('seat', '=', seat)
          .where('process', '=', own)
          .execute();
      }
    },
    async look(tables) {
      const { rows } = await sql<TableNews>`
        select asked."table",
          exists (select from tables where tables."table" = asked."table") as stands,
          (select coalesce(max(number) + 1, 0) from entries where entries."table" = asked."table") as next,
          array(select hash from ended where ended."table" = asked."table") as ended,
          array(
            select distinct seat from present where present."table" = asked."table" and process <> ${own} order by seat
          ) as elsewhere
        from unnest(${[...tables]}::text[]) as asked("table")`.execute(db);
      return rows;
    },
    async claim(work) {
      const { rows } = await ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as "isMine"', [work]);
      return rows[0]?.isMine === true;
    },
    async letGo(work) {
      await ask('select pg_advisory_unlock(hashtextextended($1, 0))', [work]);
    },
    async close() {
      clearInterval(timer);
      for (const left of ['present', 'processes']) {
        await ask(`delete from ${left} where process = $1`, [own]).catch(() => undefined);
      }
      await end();
    },
  };
}
