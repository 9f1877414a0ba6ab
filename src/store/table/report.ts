import type { GameRecord } from '../../engine/index.ts';
import { type OpenedRecord, replayRecord } from '../../game/record-file.ts';
import { type BattleReport, battleOf, battleReport, type FoughtBattle, mayReport } from '../../report/index.ts';

/** [R10.0b] A recorded game, played through; null where its players still have secrets from each other. */
async function openGame(record: GameRecord): Promise<OpenedRecord | null> {
  const { lines: _lines, ...game } = record;
  const replayed = await replayRecord({ ok: true, value: game, spared: [] }, {});
  return replayed?.ok && mayReport(replayed.record.history, replayed.record.table) ? replayed.record : null;
}

/** The report of a recorded game, with a code that opens one of these addresses; null where it is not open. */
export async function reportOf(record: GameRecord, codes: readonly string[] = []): Promise<BattleReport | null> {
  const opened = await openGame(record);
  return opened && battleReport(opened.history, opened.table, codes);
}

/** A recorded game as a report or a clip tells it; null where it is not open. */
export async function foughtIn(record: GameRecord): Promise<FoughtBattle | null> {
  const opened = await openGame(record);
  return opened && battleOf(opened.history, opened.table);
}
