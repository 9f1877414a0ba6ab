import * as v from 'valibot';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { editionToKeep, hashText, RANKS, type Rank } from '../../engine/index.ts';
import { fold, fullSettings } from '../../game/entries.ts';
import { gameAt } from '../../game/history.ts';
import { diceLuck } from '../../game/luck.ts';
import { listPeople } from '../../game/people.ts';
import { replayRecord } from '../../game/record-file.ts';
import { LAST_MOMENT, momentNow } from '../device/moment.ts';
import { onTextChanged, smallStorage } from '../device/small-storage.ts';
import type { GameStorage } from './game-storage.ts';
import { readRows } from './rows.ts';
import type { SavedGame } from './saved-game.ts';
import { SCORES } from './scores-here.ts';

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

function addScore(score: Score): void {
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

/**
 * The rank of the program against which somebody played here; null for every other game. A game that came as a record to
 * be looked at has all of it in one entry.
 */
function rankIn({ table, entries }: SavedGame): Rank | null {
  const { mode, program } = fullSettings(table);
  const [me, other] = listPeople({ program });
  if (mode === 'rehearsal' || entries < 2 || me === undefined || other !== undefined) return null;
  return program[me === 1 ? 2 : 1]?.rank ?? null;
}

/** Plays a finished game through for what the dice did; null if it is damaged, or not over. */
async function scoreOf(storage: GameStorage, game: SavedGame, rank: Rank): Promise<Score | null> {
  const { rows } = await storage.read(game.id);
  const { entries, damage } = readRows(rows, game.entries);
  const kept = damage ? null : fold(entries);
  const [me] = listPeople(fullSettings(game.table));
  if (!kept || !me) return null;
  const { scenario: played, rulings, dice, table, actions } = kept;
  const record = { format: 'deltavee-record', version: 1, scenario: played, dice, table, actions } as const;
  const read = await replayRecord({ ok: true, spared: [], value: { ...record, ...editionToKeep(rulings) } }, {});
  if (!read?.ok) return null;
  const { history } = read.record;
  const { result, scenario, dice: thrown } = gameAt(history);
  const print = hashText(JSON.stringify([actions, thrown.fallen]));
  if (!result || scores.getState().scores.some((one) => one.print === print)) return null;
  const { winner } = result;
  const events = history.steps.flatMap(({ log }) => log.map(({ event }) => event));
  return {
    game: game.id,
    print,
    scenario: scenario.id,
    rank,
    result: winner === null ? 'drawn' : winner === me ? 'won' : 'lost',
    ended: game.touched,
    ...diceLuck(events, me),
  };
}

/** Counts the finished games of a storage that have not been counted yet, also those whose deletion can be taken back. */
export async function gatherScores(storage: GameStorage): Promise<void> {
  const { games } = await storage.list();
  for (const game of games) {
    const rank = rankIn(game);
    const { scores: known, since } = scores.getState();
    const before = known.find((one) => one.game === game.id);
    // A game that was taken back from its end is not over.
    if (before && game.result === null) scores.setState({ scores: known.filter((one) => one !== before) });
    if (!rank || !game.result || game.touched <= since || before?.ended === game.touched) continue;
    const score = await scoreOf(storage, game, rank).catch(() => null);
    if (score) addScore(score);
  }
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
