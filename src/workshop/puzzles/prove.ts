import type { Action, Rank } from '../../engine/index.ts';
import { differenceInterval, meanOf } from '../../matches/statistics.ts';
import {
  type Grades,
  gainFor,
  MARGIN,
  type Option,
  type Proof,
  type PuzzlePosition,
  playedOutcomes,
  sortOf,
} from '../../puzzles/index.ts';
import { type FoundPuzzle, planFor } from './find.ts';

/** After so many games a puzzle is given up that does not show itself in them. */
const LOOKS = [4, 8, 16];
const WIDTH = 1.96;

const seedsFrom = (seed: number, games: number): number[] => Array.from({ length: games }, (_, nth) => seed + nth);

/** Plays the solution and the others to the end, and tells whether the solution is better; null where it is not. */
export function prove(
  position: PuzzlePosition,
  { solution, others }: FoundPuzzle,
  games: number,
  seed: number,
): Proof | null {
  const worth = gainFor(position.player);
  const play = (orders: readonly Action[], seeds: readonly number[]): number[] =>
    playedOutcomes(position, orders, { seeds, worth }) ?? [];
  const looks = [0, ...LOOKS.filter((one) => one < games), games];
  const own: number[] = [];
  const rivals = others.map(({ orders }) => ({ orders, outcomes: [] as number[] }));
  for (const [nth, until] of looks.slice(1).entries()) {
    const from = looks[nth] ?? 0;
    const seeds = seedsFrom(seed + from, until - from);
    own.push(...play(solution.orders, seeds));
    for (const { orders, outcomes } of rivals) {
      outcomes.push(...play(orders, seeds));
      if (outcomes.length < own.length || meanOf(own) - meanOf(outcomes) < MARGIN) return null;
    }
  }
  const [best, ...worse] = rivals
    .map((rival) => ({ ...rival, score: meanOf(rival.outcomes) }))
    .sort((a, b) => b.score - a.score);
  if (!best) return null;
  const interval = differenceInterval(
    own.map((one, nth) => one - (best.outcomes[nth] ?? 0)),
    WIDTH,
  );
  if (interval[0] <= 0) return null;
  return {
    games,
    seed,
    solution: { orders: solution.orders, score: meanOf(own) },
    others: [best, ...worse].map(({ orders, score }) => ({ orders, score })),
    interval,
  };
}

/** What was chosen out of many for its figures has somewhat lower ones the next time. */
const STILL = (2 / 3) * MARGIN;
const GAMES_ANEW = 24;
/** In so few games chance moves a difference by 0.1: one that is neither enough nor the other way round is looked at in so many. */
const GAMES_IN_DOUBT = 96;

/** Whether a solution is better than everything else by other dice too, from a seed on. */
export function holdsAnew(position: PuzzlePosition, { solution, others }: Proof, seed: number): boolean {
  const worth = gainFor(position.player);
  const leadIn = (games: number): number => {
    const meanAfter = ({ orders }: Option): number =>
      meanOf(playedOutcomes(position, orders, { seeds: seedsFrom(seed, games), worth }) ?? []);
    const own = meanAfter(solution);
    return Math.min(...others.map((other) => own - meanAfter(other)));
  };
  const lead = leadIn(GAMES_ANEW);
  return lead >= STILL || (lead > 0 && leadIn(GAMES_IN_DOUBT) >= STILL);
}

const TRIES = 5;

/** Lets every rank try the puzzle. */
export function gradesOf(position: PuzzlePosition, key: string): Grades {
  const misses = (rank: Rank): number =>
    seedsFrom(1, TRIES).filter((seed) => !planFor(position, rank, seed).some((order) => sortOf(order) === key)).length;
  return { ensign: misses('ensign'), captain: misses('captain'), admiral: misses('admiral') };
}
