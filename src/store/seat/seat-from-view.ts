import { type Game, gameFromView, type Knowledge } from '../../engine/index.ts';
import { withMarkers } from './markers.ts';
import { type Seat, seatAt } from './seat.ts';

/** Nothing is thought of what is not known, and no die falls: no answer of a seat depends on either. */
const NO_GUESS = { missiles: {}, ships: {} };
const ANY_SEED = 1;

/** A game in which a player knows all that they know of the real one. */
export const gameAsKnown = (knowledge: Knowledge): Game => gameFromView(knowledge, NO_GUESS, ANY_SEED);

/**
 * [R10.0b] The seat of a player, made from what they know and from nothing else: their view of the position, and what they have
 * seen happen. Its answers are those of the seat made from the game.
 */
export function seatFromView(knowledge: Knowledge): Seat {
  const { player, view } = knowledge;
  const game = gameAsKnown(knowledge);
  return seatAt(game, player, withMarkers(game, player, view));
}
