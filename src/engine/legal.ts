import type { Action, OrderKind } from './model/actions.ts';
import type { Game } from './model/state.ts';
import { deciderOf, STAGE_ORDERS, stageOf, verbOf } from './rules/verbs.ts';

/** Every legal order of one kind for the player who decides. */
export function legalOfKind(game: Game, kind: OrderKind): Action[] {
  const player = deciderOf(game);
  if (player === null || !STAGE_ORDERS[stageOf(game)].includes(kind)) return [];
  return verbOf(kind)
    .list(game, player)
    .map((order) => ({ player, ...order }) as Action);
}

/** Every legal action but conceding and agreeing on a draw. It does not look at the dice (R1.0a). */
export const legal = (game: Game): Action[] => STAGE_ORDERS[stageOf(game)].flatMap((kind) => legalOfKind(game, kind));
