import type { EventType } from '../engine/index.ts';
import { backTo, gameAt, type History, presentAt } from './history.ts';

/** What tells a player something he did not know, die or not. */
const TELLING: ReadonlySet<EventType> = new Set([
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

/** Whether an action brought a die, a reveal or anything else that cannot be unlearned. */
function toldSomething(history: History, index: number): boolean {
  const step = history.steps[index];
  if (!step) return false;
  if (step.game.dice.fallen.length > gameAt(history, index).dice.fallen.length) return true;
  return step.game.pending?.kind === 'choose-part' || step.log.some(({ event }) => TELLING.has(event.type));
}

/**
 * Whether the last action may be taken back: at one screen only until a die, a reveal or a hand-over, in a rehearsal
 * always. It never lets anybody roll again: the dice are part of the game that is gone back to.
 */
export function mayUndo(history: History, rehearsal: boolean): boolean {
  const last = history.steps.length - 1;
  if (last < 0) return false;
  return rehearsal || (presentAt(history) === presentAt(history, last) && !toldSomething(history, last));
}

/** How many actions are left when the last one is taken back, with those it was given as one with. */
export function countBefore(history: History, rehearsal: boolean): number {
  let count = history.steps.length - 1;
  while (history.steps[count]?.joined && mayUndo(backTo(history, count), rehearsal)) count -= 1;
  return count;
}

/** Whether a stay at the screen ended with words alone: no die has fallen that somebody could want back. */
export function endedQuietly(history: History): boolean {
  const count = history.steps.length;
  const kind = history.steps.at(-1)?.action.do;
  if (kind !== 'end-phase' && kind !== 'ready') return false;
  return gameAt(history).dice.fallen.length === gameAt(history, count - 1).dice.fallen.length;
}
