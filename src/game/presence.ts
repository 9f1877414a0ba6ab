import type { Player } from '../engine/index.ts';
import { type History, presentAt } from './history.ts';

/** A time one player was at the screen, from one number of played actions to another. */
export interface TimeAtScreen {
  player: Player;
  from: number;
  to: number;
}

/** Who was at the screen while the game was played, in order. */
export function listPresences(history: History): TimeAtScreen[] {
  const presences: TimeAtScreen[] = [];
  for (let count = 0; count <= history.steps.length; count += 1) {
    const player = presentAt(history, count);
    const last = presences.at(-1);
    if (last) last.to = count;
    if (last?.player !== player) presences.push({ player, from: count, to: count });
  }
  return presences;
}

/** The number of actions played when a player last left the screen; 0 if they never did. */
export function lastSeen(presences: readonly TimeAtScreen[], player: Player): number {
  const before = presences.at(-1)?.player === player ? presences.slice(0, -1) : presences;
  return before.findLast((one) => one.player === player)?.to ?? 0;
}
