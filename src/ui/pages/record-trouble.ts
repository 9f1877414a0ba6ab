import type { Fault } from '../../engine/index.ts';
import type { RecordTrouble } from '../../game/record-file.ts';
import { actionText, rejectionText } from '../../words/index.ts';

/** Why a record cannot be opened: what leads to the faults, and the faults with their places and rules. */
export function recordTrouble(
  trouble: RecordTrouble,
  from: 'file' | 'link' = 'file',
): { sentence: string; faults: readonly Fault[] } {
  if (trouble.kind === 'form') return { sentence: `The ${from} cannot be opened:`, faults: trouble.faults };
  const { at, count, action, rejection } = trouble;
  const message = `“${actionText(action)}” by player ${action.player} is refused, ${rejectionText(rejection)}`;
  return {
    sentence: `The record stops at action ${at + 1} of ${count}:`,
    faults: [{ at: '', message, rule: rejection.rule }],
  };
}
