import { createRequire } from 'node:module';
import { getPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Game, ReadRecord } from '../../engine/index.ts';
import { LARGEST_MESSAGE } from '../../wire/names.ts';
import type { OpeningRead } from '../calls/opening.ts';
import type { ListedOrders } from '../table/listed.ts';
import { TooBusy } from '../table/live.ts';
import { readKeptRecord } from '../table/load.ts';
import type * as works from './works.ts';

/** How long a thread may take for one thing, in milliseconds, and how many may wait for one. */
const LONGEST = 20_000;
const MOST_QUEUED = 32;

/**
 * How far threads stand back behind the server itself, where the system knows of it. A thread that would come to -1 never begins:
 * what is answered then is taken for a fault.
 */
export const BEHIND = getPriority() === -5 ? 5 : 4;

/** A thread has taken longer than it may. */
export class TookTooLong extends Error {}

/** The threads are TypeScript too: each loads tsx, from here and not from wherever the program is called. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * What is so large that others would wait for it is done apart, by threads that are ended in time. A thread costs a hundred
 * times as much to start as a small record to read: those are read here.
 */
export interface Apart {
  /** Reads a call that makes a table, as text. */
  opening(text: string): Promise<OpeningRead>;
  /** Reads a record that was kept with a table. */
  kept(text: string): Promise<ReadRecord> | ReadRecord;
  /** Lists what is legal in a battle that somebody has made. */
  legal(game: Game): Promise<ListedOrders>;
  close(): Promise<void>;
}

export function openApart(): Apart {
  let pool: Piscina | undefined;
  /** What is asked more than once of one game is worked out once. */
  const listed = new WeakMap<Game, Promise<ListedOrders>>();
  const threads = () => {
    if (pool) return pool;
    pool = new Piscina({
      filename: fileURLToPath(new URL('./works.ts', import.meta.url)),
      name: 'opening' satisfies keyof typeof works,
      execArgv: ['--import', loader],
      minThreads: 0,
      maxThreads: 2,
      maxQueue: MOST_QUEUED,
      idleTimeout: 5000,
      niceIncrement: BEHIND,
    });
    // Anybody who waits for a thread that ends is told; one that ends in between nobody misses.
    pool.on('error', () => undefined);
    return pool;
  };

  async function run<Answer>(name: keyof typeof works, given: unknown): Promise<Answer> {
    if (threads().queueSize >= MOST_QUEUED) throw new TooBusy();
    const { port1: begun, port2: begins } = new MessageChannel();
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // To start a thread, or to wait for one, is not the fault of what it is given.
    begun.once('message', () => {
      timer = setTimeout(() => limit.abort(), LONGEST);
    });
    try {
      return await threads().run({ given, begins }, { name, signal: limit.signal, transferList: [begins] });
    } catch (error) {
      throw limit.signal.aborted ? new TookTooLong() : error;
    } finally {
      clearTimeout(timer);
      begun.close();
    }
  }

  return {
    opening: (text) => run('opening', text),
    kept: (text) => (text.length > LARGEST_MESSAGE ? run('kept', text) : readKeptRecord(text)),
    legal(game) {
      const known = listed.get(game) ?? run<ListedOrders>('legal', game);
      listed.set(game, known);
      known.catch(() => listed.delete(game));
      return known;
    },
    close: async () => pool?.destroy(),
  };
}
