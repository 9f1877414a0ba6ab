import type { GameRecord } from '../../engine/index.ts';
import { isClosed } from '../../game/people.ts';
import type { TableStore } from '../../store/table/table-state.ts';

/** The open game as far as a report needs it. */
export interface ReportedGame {
  record: GameRecord;
  /** Its players have secrets from each other, which nobody may see here. */
  hides: boolean;
}

/** The game on the table as a report of a fault needs it; null where a server keeps it. */
export function reportedGame({ state, record }: TableStore): ReportedGame | null {
  const { settings, seat, screens } = state.getState();
  if (screens?.hasRecord === false) return null;
  return { record: record(), hides: isClosed(settings) && seat?.stage !== 'over' };
}
