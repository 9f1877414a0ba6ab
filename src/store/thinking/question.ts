import { type Player, type ProgramSeat, view } from '../../engine/index.ts';
import type { Question } from '../../opponent/index.ts';
import { gameAt, type History } from '../history.ts';
import { seenUpTo } from '../table-view.ts';

/**
 * [R10.0b] What the program is asked: its player's view of the position and the events that this player has seen,
 * nothing else. The seed goes on with what has been seen, so that the same game always brings the same question.
 */
export function questionOf(history: History, player: Player, { rank, seed, budget }: ProgramSeat): Question {
  const game = gameAt(history);
  const events = seenUpTo(history, player).map(({ event }) => event);
  const seat = { scenario: game.scenario, player, view: view(game, player), events };
  return { seat, rank, seed: seed + events.length, budget };
}
