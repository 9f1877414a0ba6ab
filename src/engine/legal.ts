import type { Action, OrderKind } from './model/actions.ts';
import type { Player } from './model/names.ts';
import type { Game } from './model/state.ts';
import { checkBehindField } from './orders/check.ts';
import { commandOf, kindsDue, ORDERS } from './orders/table.ts';
import { listCommandShips } from './rules/battle-commands.ts';
import { deciderOf, stageOf } from './rules/stage.ts';

/** Every legal order of one kind that is due. */
function listKind(game: Game, player: Player, kind: OrderKind): Action[] {
  const { command, verb } = ORDERS[kind];
  const actions: Action[] = verb.list(game, player);
  return command === 'battle' ? actions.filter((action) => !checkBehindField(game, action)) : actions;
}

/** Every legal order of one kind for the player who decides. */
export function legalOfKind(game: Game, kind: OrderKind): Action[] {
  const player = deciderOf(game);
  return player !== null && kindsDue(stageOf(game)).includes(kind) ? listKind(game, player, kind) : [];
}

const isBattleCommand = (kind: OrderKind): boolean => commandOf(kind) === 'battle';

/** Every legal action but conceding and agreeing on a draw. It does not look at the dice (R1.0a). */
export function legal(game: Game): Action[] {
  const player = deciderOf(game);
  if (player === null) return [];
  const kinds = kindsDue(stageOf(game));
  // [7.3] Battle Commands are not looked at one by one where no ship may be issued any.
  const none = kinds.some(isBattleCommand) && listCommandShips(game, player).length === 0;
  const due = none ? kinds.filter((kind) => !isBattleCommand(kind)) : kinds;
  return ([] as Action[]).concat(...due.map((kind) => listKind(game, player, kind)));
}
