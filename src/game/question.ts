import { type Player, type ProgramSeat, scenarioAsKnown, view } from '../engine/index.ts';
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
  const scenario = scenarioAsKnown(game.scenario, player);
  return { scenario, rulings: game.rulings, player, view: view(game, player), events };
}

/** What somebody is asked who knows a seat. The seed goes on with what has been seen: the same game always brings the same question. */
export const questionFrom = (seat: SeatKnowledge, { rank, seed, budget }: ProgramSeat): Question => ({
  seat,
  rank,
  seed: seed + seat.events.length,
  budget,
});

/** What the program is asked at a position of a game. */
export const programQuestion = (history: History, player: Player, program: ProgramSeat): Question =>
  questionFrom(seatFor(history, player), program);
