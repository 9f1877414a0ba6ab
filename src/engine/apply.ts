import { copyGame, finishCopy } from './copy.ts';
import type { Action } from './model/actions.ts';
import type { GameEvent } from './model/events.ts';
import type { Player, UnitId } from './model/names.ts';
import { type Rejection, refuse } from './model/rejection.ts';
import type { Game, Unit } from './model/state.ts';
import { applyOrder, checkOrder } from './orders/check.ts';
import { withUnits } from './orders/table.ts';
import { runAgenda } from './rules/agenda.ts';
import { unitNamed } from './rules/board.ts';
import { OutOfDice } from './rules/dice.ts';
import { counterId, isFaceDown, type Play } from './rules/play.ts';

/** The result of an action: the new game and the events, or why it was refused. */
export type Outcome =
  | { ok: true; game: Game; events: GameEvent[]; action: Action }
  | { ok: false; rejection: Rejection };

/** [R10.0b] The true id of a face-down counter named `2?07`; other ids as they are. */
export function resolveId(game: Game, id: UnitId): UnitId {
  if (!id.includes('?')) return id;
  return game.units.find((unit) => isFaceDown(unit) && counterId(unit) === id)?.id ?? id;
}

/** The action with face-down counters named by their true ids, as the record holds it. */
export const resolveAction = (game: Game, action: Action): Action => withUnits(action, (id) => resolveId(game, id));

/** A unit by its id or, for a face-down counter, by its back. */
export const findUnit = (game: Game, id: UnitId): Unit | undefined => unitNamed(game, resolveId(game, id));

/** [R10.0b] A refusal as a player may see it: face-down counters named by their backs, without how they left play. */
export function withoutSecrets(game: Game, player: Player, rejection: Rejection): Rejection {
  const hidden = (value: string | number): Unit | undefined => {
    const unit = typeof value === 'string' ? unitNamed(game, value) : undefined;
    return unit && unit.owner !== player && isFaceDown(unit) ? unit : undefined;
  };
  const entries = Object.entries(rejection.params);
  if (!entries.some(([, value]) => hidden(value))) return rejection;
  const params = entries.map(([name, value]) => {
    const unit = hidden(value);
    return [name, unit ? counterId(unit) : name === 'status' ? 'gone' : value];
  });
  return { ...rejection, params: Object.fromEntries(params) };
}

/** Why an action is refused; nothing if it is legal. A die that is missing (R1.0a) shows only when it is applied. */
export const check = (game: Game, action: Action): Rejection | undefined =>
  checkNamed(game, resolveAction(game, action));

/** As `check`, for an action that names units by their true ids. */
function checkNamed(game: Game, named: Action): Rejection | undefined {
  const rejection = checkOrder(game, named);
  return rejection && withoutSecrets(game, named.player, rejection);
}

const NO_DIE = refuse('R1.0a', 'no-die-left', {});

/** Carries out a legal action and all that follows from it. */
function resolve(play: Play, action: Action): void {
  applyOrder(play, action);
  runAgenda(play);
}

/** Carries out a legal action on a game that may be changed, and returns the outcome. */
function perform(game: Game, action: Action): Outcome {
  const events: GameEvent[] = [];
  try {
    resolve({ game, events }, action);
    return { ok: true, game, events, action };
  } catch (error) {
    if (error instanceof OutOfDice) return { ok: false, rejection: NO_DIE };
    throw error;
  }
}

/**
 * Carries out an action on the caller's own copy, which is changed in place. A refused action leaves the copy
 * unchanged, except when a die is missing (R1.0a): then it is half done, and the copy must be thrown away.
 */
export function applyInPlace(game: Game, action: Action): Outcome {
  const named = resolveAction(game, action);
  const rejection = checkNamed(game, named);
  return rejection ? { ok: false, rejection } : perform(game, named);
}

/**
 * Carries out an action that `legal` listed for this very game on the caller's own copy. It is not checked again, and
 * no events are recorded. Throws when a die is missing (R1.0a); the copy must then be thrown away.
 */
export const applyLegal = (game: Game, action: Action): void => resolve({ game, events: null }, action);

/**
 * Carries out an action and returns the new game, frozen; the old one is never changed. The rules work on a copy, and
 * what they did not change is shared with the old game: much faster than writing through an immer draft.
 */
export function apply(game: Game, action: Action): Outcome {
  const named = resolveAction(game, action);
  const rejection = checkNamed(game, named);
  if (rejection) return { ok: false, rejection };
  const outcome = perform(copyGame(game), named);
  return outcome.ok ? { ...outcome, game: finishCopy(game, outcome.game) } : outcome;
}
