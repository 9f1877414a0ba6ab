import { type Player, type ProgramSeat, view } from '../engine/index.ts';
import type { Question, SeatKnowledge } from '../opponent/index.ts';
import { gameAt, type History } from './history.ts';
import { seenUpTo } from './seen.ts';

/**
 * [R10.0b] All that the program is told: its player's view of the position and the events that this player has seen,
 * nothing else.
 */
export function seatFor(history: History, player: Player): SeatKnowledge {
  const game = gameAt(history);
  const events = seenUpTo(history, player).map(({ event }) => event);
  return { scenario: game.scenario, rulings: game.rulings, player, view: view(game, player), events };
}

/** What the program is asked. The seed goes on with what has been seen: the same game always brings the same question. */
export function programQuestion(history: History, player: Player, { rank, seed, budget }: ProgramSeat): Question {
  const seat = seatFor(history, player);
  return { seat, rank, seed: seed + seat.events.length, budget };
}
