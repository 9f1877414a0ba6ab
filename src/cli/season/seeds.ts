import { createHash } from 'node:crypto';

/** A safe integer made from words: the same words give the same one, and neighbouring ones come out unrelated. */
const seedFrom = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUIntBE(0, 6);

/** The seed of the dice of a pair: both of its games roll the same, whoever plays. */
export const diceSeed = (season: number, scenario: string, pair: number): number =>
  seedFrom(season, scenario, pair, 'dice');

/** The seed of what one seat chooses in one game of a pair. It differs in the other game: twins would tell nothing. */
export const choicesSeed = (season: number, scenario: string, pair: number, game: number, seat: number): number =>
  seedFrom(season, scenario, pair, 'choices', game, seat);
