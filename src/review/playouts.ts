import { type Action, type Game, searchCopy } from '../engine/index.ts';
import { programPlayer } from '../matches/computer-player.ts';
import { giveOrder, type MatchTable, playMatchOn } from '../matches/match.ts';
import { differenceInterval } from '../matches/statistics.ts';
import type { Decision } from './steps.ts';

/** An interval that holds the true figure in 95 of 100, looked at again and again while playouts go on. */
export type PlayoutInterval = readonly [number, number];

/** So many pairs of playouts are played before the first look, and between looks. */
const BATCH = 12;
/** How many standard errors the interval has to either side: more than the 1.96 of a single look. */
const WIDTH = 2.6;

const CAPTAINS = [programPlayer('captain'), programPlayer('captain')] as const;

type Seen = MatchTable['seen'];

const scoreOf = ({ result }: Game): number => (!result || result.winner === null ? 0.5 : result.winner === 1 ? 1 : 0);

/** What comes of a game for Player 1 if these orders are given in it and two Captains play on with dice from a seed. */
function playedOut(start: Game, seen: Seen, orders: readonly Action[], seed: number): number {
  const game = searchCopy(start, seed);
  const table: MatchTable = { game, actions: [], seen: { 1: [...seen[1]], 2: [...seen[2]] } };
  for (const order of orders) if (!giveOrder(table, order)) break;
  playMatchOn(table, { seats: CAPTAINS, choicesSeeds: [2 * seed, 2 * seed + 1] });
  return scoreOf(game);
}

const intervalOf = (figures: readonly number[]): PlayoutInterval => differenceInterval(figures, WIDTH);

/**
 * By how much other orders than those given would have changed the outcome for Player 1, by pairs of playouts from the
 * position with the same dice, at most so many. They stop as soon as the interval tells the two apart.
 */
export function compareByPlayouts(
  { steps }: Decision,
  seen: Seen,
  better: readonly Action[],
  { playouts, seed }: { playouts: number; seed: number },
): PlayoutInterval {
  const { game } = steps[0];
  const given = steps.map(({ action }) => action);
  const figures: number[] = [];
  let interval: PlayoutInterval = [-1, 1];
  while (figures.length < playouts && interval[0] <= 0 && interval[1] >= 0) {
    const pair = seed + figures.length;
    figures.push(playedOut(game, seen, given, pair) - playedOut(game, seen, better, pair));
    if (figures.length >= BATCH && figures.length % BATCH === 0) interval = intervalOf(figures);
  }
  return figures.length > 1 ? intervalOf(figures) : interval;
}
