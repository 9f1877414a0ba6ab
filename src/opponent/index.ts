import { aheadBy, chanceToWin } from './assess.ts';
import type { Given } from './battle-commands.ts';
import type { Plan, Question } from './contract.ts';
import { imagine } from './imagine.ts';
import { judgePosition } from './judgement.ts';
import { foreseen } from './plan.ts';
import { policy } from './policy.ts';
import { errorOf, RANK_WEIGHTS } from './ranks.ts';
import { searchCommands } from './search.ts';

/** The computer's player as other code sees it: nothing outside `src/opponent` imports any other file of it. */

export { type Attitude, attitude } from './attitude.ts';
export {
  BUDGETS,
  type Plan,
  type Question,
  type Reason,
  type SeatKnowledge,
} from './contract.ts';
export { type Exposure, threats } from './threats.ts';
export { WEIGHTS, type Weights } from './weights.ts';

/** Thinks about a question: the first plan stands ready at once, each later one is better, the last is returned. */
export function* think({ seat, rank, seed, budget, weights }: Question): Generator<Plan, Plan> {
  const { player } = seat;
  const game = imagine(seat, seed);
  const w = weights ?? RANK_WEIGHTS[rank];
  const error = weights ? undefined : errorOf(rank, seed);
  const count = { evaluations: 0 };
  const ahead = aheadBy(game, player);
  const planOf = (orders: readonly Given[], points: number): Plan => {
    const given = foreseen(game, player, orders);
    return {
      orders: given.map(({ action }) => action),
      reasons: given.map(({ reason }) => reason),
      value: chanceToWin(ahead + points),
      evaluations: count.evaluations,
    };
  };
  let plan = planOf(policy(game, player, w, count, error), 0);
  yield plan;
  const inCommand = !game.pending && game.setUp === null && game.phase.kind === 'command';
  if (rank !== 'admiral' || !inCommand) return plan;
  for (const { given, value } of searchCommands(judgePosition(game, player, w, count), budget, seed)) {
    const before = plan;
    plan = {
      ...planOf(given, value),
      runnerUp: { orders: before.orders, reasons: before.reasons, value: before.value },
    };
    yield plan;
  }
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
