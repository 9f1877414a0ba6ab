import { RANKS } from '../engine/index.ts';
import type { Question } from './contract.ts';

/**
 * What is wrong with a question: the seat is damaged, or knows more than a seat may; another player decides, or nobody; no
 * such rank; a seed or a budget that is no whole number.
 */
export type QuestionFault = 'seat' | 'decider' | 'rank' | 'seed' | 'budget';

/** A question that is not answered. */
export class QuestionRefused extends Error {
  readonly code: QuestionFault;

  constructor(code: QuestionFault) {
    super(`the question is refused: ${code}`);
    this.code = code;
  }
}

const isWhole = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least;

/** Refuses a question that does not say by whom, from what seed and how long it is to be thought about. */
export function refuseUnsound({ rank, seed, budget }: Question): void {
  if (!RANKS.includes(rank)) throw new QuestionRefused('rank');
  if (!isWhole(seed, 0)) throw new QuestionRefused('seed');
  if (!isWhole(budget, 1)) throw new QuestionRefused('budget');
}
