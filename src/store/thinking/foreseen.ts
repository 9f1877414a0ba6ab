import { type Action, deciderOf, type Game } from '../../engine/index.ts';
import { gameAt, type History, NO_DIE, play } from '../../game/history.ts';

/** Whether an order only did what its plan could foresee: no die has fallen, and the same player goes on in the same phase. */
export const isForeseen = (before: Game, after: Game): boolean =>
  before.dice.fallen.length === after.dice.fallen.length &&
  !before.pending &&
  !after.pending &&
  before.turn === after.turn &&
  before.phase.kind === after.phase.kind &&
  deciderOf(before) === deciderOf(after);

/**
 * The orders of a plan that can be given now, as one: up to the first after which the position may be other than was
 * foreseen. One that waits for a die at the table stands alone; one that is refused ends them.
 */
export function foreseenOrders(history: History, orders: readonly Action[]): Action[] {
  const taken: Action[] = [];
  let ahead = history;
  for (const order of orders) {
    const played = play(ahead, order, taken.length > 0);
    if (!played.ok) return taken.length === 0 && played.rejection.code === NO_DIE ? [order] : taken;
    taken.push(order);
    if (!isForeseen(gameAt(ahead), gameAt(played.history))) break;
    ahead = played.history;
  }
  return taken;
}
