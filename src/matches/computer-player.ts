import type { Action, Game, Rank } from '../engine/index.ts';
import { attitude, BUDGETS, decide, isLongQuiet, type SeatKnowledge, type Weights } from '../opponent/index.ts';

/** What a player of a match is asked. */
export interface MatchQuestion {
  /** The whole game. Only the bots of the command line look at it, to list what is legal. */
  game: Game;
  /** All that the seat of the one who decides may know. */
  seat: () => SeatKnowledge;
  /** For whatever the player leaves to chance. */
  seed: number;
}

/** A computer's player of a match. */
export interface ComputerPlayer {
  name: string;
  /** Orders to be given one after the other; the first must be legal, the rest may be overtaken by what happens. */
  decide: (question: MatchQuestion) => readonly Action[];
  /** Whether they would offer a draw, asked once a Game-Turn; absent for those who never do. */
  offersDraw?: (seat: SeatKnowledge) => boolean;
}

/** What a rank plays with instead of its own. */
export interface Setting {
  weights?: Weights;
  budget?: number;
}

/** The program at one of its ranks, which sees no more than its seat. */
export const programPlayer = (rank: Rank, { weights, budget = BUDGETS[rank] }: Setting = {}): ComputerPlayer => ({
  name: rank,
  decide: ({ seat, seed }) => decide({ seat: seat(), rank, seed, budget, ...(weights && { weights }) }).orders,
  offersDraw: (seat) => isLongQuiet(seat) && attitude(seat).offersDraw,
});
