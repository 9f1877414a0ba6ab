import type { Part } from '../model/names.ts';

/** [8.7] The Hit Table: the two parts of each die result from 2 to 10. A 1 is a critical hit. */
const PARTS: Record<number, readonly [Part, Part]> = {
  2: ['bridge', 'engine'],
  3: ['force-field', 'pod-8'],
  4: ['pod-1', 'pod-9'],
  5: ['pod-2', 'pod-10'],
  6: ['pod-3', 'pod-11'],
  7: ['pod-4', 'pod-12'],
  8: ['pod-5', 'pod-13'],
  9: ['pod-6', 'pod-14'],
  10: ['pod-7', 'pod-15'],
};

export const CRITICAL_HIT = 1;

/** [8.7] The die results that destroy a missile: 1 and 2, or 2 alone while it is unrevealed. */
export const missileKill = (die: number, revealed: boolean): boolean => die === 2 || (die === CRITICAL_HIT && revealed);

/** [8.7] The parts a die result from 2 to 10 lists; none for a critical hit. */
export const listedParts = (die: number): readonly Part[] => PARTS[die] ?? [];

/** [8.7] The die result that lists a part. */
export function dieForPart(part: Part): number {
  for (const [die, parts] of Object.entries(PARTS)) if (parts.includes(part)) return Number(die);
  throw new RangeError(`${part} is not on the Hit Table`);
}
