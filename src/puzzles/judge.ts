import { type Action, hashOf } from '../engine/index.ts';
import { differenceInterval, meanOf } from '../matches/statistics.ts';
import { afterOrders, gainFor, type PuzzlePosition, playedOutcomes } from './outcomes.ts';
import { MARGIN, type Proof } from './puzzle.ts';

/**
 * What an answer to a puzzle is: as good as the solution but for less than the margin, worse by more than that, or too near
 * to the margin to be told.
 */
export type AnswerVerdict = 'right' | 'wrong' | 'unknown';

/** An answer beside the solution, both counted in the same games: the means of wins as 1 and draws as a half. */
export interface JudgedAnswer {
  games: number;
  own: number;
  solution: number;
  /** Null as long as games are still to be played. */
  verdict: AnswerVerdict | null;
}

/** Games are played in pairs until the answer is clear: so many at least, and at most. */
const LEAST = 8;
export const MOST_PAIRS = 32;

/** How many standard errors the interval has to either side while it is looked at again and again, and in the end. */
const WHILE_COUNTING = 2.6;
const IN_THE_END = 1.96;

const isTold = ({ do: kind }: Action): boolean => kind !== 'end-phase';

const textOf = (orders: readonly Action[]): string =>
  orders
    .filter(isTold)
    .map((order) => JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1))))
    .sort()
    .join();

/** [8.0] Whether the shot of the solution is among those that were fired: the order of fires of one phase decides nothing. */
const hasShot = (own: readonly Action[], solution: readonly Action[]): boolean =>
  solution.some(({ do: kind }) => kind === 'fire') &&
  solution.filter(isTold).every((order) => own.some((one) => textOf([one]) === textOf([order])));

/** Whether two ways do the same: the same orders in any order, or others after which the position is the same. */
function doTheSame(position: PuzzlePosition, one: readonly Action[], other: readonly Action[]): boolean {
  if (textOf(one) === textOf(other)) return true;
  const [a, b] = [one, other].map((orders) => afterOrders(position, orders, 1)?.game);
  if (!a || !b || a.dice.fallen.length > 0 || b.dice.fallen.length > 0) return false;
  return hashOf(a) === hashOf(b) && a.pending?.kind === b.pending?.kind && a.phase.kind === b.phase.kind;
}

/** What the proof says of an answer; null where that way is not among those that were tried. */
export function knownAnswer(
  position: PuzzlePosition,
  { games, solution, others }: Proof,
  own: readonly Action[],
): JudgedAnswer | null {
  if (hasShot(own, solution.orders) || doTheSame(position, own, solution.orders)) {
    return { games, own: solution.score, solution: solution.score, verdict: 'right' };
  }
  const tried = others.find(({ orders }) => doTheSame(position, own, orders));
  return tried ? { games, own: tried.score, solution: solution.score, verdict: 'wrong' } : null;
}

function verdictBy(lost: readonly number[]): AnswerVerdict | null {
  const isLast = lost.length >= MOST_PAIRS;
  const [low, high] = differenceInterval(lost, isLast ? IN_THE_END : WHILE_COUNTING);
  if (!isLast && lost.length < LEAST) return null;
  if (meanOf(lost) >= MARGIN && low > 0) return 'wrong';
  if (high < MARGIN || (isLast && meanOf(lost) < MARGIN)) return 'right';
  return isLast ? 'unknown' : null;
}

/** Plays an answer and the solution out, pair by pair with the same dice, until one can tell, and tells how it stands after each. */
export function* judge(
  position: PuzzlePosition,
  { solution, seed }: Proof,
  own: readonly Action[],
): Generator<JudgedAnswer> {
  const worth = gainFor(position.player);
  const [mine, best]: [number[], number[]] = [[], []];
  const play = (orders: readonly Action[]): number | undefined =>
    playedOutcomes(position, orders, { seeds: [seed + mine.length], worth })?.[0];
  for (let verdict: AnswerVerdict | null = null; verdict === null; ) {
    const [a, b] = [play(own), play(solution.orders)];
    if (a === undefined || b === undefined) {
      yield { games: mine.length, own: 0, solution: 0, verdict: 'unknown' };
      return;
    }
    mine.push(a);
    best.push(b);
    verdict = verdictBy(best.map((one, nth) => one - (mine[nth] ?? 0)));
    yield { games: mine.length, own: meanOf(mine), solution: meanOf(best), verdict };
  }
}
