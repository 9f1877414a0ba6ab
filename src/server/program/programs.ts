import type { Carrying } from '../sockets/handle.ts';
import type { Notifier } from '../storage/notifier.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveTables } from '../table/live.ts';
import type { Table } from '../table/table.ts';
import { type Due, dueAt, isDue } from './due.ts';
import { reply, replyWith } from './replies.ts';
import { LANES, type Threads } from './threads.ts';

/** How many tables may wait for the program before it takes no more seats. */
const MOST_WAITING = 100;

/** After how long it is looked again at a table where another process thinks, or the database did not answer, in milliseconds. */
const LOOK_AGAIN = 2000;

/** The tables of how long ago the program looks through when it starts, in milliseconds: others wait until somebody comes. */
const LOOKED_THROUGH = 24 * 3600 * 1000;

interface ProgramsNeeds extends Omit<Carrying, 'broadcaster'> {
  storage: Storage;
  /** What tells those at a table; the sockets are opened later than the seats. */
  broadcaster: () => Carrying['broadcaster'];
  tables: LiveTables;
  /** Null where no other process keeps the same tables. */
  notifier: Pick<Notifier, 'claim' | 'letGo'> | null;
  threads: Threads;
  note: (error: unknown) => void;
}

/** The program's seats at all tables. */
export interface Programs {
  /** The table has changed, or has been looked at: what is due there comes to its turn. */
  schedule(table: Table): void;
  /** Whether so many tables wait that it takes no more seats. */
  isBusy(): boolean;
  countWaiting(): number;
  /** Goes on where a process has ended before it was done. */
  goOn(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Plays the program's seats: one decision at a time, then the next table has its turn. All it has is in the database, so that
 * any process can go on for another.
 */
export function openPrograms({
  storage,
  tables,
  notifier,
  threads,
  broadcaster,
  lapses,
  now,
  note,
}: ProgramsNeeds): Programs {
  const room = (): Carrying => ({ storage, broadcaster: broadcaster(), lapses, now });
  /** In the order in which they came. */
  const waiting = new Set<string>();
  const served = new Map<string, Promise<void>>();
  /** Those of them that have to come to their turn again. */
  const meanwhile = new Set<string>();
  /** Where nothing could be done, with the number of the next line: it is not tried again before something has happened. */
  const stuck = new Map<string, number>();
  const again = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  /** Has a table looked at a little later. */
  function lookAgain(id: string): void {
    if (isClosed || again.has(id)) return;
    const look = () => {
      again.delete(id);
      tables.at(id, () => undefined).catch(note);
    };
    const timer = setTimeout(look, LOOK_AGAIN);
    timer.unref();
    again.set(id, timer);
  }

  /** Carries out what is due, after a thought if it needs one. */
  async function doDue(id: string): Promise<void> {
    const due = await tables.at(id, async (table): Promise<Due | null> => {
      const due = dueAt(table);
      if (!due || 'matter' in due) return due;
      if (!(await reply(table, due, room()))) stuck.set(id, table.next);
      return null;
    });
    if (!due || !('matter' in due)) return;
    const thought = await threads.ponder(due.matter).catch((error) => {
      if (!isClosed) note(error);
      return null;
    });
    if (isClosed) return;
    await tables.at(id, async (table) => {
      if (await replyWith(table, due, thought, room())) return;
      stuck.set(id, table.next);
    });
  }

  async function serve(id: string): Promise<void> {
    const work = `deltavee program ${id}`;
    if (notifier && !(await notifier.claim(work))) return lookAgain(id);
    try {
      await doDue(id);
    } finally {
      await notifier?.letGo(work);
    }
  }

  /** Begins with the tables that have waited longest, as far as there are threads. */
  function begin(): void {
    for (const id of waiting) {
      if (isClosed || served.size >= LANES) return;
      waiting.delete(id);
      const work = serve(id)
        .catch((error) => {
          if (isClosed) return;
          note(error);
          lookAgain(id);
        })
        .finally(() => {
          served.delete(id);
          if (meanwhile.delete(id)) waiting.add(id);
          begin();
        });
      served.set(id, work);
    }
  }

  return {
    schedule(table) {
      const { id, next } = table;
      const line = served.has(id) ? meanwhile : waiting;
      if (isClosed || !isDue(table) || stuck.get(id) === next) {
        line.delete(id);
        return;
      }
      stuck.delete(id);
      line.add(id);
      begin();
    },
    isBusy: () => waiting.size >= MOST_WAITING,
    countWaiting: () => waiting.size,
    async goOn() {
      for (const id of await storage.listProgramTables(now() - LOOKED_THROUGH)) {
        if (isClosed) return;
        await tables.at(id, () => undefined).catch(note);
      }
    },
    async close() {
      isClosed = true;
      for (const timer of again.values()) clearTimeout(timer);
      await threads.close();
      await Promise.all(served.values());
    },
  };
}
