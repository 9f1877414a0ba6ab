import type { Chance } from '../../chances/index.ts';
import { rngFrom } from '../../matches/rng.ts';
import type { Interval } from '../../matches/statistics.ts';
import type { End } from './samples.ts';

/** A chance that was given, the one it is held against, and how the game ended. */
export interface Forecast {
  /** The number of its game: positions of one game are kept together. */
  game: number;
  chance: Chance;
  today: Chance;
  end: End;
}

/** A figure and its interval of 95 %. */
export interface Estimate {
  value: number;
  interval: Interval;
}

/** How good the chances of some positions are. */
export interface Reliability {
  positions: number;
  games: number;
  /** The mean square error over the three ends, of the chance and of the other. */
  brier: number;
  today: number;
  /** By how much it is less than the other's. */
  gain: Estimate;
  /** By how much what was said and what came differ, debiased: of one end, or of all three. */
  error: Estimate;
}

const ENDS: readonly End[] = ['win', 'draw', 'loss'];
const BINS = 10;
const RESAMPLES = 400;

const brierOf = (chance: Chance, end: End): number =>
  ENDS.reduce((sum, one) => sum + (chance[one] - (one === end ? 1 : 0)) ** 2, 0);

/** What a game adds: its squares, and by bin its positions and how much more was said than came. */
interface GameSums {
  positions: number;
  gain: number;
  counts: Float64Array;
  excess: Float64Array;
}

/** Ten bins for each end, by the chance that was said. */
const binOf = (nth: number, chance: number): number => nth * BINS + Math.min(BINS - 1, Math.floor(chance * BINS));

function sumByGame(verdicts: readonly Forecast[], ends: readonly End[]): GameSums[] {
  const games = new Map<number, GameSums>();
  for (const { game, chance, today, end } of verdicts) {
    const size = ends.length * BINS;
    const sums = games.get(game) ?? {
      positions: 0,
      gain: 0,
      counts: new Float64Array(size),
      excess: new Float64Array(size),
    };
    games.set(game, sums);
    sums.positions += 1;
    sums.gain += brierOf(today, end) - brierOf(chance, end);
    for (const [nth, one] of ends.entries()) {
      const bin = binOf(nth, chance[one]);
      sums.counts[bin] = (sums.counts[bin] ?? 0) + 1;
      sums.excess[bin] = (sums.excess[bin] ?? 0) + chance[one] - (one === end ? 1 : 0);
    }
  }
  return [...games.values()];
}

/** The mean square of what was said more than came, by bin, and how much of it chance alone brings, by games. */
function squaresOf(games: readonly GameSums[]): { raw: number; noise: number } {
  const size = games[0]?.counts.length ?? 0;
  let raw = 0;
  let noise = 0;
  let all = 0;
  for (let bin = 0; bin < size; bin += 1) {
    let count = 0;
    let excess = 0;
    for (const game of games) {
      count += game.counts[bin] ?? 0;
      excess += game.excess[bin] ?? 0;
    }
    if (count === 0) continue;
    const mean = excess / count;
    raw += count * mean * mean;
    for (const game of games) noise += ((game.excess[bin] ?? 0) - mean * (game.counts[bin] ?? 0)) ** 2 / count;
    all += count;
  }
  return { raw: raw / Math.max(1, all), noise: noise / Math.max(1, all) };
}

const root = (square: number): number => Math.sqrt(Math.max(0, square));

/** The games drawn anew again and again, and a figure of each, in order. */
function resampled(games: readonly GameSums[], of: (games: readonly GameSums[]) => number): Interval {
  const rng = rngFrom(1);
  const values = Array.from({ length: RESAMPLES }, () => of(games.map(() => rng.pick(games)))).sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor(share * (RESAMPLES - 1))] ?? 0;
  return [at(0.025), at(0.975)];
}

/**
 * The root of the mean square of what was said more than came. Chance alone makes it positive, so that its share is taken
 * off; and a sample of the sample has the noise of both, so that the interval is laid around what it strays from.
 */
function errorOf(games: readonly GameSums[]): Estimate {
  const { raw, noise } = squaresOf(games);
  const debiased = (of: readonly GameSums[]): number => {
    const squares = squaresOf(of);
    return squares.raw - squares.noise;
  };
  const [low, high] = resampled(games, debiased);
  const square = raw - noise;
  return { value: root(square), interval: [root(square + raw - high), root(square + raw - low)] };
}

const gainOf = (games: readonly GameSums[]): number =>
  games.reduce((sum, { gain }) => sum + gain, 0) /
  Math.max(
    1,
    games.reduce((sum, { positions }) => sum + positions, 0),
  );

/** How good chances are: of all three ends, or only of those named. */
export function reliabilityOf(verdicts: readonly Forecast[], ends: readonly End[] = ENDS): Reliability {
  const games = sumByGame(verdicts, ends);
  const mean = (of: (verdict: Forecast) => number): number =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / Math.max(1, verdicts.length);
  return {
    positions: verdicts.length,
    games: games.length,
    brier: mean(({ chance, end }) => brierOf(chance, end)),
    today: mean(({ today, end }) => brierOf(today, end)),
    gain: { value: gainOf(games), interval: resampled(games, gainOf) },
    error: errorOf(games),
  };
}
