import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from '../model/state.ts';
import type { Play } from './play.ts';

/** [R1.0a] The rolls of the record have run out; the action that needs the next one is refused as a whole. */
export class OutOfDice extends Error {}

/** Dice that give `given` first and then, with a seed, go on from the generator. */
export function newDice(given: readonly number[], seed: number | null): Dice {
  return {
    given,
    seed,
    generator: seed === null ? null : [...xoroshiro128plus(seed).getState()],
    fallen: [],
  };
}

/**
 * [1.0] Rolls the die: 1 to 10. Throws OutOfDice when neither a given roll nor a generator is left.
 * The generator draws for given rolls too, so that a record holding the dice that fell goes on as the game would have.
 */
export function rollDie(play: Play): number {
  const { dice } = play.game;
  let drawn: number | undefined;
  if (dice.generator) {
    const generator = xoroshiro128plusFromState(dice.generator);
    drawn = uniformInt(generator, 1, 10);
    dice.generator = [...generator.getState()];
  }
  const die = dice.given[dice.fallen.length] ?? drawn;
  if (die === undefined) throw new OutOfDice();
  dice.fallen.push(die);
  return die;
}
