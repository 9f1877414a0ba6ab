import type { Action, OrderKind } from './model/actions.ts';
import type { Player } from './model/names.ts';
import type { Game } from './model/state.ts';
import { isHeldByField } from './orders/check.ts';
import { commandOf, kindsDue, ORDERS } from './orders/table.ts';
import { listCommandShips } from './rules/battle-commands.ts';
import { listManeuverable } from './rules/maneuver.ts';
import { deciderOf, stageOf } from './rules/stage.ts';
import type { Commandable } from './rules/verb.ts';

const NOBODY: Commandable = { units: [], ships: [] };

/** [7.1, 7.3] The player's units that may be given commands at this stage; with a kind, those that matter to it. */
function listCommandable(game: Game, player: Player, kind?: OrderKind): Commandable {
  if (stageOf(game) !== 'command') return NOBODY;
  const command = kind && commandOf(kind);
  return {
    units: kind === undefined || command === 'maneuver' ? listManeuverable(game, player) : [],
    ships: kind === undefined || command === 'battle' ? listCommandShips(game, player) : [],
  };
}

/** Every legal order of one kind that is due. */
function listKind(game: Game, player: Player, kind: OrderKind, { units, ships }: Commandable): Action[] {
  const free = ships.some((ship) => isHeldByField(kind, ship))
    ? ships.filter((ship) => !isHeldByField(kind, ship))
    : ships;
  return ORDERS[kind].verb.list(game, player, { units, ships: free });
}

/** Every legal order of one kind for the player who decides. */
export function legalOfKind(game: Game, kind: OrderKind): Action[] {
  const player = deciderOf(game);
  if (player === null || !kindsDue(stageOf(game)).includes(kind)) return [];
  return listKind(game, player, kind, listCommandable(game, player, kind));
}

/** Every legal action but conceding and agreeing on a draw. It does not look at the dice (R1.0a). */
export function legal(game: Game): Action[] {
  const player = deciderOf(game);
  if (player === null) return [];
  const commandable = listCommandable(game, player);
  let actions: Action[] = [];
  for (const kind of kindsDue(stageOf(game))) {
    const more = listKind(game, player, kind, commandable);
    // The longest lists stand alone in their stage: then nothing is copied.
    if (more.length > 0) actions = actions.length > 0 ? actions.concat(more) : more;
  }
  return actions;
}
