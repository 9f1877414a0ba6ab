import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { seededState } from '../engine/index.ts';

/** A repeatable source of chance for players that choose at random. */
export interface Rng {
  /** A whole number from 0 to below `n`. */
  below: (n: number) => number;
  /** One of a list that is not empty. */
  pick: <T>(items: readonly T[]) => T;
  /** True so many times out of a hundred. */
  percent: (times: number) => boolean;
}

/** A generator from a seed; its choices have nothing to do with the dice of a game of the same seed. */
export function rngFrom(seed: number): Rng {
  const generator = xoroshiro128plusFromState(seededState(seed, 'choices'));
  const below = (n: number): number => uniformInt(generator, 0, n - 1);
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    percent: (times) => below(100) < times,
  };
}
