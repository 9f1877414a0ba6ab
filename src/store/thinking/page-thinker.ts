import { answersTo } from './answers.ts';
import { type Request, type Thinker, withoutHearer } from './thinker.ts';

/** The page draws and hears between two steps of a thought. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Thinks on the page itself, a step at a time, where there is no worker: the single file that plays from a disk may start
 * none. It takes the place of `worker-thinker.ts` in that build.
 */
export function createThinker(): Thinker {
  let asked = 0;

  async function answer(request: Request, isWanted: () => boolean): Promise<void> {
    const { asked: question, hear } = withoutHearer(request);
    const answers = answersTo(question);
    for (let isDone = false; !isDone; ) {
      await pause();
      if (!isWanted()) return;
      const { value, done = false } = answers.next();
      hear(value, done);
      isDone = done;
    }
  }

  return {
    ask(request, fail) {
      asked += 1;
      const mine = asked;
      const isWanted = () => mine === asked;
      answer(request, isWanted).catch(() => isWanted() && fail());
    },
    stop() {
      asked += 1;
    },
  };
}
