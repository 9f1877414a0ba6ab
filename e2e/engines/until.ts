import { setTimeout } from 'node:timers/promises';

/** As long as everything else in the browser tests is waited for; nobody measures it. */
const LONGEST = 60_000;
const BETWEEN_LOOKS = 50;

/** Waits until something is so, looking again and again, and tells what was seen. */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<Awaited<T>>> {
  const giveUp = performance.now() + LONGEST;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() > giveUp) throw new Error(`waited in vain: ${what}`);
    await setTimeout(BETWEEN_LOOKS);
  }
}
