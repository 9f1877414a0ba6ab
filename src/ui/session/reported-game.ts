import { isClosed } from '../../game/people.ts';
import type { TableStore } from '../../store/table/table-state.ts';
import type { ReportedGame } from '../elements/ReportFault.tsx';

/** The game on the table as a report of a fault needs it. */
export function reportedGame({ state, record }: TableStore): ReportedGame {
  const { settings, seat } = state.getState();
  return { record: record(), hides: isClosed(settings) && seat?.stage !== 'over' };
}
