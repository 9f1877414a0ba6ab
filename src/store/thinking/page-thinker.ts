import { attitude, seatChance, think, threats } from '../../opponent/index.ts';
import type { Request, Thinker } from './thinker.ts';

type PlanRequest = Extract<Request, { ask: 'plan' }>;

/** The page draws and hears between two steps of a thought. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Thinks on the page itself, a step at a time, where there is no worker: the single file that plays from a disk may start
 * none. It takes the place of `worker-thinker.ts` in that build.
 */
export function createThinker(): Thinker {
  let asked = 0;

  async function plan({ question, hear }: PlanRequest, isWanted: () => boolean): Promise<void> {
    const thinking = think(question);
    for (let isDone = false; !isDone; ) {
      await pause();
      if (!isWanted()) return;
      const { value, done = false } = thinking.next();
      hear(value, done);
      isDone = done;
    }
  }

  async function answer(request: Request, isWanted: () => boolean): Promise<void> {
    if (request.ask === 'plan') return plan(request, isWanted);
    await pause();
    if (!isWanted()) return;
    if (request.ask === 'attitude') request.hear(attitude(request.seat));
    else if (request.ask === 'chance') request.hear(seatChance(request.seat));
    else request.hear(threats(request.seat, request.unit));
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
