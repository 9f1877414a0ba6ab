import type { Storage } from '../storage/storage.ts';
import { Ended } from '../storage/trouble.ts';
import { NotWritten, notWritten, Outdated } from './append.ts';
import { type Follow, loadTable, type ReadKept, readOn } from './load.ts';
import type { Table } from './table.ts';
import { newQueue, yieldToEventLoop } from './yield-to-event-loop.ts';

/** How long a table that nobody looks at is kept in memory, in milliseconds: long enough to load a page again. */
const KEPT = 5000;

/** How much may wait for one table before no more is taken. */
const MOST_WAITING = 500;

/** How many tables are read at a time: each is read in slices, and all others wait for one of each. */
const MOST_LOADING = 2;

/** How often something is tried at a table to which other processes write meanwhile. */
const MOST_ATTEMPTS = 20;

/** Something is not done at a table, which is as it was. */
export class TableRefused extends Error {}

/** More is asked of a table than it can answer. */
export class TooBusy extends TableRefused {}

interface Live {
  table: Table | undefined;
  /** Whether the database may have lines of which nothing is known here. */
  isDoubtful: boolean;
  /** What is done at the table, one after the other. */
  last: Promise<unknown>;
  waiting: number;
  /** How many sockets look at it. */
  held: number;
  timer: NodeJS.Timeout | undefined;
}

/** What is done at a table, of which others may have written more than is known here. */
type Work<T> = (table: Table, mayBeOld: boolean) => Promise<T> | T;

/** The tables in memory. Whatever is done at one waits its turn there; nothing at one waits for another. */
export interface LiveTables {
  /** Does something at a table as it stands; undefined if there is none of the name. */
  at<T>(id: string, work: (table: Table) => Promise<T> | T): Promise<T | undefined>;
  /**
   * The same with the table as it is known here, which may be old. Nothing can be written down at an old one; then, and where
   * the work throws `Outdated`, it is done anew with what the database has.
   */
  atKnown<T>(id: string, work: Work<T>): Promise<T | undefined>;
  /** Does something to all of a table while nothing else is done there; it is read anew afterwards. */
  drop(id: string, work: () => Promise<void>): Promise<void>;
  /** Plays what other processes have written down, if the table is in memory. */
  refresh(id: string): Promise<void>;
  /** Keeps a table in memory until it is let go as often. */
  hold(id: string): void;
  letGo(id: string): void;
  count(): number;
  /** How much waits for its turn, at all tables together. */
  countWaiting(): number;
  /** The tables that are kept in memory for somebody, each with the number of its next line as far as is known. */
  listHeld(): Map<string, number>;
  isHeld(id: string): boolean;
  /** Ends when everything that was begun is done. */
  rest(): Promise<void>;
}

/** What tables are kept with. */
export interface LiveNeeds {
  storage: Storage;
  /** Whether other processes write to the same tables. */
  isShared: boolean;
  /** Follows what others have written, line by line. */
  follow: Follow;
  /** Reads the record that a table began with. */
  readKept?: ReadKept;
  /** Is shown a table whenever something has been done there. */
  scheduleProgram?: (table: Table) => void;
}

export function openTables({ storage, isShared, follow, scheduleProgram, readKept }: LiveNeeds): LiveTables {
  const lives = new Map<string, Live>();
  const loading = newQueue(MOST_LOADING);

  const liveOf = (id: string): Live => {
    const known = lives.get(id);
    if (known) return known;
    const live: Live = {
      table: undefined,
      isDoubtful: false,
      last: Promise.resolve(),
      waiting: 0,
      held: 0,
      timer: undefined,
    };
    lives.set(id, live);
    return live;
  };

  /** Forgets a table that nobody needs: all of it is in the database. */
  function sleepSoon(id: string, live: Live): void {
    clearTimeout(live.timer);
    if (live.held > 0 || live.waiting > 0) return;
    if (!live.table) lives.delete(id);
    else {
      live.timer = setTimeout(() => {
        if (live.held === 0 && live.waiting === 0) lives.delete(id);
      }, KEPT);
      live.timer.unref();
    }
  }

  /** The table as the database has it now. */
  async function current(id: string, live: Live): Promise<Table | undefined> {
    const { table } = live;
    if (!table) live.table = await loading(() => loadTable(storage, id, readKept));
    else if (isShared || live.isDoubtful) {
      const rows = await storage.listEntries(id, table.next).catch(notWritten);
      await readOn(table, rows, follow);
    }
    live.isDoubtful = false;
    return live.table;
  }

  /** Does the work with the table as the database has it; anew if another process has written to it meanwhile. */
  async function turn<T>(id: string, live: Live, work: Work<T>, asKnown = false): Promise<T | undefined> {
    let known = asKnown && isShared && !live.isDoubtful ? live.table : undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const table = known ?? (await current(id, live));
        const done = table && (await work(table, known !== undefined));
        if (table) scheduleProgram?.(table);
        return done;
      } catch (error) {
        known = undefined;
        if (error instanceof TableRefused || error instanceof Ended) throw error;
        // What is known stands, but the database may have more; after anything else nobody knows what stands.
        if (error instanceof NotWritten) live.isDoubtful = true;
        else live.table = undefined;
        if (!(error instanceof Outdated) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /** Does a job when what was begun at the table before is done. */
  async function inTurn<T>(id: string, job: (live: Live) => Promise<T>): Promise<T> {
    const live = liveOf(id);
    if (live.waiting >= MOST_WAITING) throw new TooBusy();
    live.waiting += 1;
    const done = live.last.then(() => job(live));
    // Whatever waits at this table lets the others be served before it.
    live.last = done.catch(() => undefined).then(() => (live.waiting > 0 ? yieldToEventLoop() : undefined));
    try {
      return await done;
    } finally {
      live.waiting -= 1;
      sleepSoon(id, live);
    }
  }

  return {
    at: (id, work) => inTurn(id, (live) => turn(id, live, work)),
    atKnown: (id, work) => inTurn(id, (live) => turn(id, live, work, true)),
    drop: (id, work) =>
      inTurn(id, async (live) => {
        await work();
        live.table = undefined;
      }),
    refresh: (id) =>
      inTurn(id, async (live) => {
        if (live.table) await turn(id, live, () => undefined);
      }),
    hold(id) {
      liveOf(id).held += 1;
    },
    letGo(id) {
      const live = liveOf(id);
      live.held -= 1;
      sleepSoon(id, live);
    },
    count: () => lives.size,
    countWaiting: () => [...lives.values()].reduce((sum, { waiting }) => sum + waiting, 0),
    isHeld: (id) => (lives.get(id)?.held ?? 0) > 0,
    listHeld: () =>
      new Map([...lives].flatMap(([id, { held, table }]) => (held > 0 && table ? [[id, table.next]] : []))),
    async rest() {
      await Promise.all([...lives.values()].map(({ last }) => last));
    },
  };
}
