import { chanceOf, type Leaning } from '../chances/index.ts';
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
} from '../engine/index.ts';
import { BUDGETS, decide } from '../opponent/index.ts';
import { meanOf, outcomesOf, type Position } from './outcomes.ts';
import { kindOf, type PuzzleKind, sortOf } from './sorts.ts';

/** Orders for a position, and what comes of them on the average, from 0 to 1. */
export interface Option {
  orders: Action[];
  score: number;
}

/** A position with one right thing to do. */
export interface FoundPuzzle {
  kind: PuzzleKind;
  /** The sort of the order that everything hangs on. */
  key: string;
  solution: Option;
  /** The best that goes without it, one for each sort of thing tried instead, the best first. */
  others: Option[];
}

/** How much better the solution has to be than whatever goes without its key. */
export const MARGIN = 0.15;

/** Looked at first: where neither the Ensign nor doing nothing is that much worse, there is no puzzle. */
const WORTH_A_LOOK = 0.08;

/** A game that is all but decided holds no puzzle: what it is worth to the player has to lie between. */
const OPEN = { from: 0.08, to: 0.96 };

/** Dice with which each way is tried, up to the end of the next Game-Turn: at the first look, and then. */
const FIRST_SEEDS = [101, 102];
const SEEDS = [101, 102, 103, 104];

/** So many of the ways that look best then are tried with all dice. */
const HOPEFUL = 8;

/** Legal orders of one sort tried as the first. */
const OF_A_SORT = 3;

/** What a rank would do in the position, by what his seat knows. */
export function planFor({ game, player, seen }: Position, rank: Rank, seed: number, budget = BUDGETS[rank]): Action[] {
  const { scenario, rulings } = game;
  return decide({
    seat: { scenario, rulings, player, view: view(game, player), events: seen[player] },
    rank,
    seed,
    budget,
  }).orders;
}

/** An order, and what a Captain does after it as long as nothing new has come up. */
function begunWith(position: Position, first: Action): Action[] | null {
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
function beginnings({ game, player }: Position): Action[] {
  const sorts = new Map<string, Action[]>();
  for (const action of legal(game)) {
    if (action.player !== player || action.do === 'concede') continue;
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

/** The one right thing to do in a position, if there is one by the chances at the end of the next Game-Turn. */
export function findPuzzle(position: Position, leaning: Leaning): FoundPuzzle | null {
  const { game, player } = position;
  const worth = (now: Game): number => {
    const { win, draw, loss } = chanceOf(now, leaning) ?? leaning.start;
    return (player === 1 ? win : loss) + draw / 2;
  };
  if (worth(game) < OPEN.from || worth(game) > OPEN.to) return null;
  const scoreOf = (orders: Action[], seeds = SEEDS): number | null => {
    const outcomes = outcomesOf(position, orders, { seeds, worth, turnCap: game.turn + 1 });
    return outcomes && meanOf(outcomes);
  };
  const valued = (all: readonly (Action[] | null)[], seeds = SEEDS): Option[] =>
    all.flatMap((orders) => {
      const score = orders && scoreOf(orders, seeds);
      return orders && score !== null ? [{ orders, score }] : [];
    });
  const end = legal(game).find((action) => action.do === 'end-phase');
  const best = planFor(position, 'admiral', 1, 3000);
  const bestSorts = [...sortsOf(best)].join();
  const simple = [end ? [end] : null, planFor(position, 'ensign', 7)].filter(
    (orders) => orders && [...sortsOf(orders)].join() !== bestSorts,
  );
  const [first, ...others] = valued([best, ...simple], FIRST_SEEDS);
  if (!first || others.length === 0) return null;
  if (first.score - Math.max(...others.map(({ score }) => score)) < WORTH_A_LOOK) return null;
  const begun = beginnings(position).map((one) => begunWith(position, one));
  const hopeful = valued([best, ...simple, ...begun], FIRST_SEEDS).sort((a, b) => b.score - a.score);
  const options = valued(hopeful.slice(0, HOPEFUL).map(({ orders }) => orders)).sort((a, b) => b.score - a.score);
  const [top] = options;
  if (!top) return null;
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
