import type { Chance } from '../../chances/index.ts';
import { rngFrom } from '../../matches/rng.ts';
import type { Interval } from '../../matches/statistics.ts';
import type { End } from './samples.ts';

/** A chance that was given, that of the constant, and how the game ended. */
export interface Forecast {
  pair: string;
  chance: Chance;
  constant: Chance;
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
  pairs: number;
  /** The mean square error over the three ends, of the chance and of the constant. */
  brier: number;
  constant: number;
  /** By how much it is less than the constant's. */
  gain: Estimate;
  /** By how much what was said and what came differ, debiased: of one end, or of all three. */
  error: Estimate;
}

const ENDS: readonly End[] = ['win', 'draw', 'loss'];
const BINS = 10;
const RESAMPLES = 400;

const brierOf = (chance: Chance, end: End): number =>
  ENDS.reduce((sum, one) => sum + (chance[one] - (one === end ? 1 : 0)) ** 2, 0);

/** What a pair adds: its squares, and by bin its positions and how much more was said than came. */
interface PairSums {
  positions: number;
  gain: number;
  counts: Float64Array;
  excess: Float64Array;
}

/** Ten bins for each end, by the chance that was said. */
const binOf = (nth: number, chance: number): number => nth * BINS + Math.min(BINS - 1, Math.floor(chance * BINS));

function sumByPair(verdicts: readonly Forecast[], ends: readonly End[]): PairSums[] {
  const pairs = new Map<string, PairSums>();
  for (const { pair, chance, constant, end } of verdicts) {
    const size = ends.length * BINS;
    const sums = pairs.get(pair) ?? {
      positions: 0,
      gain: 0,
      counts: new Float64Array(size),
      excess: new Float64Array(size),
    };
    pairs.set(pair, sums);
    sums.positions += 1;
    sums.gain += brierOf(constant, end) - brierOf(chance, end);
    for (const [nth, one] of ends.entries()) {
      const bin = binOf(nth, chance[one]);
      sums.counts[bin] = (sums.counts[bin] ?? 0) + 1;
      sums.excess[bin] = (sums.excess[bin] ?? 0) + chance[one] - (one === end ? 1 : 0);
    }
  }
  return [...pairs.values()];
}

/** The mean square of what was said more than came, by bin, and how much of it chance alone brings, by pairs. */
function squaresOf(pairs: readonly PairSums[]): { raw: number; noise: number } {
  const size = pairs[0]?.counts.length ?? 0;
  let raw = 0;
  let noise = 0;
  let all = 0;
  for (let bin = 0; bin < size; bin += 1) {
    let count = 0;
    let excess = 0;
    for (const pair of pairs) {
      count += pair.counts[bin] ?? 0;
      excess += pair.excess[bin] ?? 0;
    }
    if (count === 0) continue;
    const mean = excess / count;
    raw += count * mean * mean;
    for (const pair of pairs) noise += ((pair.excess[bin] ?? 0) - mean * (pair.counts[bin] ?? 0)) ** 2 / count;
    all += count;
  }
  return { raw: raw / Math.max(1, all), noise: noise / Math.max(1, all) };
}

const root = (square: number): number => Math.sqrt(Math.max(0, square));

/** The pairs drawn anew again and again, and a figure of each, in order. */
function resampled(pairs: readonly PairSums[], of: (pairs: readonly PairSums[]) => number): Interval {
  const rng = rngFrom(1);
  const values = Array.from({ length: RESAMPLES }, () => of(pairs.map(() => rng.pick(pairs)))).sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor(share * (RESAMPLES - 1))] ?? 0;
  return [at(0.025), at(0.975)];
}

/**
 * The root of the mean square of what was said more than came. Chance alone makes it positive, so that its share is taken
 * off; and a sample of the sample has the noise of both, so that the interval is laid around what it strays from.
 */
function errorOf(pairs: readonly PairSums[]): Estimate {
  const { raw, noise } = squaresOf(pairs);
  const debiased = (of: readonly PairSums[]): number => {
    const squares = squaresOf(of);
    return squares.raw - squares.noise;
  };
  const [low, high] = resampled(pairs, debiased);
  const square = raw - noise;
  return { value: root(square), interval: [root(square + raw - high), root(square + raw - low)] };
}

const gainOf = (pairs: readonly PairSums[]): number =>
  pairs.reduce((sum, { gain }) => sum + gain, 0) /
  Math.max(
    1,
    pairs.reduce((sum, { positions }) => sum + positions, 0),
  );

/** How good chances are: of all three ends, or only of those named. */
export function reliabilityOf(verdicts: readonly Forecast[], ends: readonly End[] = ENDS): Reliability {
  const pairs = sumByPair(verdicts, ends);
  const mean = (of: (verdict: Forecast) => number): number =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / Math.max(1, verdicts.length);
  return {
    positions: verdicts.length,
    pairs: pairs.length,
    brier: mean(({ chance, end }) => brierOf(chance, end)),
    constant: mean(({ constant, end }) => brierOf(constant, end)),
    gain: { value: gainOf(pairs), interval: resampled(pairs, gainOf) },
    error: errorOf(pairs),
  };
}
