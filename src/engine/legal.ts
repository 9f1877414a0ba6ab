import type { Action, OrderKind } from './model/actions.ts';
import type { Game } from './model/state.ts';
import { checkBehindField } from './orders/check.ts';
import { kindsDue, ORDERS } from './orders/table.ts';
import { deciderOf, stageOf } from './rules/stage.ts';

/** Every legal order of one kind for the player who decides. */
export function legalOfKind(game: Game, kind: OrderKind): Action[] {
  const player = deciderOf(game);
  if (player === null || !kindsDue(stageOf(game)).includes(kind)) return [];
  const actions: Action[] = ORDERS[kind].verb.list(game, player);
  return ORDERS[kind].command === 'battle' ? actions.filter((action) => !checkBehindField(game, action)) : actions;
}

/** Every legal action but conceding and agreeing on a draw. It does not look at the dice (R1.0a). */
export function legal(game: Game): Action[] {
  const actions: Action[] = [];
  for (const kind of kindsDue(stageOf(game))) for (const action of legalOfKind(game, kind)) actions.push(action);
  return actions;
}
