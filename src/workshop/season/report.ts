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

/** How the games of a scenario came out, no matter which of the players had which side. */
interface Balance {
  scenario: string;
  games: number;
  /** By the side in the game. */
  won: Record<1 | 2, number>;
  drawn: number;
  unfinished: number;
  /** In how many Game-Turns one game in twenty was over, half of them, and all but one in twenty. */
  turns: [early: number, half: number, late: number];
  /** By the reason of the result; those without one are unfinished. */
  ends: Record<string, number>;
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
  balance: Balance[];
  /** Ratings by player; absent where a player is their own opponent. */
  elo?: Record<string, number>;
  sprt?: TestResult;
  /** Where bots have lost games by their own fault, and how. */
  faults?: string[];
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

function balanceOf(scenario: string, games: readonly PlayedGame[]): Balance {
  const count = (is: (game: PlayedGame) => boolean): number => games.filter(is).length;
  const wonBy = (side: 1 | 2) => count(({ outcome, seat }) => outcome === (seat === side ? 'win' : 'loss'));
  const turns = games.map((game) => game.turns).sort((a, b) => a - b);
  const at = (share: number): number => turns[Math.floor(share * (turns.length - 1))] ?? 0;
  const ends: Record<string, number> = {};
  for (const { reason } of games) if (reason !== null) ends[reason] = (ends[reason] ?? 0) + 1;
  return {
    scenario,
    games: games.length,
    won: { 1: wonBy(1), 2: wonBy(2) },
    drawn: count(({ outcome }) => outcome === 'draw'),
    unfinished: count(({ outcome }) => outcome === 'unfinished'),
    turns: [at(0.05), at(0.5), at(0.95)],
    ends,
  };
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

const faultsOf = (games: readonly PlayedGame[]): string[] =>
  games.flatMap(({ scenario, pair, seat, faults = [] }) =>
    faults.map((fault) => `${scenario}, pair ${pair}, seat ${seat}: ${fault}`),
  );

/** Counts the finished chunks of a season. */
export function seasonReportOf(season: Season, scenario: string, results: readonly ChunkResult[]): SeasonReport {
  const { players, scenarios, seed, positions } = season;
  const games = gamesByPairing(season, results);
  const pairings = listPairings(players);
  const own = games.filter((_, index) => pairings[index]?.[0] === players[0]).flat();
  const faults = faultsOf(games.flat());
  const met = pairings.map((pairing, index) => ({ players: pairing, tally: tally(games[index] ?? []) }));
  return {
    players,
    scenario,
    ...countsOf(tally(own)),
    distinct: new Set(own.map((game) => `${game.scenario} ${game.print}`)).size,
    rows: listRows(own, scenarios),
    balance: scenarios.map((one) =>
      balanceOf(
        one,
        own.filter((game) => game.scenario === one),
      ),
    ),
    seed,
    ...(positions !== undefined && { positions }),
    ...ratings(players, met),
    ...(faults.length > 0 && { faults }),
  };
}
