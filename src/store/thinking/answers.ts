import { attitude, seatChance, think, threats } from '../../opponent/index.ts';
import type { PlainRequest } from './thinker.ts';

/** The program's answers to a question; the last is returned. */
export function* answersTo(asked: PlainRequest): Generator<unknown, unknown> {
  switch (asked.ask) {
    case 'plan':
      return yield* think(asked.question);
    case 'attitude':
      return attitude(asked.seat);
    case 'chance':
      return seatChance(asked.seat);
    default:
      return threats(asked.seat, asked.unit);
  }
}
