import type { EventType } from '../engine/index.ts';
import { backTo, gameAt, type History, presentAt } from './history.ts';

/** The events that reveal something new to a player, with or without a die. */
const REVEALING: ReadonlySet<EventType> = new Set([
  'revealed',
  'alert-roll',
  'asteroid-check',
  'hit-roll',
  'part-chosen',
  'interception',
  'field-roll',
  'exploded',
  'conceded',
  'draw-agreed',
  'game-over',
]);

/** Whether an action rolled a die or revealed anything else that a player cannot forget again. */
function revealedSomething(history: History, index: number): boolean {
  const step = history.steps[index];
  if (!step) return false;
  if (step.game.dice.fallen.length > gameAt(history, index).dice.fallen.length) return true;
  return step.game.pending?.kind === 'choose-part' || step.log.some(({ event }) => REVEALING.has(event.type));
}

/**
 * Whether the last action may be undone: always in a rehearsal, otherwise only if it rolled no die, revealed nothing
 * and did not hand over the screen. An undo never leads to other rolls: the dice are part of the game.
 */
export function mayUndo(history: History, rehearsal: boolean): boolean {
  const last = history.steps.length - 1;
  if (last < 0) return false;
  return rehearsal || (presentAt(history) === presentAt(history, last) && !revealedSomething(history, last));
}

/** How many actions are left after an undo of the last one, together with those it was given with. */
export function countBefore(history: History, rehearsal: boolean): number {
  let count = history.steps.length - 1;
  while (history.steps[count]?.joined && mayUndo(backTo(history, count), rehearsal)) count -= 1;
  return count;
}

/** Whether the last player's time at the screen ended without a die: only then may he still take the end back. */
export function endedWithoutDice(history: History): boolean {
  const count = history.steps.length;
  const kind = history.steps.at(-1)?.action.do;
  if (kind !== 'end-phase' && kind !== 'ready') return false;
  return gameAt(history).dice.fallen.length === gameAt(history, count - 1).dice.fallen.length;
}
