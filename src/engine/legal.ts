import type { Action, OrderKind } from './model/actions.ts';
import type { Player } from './model/names.ts';
import type { Game } from './model/state.ts';
import { type AnyRecord, ORDERS, recordsDue } from './orders/table.ts';
import { listCommandShips } from './rules/battle-commands.ts';
import { listCommanded } from './rules/maneuver.ts';
import { deciderOf, stageOf } from './rules/stage.ts';
import type { Commandable } from './rules/verb.ts';

/** Who may be given commands now: of any kind, or of one that needs the force field off. */
interface Able {
  any: Commandable;
  fieldOff: Commandable;
}

const NOBODY: Commandable = { units: [], ships: [] };
const NONE: Able = { any: NOBODY, fieldOff: NOBODY };

const isManeuver = ({ command }: AnyRecord): boolean => command === 'maneuver';
const isCommand = ({ command }: AnyRecord): boolean => command !== null;

/** [7.1, 7.3, R7.4f] Who may be given commands of some kinds. */
function listAble(game: Game, player: Player, records: readonly AnyRecord[]): Able {
  if (!records.some(isCommand)) return NONE;
  const units = records.some(isManeuver) ? listCommanded(game, player) : [];
  const ships = records.every(isManeuver) ? [] : listCommandShips(game, player);
  return { any: { units, ships }, fieldOff: { units, ships: ships.filter(({ forceField }) => !forceField) } };
}

/** Every legal order of some kinds that are due. */
function listOrders(game: Game, player: Player, records: readonly AnyRecord[]): Action[] {
  const actions: Action[] = [];
  const { any, fieldOff } = listAble(game, player, records);
  for (const { command, verb } of records) verb.list(game, player, command === 'battle' ? fieldOff : any, actions);
  return actions;
}

/** Every legal order of some kinds for the player who decides, kind by kind as they are named. */
export function legalOfKinds(game: Game, kinds: readonly OrderKind[]): Action[] {
  const player = deciderOf(game);
  const stage = stageOf(game);
  const due: AnyRecord[] = [];
  for (const kind of kinds) {
    const record = ORDERS[kind];
    if (record.stages.includes(stage)) due.push(record);
  }
  return player === null || due.length === 0 ? [] : listOrders(game, player, due);
}

/** Every legal order of one kind for the player who decides. */
export const legalOfKind = (game: Game, kind: OrderKind): Action[] => legalOfKinds(game, [kind]);

/** Every legal action but conceding and agreeing on a draw. It does not look at the dice (R1.0a). */
export function legal(game: Game): Action[] {
  const player = deciderOf(game);
  return player === null ? [] : listOrders(game, player, recordsDue(stageOf(game)));
}
