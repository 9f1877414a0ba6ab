import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type BotPlayer, botPlayer, startBot } from '../../bots/bot.ts';
import { BotFault } from '../../bots/forms.ts';
import { fightBot, randomBot } from '../../cli/fight-bot.ts';
import { UsageError } from '../../cli/output.ts';
import { type Action, type Game, RANKS } from '../../engine/index.ts';
import { type ComputerPlayer, programPlayer, type Setting } from '../../matches/computer-player.ts';
import { type Rng, rngFrom } from '../../matches/rng.ts';
import { type FilePlayer, openPlayerFile } from './file-player.ts';

export const PLAYER_NAMES = [...RANKS, 'fighter', 'random'] as const;
type KnownPlayer = (typeof PLAYER_NAMES)[number];
/** The path of a file that `build-player` has made, or somebody else. */
export type PlayerPath = `${string}.mjs`;
/** How a bot is called: any other words are the command line of one. */
type BotCommand = string & Record<never, never>;
export type PlayerName = KnownPlayer | PlayerPath | BotCommand;

export const isKnownPlayer = (name: string): name is KnownPlayer => PLAYER_NAMES.some((known) => known === name);

/** Whether a player is a file: `node bot.mjs` calls one that is a bot. */
export const isPlayerPath = (name: string): name is PlayerPath =>
  name.endsWith('.mjs') && (!/\s/.test(name) || existsSync(name));

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The files by whose code a player that is none of the program's plays. */
export const listFiles = (name: PlayerName): string[] =>
  isKnownPlayer(name) ? [] : isPlayerPath(name) ? [name] : name.split(/\s+/).filter(isFile);

/** A player's name as a part of a file's name. */
export const nameInFiles = (player: PlayerName): string => basename(player, '.mjs').replaceAll(/[^\w.-]+/g, '-');

const bot = (name: PlayerName, choose: (game: Game, rng: Rng) => Action): ComputerPlayer => ({
  name,
  decide: ({ game, seed }) => [choose(game, rngFrom(seed))],
});

/** A player of a season; one who has a thread of their own is dismissed in the end, and a bot may lose a game by its fault. */
type SeasonPlayer = ComputerPlayer & Partial<Pick<FilePlayer, 'dismiss'> & Pick<BotPlayer, 'faultOf'>>;

/** Refuses, before a season, a player of somebody's own who cannot be opened or says no hello. */
export function tryPlayer(name: PlayerName): void {
  if (isKnownPlayer(name)) return;
  try {
    if (isPlayerPath(name)) openPlayerFile(name).dismiss();
    else startBot(name).end();
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    const known = `there are ${PLAYER_NAMES.join(', ')}, files that end in .mjs, and bots`;
    throw new UsageError(`the bot ${name} cannot play: ${error.message}; ${known}`);
  }
}

/** A player of a season by name. */
export function playerOf(name: PlayerName, setting: Setting = {}): SeasonPlayer {
  if (isPlayerPath(name)) return openPlayerFile(name, setting.budget);
  if (!isKnownPlayer(name)) return botPlayer(name, { positions: setting.budget });
  switch (name) {
    case 'fighter':
      return bot(name, fightBot);
    case 'random':
      return bot(name, randomBot);
    default:
      return programPlayer(name, setting);
  }
}
