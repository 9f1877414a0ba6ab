import type { Player } from '../engine/index.ts';
import type { History, Step } from './history.ts';
import { type LoggedEvent, viewLog } from './log.ts';

const seenSteps = new WeakMap<Step, Map<Player | null, readonly LoggedEvent[]>>();

/** [R10.0b] What one step showed a player; the same object each time. */
export function seenOf(step: Step, player: Player | null): readonly LoggedEvent[] {
  const known = seenSteps.get(step) ?? new Map<Player | null, readonly LoggedEvent[]>();
  seenSteps.set(step, known);
  const seen = known.get(player) ?? viewLog(step.log, player);
  known.set(player, seen);
  return seen;
}

/** [R10.0b] What happened as far as a player may know it, in the first `count` steps or in all. */
export const seenUpTo = ({ steps }: History, player: Player | null, count = steps.length): LoggedEvent[] =>
  steps.slice(0, count).flatMap((step) => seenOf(step, player));
