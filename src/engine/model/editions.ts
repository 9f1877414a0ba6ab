/** The editions of the rulings. A game is played to its end under the one it began with. */
export const EDITIONS = [1, 2] as const;
export type Edition = (typeof EDITIONS)[number];

/** The edition of a game that begins now. */
export const NEWEST_EDITION: Edition = 2;
