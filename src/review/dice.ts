import { type Action, applyInPlace, type Game, hashText, searchCopy } from '../engine/index.ts';
import type { ReviewStep } from './steps.ts';

/** What a position is worth to Player 1, from 0 to 1: their chance to win, and half of that to draw. */
export type Worth = (game: Game) => number;

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** More dice than any one action rolls. */
const PLENTY = 400;
/** So many dice of an action are looked at face by face; what may come of those behind them is sampled. */
const EXACT = 3;
/** The same for orders that might have been given, in every game that it may be. */
export const EXACT_OF_ORDERS = 2;
/** The same for an answer to a question: many are weighed for one die. */
export const EXACT_OF_ANSWER = 1;
/** Where it is sampled, so often. */
const SAMPLES = 40;

/** A copy of the game after an action whose dice fall like this; null where they are too few (R1.0a). */
function after(game: Game, action: Action, given: readonly number[]): Game | null {
  const copy = searchCopy(game, 0);
  copy.dice = { given, seed: null, mixed: false, generator: null, fallen: [] };
  const outcome = applyInPlace(copy, action);
  if (outcome.ok) return copy;
  if (outcome.rejection.code === 'no-die-left') return null;
  throw new Error(`an action of the game is refused: ${outcome.rejection.code}`);
}

/** The position as a text, without the dice that led to it and missiles that are gone: what has the same is worth the same. */
function written(game: Game): string {
  const { scenario: _scenario, dice: _dice, units, ...rest } = game;
  const left = units.filter(({ kind, status }) => kind !== 'missile' || status !== 'destroyed');
  return JSON.stringify([rest, left]);
}

/** The same figure, which reckons no position twice. */
export function remembered(worth: Worth): Worth {
  const known = new Map<number, number>();
  return (game) => {
    const print = hashText(written(game));
    const before = known.get(print);
    if (before !== undefined) return before;
    const now = worth(game);
    known.set(print, now);
    return now;
  };
}

/** What becomes of the game if every die behind these shows one face: faces that agree in all of it come to the same. */
function comesTo(game: Game, action: Action, rolls: readonly number[]): string {
  return [1, 5, 10]
    .map((face) => {
      const end = after(game, action, [...rolls, ...Array<number>(PLENTY).fill(face)]);
      if (!end) throw new Error(`an action rolls more than ${PLENTY} dice`);
      return `${end.dice.fallen.length} ${written(end)}`;
    })
    .join('\n');
}

/** The mean worth behind dice that are taken from a row of their own, the same at every call. */
function sampled(game: Game, action: Action, rolls: readonly number[], worth: Worth): number {
  let sum = 0;
  for (let seed = 1; seed <= SAMPLES; seed += 1) {
    const copy = searchCopy(game, seed);
    copy.dice.given = rolls;
    const outcome = applyInPlace(copy, action);
    if (!outcome.ok) throw new Error(`an action of the game is refused: ${outcome.rejection.code}`);
    sum += worth(copy);
  }
  return sum / SAMPLES;
}

/**
 * What the game will be worth after an action of which the first dice have fallen: the mean over all that the others may
 * show. Every face of an action's first dice counts, as many as are to be exact; of those behind them a sample.
 */
export function expected(game: Game, action: Action, rolls: readonly number[], worth: Worth, exact = EXACT): number {
  const end = after(game, action, rolls);
  if (end) return worth(end);
  if (rolls.length >= exact) return sampled(game, action, rolls, worth);
  const known = new Map<string, number>();
  let sum = 0;
  for (const face of FACES) {
    const more = [...rolls, face];
    const print = comesTo(game, action, more);
    const mean = known.get(print) ?? expected(game, action, more, worth, exact);
    known.set(print, mean);
    sum += mean;
  }
  return sum / FACES.length;
}

/** The luck of each die that fell in a step: what was to be expected after it, less what was to be expected before it. */
export function lucksOf({ game, action, rolls }: ReviewStep, worth: Worth): { die: number; luck: number }[] {
  const means = [...rolls.keys(), rolls.length].map((count) => expected(game, action, rolls.slice(0, count), worth));
  return rolls.map((die, nth) => ({ die, luck: (means[nth + 1] ?? 0) - (means[nth] ?? 0) }));
}
