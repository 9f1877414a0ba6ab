import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { type Rank, seededState } from '../engine/index.ts';
import type { Weights } from './weights.ts';

/**
 * By which weights a rank judges. Captain and Ensign take the enemy to fly on as he does and spend energy and missiles more
 * freely than is good for them; an Ensign also sees little of the missiles to come and of what the scenario asks for.
 */
export function weightsFor(rank: Rank, base: Weights): Weights {
  const replies = { replySame: base.replySame + base.replyBest + base.replyAny, replyBest: 0, replyAny: 0 };
  switch (rank) {
    case 'admiral':
      return base;
    case 'captain':
      return { ...base, ...replies, block: 0.4 * base.block, thrift: 0.5 * base.thrift };
    case 'ensign':
      return {
        ...base,
        ...replies,
        block: 0.1 * base.block,
        thrift: 0,
        danger: 0.3 * base.danger,
        opportunity: 0.6 * base.opportunity,
        threat: 0.1 * base.threat,
        launch: 0.3 * base.launch,
        goal: 0.15 * base.goal,
        arrive: 0.25 * base.arrive,
        docked: 0.25 * base.docked,
        stranded: 0,
      };
  }
}

/** By how many points at most a rank misjudges each way to fly in a fight. */
const ERROR: Readonly<Record<Rank, number>> = { ensign: 50, captain: 16, admiral: 0 };

/** The errors of a rank, one after the other; the same seed makes the same ones. */
export function errorOf(rank: Rank, seed: number): () => number {
  const generator = xoroshiro128plusFromState(seededState(seed, 'choices'));
  return () => ERROR[rank] * (2 * uniformFloat64(generator) - 1);
}
