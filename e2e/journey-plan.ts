import { SCENARIOS } from '../src/scenarios/index.ts';
import { ALL } from '../tests/all.ts';
import { loadAll, type Recorded } from './recorded.ts';

/** A part of a recorded game that is played through the page. */
export interface Stretch {
  recorded: Recorded;
  from: number;
  to: number;
}

/**
 * How much of the end of a game is played, more of it with `npm run test:all`; and round the first use of something that is in no
 * other stretch.
 */
const LAST = ALL ? 25 : 3;
const ROUND = { before: 2, after: 1 };

/** What a stretch uses of the page. */
export const usesIn = ({ recorded, from, to }: Stretch): readonly string[] => recorded.uses.slice(from, to);

const GAMES = loadAll();

/** From its card to its end: the shortest game of every scenario. */
export const WHOLE: readonly Stretch[] = SCENARIOS.flatMap(({ id }) => {
  const recorded = GAMES.find(({ record, result }) => record.scenario === id && result !== null);
  return recorded ? [{ recorded, from: 0, to: recorded.record.actions.length }] : [];
});

const isWhole = (one: Recorded): boolean => WHOLE.some(({ recorded }) => recorded === one);

/** The ends of all the others. */
export const ENDS: readonly Stretch[] = GAMES.filter((one) => !isWhole(one) && one.result !== null).map((recorded) => {
  const { length } = recorded.record.actions;
  return { recorded, from: Math.max(0, length - LAST), to: length };
});

/** For everything that none of these uses, the place where it is used first. */
function missing(): Stretch[] {
  const used = new Set([...WHOLE, ...ENDS].flatMap(usesIn));
  return GAMES.flatMap((recorded) =>
    recorded.uses.flatMap((use, at) => {
      if (used.has(use)) return [];
      const to = Math.min(recorded.uses.length, at + ROUND.after + 1);
      const stretch = { recorded, from: Math.max(0, at - ROUND.before), to };
      for (const other of usesIn(stretch)) used.add(other);
      return [stretch];
    }),
  );
}

export const FIRSTS: readonly Stretch[] = missing();
