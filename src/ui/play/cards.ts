import { type EventType, type GameEvent, ownerOfId, type Player, type UnitId } from '../../engine/index.ts';
import type { LoggedEvent } from '../../game/log.ts';
import type { Pace } from '../../store/device/preferences.ts';
import type { Card } from '../../store/table/view-store.ts';
import { ANSWERS } from './replay.ts';

/** Events that another one tells with it, the beginning of a phase, which is a headline, and what shows nothing on the map. */
const UNTOLD: ReadonlySet<EventType> = new Set(['stepped', 'paid', 'phase', 'ready']);

/** Whether an event is told in words of its own. */
export const tells = ({ type }: GameEvent): boolean => !UNTOLD.has(type);

/** Whether an event befell a unit of a player, by the other side's doing or by chance: what has to be seen. */
export function touches(event: GameEvent, player: Player): boolean {
  const isOwn = (id: UnitId): boolean => ownerOfId(id) === player;
  switch (event.type) {
    case 'fired':
    case 'hit-roll':
    case 'part-hit':
    case 'interception':
    case 'exploded':
      return isOwn(event.target);
    case 'leaked':
    case 'missiles-lost':
    case 'revealed':
      return isOwn(event.unit);
    case 'asteroid-check':
      return event.hit && isOwn(event.unit);
    // A missile that has done what it was launched for is no loss.
    case 'lost':
      return event.how !== 'expended' && isOwn(event.unit);
    case 'tractor':
      return isOwn(event.target) && !isOwn(event.ship);
    case 'docked':
      return isOwn(event.ship) !== isOwn(event.with);
    case 'separated':
      return isOwn(event.unit) !== isOwn(event.from);
    case 'maneuvered':
      return isOwn(event.unit) && event.by !== null && !isOwn(event.by);
    case 'force-field':
      return event.by === 'damage' && isOwn(event.unit);
    default:
      return false;
  }
}

/** Whether an event may touch and yet do nothing: a shot or a missile that misses. */
const misses = (event: GameEvent): boolean =>
  (event.type === 'fired' && !event.hit) || (event.type === 'interception' && !event.success);

/** Milliseconds in which what passes by can be read. */
const PASSES = 2000;
/** Milliseconds before the next of one's own shots that were laid is fired; null waits for a press. */
export const NEXT_SHOT: Readonly<Record<Pace, number | null>> = { calm: null, steady: 3000, quick: 1000 };

/**
 * How long what followed from an order is shown, in milliseconds: null until it has been read, 0 not at all. What touches a
 * unit of the one who looks is held; with the quick pace only if it did something.
 */
export function timeOf(events: readonly GameEvent[], player: Player | null, pace: Pace, still: boolean): number | null {
  const touching = player === null ? [] : events.filter((event) => touches(event, player));
  if (touching.length > 0) return pace === 'quick' && touching.every(misses) ? PASSES : null;
  return pace === 'quick' || still ? 0 : PASSES;
}

/** What followed from one action, in the phase with this number. */
interface Step {
  at: number;
  phase: number;
  events: GameEvent[];
}

/** What followed from each action from one on, as far as it is told; an answer is told with what it answers. */
function stepsOf(log: readonly LoggedEvent[], from: number): Step[] {
  const steps: Step[] = [];
  let phase = 0;
  let last: LoggedEvent | null = null;
  for (const line of log) {
    const { event, action } = line;
    const answers = last?.action !== action && ANSWERS.has(event.type) && steps.at(-1)?.at === (last?.action ?? 0) + 1;
    last = line;
    if (event.type === 'phase') phase += 1;
    if (action < from || !tells(event)) continue;
    const step = steps.at(-1);
    if (step && (answers || step.at === action + 1)) {
      step.at = action + 1;
      step.events.push(event);
    } else steps.push({ at: action + 1, phase, events: [event] });
  }
  return steps;
}

/**
 * [R10.0b] What somebody is shown of what happened from an action on, as far as they may know it: the moments after which
 * something new was to be seen, in order. With the calm pace what passes by is held at the end of each phase.
 */
export function cardsOf(
  log: readonly LoggedEvent[],
  from: number,
  { player, pace, still }: { player: Player | null; pace: Pace; still: boolean },
): Card[] {
  const steps = stepsOf(log, from);
  const phases = log.reduce((count, { event }) => count + Number(event.type === 'phase'), 0);
  return steps.flatMap(({ at, phase, events }, nth) => {
    const isLast = phase < (steps[nth + 1]?.phase ?? phases);
    const time = timeOf(events, player, pace, still);
    return time === 0 ? [] : [{ at, time: pace === 'calm' && isLast && player !== null ? null : time }];
  });
}

/** What is told of the whole phase in which the last of so many actions was given, up to that action. */
export function toldOfPhase(log: readonly LoggedEvent[], at: number): GameEvent[] {
  const upTo = log.filter(({ action }) => action < at);
  // What an action leads to may begin the next phase: that it has ended is no reason to tell nothing of this one.
  const last = upTo.findIndex(({ action }) => action === at - 1);
  const begun = upTo.slice(0, Math.max(last, 0)).findLastIndex(({ event }) => event.type === 'phase');
  return upTo
    .slice(begun + 1)
    .map(({ event }) => event)
    .filter(tells);
}
