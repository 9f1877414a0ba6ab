import type { Rng } from '../../matches/rng.ts';

/** Numbers by name. */
export type Numbers<Name extends string> = Readonly<Record<Name, number>>;

/** For every number whether it is raised or lowered. */
export type Signs<Name extends string> = Readonly<Record<Name, 1 | -1>>;

const namesOf = <Name extends string>(numbers: Numbers<Name>): Name[] => Object.keys(numbers) as Name[];

const mapped = <Name extends string, T>(numbers: Numbers<Name>, of: (name: Name, value: number) => T) =>
  Object.fromEntries(namesOf(numbers).map((name) => [name, of(name, numbers[name])])) as Record<Name, T>;

/** Signs by chance, all at once: two matches tell about every number, however many there are. */
export const randomSigns = <Name extends string>(numbers: Numbers<Name>, rng: Rng): Signs<Name> =>
  mapped(numbers, () => (rng.below(2) === 0 ? 1 : -1));

/** The numbers changed by a share of themselves, up or down by the signs. */
export const shifted = <Name extends string>(
  numbers: Numbers<Name>,
  signs: Signs<Name>,
  share: number,
): Numbers<Name> => mapped(numbers, (name, value) => value * Math.exp(share * signs[name]));

/** How far one looks to both sides in a round, and how far one goes for a whole point of difference. */
export interface Gains {
  look: number;
  go: number;
}

/** Spall's gain sequences, with the exponents they recommend: both shrink as rounds go by, the step faster. */
export const gainsAt = (round: number, first: Gains, settle: number): Gains => ({
  look: first.look / (round + 1) ** 0.101,
  go: first.go / (1 + round / (settle + 1)) ** 0.602,
});
