import type { Chance } from '../../chances/index.ts';
import type { UnitId } from '../../engine/index.ts';
import type { Attitude, Exposure, Plan, Question, SeatKnowledge } from '../../opponent/index.ts';
import type { Request, Thinker } from './thinker.ts';

/** Somebody to ask beside the game. An answer is null if nobody waits for it any more, or nothing came of it. */
export interface Adviser {
  plan(question: Question): Promise<Plan | null>;
  attitude(seat: SeatKnowledge): Promise<Attitude | null>;
  /** The chance of the seat, between two Captains. */
  chance(seat: SeatKnowledge): Promise<Chance | null>;
  threats(seat: SeatKnowledge, unit: UnitId): Promise<readonly Exposure[] | null>;
  stop(): void;
}

/** Asks one question at a time: a new one ends the one before. */
export function createAdviser(thinker: Thinker): Adviser {
  let giveUp: () => void = () => undefined;
  let last: Promise<unknown> = Promise.resolve();

  function stop(): void {
    thinker.stop();
    giveUp();
  }

  function ask<A>(requestFor: (answer: (given: A) => void) => Request): Promise<A | null> {
    stop();
    const answer = new Promise<A | null>((resolve) => {
      giveUp = () => resolve(null);
      thinker.ask(requestFor(resolve), giveUp);
    });
    last = answer;
    return answer;
  }

  return {
    plan: (question) => ask<Plan>((answer) => ({ ask: 'plan', question, hear: (plan, done) => done && answer(plan) })),
    attitude: (seat) => ask<Attitude>((hear) => ({ ask: 'attitude', seat, hear })),
    chance: (seat) => ask<Chance | null>((hear) => ({ ask: 'chance', seat, hear })),
    async threats(seat, unit) {
      // They come quickly, and are asked for with every unit that is selected: nothing is broken off for them.
      await last;
      return ask<readonly Exposure[]>((hear) => ({ ask: 'threats', seat, unit, hear }));
    },
    stop,
  };
}
