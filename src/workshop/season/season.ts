import type { Setting } from '../../matches/computer-player.ts';
import type { MatchOutcome } from '../../matches/statistics.ts';
import type { PlayerName } from './players.ts';

/** Everything that decides how a season comes out. */
export interface Season {
  players: readonly PlayerName[];
  scenarios: readonly string[];
  /** Games between each two players, in all scenarios together. */
  games: number;
  seed: number;
  /** How many positions a decision may look at; absent for what each rank has. */
  positions?: number;
}

/** Two games of a scenario with the same dice, the seats swapped in the second. */
export interface Pair {
  scenario: string;
  /** Its number among the pairs of this scenario; the seeds come from it. */
  number: number;
}

/** A share of a season, complete in itself: one who gets it can play it, anywhere. */
export interface Chunk {
  id: string;
  players: readonly [PlayerName, PlayerName];
  seed: number;
  pairs: readonly Pair[];
  /** What the two play with instead of their own. */
  settings?: readonly [Setting, Setting];
}

/** A game of a season. */
export interface PlayedGame {
  scenario: string;
  pair: number;
  /** The seat of the first of the two players. */
  seat: 1 | 2;
  outcome: MatchOutcome;
  /** The reason of the result; null for an unfinished game. */
  reason: string | null;
  turns: number;
  actions: number;
  /** The same for games that were played order for order alike. */
  print: number;
  /** What bots did that lost them the game. */
  faults?: string[];
}

/** What the record of a game is called, without its ending. */
export const recordName = (
  players: readonly string[],
  { scenario, pair, seat, outcome }: Pick<PlayedGame, 'scenario' | 'pair' | 'seat' | 'outcome'>,
): string => [...players, scenario, pair, `seat-${seat}`, outcome].join('-');

/** What comes back for a chunk. */
export interface ChunkResult {
  id: string;
  games: PlayedGame[];
  /** What is wrong with the file of a player, who could not play them. */
  fault?: string;
}

/** So many pairs are played at a time: what a kill can cost, and how evenly the cores are busy at the end. */
const CHUNK_PAIRS = 2;

/** Each two players of a season, in its order. */
export const listPairings = (players: readonly PlayerName[]): (readonly [PlayerName, PlayerName])[] =>
  players.flatMap((one, index) => players.slice(index + 1).map((other) => [one, other] as const));

/** The pairs of one pairing: the scenarios by turns. */
function listPairs({ scenarios, games }: Season): Pair[] {
  return Array.from({ length: games / 2 }, (_, index) => ({
    scenario: scenarios[index % scenarios.length] as string,
    number: Math.floor(index / scenarios.length),
  }));
}

/** The chunks of a season, in the order in which they are handed out and counted. */
export function listChunks(season: Season): Chunk[] {
  const pairs = listPairs(season);
  const { positions } = season;
  return listPairings(season.players).flatMap((players) =>
    Array.from({ length: Math.ceil(pairs.length / CHUNK_PAIRS) }, (_, index) => ({
      id: `${players.join('-')}-${index}`,
      players,
      seed: season.seed,
      pairs: pairs.slice(index * CHUNK_PAIRS, (index + 1) * CHUNK_PAIRS),
      ...(positions !== undefined && { settings: [{ budget: positions }, { budget: positions }] as const }),
    })),
  );
}
