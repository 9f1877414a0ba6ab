import type { Plan, Question } from '../../opponent/index.ts';
import type { Thinker } from './thinker.ts';

/** Somebody to ask beside the game: for a hint, for the reasons of an order, whether a draw is welcome. */
export interface Adviser {
  /** The best plan, when it is found; null if nobody waits for it any more, or nothing came of it. */
  consult(question: Question): Promise<Plan | null>;
  stop(): void;
}

/** Asks one question at a time: a new one ends the one before. */
export function createAdviser(thinker: Thinker): Adviser {
  let giveUp: () => void = () => undefined;
  const stop = () => {
    thinker.stop();
    giveUp();
  };
  return {
    consult(question) {
      stop();
      return new Promise((resolve) => {
        giveUp = () => resolve(null);
        thinker.ask(question, { hear: (plan, done) => done && resolve(plan), fail: () => resolve(null) });
      });
    },
    stop,
  };
}
