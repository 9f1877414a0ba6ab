import { chanceOf } from '../../chances/index.ts';
import {
  type Action,
  apply,
  deciderOf,
  type Game,
  legal,
  type Rank,
  resolveAction,
  view,
  viewEvents,
} from '../../engine/index.ts';
import { meanOf } from '../../matches/statistics.ts';
import { BUDGETS, decide } from '../../opponent/index.ts';
import {
  kindOf,
  MARGIN,
  type Option,
  type PuzzleKind,
  type PuzzlePosition,
  playedOutcomes,
  sortOf,
} from '../../puzzles/index.ts';

/** A position with one right thing to do. */
export interface FoundPuzzle {
  kind: PuzzleKind;
  /** The sort of the order that everything hangs on. */
  key: string;
  solution: Option;
  /** The best that goes without it, one for each sort of thing tried instead, the best first. */
  others: Option[];
}

/** A way is worth to be followed up only if something in it makes it better than whatever goes without that by so much. */
const WORTH_A_LOOK = 0.08;

/** A game that is all but decided holds no puzzle: what it is worth to the player has to lie between. */
const OPEN = { from: 0.08, to: 0.96 };

/** With which dice ways are tried, and how many Game-Turns further than the present one. */
interface Look {
  seeds: readonly number[];
  turns: number;
}

/** Everything is glimpsed at, what looks best then is tried to the end of the next Game-Turn, and the best of that for longer. */
const GLIMPSE: Look = { seeds: [101], turns: 0 };
const FIRST: Look = { seeds: [101, 102], turns: 1 };
const LAST: Look = { seeds: [101, 102, 103, 104], turns: 4 };

/** So many of the ways that look best then are tried with all dice, and twice as many with those of the first look. */
const HOPEFUL = 8;

/** Where more than so many things can be begun, they are tried only if what a good and a poor player do is not worth the same. */
const FEW = 10;

/** Legal orders of one sort tried as the first. */
const OF_A_SORT = 3;

/** What a rank would do in the position, by what their seat knows. */
export function planFor(
  { game, player, seen }: PuzzlePosition,
  rank: Rank,
  seed: number,
  budget = BUDGETS[rank],
): Action[] {
  const { scenario, rulings } = game;
  return decide({
    seat: { scenario, rulings, player, view: view(game, player), events: seen[player] },
    rank,
    seed,
    budget,
  }).orders;
}

/** An order, and what a Captain does after it as long as nothing new has come up. */
function begunWith(position: PuzzlePosition, first: Action): Action[] | null {
  const { game, player, seen } = position;
  const outcome = apply(game, resolveAction(game, first));
  if (!outcome.ok) return null;
  const after = outcome.game;
  const goesOn =
    !after.result &&
    after.pending === game.pending &&
    after.phase.kind === game.phase.kind &&
    deciderOf(after) === player &&
    after.dice.fallen.length === game.dice.fallen.length;
  if (!goesOn) return [first];
  const now = { 1: [...seen[1], ...viewEvents(outcome.events, 1)], 2: [...seen[2], ...viewEvents(outcome.events, 2)] };
  return [first, ...planFor({ game: after, player, seen: now }, 'captain', 1)];
}

/** Everything that can be begun, a few of each sort. */
function beginnings({ game, player }: PuzzlePosition): Action[] {
  const sorts = new Map<string, Action[]>();
  for (const action of legal(game)) {
    if (action.player !== player || action.do === 'concede' || action.do === 'agree-draw') continue;
    const key = sortOf(action);
    sorts.set(key, [...(sorts.get(key) ?? []), action]);
  }
  return [...sorts.values()].flatMap((all) => {
    const step = Math.max(1, all.length / OF_A_SORT);
    return all.filter((_, nth) => Math.floor(nth / step) > Math.floor((nth - 1) / step));
  });
}

const sortsOf = (orders: readonly Action[]): Set<string> => new Set(orders.map(sortOf));

/** The orders without those that change nothing, as far as the dice tried can tell. */
function pruned(orders: Action[], score: number, scoreOf: (orders: Action[]) => number | null): Action[] {
  let kept = orders;
  for (const order of orders) {
    if (order.do === 'end-phase' || kept.length < 2) continue;
    const without = kept.filter((one) => one !== order);
    if ((scoreOf(without) ?? -1) >= score - 0.005) kept = without;
  }
  return kept;
}

const inOrder = (options: readonly Option[]): Option[] => [...options].sort((a, b) => b.score - a.score);

const bestOf = (options: readonly Option[], most: number): Action[][] =>
  inOrder(options)
    .slice(0, most)
    .map(({ orders }) => orders);

/** Whether an option has an order that everything else does without which is nearly as good: without one there is no puzzle. */
const isAlone = ({ orders, score }: Option, options: readonly Option[]): boolean =>
  orders.some(
    (order) =>
      order.do !== 'end-phase' &&
      options.every((other) => other.score < score - WORTH_A_LOOK || sortsOf(other.orders).has(sortOf(order))),
  );

/** Tries orders in a position. What has been played once is not played again; null where an order is refused. */
function scorer(position: PuzzlePosition, worth: (game: Game) => number) {
  const known = new Map<string, number | null>();
  const play = (orders: Action[], seed: number, turns: number): number | null => {
    const key = JSON.stringify([orders, seed, turns]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const [outcome = null] =
      playedOutcomes(position, orders, { seeds: [seed], worth, turnCap: position.game.turn + turns }) ?? [];
    known.set(key, outcome);
    return outcome;
  };
  return (orders: Action[], { seeds, turns }: Look = LAST): number | null => {
    const outcomes = seeds.flatMap((seed) => play(orders, seed, turns) ?? []);
    return outcomes.length < seeds.length ? null : meanOf(outcomes);
  };
}

/** The one right thing to do in a position, if there is one by the chances at the end of the next Game-Turn. */
export function findPuzzle(position: PuzzlePosition): FoundPuzzle | null {
  const { game, player } = position;
  const worth = (now: Game): number => {
    const { win, draw, loss } = chanceOf(now);
    return (player === 1 ? win : loss) + draw / 2;
  };
  if (worth(game) < OPEN.from || worth(game) > OPEN.to) return null;
  const scoreOf = scorer(position, worth);
  const valued = (all: readonly (Action[] | null)[], look: Look = LAST): Option[] =>
    all.flatMap((orders) => {
      const score = orders && scoreOf(orders, look);
      return orders && score !== null ? [{ orders, score }] : [];
    });
  const end = legal(game).find((action) => action.do === 'end-phase');
  const best = planFor(position, 'admiral', 1, 3000);
  const simple = [end ? [end] : null, planFor(position, 'ensign', 7)];
  const starts = beginnings(position);
  if (starts.length > FEW) {
    const scores = valued([best, ...simple], FIRST).map(({ score }) => score);
    if (scores.length === 0 || Math.max(...scores) - Math.min(...scores) < MARGIN) return null;
  }
  const begun = starts.map((one) => begunWith(position, one));
  const glimpsed = valued([best, ...simple, ...begun], GLIMPSE);
  const looked = valued(bestOf(glimpsed, 2 * HOPEFUL), FIRST);
  const [likely] = inOrder(looked);
  if (!likely || !isAlone(likely, looked)) return null;
  const options = inOrder(valued(bestOf(looked, HOPEFUL)));
  const [top] = options;
  if (!top || !isAlone(top, options)) return null;
  const solution = { orders: pruned(top.orders, top.score, scoreOf), score: top.score };
  const found = solution.orders.flatMap((order): FoundPuzzle[] => {
    const kind = kindOf(game, order);
    if (!kind) return [];
    const key = sortOf(order);
    const without = new Map<string, Option>();
    for (const option of options) {
      const sorts = sortsOf(option.orders);
      const about = [...sorts]
        .filter((sort) => sort !== 'end-phase')
        .sort()
        .join();
      if (!sorts.has(key) && !without.has(about)) without.set(about, option);
    }
    return [{ kind, key, solution, others: [...without.values()].slice(0, 2) }];
  });
  const gapOf = ({ others: [next] }: FoundPuzzle): number => (next ? solution.score - next.score : 0);
  const [clearest] = found.sort((a, b) => gapOf(b) - gapOf(a));
  return clearest && gapOf(clearest) >= MARGIN ? clearest : null;
}
