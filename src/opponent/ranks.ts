import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { type Rank, seededState } from '../engine/index.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Captain and Ensign take the enemy to fly on as they do, and spend energy and missiles more freely than is good for them. */
const { replySame, replyBest, replyAny } = WEIGHTS;
const SHORT_SIGHTED: Weights = {
  ...WEIGHTS,
  replySame: replySame + replyBest + replyAny,
  replyBest: 0,
  replyAny: 0,
  block: 0.4 * WEIGHTS.block,
  thrift: 0.5 * WEIGHTS.thrift,
  finesse: 0,
};

/** By which weights a rank judges. An Ensign also sees little of the missiles to come and of what the scenario asks for. */
export const RANK_WEIGHTS: Readonly<Record<Rank, Weights>> = {
  admiral: WEIGHTS,
  captain: SHORT_SIGHTED,
  ensign: {
    ...SHORT_SIGHTED,
    block: 0.1 * WEIGHTS.block,
    thrift: 0,
    danger: 0.3 * WEIGHTS.danger,
    opportunity: 0.6 * WEIGHTS.opportunity,
    threat: 0.1 * WEIGHTS.threat,
    launch: 0.3 * WEIGHTS.launch,
    goal: 0.15 * WEIGHTS.goal,
    arrive: 0.25 * WEIGHTS.arrive,
    docked: 0.25 * WEIGHTS.docked,
    stranded: 0,
  },
};

/** By how many points at most a rank misjudges each way to fly in a fight. */
const ERROR: Readonly<Record<Rank, number>> = { ensign: 50, captain: 16, admiral: 0 };

/** What a player leaves to chance; the same seed makes the same. */
export interface Whims {
  /** By how many points the next way to fly is misjudged in a fight. */
  error: () => number;
  /** From 0 to below 1, by which one of several is taken that cannot be told apart. */
  draw: () => number;
}

/** What a rank leaves to chance. */
export function leavesToChance(rank: Rank, seed: number): Whims {
  const errors = xoroshiro128plusFromState(seededState(seed, 'choices'));
  const draws = xoroshiro128plusFromState(seededState(seed, 'dice'));
  return {
    error: () => ERROR[rank] * (2 * uniformFloat64(errors) - 1),
    draw: () => uniformFloat64(draws),
  };
}

/** One of those that are worth as much as the best but for what cannot be told apart. */
export function drawAmong<T extends { value: number }>(
  all: readonly T[],
  alike: number,
  { draw }: Whims,
): T | undefined {
  const most = Math.max(...all.map(({ value }) => value));
  const best = all.filter(({ value }) => value >= most - alike);
  return best[Math.floor(draw() * best.length)];
}

/** Nothing is left to chance. */
export const NO_CHANCE: Whims = { error: () => 0, draw: () => 0 };
