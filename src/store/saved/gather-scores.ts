import { editionToKeep, hashText, type Rank } from '../../engine/index.ts';
import { fold, fullSettings } from '../../game/entries.ts';
import { gameAt } from '../../game/history.ts';
import { diceLuck } from '../../game/luck.ts';
import { listPeople } from '../../game/people.ts';
import { replayRecord } from '../../game/record-file.ts';
import type { GameStorage } from './game-storage.ts';
import { readRows } from './rows.ts';
import type { SavedGame } from './saved-game.ts';
import { addScore, type Score, scores } from './scores.ts';

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
