/** The editions of the rulings. A game is played to its end under the one it began with. */
export const EDITIONS = [1, 2] as const;
export type Edition = (typeof EDITIONS)[number];

/** The edition of a game that begins now. */
export const NEWEST_EDITION: Edition = 2;

/** The edition of a record that does not say one. */
export const FIRST_EDITION: Edition = 1;

/** What a record says of its edition: nothing of the first, so that records of before it was said come back as they were. */
export const editionToKeep = (rulings: Edition = FIRST_EDITION): { rulings?: Edition } =>
  rulings === FIRST_EDITION ? {} : { rulings };
