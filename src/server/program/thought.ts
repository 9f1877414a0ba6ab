import type { Action } from '../../engine/index.ts';
import { type Attitude, attitude, decide, type Question, type SeatKnowledge } from '../../opponent/index.ts';

/** What the program is to think about: all that its seat knows, and nothing else of the table. */
export interface Matter {
  seat: SeatKnowledge;
  /** What it is to decide; null where it is only asked whether a draw is welcome. */
  question: Question | null;
}

/** What it has come to. */
export interface Thought {
  orders: readonly Action[];
  attitude: Attitude;
}

/** Thinks to the end, in a thread of its own. */
export function ponder({ seat, question }: Matter): Thought {
  return { orders: question ? decide(question).orders : [], attitude: attitude(seat) };
}
