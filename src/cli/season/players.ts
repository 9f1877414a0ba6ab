import { type Action, type Game, legal, RANKS, type Rank } from '../../engine/index.ts';
import { BUDGETS, decide, type Seat } from '../../opponent/index.ts';
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
}

const opponent = (rank: Rank): ComputerPlayer => ({
  name: rank,
  decide: ({ seat, seed }) => decide({ seat: seat(), rank, seed, budget: BUDGETS[rank] }).orders,
});

const bot = (
  name: PlayerName,
  choose: (game: Game, actions: readonly Action[], rng: Rng) => Action,
): ComputerPlayer => ({ name, decide: ({ game, seed }) => [choose(game, legal(game), rngFrom(seed))] });

/** The players of a season by name. */
export const PLAYERS: Record<PlayerName, ComputerPlayer> = {
  ensign: opponent('ensign'),
  captain: opponent('captain'),
  admiral: opponent('admiral'),
  fighter: bot('fighter', fightBot),
  random: bot('random', randomBot),
};
