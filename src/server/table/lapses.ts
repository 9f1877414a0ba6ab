import { PLAYERS, type Player } from '../../engine/index.ts';
import { steadyTime } from '../limits/allowance.ts';
import type { Lapse, StoredLapses } from '../storage/lapses.ts';
import type { Table } from './table.ts';

/** How often a process writes down that it runs, in milliseconds. */
const BEAT = 5000;

/** Of several processes one that begins finds that another has just been there. */
const MISSED = 3 * BEAT;

/** How far back lapses are kept in mind, in milliseconds: no turn lasts so long. */
const REMEMBERED = 100 * 24 * 3600 * 1000;

/** The time of a process: that of the day when it began, and what has passed since by a clock that nobody sets. */
export function runningTime(today = Date.now, steady = steadyTime): () => number {
  const begun = today() - steady();
  return () => Math.round(begun + steady());
}

/** The part of some time that lies in lapses. They may overlap: several processes tell of the same. */
export function partIn(lapses: readonly Lapse[], from: number, to: number): number {
  let part = 0;
  let done = from;
  for (const { since, until } of [...lapses].sort((a, b) => a.since - b.since)) {
    part += Math.max(0, Math.min(until, to) - Math.max(since, done));
    done = Math.max(done, Math.min(until, to));
  }
  return part;
}

/**
 * Time in which no process ran, or in which the time of the day was set forward meanwhile. Both players are to be told of
 * it before one of them may claim it.
 */
export interface Lapses {
  /** How much of the time that runs at a table not both players have been told of, in milliseconds. */
  untold(table: Pick<Table, 'id' | 'clock'>): number;
  /** A seat is told now what time is left; whether that is news to it. */
  tell(table: Pick<Table, 'id' | 'clock'>, seat: Player): boolean;
  close(): Promise<void>;
}

interface LapsesNeeds {
  storage: StoredLapses;
  /** Whether other processes keep the same tables. */
  isShared: boolean;
  now: () => number;
  note: (error: unknown) => void;
}

/** Finds out how long no process has run, and writes down from now on that this one does. */
export async function openLapses({ storage, isShared, now, note }: LapsesNeeds): Promise<Lapses> {
  let lapses: readonly Lapse[] = [];
  /** When a seat was told last, by table and seat. */
  const told = new Map<string, number>();
  const toldAt = (id: string, seat: Player) => told.get(`${id} ${seat}`) ?? 0;

  async function beat(): Promise<void> {
    await storage.writeBeat(now());
    if (isShared) lapses = await storage.listLapses(now() - REMEMBERED);
  }

  const last = await storage.readBeat();
  const begun = now();
  if (last !== undefined && begun - last > (isShared ? MISSED : 0))
    await storage.addLapse({ since: last, until: begun });
  await storage.writeBeat(begun);
  lapses = await storage.listLapses(begun - REMEMBERED);
  const timer = setInterval(() => void beat().catch(note), BEAT);
  timer.unref();

  /** The time that runs and lies in lapses that somebody, of some seats, has not been told of. */
  function untoldTo({ id, clock }: Pick<Table, 'id' | 'clock'>, seats: readonly Player[]): number {
    if (!clock || clock.running === null || clock.paused) return 0;
    const since = Math.min(...seats.map((seat) => toldAt(id, seat)));
    const fresh = lapses.filter(({ until }) => until > since);
    return partIn(fresh, clock.at, now());
  }

  return {
    untold: (table) => untoldTo(table, PLAYERS),
    tell(table, seat) {
      const isNews = untoldTo(table, [seat]) > 0;
      if (isNews) told.set(`${table.id} ${seat}`, now());
      return isNews;
    },
    async close() {
      clearInterval(timer);
      // One that is missed makes the next lapse longer, and that is all.
      await storage.writeBeat(now()).catch(() => undefined);
    },
  };
}
