import { type Action, actionAsSeen, applyInPlace, type Game, legal, type Player, searchCopy } from '../engine/index.ts';

/**
 * The orders as far as they can be foreseen: those that are refused are left out, and the list ends where a die falls, a
 * decision is due or the player's phase is over. If nothing is left, any legal order, so that a plan is never empty.
 */
export function foreseen(game: Game, player: Player, orders: readonly Action[]): Action[] {
  const copy = searchCopy(game, 1);
  const taken: Action[] = [];
  for (const order of orders) {
    const outcome = applyInPlace(copy, order);
    if (!outcome.ok) continue;
    taken.push(actionAsSeen(game, player, order));
    if (copy.dice.fallen.length > 0 || copy.pending !== null || copy.result || order.do === 'end-phase') break;
  }
  if (taken.length > 0) return taken;
  return legal(game)
    .slice(-1)
    .map((order) => actionAsSeen(game, player, order));
}
