import type { Player } from '../engine/index.ts';
import { type History, presentAt } from './history.ts';

/** A stay of one player at the screen: from which number of actions to which. */
export interface Stay {
  player: Player;
  from: number;
  to: number;
}

/** Who sat at the screen while the game was played, as the hand-overs went. */
export function listStays(history: History): Stay[] {
  const stays: Stay[] = [];
  for (let count = 0; count <= history.steps.length; count += 1) {
    const player = presentAt(history, count);
    const last = stays.at(-1);
    if (last) last.to = count;
    if (last?.player !== player) stays.push({ player, from: count, to: count });
  }
  return stays;
}

/** The number of actions played when a player last left the screen; 0 if he never did. */
export function lastSeen(stays: readonly Stay[], player: Player): number {
  const before = stays.at(-1)?.player === player ? stays.slice(0, -1) : stays;
  return before.findLast((stay) => stay.player === player)?.to ?? 0;
}
