import { nothingSeen, type Player, type Witnessed, witness } from '../engine/index.ts';
import type { History, Step } from './history.ts';
import { seenOf } from './seen.ts';

/** Of so many steps one is kept for good, so that nobody reads a long game anew to look back into it. */
const STRETCH = 16;
const kept = new WeakMap<Step, Map<Player, Witnessed>>();

/** What was asked for last: the next order goes on from there. */
let last: { step: Step; player: Player; seen: Witnessed } | null = null;

const known = (step: Step | undefined, player: Player): Witnessed | undefined =>
  step && (last?.step === step && last.player === player ? last.seen : kept.get(step)?.get(player));

function keep(step: Step, player: Player, seen: Witnessed): void {
  const byPlayer = kept.get(step) ?? new Map<Player, Witnessed>();
  kept.set(step, byPlayer.set(player, seen));
}

/**
 * [R10.0b] What a player had seen after the first `count` steps, read on from the nearest step before at which that is
 * known: it takes no longer at the end of a long game than at its beginning.
 */
export function witnessed({ start, steps }: History, player: Player, count: number): Witnessed {
  let from = count;
  while (from > 0 && !known(steps[from - 1], player)) from -= 1;
  let seen = known(steps[from - 1], player) ?? nothingSeen(start.scenario);
  for (const [nth, step] of steps.slice(from, count).entries()) {
    seen = witness(
      seen,
      seenOf(step, player).map(({ event }) => event),
    );
    if ((from + nth + 1) % STRETCH === 0) keep(step, player, seen);
  }
  const step = steps[count - 1];
  if (step) last = { step, player, seen };
  return seen;
}
