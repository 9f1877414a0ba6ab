import type { Game } from '../engine/index.ts';
import { nearDraw } from './aims.ts';
import { log } from './exact.ts';
import { NOTHING, type SideSums } from './figures.ts';
import { sidesOf } from './side.ts';

/** The names of what is counted of a side, and of what concerns both, in the order of their figures. */
export const SIDE_FIGURES: readonly string[] = Object.keys(NOTHING);
export const BOTH_FIGURES: readonly string[] = ['turn', 'drawByLoss', 'drawByDistance', 'drawByTime'];

/** What a chance is reckoned from: the position as each player sees it, their own figures first. */
export type Inputs = readonly [Float64Array, Float64Array];

/** The figures of a position. */
export function inputsOf(game: Game): Inputs {
  const [one, two] = sidesOf(game);
  const { kill, apart, time } = nearDraw(game, one.nearest);
  const both = [log(game.turn), kill, apart, time];
  const seenBy = (own: SideSums, other: SideSums): Float64Array =>
    Float64Array.from([...Object.values(own), ...Object.values(other), ...both]);
  return [seenBy(one, two), seenBy(two, one)];
}
