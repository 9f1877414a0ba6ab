import type { Action } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { backTo, gameAt, type History, play } from '../../game/history.ts';
import { programQuestion } from '../../game/question.ts';
import type { Plan } from '../../opponent/index.ts';
import type { Adviser } from './adviser.ts';
import { isForeseen } from './foreseen.ts';

/** What the program had in mind with an order: its plan, and which of the plan's orders it was. */
export interface Explanation {
  plan: Plan;
  nth: number;
}

/** The number of actions before the plan that an order belonged to, as far as that can be told from the game. */
function planBegins(history: History, index: number): number {
  let at = index;
  const giver = history.steps[index]?.action.player;
  while (
    at > 0 &&
    history.steps[at - 1]?.action.player === giver &&
    isForeseen(gameAt(history, at - 1), gameAt(history, at))
  ) {
    at -= 1;
  }
  return at;
}

/** Whether the orders of a plan are those that were given from a point of the game on, up to an order. */
function wasGiven(history: History, at: number, index: number, orders: readonly Action[]): boolean {
  return orders.slice(0, index - at + 1).every((order, nth) => {
    const played = play(backTo(history, at + nth), order);
    const given = history.steps[at + nth]?.action;
    return played.ok && JSON.stringify(played.history.steps.at(-1)?.action) === JSON.stringify(given);
  });
}

/**
 * Has the program think once more about an order that it gave: the same question brings the same plan. Null if it does
 * not, because it was hurried then, or nobody had to think.
 */
export async function explain(
  history: History,
  { program }: GameSettings,
  index: number,
  adviser: Adviser,
): Promise<Explanation | null> {
  const player = history.steps[index]?.action.player;
  const seat = player && program[player];
  if (!seat) return null;
  for (let at = planBegins(history, index); at <= index; ) {
    const plan = await adviser.plan(programQuestion(backTo(history, at), player, seat));
    if (!plan || !wasGiven(history, at, index, plan.orders)) return null;
    if (index - at < plan.orders.length) return { plan, nth: index - at };
    at += plan.orders.length;
  }
  return null;
}
