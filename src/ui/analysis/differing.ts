import type { Action } from '../../engine/index.ts';
import { isEnding } from '../play/counsel.ts';

/** The orders of one plan that the other has not, each as often as it is missing there. */
export function differing(plan: readonly Action[], other: readonly Action[]): Action[] {
  const left = other.map((order) => JSON.stringify(order));
  return plan.filter((order) => {
    const nth = left.indexOf(JSON.stringify(order));
    if (nth >= 0) left.splice(nth, 1);
    return nth < 0 && !isEnding(order);
  });
}
