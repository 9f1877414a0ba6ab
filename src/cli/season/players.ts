import { type Action, type Game, RANKS } from '../../engine/index.ts';
import { type ComputerPlayer, programPlayer, type Setting } from '../../matches/computer-player.ts';
import { type Rng, rngFrom } from '../../matches/rng.ts';
import { fightBot, randomBot } from '../fight-bot.ts';

export const PLAYER_NAMES = [...RANKS, 'fighter', 'random'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

const bot = (name: PlayerName, choose: (game: Game, rng: Rng) => Action): ComputerPlayer => ({
  name,
  decide: ({ game, seed }) => [choose(game, rngFrom(seed))],
});

/** A player of a season by name. */
export function playerOf(name: PlayerName, setting: Setting = {}): ComputerPlayer {
  switch (name) {
    case 'fighter':
      return bot(name, fightBot);
    case 'random':
      return bot(name, randomBot);
    default:
      return programPlayer(name, setting);
  }
}
