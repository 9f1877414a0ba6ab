import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { type Rank, seededState } from '../engine/index.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Captain and Ensign take the enemy to fly on as he does, and spend energy and missiles more freely than is good for them. */
const { replySame, replyBest, replyAny } = WEIGHTS;
const SHORT_SIGHTED: Weights = {
  ...WEIGHTS,
  replySame: replySame + replyBest + replyAny,
  replyBest: 0,
  replyAny: 0,
  block: 0.4 * WEIGHTS.block,
  thrift: 0.5 * WEIGHTS.thrift,
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

/** The errors of a rank, one after the other; the same seed makes the same ones. */
export function errorOf(rank: Rank, seed: number): () => number {
  const generator = xoroshiro128plusFromState(seededState(seed, 'choices'));
  return () => ERROR[rank] * (2 * uniformFloat64(generator) - 1);
}
