/** One change of a table as one viewer sees it. */
export interface ViewerMoment {
  number: number;
  /** The steps of the game that belong to it: from the first number of steps to the second. */
  from: number;
  to: number;
}

/** The moments of a viewer that stand, and the number of the latest. A number is never used again. */
export interface Timeline {
  latest: number;
  standing: readonly ViewerMoment[];
}

/** [R1.0a] The beginning: all that was played before the table was made is moment 0. */
export const newTimeline = (steps: number): Timeline => ({ latest: 0, standing: [{ number: 0, from: 0, to: steps }] });

/** The timeline with one moment more. */
export function withMoment({ latest, standing }: Timeline, from: number, to: number): Timeline {
  const number = latest + 1;
  return { latest: number, standing: [...standing, { number, from, to }] };
}

/**
 * The timeline with the moment of an undo. It ends where the moment before it does: orders that this viewer knows
 * nothing of may stand after that, and when they are taken back too, nothing is taken from them.
 */
export function withUndo(timeline: Timeline): Timeline {
  const to = timeline.standing.at(-1)?.to ?? 0;
  return withMoment(timeline, to, to);
}

/** The latest of the moments that stand, at most `most`. */
export const lastStanding = ({ standing }: Timeline, most = Number.POSITIVE_INFINITY): number =>
  standing.findLast(({ number }) => number <= most)?.number ?? 0;

/** The moment that still stands when the game goes back to so many steps. */
export const momentAt = ({ standing }: Timeline, steps: number): number =>
  standing.findLast(({ to }) => to <= steps)?.number ?? 0;

/** The number of steps after a moment; undefined if it does not stand. */
export const stepsAfter = ({ standing }: Timeline, number: number): number | undefined =>
  standing.find((moment) => moment.number === number)?.to;

/** The timeline after going back to so many steps; `back` is undefined if nothing is taken from this viewer. */
export function takenBack(timeline: Timeline, steps: number): { timeline: Timeline; back: number | undefined } {
  const left = timeline.standing.filter(({ to }) => to <= steps);
  if (left.length === timeline.standing.length) return { timeline, back: undefined };
  return { timeline: { ...timeline, standing: left }, back: left.at(-1)?.number ?? 0 };
}
