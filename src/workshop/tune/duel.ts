import type { Piscina } from 'piscina';
import type { Rank } from '../../engine/index.ts';
import type { Setting } from '../../matches/computer-player.ts';
import { type Tally, tallyOf } from '../../matches/statistics.ts';
import type { ChunkTask } from '../season/chunk.ts';
import { type ChunkResult, listChunks } from '../season/season.ts';

export type Pool = Piscina<ChunkTask, ChunkResult>;

/** Games of a rank against itself, with two settings. */
export interface TuningDuel {
  rank: Rank;
  scenarios: readonly string[];
  games: number;
  seed: number;
  settings: readonly [Setting, Setting];
}

/** Plays a duel; how it came out for the first setting. */
export async function playDuel(pool: Pool, { rank, scenarios, games, seed, settings }: TuningDuel): Promise<Tally> {
  const chunks = listChunks({ players: [rank, rank], scenarios, games, seed });
  const results = await Promise.all(chunks.map((chunk) => pool.run({ chunk: { ...chunk, settings }, records: null })));
  return tallyOf(results.flatMap((result) => result.games.map(({ outcome }) => outcome)));
}

/** Points a game, from -1 for all lost to 1 for all won; an unfinished game is a draw here. */
export const balanceOf = ({ win, draw, loss, unfinished }: Tally): number =>
  (win - loss) / Math.max(1, win + draw + loss + unfinished);
