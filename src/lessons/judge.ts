import type { Action } from '../engine/index.ts';
import type { Text } from '../handbook/index.ts';
import type { Sight, Step } from './types.ts';

/** How a step stands: still to be done, done, or off the way to it. */
export type Verdict = { kind: 'open' } | { kind: 'reached' } | { kind: 'astray'; say: Text };

const formOf = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** Whether the orders given are some of those that lead to the goal, in any order. */
function areOnTheWay(given: readonly Action[], way: readonly Action[]): boolean {
  const open = way.map(formOf);
  return given.every((action) => {
    const nth = open.indexOf(formOf(action));
    if (nth < 0) return false;
    open.splice(nth, 1);
    return true;
  });
}

const ELSEWHERE: Text = 'That is a fair order, but it leads away from what this step is about.';
const TOO_EARLY: Text = 'There is more to read before the next order.';

/** How a step stands by what is seen from the seat. */
export function judge({ task }: Step, sight: Sight): Verdict {
  if (!task) return sight.orders.length === 0 ? { kind: 'open' } : { kind: 'astray', say: TOO_EARLY };
  if (task.reached(sight)) return { kind: 'reached' };
  const hint = task.hints?.find(({ when }) => when(sight));
  if (hint) return { kind: 'astray', say: hint.say };
  return areOnTheWay(sight.orders, task.show) ? { kind: 'open' } : { kind: 'astray', say: ELSEWHERE };
}
