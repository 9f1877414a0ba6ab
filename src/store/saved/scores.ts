import * as v from 'valibot';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { RANKS } from '../../engine/index.ts';
import { LAST_MOMENT, momentNow } from '../device/moment.ts';
import { onTextChanged, smallStorage } from '../device/small-storage.ts';

const amount = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const ScoreForm = v.object({
  /** The id of the game, and what stands for all that was played in it: a copy of a game is the same game. */
  game: v.pipe(v.string(), v.maxLength(60)),
  print: v.number(),
  scenario: v.pipe(v.string(), v.maxLength(60)),
  rank: v.picklist(RANKS),
  result: v.picklist(['won', 'drawn', 'lost']),
  ended: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  /** How many dice could have gone either way, by how many more of them went well than was to be expected, and the variance. */
  rolls: count,
  luck: amount,
  spread: v.pipe(amount, v.minValue(0)),
});

/** How one game against the program ended for the person who played it. */
export type Score = v.InferOutput<typeof ScoreForm>;

interface Scores {
  scores: readonly Score[];
  /** Games that were played last before this moment are not counted again. */
  since: number;
}

/** Where it is kept how games have ended. */
const SCORES = 'deltavee.scores';

/** More than anybody plays to the end; the oldest give way. */
const MOST = 1_000;

const NONE: Scores = { scores: [], since: 0 };

function readScores(stored: unknown): Scores {
  if (typeof stored !== 'object' || stored === null || !('scores' in stored) || !Array.isArray(stored.scores))
    return NONE;
  const since = 'since' in stored && typeof stored.since === 'number' ? stored.since : 0;
  return { scores: stored.scores.filter((one) => v.is(ScoreForm, one)), since };
}

/** How the games of this device have ended. It is kept apart from the games, and outlives them. */
export const scores = createStore<Scores>()(
  persist(() => NONE, {
    name: SCORES,
    version: 1,
    migrate: (stored) => readScores(stored),
    storage: createJSONStorage(() => smallStorage),
    merge: (stored) => readScores(stored),
  }),
);

onTextChanged(SCORES, () => void scores.persist.rehydrate());

const isSame = (one: Score, other: Score): boolean => one.game === other.game || one.print === other.print;

/** Counts a game, in place of what was counted of it before. */
export function addScore(score: Score): void {
  scores.setState(({ scores: before }) => ({
    scores: [score, ...before.filter((one) => !isSame(one, score))]
      .sort((one, other) => other.ended - one.ended)
      .slice(0, MOST),
  }));
}

/** Forgets how all games have ended, but not the games. Returns what takes that back. */
export function clearScores(now = momentNow()): () => void {
  const before = scores.getState();
  scores.setState({ scores: [], since: now });
  return () => {
    for (const score of before.scores) addScore(score);
    scores.setState({ since: before.since });
  };
}

/** The same as a list that goes from device to device in a file. */
export const scoreBook = {
  list: async (): Promise<readonly Score[]> => scores.getState().scores,
  async bringIn(value: unknown): Promise<'added' | 'known' | 'faulty'> {
    const read = v.safeParse(ScoreForm, value);
    if (!read.success) return 'faulty';
    if (scores.getState().scores.some((one) => isSame(one, read.output))) return 'known';
    addScore(read.output);
    return 'added';
  },
};
