import type { Plan, Question } from './contract.ts';
import { greedyOrders } from './greedy.ts';
import { imagine } from './imagine.ts';
import { foreseen } from './plan.ts';

/** The computer's player as other code sees it: nothing outside `src/opponent` imports any other file of it. */

export { BUDGETS, type Plan, type Question, type Reason, type ReasonCode, type Seat } from './contract.ts';

/** Thinks about a question: the first plan stands ready at once, each later one is at least as good, the last is returned. */
export function* think({ seat, seed }: Question): Generator<Plan, Plan> {
  const game = imagine(seat, seed);
  const orders = foreseen(game, seat.player, greedyOrders(game));
  const plan: Plan = {
    orders,
    reasons: orders.map(() => ({ code: 'as-due', unit: null, params: {} })),
    value: 0.5,
    evaluations: 1,
  };
  yield plan;
  return plan;
}

/** Thinks to the end. */
export function decide(question: Question): Plan {
  const thinking = think(question);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
