import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The uses of random numbers. Each has a stream of its own, so that one does not predict another. */
export type Stream = 'dice' | 'choices';

/** The first counter value of each stream: its state is mixed from this value and the next one. */
const FIRST_WORD: Record<Stream, bigint> = { dice: 1n, choices: 3n };

/** The finalizer of splitmix64: maps 64 bits one to one so that neighbouring values come out unrelated. */
function mix(word: bigint): bigint {
  const a = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
  const b = BigInt.asUintN(64, (a ^ (a >> 27n)) * 0x94d049bb133111ebn);
  return b ^ (b >> 31n);
}

/**
 * [1.0] The first state of xoroshiro128plus for a seed, a safe integer: two words of 64 bits, mixed, so that the dice
 * of neighbouring seeds are not alike.
 */
export function seededState(seed: number, stream: Stream): readonly number[] {
  return [0n, 1n].flatMap((nth) => {
    const word = mix(BigInt.asUintN(64, BigInt(seed) + (FIRST_WORD[stream] + nth) * 0x9e3779b97f4a7c15n));
    return [Number(BigInt.asIntN(32, word >> 32n)), Number(BigInt.asIntN(32, word))];
  });
}

/** [1.0] The first state for a seed that is not mixed, as records without `generator: 2` need it. */
export const unmixedState = (seed: number): readonly number[] => xoroshiro128plus(seed).getState();
