import { finishedOf, type Interval, intervalOf, matchScore, type Tally, tallyOf } from '../../matches/statistics.ts';
import type { PlayerName } from './players.ts';
import { eloOf, type Pairing } from './ratings.ts';
import { type ChunkResult, listChunks, listPairings, type PlayedGame, type Season } from './season.ts';
import type { TestResult } from './sequential-test.ts';

/** Games counted, and what they come to. */
interface Counts {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  unfinished: number;
  score: number | null;
  interval: Interval | null;
}

/** The games of one scenario and one seat of the first player. */
interface Row extends Counts {
  scenario: string;
  seat: 1 | 2;
}

/** A season as numbers, seen from the first player. */
export interface SeasonReport extends Counts {
  players: readonly PlayerName[];
  scenario: string;
  seed: number;
  positions?: number;
  /** How many of the games are not the same as another, order for order. */
  distinct: number;
  rows: Row[];
  /** Ratings by player; absent where a player meets himself. */
  elo?: Record<string, number>;
  sprt?: TestResult;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function countsOf(tally: Tally): Counts {
  const score = matchScore(tally);
  const interval = intervalOf(tally);
  return {
    games: finishedOf(tally) + tally.unfinished,
    wins: tally.win,
    draws: tally.draw,
    losses: tally.loss,
    unfinished: tally.unfinished,
    score: score === null ? null : round(score),
    interval: interval && [round(interval[0]), round(interval[1])],
  };
}

const tally = (games: readonly PlayedGame[]): Tally => tallyOf(games.map(({ outcome }) => outcome));

function listRows(games: readonly PlayedGame[], scenarios: readonly string[]): Row[] {
  return scenarios.flatMap((scenario) =>
    ([1, 2] as const).map((seat) => ({
      scenario,
      seat,
      ...countsOf(tally(games.filter((game) => game.scenario === scenario && game.seat === seat))),
    })),
  );
}

/** The games of each pairing, in its order. */
function gamesByPairing(season: Season, results: readonly ChunkResult[]): PlayedGame[][] {
  const pairings = listPairings(season.players);
  const names = new Map(listChunks(season).map(({ id, players }) => [id, players.join('-')]));
  return pairings.map((players) =>
    results.filter(({ id }) => names.get(id) === players.join('-')).flatMap(({ games }) => games),
  );
}

function ratings(players: readonly PlayerName[], pairings: readonly Pairing[]): Pick<SeasonReport, 'elo'> {
  if (new Set(players).size < players.length) return {};
  const elo = eloOf(players, pairings);
  return { elo: Object.fromEntries(players.map((name, index) => [name, Math.round(elo[index] ?? 0)])) };
}

/** Counts the finished chunks of a season. */
export function seasonReportOf(season: Season, scenario: string, results: readonly ChunkResult[]): SeasonReport {
  const { players, scenarios, seed, positions } = season;
  const games = gamesByPairing(season, results);
  const pairings = listPairings(players);
  const own = games.filter((_, index) => pairings[index]?.[0] === players[0]).flat();
  const met = pairings.map((pairing, index) => ({ players: pairing, tally: tally(games[index] ?? []) }));
  return {
    players,
    scenario,
    ...countsOf(tally(own)),
    distinct: new Set(own.map((game) => `${game.scenario} ${game.print}`)).size,
    rows: listRows(own, scenarios),
    seed,
    ...(positions !== undefined && { positions }),
    ...ratings(players, met),
  };
}
