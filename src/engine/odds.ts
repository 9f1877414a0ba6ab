import { resolveId } from './apply.ts';
import type { FireOdds } from './model/events.ts';
import type { FireType, UnitId } from './model/names.ts';
import { type Rejection, refuse } from './model/rejection.ts';
import type { Game } from './model/state.ts';
import { checkTarget, checkWeapon, fireOdds } from './rules/fire.ts';
import type { Source } from './rules/fire-order.ts';
import { checkOwn, inPlay, isCraft, unitOf } from './rules/units.ts';

/** A fire somebody asks about. */
export interface FireQuestion {
  unit: UnitId;
  from: Source;
  type: FireType;
  target: UnitId;
}

/** [8.6] The arithmetic of a fire in any phase, or why that unit could never make it. */
export function odds(game: Game, question: FireQuestion): FireOdds | Rejection {
  const unit = game.units[resolveId(game, question.unit)];
  if (!unit) return refuse('8.0', 'no-such-unit', { unit: question.unit });
  const targetId = resolveId(game, question.target);
  const refused = checkOwn(game, unit.owner, unit.id, '8.0');
  if (refused) return refused;
  if (!isCraft(unit)) return refuse('8.0', 'missiles-do-not-fire', { unit: unit.id });
  const no = checkWeapon(unit, question.from, question.type) ?? checkTarget(game, unit.owner, targetId);
  if (no) return no;
  const target = unitOf(game, targetId);
  if (!inPlay(unit) || !inPlay(target)) return refuse('8.0', 'not-in-play', { unit: unit.id, status: unit.status });
  return fireOdds(unit, question.from, question.type, target);
}
