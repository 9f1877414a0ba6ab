import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { seededState } from '../engine/index.ts';

/** A repeatable random number generator for the bots. */
export interface Rng {
  /** A whole number from 0 to below `n`. */
  below: (n: number) => number;
  /** One of a list that is not empty. */
  pick: <T>(items: readonly T[]) => T;
  /** True so many times out of a hundred. */
  percent: (times: number) => boolean;
}

/** A generator from a seed, independent of the dice of a game with the same seed. */
export function rngFrom(seed: number): Rng {
  const generator = xoroshiro128plusFromState(seededState(seed, 'choices'));
  const below = (n: number): number => uniformInt(generator, 0, n - 1);
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    percent: (times) => below(100) < times,
  };
}
