import { type Fault, FIRST_EDITION } from '../../engine/index.ts';
import { gameAt } from '../../game/history.ts';
import type { OpenedRecord, RecordTrouble } from '../../game/record-file.ts';
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

/** What of the lines in a record was left out, though the game and the rest were opened; null if nothing was. */
export function sparedLines({ lines, spared }: OpenedRecord): { sentence: string; faults: readonly Fault[] } | null {
  const cut = lines.flatMap(({ line, refused }): Fault[] => {
    if (!refused) return [];
    const { at, rejection } = refused;
    const message = `“${line.name}” ends before its order ${at + 1} of ${line.actions.length}, ${rejectionText(rejection)}`;
    return [{ at: '', message, rule: rejection.rule }];
  });
  const faults = [...spared, ...cut];
  return faults.length > 0
    ? { sentence: 'The game is open; of what was tried beside it, this was left out:', faults }
    : null;
}

/**
 * Said of a record that names no edition of the rulings and in which more dice fall than it holds. Before there were
 * editions some rules were read otherwise, of docked pairs and of two Energy Pods, and it has been played so.
 */
export function olderText({ history }: OpenedRecord): string | null {
  const { rulings, dice } = gameAt(history);
  const [held, fell] = [dice.given.length, dice.fallen.length];
  if (rulings !== FIRST_EDITION || held === 0 || fell <= held) return null;
  return `This record names no edition of the rulings, as those of older programs do not, and is played under the first. It holds ${held} dice, and ${fell} fell: the program that wrote it may have played it otherwise.`;
}
