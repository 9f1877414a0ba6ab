import type { Rank } from '../engine/index.ts';
import type { Weights } from './weights.ts';

/**
 * By what a rank judges. An Ensign sees his own shots and the enemy's guns, hardly the missiles to come, and takes the
 * enemy to fly on as he does; the others see everything.
 */
export function weightsFor(rank: Rank, base: Weights): Weights {
  if (rank !== 'ensign') return base;
  const blind = {
    danger: 0.3 * base.danger,
    threat: 0.1 * base.threat,
    launch: 0.3 * base.launch,
    block: 0.1 * base.block,
    goal: 0.6 * base.goal,
  };
  return { ...base, ...blind, replySame: 1, replyBest: 0, replyAny: 0 };
}
