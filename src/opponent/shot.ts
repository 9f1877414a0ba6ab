import type { Action } from '../engine/index.ts';
import type { Reason } from './contract.ts';

/** An order of the Fire Phase, and what it is worth in points. */
export interface WeighedFire {
  action: Action;
  value: number;
  reason: Reason;
}
