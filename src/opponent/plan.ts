import { actionAsSeen, applyInPlace, type Game, legal, type Player, searchCopy, unitNamed } from '../engine/index.ts';
import type { Given } from './battle-commands.ts';
import type { Reason } from './contract.ts';
import { nameAsSeen } from './forces.ts';

/** [R10.0b] A reason with face-down counters named as the player knows them. */
function reasonAsSeen(game: Game, player: Player, { code, unit, params }: Reason): Reason {
  const named = Object.entries(params).map(([key, value]) => {
    const about = typeof value === 'string' ? unitNamed(game, value) : undefined;
    return [key, about ? nameAsSeen(player, about) : value] as const;
  });
  return { code, unit, params: Object.fromEntries(named) };
}

/**
 * The orders as far as they can be foreseen: those that are refused are left out, and the list ends where a die falls, a
 * decision is due or the player's phase is over. If nothing is left, any legal order, so that a plan is never empty.
 */
export function foreseen(game: Game, player: Player, orders: readonly Given[]): Given[] {
  const copy = searchCopy(game, 1);
  const taken: Given[] = [];
  for (const { action, reason } of orders) {
    const outcome = applyInPlace(copy, action);
    if (!outcome.ok) continue;
    taken.push({ action: actionAsSeen(game, player, action), reason: reasonAsSeen(game, player, reason) });
    if (copy.dice.fallen.length > 0 || copy.pending !== null || copy.result || action.do === 'end-phase') break;
  }
  if (taken.length > 0) return taken;
  const any = legal(game).slice(-1);
  return any.map((action) => ({
    action: actionAsSeen(game, player, action),
    reason: { code: 'as-due', unit: null, params: {} },
  }));
}
