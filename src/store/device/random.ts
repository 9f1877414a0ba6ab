import * as v from 'valibot';
import type { DiceSource } from '../../engine/index.ts';

/** Random numbers out of the browser's source. This is the only source of randomness; everything else follows from seeds. */
export const randomNumbers = (count: number): Uint32Array => crypto.getRandomValues(new Uint32Array(count));

/** A random id; `crypto.randomUUID` is missing on pages served without https. */
export const newId = (): string => [...randomNumbers(3)].map((n) => n.toString(36)).join('-');

/** The id of what a file brings in; it stands in addresses. */
export const IdForm = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));

/** Dice that nobody can foresee. */
export function freshSeed(): DiceSource {
  const [low = 0, high = 0] = randomNumbers(2);
  // 53 bits, the most that a whole number holds exactly.
  return { seed: (high >>> 11) * 2 ** 32 + low, generator: 2 };
}
