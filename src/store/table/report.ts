import type { GameRecord } from '../../engine/index.ts';
import { replayRecord } from '../../game/record-file.ts';
import { type BattleReport, battleReport, mayReport } from '../../report/index.ts';

/**
 * [R10.0b] The report of a recorded game, with a code that opens one of these addresses; null where its players still have
 * secrets from each other.
 */
export async function reportOf(record: GameRecord, codes: readonly string[] = []): Promise<BattleReport | null> {
  const { lines: _lines, ...game } = record;
  const replayed = await replayRecord({ ok: true, value: game, spared: [] }, {});
  if (!replayed?.ok) return null;
  const { history, table } = replayed.record;
  return mayReport(history, table) ? battleReport(history, table, codes) : null;
}
