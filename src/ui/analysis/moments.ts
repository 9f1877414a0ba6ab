import { useMemo } from 'react';
import type { Moment } from '../../review/index.ts';
import { useReview } from './reviewing-of.ts';

/** What moves the chances by less than this is left out of the list at first. */
const LEAST = 0.03;
/** So many moments are listed at first, the largest. */
const FEW = 12;

/** How many orders had been given at a moment as it is shown: a die has fallen, a decision is still to be made. */
export const placeOfMoment = ({ at, kind }: Moment): number => (kind === 'luck' ? at + 1 : at);

/** Which die of its order a moment is, among those that moved something. */
export const nthDie = (moments: readonly Moment[], moment: Moment): number =>
  moments.filter(({ at, kind }) => kind === 'luck' && at === moment.at).indexOf(moment);

/** The largest moments, in the order of the game. */
function largest(moments: readonly Moment[]): Moment[] {
  const large = moments.filter(({ difference }) => Math.abs(difference) >= LEAST);
  const few = large.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference)).slice(0, FEW);
  return few.sort((a, b) => moments.indexOf(a) - moments.indexOf(b));
}

const NONE: readonly Moment[] = [];

/** The moments of the review, and those that decided most. */
export function useMoments(): { all: readonly Moment[]; large: readonly Moment[] } {
  const all = useReview().reviewed?.review.moments ?? NONE;
  return useMemo(() => ({ all, large: largest(all) }), [all]);
}
