import type { GameRecord } from '../../engine/index.ts';
import { lastError, type NotedError } from './last-error.ts';

/** What somebody needs who looks into a fault, and nothing else. */
export interface FaultReport {
  format: 'deltavee-fault-report';
  version: 1;
  /** The version of the program. */
  program: string;
  browser: string;
  error: NotedError | null;
  record: GameRecord | null;
}

/** The report of a fault, with the game that is open. */
export const faultReport = (record: GameRecord | null): FaultReport => ({
  format: 'deltavee-fault-report',
  version: 1,
  program: String(import.meta.env.DELTAVEE_VERSION),
  browser: navigator.userAgent,
  error: lastError(),
  record,
});

/** What is in a report, to be read before it is saved; of a game with secrets only how long it is. */
export function showReport(report: FaultReport, hides: boolean): string {
  const { record } = report;
  const words =
    record && `the record: ${record.actions.length} orders, the dice, and what both players hide, not shown here`;
  return JSON.stringify(hides ? { ...report, record: words } : report, null, 2);
}
