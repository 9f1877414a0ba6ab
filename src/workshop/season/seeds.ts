import { createHash } from 'node:crypto';

/** A safe integer made from words: the same words give the same one, and neighbouring ones come out unrelated. */
const seedFrom = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUIntBE(0, 6);

/**
 * The seed of the dice of a game. Both games of a pair roll the same, whoever plays; between two alike, who would play the
 * same game twice, each rolls its own.
 */
export const diceSeed = (season: number, scenario: string, pair: number, game: number, alike: boolean): number =>
  seedFrom(season, scenario, alike ? 2 * pair + game - 1 : pair, 'dice');

/** The seed of what one seat chooses in one game of a pair. It differs in the other game: twins would tell nothing. */
export const choicesSeed = (season: number, scenario: string, pair: number, game: number, seat: number): number =>
  seedFrom(season, scenario, pair, 'choices', game, seat);
