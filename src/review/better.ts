import { type Action, actionAsSeen, apply, type Game, legal, type Player, resolveAction } from '../engine/index.ts';
import { decide, type Reason, type SeatKnowledge, worldsOf } from '../opponent/index.ts';
import { EXACT_OF_ORDERS, expected, type Worth } from './dice.ts';
import { answersIn } from './questions.ts';
import { type Decision, isNews, isWord } from './steps.ts';

/** A better way to have decided, and by how much it was better for the player who decided. */
export interface Better {
  player: Player;
  orders: Action[];
  /** Why, order by order, as far as there is something to say. */
  reasons: readonly Reason[];
  by: number;
}

/** What orders are worth by the time something new comes up; null where the first of them cannot be given. */
function worthOf(start: Game, orders: readonly Action[], worth: Worth): number | null {
  let game = start;
  for (const [nth, order] of orders.entries()) {
    const action = resolveAction(game, order);
    const outcome = apply(game, action);
    if (!outcome.ok)
      return outcome.rejection.code === 'no-die-left'
        ? expected(game, action, [], worth, EXACT_OF_ORDERS)
        : nth > 0
          ? worth(game)
          : null;
    if (outcome.game.dice.fallen.length > game.dice.fallen.length)
      return expected(game, action, [], worth, EXACT_OF_ORDERS);
    game = outcome.game;
    if (isNews(start, game)) break;
  }
  return worth(game);
}

/** The mean of what orders are worth over all games that it may be; null where they cannot be given in one of them. */
function meanWorth(games: readonly Game[], orders: readonly Action[], worth: Worth): number | null {
  let sum = 0;
  for (const game of games) {
    const one = worthOf(game, orders, worth);
    if (one === null) return null;
    sum += one;
  }
  return sum / games.length;
}

/** Whether there was anything to decide. */
const isFree = ({ player, steps: [{ game }] }: Decision): boolean =>
  legal(game).filter((action) => action.player === player).length > 1;

/**
 * What an Admiral who looks at so many positions would have done instead, where that is better by what the seat knew then;
 * null where it is not, or nothing was to be decided. With open logs the seat knew the game.
 */
export function betterThan(
  decision: Decision,
  seat: SeatKnowledge,
  { worth, budget, seed, open }: { worth: Worth; budget: number; seed: number; open: boolean },
): Better | null {
  const { player, steps } = decision;
  const [{ game, action, after }] = steps;
  if (isWord(action)) {
    // A draw is agreed on by both: it was the mistake of the one who had the better chance.
    const by = worth(game) - worth(after);
    const loser = by > 0 ? 1 : 2;
    return action.do === 'concede' && loser !== player
      ? null
      : { player: loser, orders: [], reasons: [], by: Math.abs(by) };
  }
  if (!isFree(decision)) return null;
  const side = player === 1 ? 1 : -1;
  const given = steps.map((step) => actionAsSeen(step.game, player, step.action));
  const { orders, reasons } = decide({ seat, rank: 'admiral', seed, budget });
  const compare = (games: readonly Game[], plan: readonly Action[]): number | null => {
    const [one, other] = [meanWorth(games, given, worth), meanWorth(games, plan, worth)];
    return one === null || other === null ? null : side * (other - one);
  };
  const worlds = open ? [] : [...worldsOf(seat)];
  const gain = (plan: readonly Action[]): number => (open ? null : compare(worlds, plan)) ?? compare([game], plan) ?? 0;
  let best: Better = { player, orders, reasons, by: gain(orders) };
  // Of a question every answer is weighed: what was to be expected before it counted on the best of them.
  for (const answer of answersIn(game)) {
    const plan = [actionAsSeen(game, player, answer)];
    const by = gain(plan);
    if (by > best.by) best = { player, orders: plan, reasons: [], by };
  }
  return best.by > 0 ? best : null;
}
