import type { RecordTrouble } from '../../game/record-file.ts';
import { actionText, rejectionText } from '../../words/index.ts';

/** Why a record cannot be opened, in one sentence with the place of the fault. */
export function recordTroubleText(trouble: RecordTrouble, from: 'file' | 'text' | 'link' = 'file'): string {
  if (trouble.kind === 'refused') {
    const { at, count, action, rejection } = trouble;
    const clause = `“${actionText(action)}” by player ${action.player}`;
    return `The record stops at action ${at + 1} of ${count}: ${clause} is refused, ${rejectionText(rejection)} (rule ${rejection.rule}).`;
  }
  const [first, ...others] = trouble.faults;
  if (!first) return `The ${from} is not a record that can be opened.`;
  const place = first.at === '' ? '' : `${first.at}: `;
  const more = others.length === 0 ? '' : `; and ${others.length} more ${others.length === 1 ? 'fault' : 'faults'}`;
  return `The ${from} cannot be opened: ${place}${first.message}${more}.`;
}
