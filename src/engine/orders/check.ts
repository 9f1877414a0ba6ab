import type { Action, ActionOf, OrderKind } from '../model/actions.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game } from '../model/state.ts';
import { unitNamed } from '../rules/board.ts';
import type { Play } from '../rules/play.ts';
import { deciderOf, stageOf } from '../rules/stage.ts';
import { isShip } from '../rules/units.ts';
import { type AnyRecord, fieldValue, ORDERS } from './table.ts';

/** [3.0, R11.0e] Why this player may not give this kind of order at this stage. */
function checkTurn(game: Game, action: Action, { stages }: AnyRecord): Rejection | undefined {
  if (game.result) return refuse('R11.0b', 'game-over', {});
  if (stages === 'any') return undefined;
  const stage = stageOf(game);
  if (!stages.includes(stage)) return refuse('3.0', 'not-now', { order: action.do, stage });
  const decider = deciderOf(game);
  return action.player === decider ? undefined : refuse('3.0', 'not-your-turn', { player: decider ?? 0 });
}

/** [3.0] Refuses an optional field that this kind of order does not have: it would silently not be carried out. */
function checkStrayFields(action: Action, { stray }: AnyRecord): Rejection | undefined {
  for (const field of stray) {
    if (fieldValue(action, field) !== undefined) return refuse('3.0', 'stray-field', { order: action.do, field });
  }
  return undefined;
}

/** [7.4, R7.4f] Whether a ship may receive this kind of order only while its force field is off. */
export const needsFieldOff = (kind: OrderKind): boolean => ORDERS[kind].command === 'battle';

/** [7.4, R7.4f] Why a ship may not receive this kind of order behind its active force field. */
function checkBehindField(game: Game, action: Action): Rejection | undefined {
  if (!needsFieldOff(action.do) || !('ship' in action)) return undefined;
  const ship = unitNamed(game, action.ship);
  const isOn = isShip(ship) && ship.owner === action.player && ship.forceField;
  return isOn ? refuse('R7.4f', 'field-is-on', { unit: ship.id }) : undefined;
}

const checkVerb = <K extends OrderKind>(kind: K, game: Game, action: ActionOf<K>): Rejection | undefined =>
  ORDERS[kind].verb.check(game, action);

/** Why an order is refused; nothing if it may be carried out. */
export function checkOrder(game: Game, action: Action): Rejection | undefined {
  const record = ORDERS[action.do];
  return (
    checkTurn(game, action, record) ??
    checkStrayFields(action, record) ??
    checkBehindField(game, action) ??
    checkVerb(action.do, game, action)
  );
}

const applyVerb = <K extends OrderKind>(kind: K, play: Play, action: ActionOf<K>): void =>
  ORDERS[kind].verb.apply(play, action);

/** Carries out an order that `checkOrder` lets pass. */
export const applyOrder = (play: Play, action: Action): void => applyVerb(action.do, play, action);
