import { attitude, seatChance, think, threats } from '../../opponent/index.ts';
import type { Request } from './thinker.ts';

/** A question to the program, as it can be posted. */
export type Question = Request extends infer R ? (R extends Request ? Omit<R, 'hear'> : never) : never;

/** The program's answers to a question; the last is returned. */
export function* answersTo(question: Question): Generator<unknown, unknown> {
  switch (question.ask) {
    case 'plan':
      return yield* think(question.question);
    case 'attitude':
      return attitude(question.seat);
    case 'chance':
      return seatChance(question.seat);
    default:
      return threats(question.seat, question.unit);
  }
}
