import { type Action, type Game, legal, RANKS, type Rank } from '../../engine/index.ts';
import { attitude, BUDGETS, decide, type Seat, WEIGHTS, type Weights } from '../../opponent/index.ts';
import { fightBot, randomBot } from '../fight-bot.ts';
import { type Rng, rngFrom } from '../rng.ts';

/** What a player of a season is asked. */
export interface Question {
  /** The whole game. Only the bots of the command line look at it, to list what is legal. */
  game: Game;
  /** All that the seat of whoever decides may know. */
  seat: () => Seat;
  /** For whatever the player leaves to chance. */
  seed: number;
}

export const PLAYER_NAMES = [...RANKS, 'fighter', 'random'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** A computer's player of a season. */
export interface ComputerPlayer {
  name: PlayerName;
  /** Orders to be given one after the other; the first must be legal, the rest may be overtaken by what happens. */
  decide: (question: Question) => readonly Action[];
  /** Whether he would offer a draw, asked once a Game-Turn; absent for those who never do. */
  offersDraw?: (seat: Seat) => boolean;
}

/** What a rank plays with instead of its own. */
export interface Setting {
  weights?: Weights;
  budget?: number;
}

const opponent = (rank: Rank, { weights = WEIGHTS, budget = BUDGETS[rank] }: Setting): ComputerPlayer => ({
  name: rank,
  decide: ({ seat, seed }) => decide({ seat: seat(), rank, seed, budget, weights }).orders,
  offersDraw: (seat) => attitude(seat).offersDraw,
});

const bot = (
  name: PlayerName,
  choose: (game: Game, actions: readonly Action[], rng: Rng) => Action,
): ComputerPlayer => ({ name, decide: ({ game, seed }) => [choose(game, legal(game), rngFrom(seed))] });

/** A player of a season by name. */
export function playerOf(name: PlayerName, setting: Setting = {}): ComputerPlayer {
  switch (name) {
    case 'fighter':
      return bot(name, fightBot);
    case 'random':
      return bot(name, randomBot);
    default:
      return opponent(name, setting);
  }
}
