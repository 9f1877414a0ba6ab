import type { Rank } from '../engine/index.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** An Ensign sees his own shots and the enemy's guns, hardly the missiles to come, and takes the enemy to fly on as he does. */
const SHORT_SIGHTED: Weights = {
  ...WEIGHTS,
  danger: 0.3,
  threat: 0.1,
  launch: 0.3,
  goal: 0.6 * WEIGHTS.goal,
  replySame: 1,
  replyBest: 0,
  replyAny: 0,
};

/** By what each rank judges. */
export const JUDGES: Readonly<Record<Rank, Weights>> = {
  ensign: SHORT_SIGHTED,
  captain: WEIGHTS,
  admiral: WEIGHTS,
};
