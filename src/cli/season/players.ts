import {
  type Action,
  type Game,
  type GameEvent,
  legal,
  type Player,
  type Scenario,
  type view,
} from '../../engine/index.ts';
import { fightBot, randomBot } from '../fight-bot.ts';
import { type Rng, rngFrom } from '../rng.ts';

/** All that somebody at the table may know: what he sees, and what he has seen happen. */
export interface SeenGame {
  scenario: Scenario;
  player: Player;
  view: ReturnType<typeof view>;
  events: readonly GameEvent[];
}

/** What a player of a season is asked. */
export interface Question {
  /** The whole game. Only the bots of the command line look at it, to list what is legal. */
  game: Game;
  /** The game from the seat of whoever decides. */
  seen: () => SeenGame;
  /** For whatever the player leaves to chance. */
  seed: number;
}

/** A computer's player of a season. */
export interface ComputerPlayer {
  name: PlayerName;
  /** Orders to be given one after the other; the first must be legal, the rest may be overtaken by what happens. */
  decide: (question: Question) => readonly Action[];
}

const bot = (
  name: PlayerName,
  choose: (game: Game, actions: readonly Action[], rng: Rng) => Action,
): ComputerPlayer => ({ name, decide: ({ game, seed }) => [choose(game, legal(game), rngFrom(seed))] });

export const PLAYER_NAMES = ['fighter', 'random'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** The players of a season by name. */
export const PLAYERS: Record<PlayerName, ComputerPlayer> = {
  fighter: bot('fighter', fightBot),
  random: bot('random', randomBot),
};
