import { basename } from 'node:path';
import { fightBot, randomBot } from '../../cli/fight-bot.ts';
import { type Action, type Game, RANKS } from '../../engine/index.ts';
import { type ComputerPlayer, programPlayer, type Setting } from '../../matches/computer-player.ts';
import { type Rng, rngFrom } from '../../matches/rng.ts';
import { type FilePlayer, openPlayerFile } from './file-player.ts';

export const PLAYER_NAMES = [...RANKS, 'fighter', 'random'] as const;
type KnownPlayer = (typeof PLAYER_NAMES)[number];
/** The path of a file that `build-player` has made, or somebody else. */
export type PlayerPath = `${string}.mjs`;
export type PlayerName = KnownPlayer | PlayerPath;

export const isPlayerPath = (name: string): name is PlayerPath => name.endsWith('.mjs');

/** A player's name as a part of a file's name. */
export const nameInFiles = (player: PlayerName): string => basename(player, '.mjs');

const bot = (name: PlayerName, choose: (game: Game, rng: Rng) => Action): ComputerPlayer => ({
  name,
  decide: ({ game, seed }) => [choose(game, rngFrom(seed))],
});

/** A player of a season; one who has a thread of their own is dismissed in the end. */
type SeasonPlayer = ComputerPlayer & Partial<Pick<FilePlayer, 'dismiss'>>;

/** A player of a season by name. */
export function playerOf(name: PlayerName, setting: Setting = {}): SeasonPlayer {
  if (isPlayerPath(name)) return openPlayerFile(name, setting.budget);
  switch (name) {
    case 'fighter':
      return bot(name, fightBot);
    case 'random':
      return bot(name, randomBot);
    default:
      return programPlayer(name, setting);
  }
}
