import type { Plan, Question } from './contract.ts';
import { imagine } from './imagine.ts';
import { foreseen } from './plan.ts';
import { policy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

/** The computer's player as other code sees it: nothing outside `src/opponent` imports any other file of it. */

export { BUDGETS, type Plan, type Question, type Reason, type ReasonCode, type Seat } from './contract.ts';
export { WEIGHTS, type Weights } from './weights.ts';

/** Thinks about a question: the first plan stands ready at once, each later one is at least as good, the last is returned. */
export function* think({ seat, seed, weights = WEIGHTS }: Question): Generator<Plan, Plan> {
  const game = imagine(seat, seed);
  const count = { evaluations: 0 };
  const given = foreseen(game, seat.player, policy(game, seat.player, weights, count));
  const plan: Plan = {
    orders: given.map(({ action }) => action),
    reasons: given.map(({ reason }) => reason),
    value: 0.5,
    evaluations: count.evaluations,
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
