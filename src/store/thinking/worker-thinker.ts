import { createThread } from '../device/thread.ts';
import type { Thinker } from './thinker.ts';

/** How long a worker may say nothing, in milliseconds: the slowest machine has said something by then. */
const PATIENCE = 30_000;

/** Thinks in a worker. */
export function createThinker(): Thinker {
  const thread = createThread(PATIENCE);
  return {
    // Each question has an answer of its own, which is what it hears.
    ask: ({ hear, ...question }, fail) => thread.ask(question, hear as (answer: unknown, done: boolean) => void, fail),
    stop: thread.stop,
  };
}
