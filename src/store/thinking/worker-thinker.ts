import { createThread } from '../device/thread.ts';
import { type Thinker, withoutHearer } from './thinker.ts';

/** How long a worker may say nothing, in milliseconds: the slowest machine has said something by then. */
const PATIENCE = 30_000;

/** Thinks in a worker. */
export function createThinker(): Thinker {
  const thread = createThread(PATIENCE);
  return {
    ask(request, fail) {
      const { asked, hear } = withoutHearer(request);
      thread.ask(asked, hear, fail);
    },
    stop: thread.stop,
  };
}
