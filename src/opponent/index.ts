import { deciderOf } from '../engine/index.ts';
import type { Given } from './battle-commands.ts';
import type { Plan, Question } from './contract.ts';
import { imagine } from './imagine.ts';
import { type Deliberation, judgePosition } from './judgement.ts';
import { foreseen } from './plan.ts';
import { policy } from './policy.ts';
import { leavesToChance, NO_CHANCE, RANK_WEIGHTS } from './ranks.ts';
import { QuestionRefused, refuseUnsound } from './refusal.ts';
import { searchCommands } from './search.ts';

/** The computer's player as other code sees it: nothing outside `src/opponent` imports any other file of it. */

export { type Attitude, attitude, isLongQuiet } from './attitude.ts';
export {
  BUDGETS,
  type Plan,
  type Question,
  type Reason,
  type SeatKnowledge,
} from './contract.ts';
export { QuestionRefused } from './refusal.ts';
export { seatChance, worldsOf } from './seat-chance.ts';
export { type Exposure, threats } from './threats.ts';
export { WEIGHTS, type Weights } from './weights.ts';

/**
 * Thinks about a question: the first plan stands ready at once, each later one is better, the last is returned. Throws
 * QuestionRefused where it is damaged, or asks one who does not decide.
 */
export function* think(question: Question): Generator<Plan, Plan> {
  refuseUnsound(question);
  const { seat, rank, seed, budget, weights } = question;
  const w = weights ?? RANK_WEIGHTS[rank];
  const game = imagine(seat, seed);
  const { player } = seat;
  if (deciderOf(game) !== player) throw new QuestionRefused('decider');
  const chance = weights ? NO_CHANCE : leavesToChance(rank, seed);
  const deliberation: Deliberation = { seat: seat.player, evaluations: 0, most: Number.POSITIVE_INFINITY };
  const planOf = (orders: readonly Given[]): Plan => {
    const given = foreseen(game, player, orders);
    return {
      orders: given.map(({ action }) => action),
      reasons: given.map(({ reason }) => reason),
      evaluations: deliberation.evaluations,
    };
  };
  const inCommand = !game.pending && game.setUp === null && game.phase.kind === 'command';
  if (rank !== 'admiral' || !inCommand) {
    const plan = planOf(policy(game, player, w, deliberation, chance));
    yield plan;
    return plan;
  }
  let plan: Plan | undefined;
  for (const { given } of searchCommands(judgePosition(game, player, w, deliberation, chance), budget, seed)) {
    const before = plan;
    plan = planOf(given);
    if (before) plan.runnerUp = { orders: before.orders, reasons: before.reasons };
    yield plan;
  }
  return { ...(plan ?? planOf([])), evaluations: deliberation.evaluations };
}

/** Thinks to the end. */
export function decide(question: Question): Plan {
  const thinking = think(question);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
