import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { BEHIND } from '../apart/apart.ts';
import type { Matter, Thought } from './thought.ts';

/** How many thoughts go on at a time at most: the server itself has a processor left, if there are two. */
export const LANES = Math.min(4, Math.max(1, availableParallelism() - 1));

/** How long a thread may take for a thought, and wait for the next one, in milliseconds. */
const LONGEST = 60_000;
const IDLE = 60_000;

/** The threads are TypeScript too: each loads tsx, from here and not from wherever the program is called. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Those who think for the program. */
export interface Threads {
  ponder(matter: Matter): Promise<Thought>;
  /** Gives up whatever is thought about. */
  close(): Promise<void>;
}

/** Threads that are started when there is something to think about, and end when there has been nothing for a while. */
export function openThreads(): Threads {
  let pool: Piscina<Matter, Thought> | undefined;
  return {
    ponder(matter) {
      pool ??= new Piscina<Matter, Thought>({
        filename: fileURLToPath(new URL('./thought.ts', import.meta.url)),
        name: 'ponder',
        execArgv: ['--import', loader],
        minThreads: 0,
        maxThreads: LANES,
        idleTimeout: IDLE,
        niceIncrement: BEHIND,
      });
      return pool.run(matter, { signal: AbortSignal.timeout(LONGEST) });
    },
    close: async () => pool?.destroy(),
  };
}
