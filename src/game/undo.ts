import type { EventType } from '../engine/index.ts';
import type { GameSettings } from './entries.ts';
import { gameAt, type History, presentAt } from './history.ts';
import { isProgram, personAt } from './people.ts';

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

/** Whether what was known before an action is not all that is known after it, or another has to decide: nobody goes back behind it. */
const isBarrier = (history: History, index: number): boolean =>
  presentAt(history, index + 1) !== presentAt(history, index) || revealedSomething(history, index);

/** Whether an order after this action would be given unseeing: it rolled, revealed, asked somebody or passed the turn. */
export const endsList = (history: History, index: number): boolean =>
  gameAt(history, index + 1).pending !== null || isBarrier(history, index);

/** Whether an action may be taken back, once those after it are. */
function mayTakeBack(history: History, index: number, settings: GameSettings): boolean {
  if (settings.mode === 'rehearsal') return true;
  const handedOver = personAt(history, settings, index + 1) !== personAt(history, settings, index);
  return !handedOver && !revealedSomething(history, index);
}

/** The last own order among the first actions, if all after it may be taken back with it; null if not, or if there is none. */
function lastOwn(history: History, count: number, settings: GameSettings): number | null {
  for (let at = count - 1; at >= 0 && mayTakeBack(history, at, settings); at -= 1) {
    if (!isProgram(settings, history.steps[at]?.action.player ?? null)) return at;
  }
  return null;
}

/**
 * How many actions are left after an undo of the last one, together with those it was given with; null if it may not
 * be undone. In a rehearsal it always may, otherwise only if it rolled no die, revealed nothing and did not hand over
 * the screen. Against the program it goes to one's own last order, over all that the program has answered. An undo
 * never leads to other rolls: the dice are part of the game.
 */
export function countBefore(history: History, settings: GameSettings): number | null {
  let at = lastOwn(history, history.steps.length, settings);
  while (at !== null && history.steps[at]?.joined) {
    const before = lastOwn(history, at, settings);
    if (before === null) break;
    at = before;
  }
  return at === null || at < (history.branch?.at ?? 0) ? null : at;
}

/** Whether the last player's time at the screen ended without a die: only then may they still take the end back. */
export function endedWithoutDice(history: History): boolean {
  const count = history.steps.length;
  const kind = history.steps.at(-1)?.action.do;
  if (kind !== 'end-phase' && kind !== 'ready') return false;
  return gameAt(history).dice.fallen.length === gameAt(history, count - 1).dice.fallen.length;
}
