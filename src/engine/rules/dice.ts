import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from '../model/state.ts';
import type { Play } from './play.ts';
import { seededState, unmixedState } from './seeding.ts';

/** What the dice of a game at a server follow from, told at its end. */
export interface DiceProof {
  table: string;
  /** The SHA-256 of the secret, shown before the first die. */
  commitment: string;
  /** 32 bytes as hex. */
  secret: string;
  /** What each player has added. */
  nonces: [string, string];
  /** The number of the first die that was rolled there. */
  from: number;
}

/** The source of a game's dice: fixed rolls first, then a generator. */
export interface DiceSource {
  rolls?: readonly number[] | undefined;
  seed?: number | undefined;
  /** How the seed is used: 2 mixes it first. Without it, the seed is used as it is, as old records need it. */
  generator?: 2 | undefined;
  /** Of the rolls, if they are those of a game at a server that is over. */
  proof?: DiceProof | undefined;
}

/** [R1.0a] The rolls of the record have run out; the action that needs the next one is refused as a whole. */
export class OutOfDice extends Error {}

/** Dice that give the given rolls first and then, with a seed, go on from the generator. */
export function newDice({ rolls = [], seed, generator }: DiceSource): Dice {
  const state = seed === undefined ? null : generator === 2 ? seededState(seed, 'dice') : unmixedState(seed);
  return { given: rolls, seed: seed ?? null, mixed: generator === 2, generator: state, fallen: [] };
}

/** What a generator has drawn next, and its state behind that. */
function draw(state: readonly number[]): { drawn: number; state: readonly number[] } {
  const generator = xoroshiro128plusFromState(state);
  return { drawn: uniformInt(generator, 1, 10), state: generator.getState() };
}

/** Dice of which the same have fallen, that go on from another source: its generator has drawn once for each of them. */
export function goOnWith(dice: Dice, source: DiceSource): Dice {
  const fresh = newDice(source);
  let { generator } = fresh;
  for (let nth = 0; generator && nth < dice.fallen.length; nth += 1) generator = draw(generator).state;
  return { ...fresh, generator, given: [...dice.fallen, ...fresh.given], fallen: dice.fallen };
}

/**
 * [1.0] Rolls the die: 1 to 10. Throws OutOfDice when neither a given roll nor a generator is left.
 * The generator advances for fixed rolls too, so that a game continued from a record with its rolls gets the same dice
 * as the game that was recorded.
 */
export function rollDie(play: Play): number {
  const { dice } = play.game;
  let drawn: number | undefined;
  if (dice.generator) ({ drawn, state: dice.generator } = draw(dice.generator));
  const die = dice.given[dice.fallen.length] ?? drawn;
  if (die === undefined) throw new OutOfDice();
  dice.fallen.push(die);
  return die;
}
