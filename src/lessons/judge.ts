import type { Action } from '../engine/index.ts';
import type { HandbookText } from '../handbook/index.ts';
import type { LessonSight, LessonStep } from './types.ts';

/** How a step stands: still to be done, done, or off the way to it. */
export type StepState = { kind: 'open' } | { kind: 'reached' } | { kind: 'astray'; say: HandbookText };

const formOf = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** The orders of a way that are still to be given, in any order; null if others have been given. */
export function remainingOf(way: readonly Action[], given: readonly Action[]): Action[] | null {
  const left = [...way];
  for (const action of given) {
    const nth = left.findIndex((open) => formOf(open) === formOf(action));
    if (nth < 0) return null;
    left.splice(nth, 1);
  }
  return left;
}

const ELSEWHERE: HandbookText = 'That is a fair order, but it leads away from what this step is about.';
const TOO_EARLY: HandbookText = 'There is more to read before the next order.';

/** How a step stands by what is seen from the seat. */
export function judgeStep({ task }: LessonStep, sight: LessonSight): StepState {
  if (!task) return sight.orders.length === 0 ? { kind: 'open' } : { kind: 'astray', say: TOO_EARLY };
  if (task.reached(sight)) return { kind: 'reached' };
  const hint = task.hints?.find(({ when }) => when(sight));
  if (hint) return { kind: 'astray', say: hint.say };
  return remainingOf(task.show, sight.orders) ? { kind: 'open' } : { kind: 'astray', say: ELSEWHERE };
}
