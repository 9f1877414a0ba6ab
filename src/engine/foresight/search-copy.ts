import { copyGame } from '../copy.ts';
import type { Game } from '../model/state.ts';
import { newDice } from '../rules/dice.ts';

/**
 * [1.0] An own copy of a game to play on in place, with dice of its own: one that went on with the game's would foresee
 * its rolls. The same seed, a safe integer, gives the same dice, whatever has fallen before.
 */
export function searchCopy(game: Game, seed: number): Game {
  const copy = copyGame(game);
  copy.dice = newDice({ seed, generator: 2 });
  return copy;
}
