import type { ManeuverTerms } from '../engine/index.ts';
import { costText } from './figures.ts';
import { count } from './text.ts';

/** [7.1, R7.1b] `8 rating − 1 velocity = 7 commands`. */
function countText({ rating, velocity, commands, slow }: ManeuverTerms): string {
  if (slow) return `velocity ${velocity} is not below the rating ${rating}: one Accelerate or Decelerate`;
  return `${rating} rating − ${velocity} velocity = ${count(commands, 'command')}`;
}

/** [7.5, R7.5a, R7.5b] What the next command costs, and what that pays for. */
function priceText({ price, due, slow }: ManeuverTerms): string {
  const cost = costText(due);
  if (price === 'each') return `each costs ${cost}`;
  if (slow) return 'it is free';
  if (price === 'paid') return 'paid for all the rest of this phase';
  const pays = `${cost} pays for all the rest of this phase`;
  return price === 'first' ? `the first is free, then ${pays}` : `now ${pays}`;
}

/** How many Maneuver Commands there are and why so many, and what they cost; a Weave is paid by itself. */
export const termsText = (terms: ManeuverTerms): string => `${countText(terms)}; ${priceText(terms)}`;
