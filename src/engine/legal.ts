import type { Action, OrderKind } from './model/actions.ts';
import type { Player } from './model/names.ts';
import type { Game } from './model/state.ts';
import { needsFieldOff } from './orders/check.ts';
import { commandOf, kindsDue, ORDERS } from './orders/table.ts';
import { listCommandShips } from './rules/battle-commands.ts';
import { listManeuverable } from './rules/maneuver.ts';
import { deciderOf, stageOf } from './rules/stage.ts';
import type { Commandable } from './rules/verb.ts';

/** Who may be given commands of a kind now: any kind, or one that needs the force field off. */
interface Able {
  any: Commandable;
  fieldOff: Commandable;
}

const NOBODY: Commandable = { units: [], ships: [] };
const NONE: Able = { any: NOBODY, fieldOff: NOBODY };

/** [7.1, 7.3] The player's units that may be given commands at this stage; with a kind, those that matter to it. */
function listAble(game: Game, player: Player, kind?: OrderKind): Able {
  if (stageOf(game) !== 'command') return NONE;
  const command = kind && commandOf(kind);
  const units = kind === undefined || command === 'maneuver' ? listManeuverable(game, player) : [];
  const ships = kind === undefined || command === 'battle' ? listCommandShips(game, player) : [];
  return { any: { units, ships }, fieldOff: { units, ships: ships.filter(({ forceField }) => !forceField) } };
}

/** Every legal order of one kind that is due. */
const listKind = (game: Game, player: Player, kind: OrderKind, { any, fieldOff }: Able): Action[] =>
  ORDERS[kind].verb.list(game, player, needsFieldOff(kind) ? fieldOff : any);

/** Every legal order of one kind for the player who decides. */
export function legalOfKind(game: Game, kind: OrderKind): Action[] {
  const player = deciderOf(game);
  if (player === null || !kindsDue(stageOf(game)).includes(kind)) return [];
  return listKind(game, player, kind, listAble(game, player, kind));
}

/** Every legal action but conceding and agreeing on a draw. It does not look at the dice (R1.0a). */
export function legal(game: Game): Action[] {
  const player = deciderOf(game);
  if (player === null) return [];
  const able = listAble(game, player);
  let actions: Action[] = [];
  for (const kind of kindsDue(stageOf(game))) {
    const more = listKind(game, player, kind, able);
    if (actions.length === 0) actions = more;
    else for (const action of more) actions.push(action);
  }
  return actions;
}
