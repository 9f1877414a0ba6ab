import { findUnit, withoutSecrets } from '../apply.ts';
import type { FireOdds } from '../model/events.ts';
import type { FireType, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { FireSource, Game, Unit } from '../model/state.ts';
import { inPlay } from '../rules/board.ts';
import { listTargetingPrograms, type TargetingProgram } from '../rules/capabilities.ts';
import { checkEnemy, checkWeapon, fireOdds, podAt } from '../rules/fire.ts';
import { checkInPlay, isCraft } from '../rules/units.ts';

/** A fire whose odds are asked for; it need not be possible now. */
export interface FireQuestion {
  unit: UnitId;
  from: FireSource;
  type: FireType;
  target: UnitId;
}

function computeOdds(game: Game, unit: Unit, { from, type, target: targetId }: FireQuestion): FireOdds | Rejection {
  const target = findUnit(game, targetId);
  if (!target) return refuse('8.0', 'no-such-unit', { unit: targetId });
  // [R10.0b] The target is named as in the question: the one who asks may know it by its back only.
  if (target.owner === unit.owner) return refuse('8.0', 'own-target', { target: targetId });
  const refused = checkInPlay(unit, '8.0');
  if (refused) return refused;
  if (!isCraft(unit)) return refuse('8.0', 'missiles-do-not-fire', { unit: unit.id });
  const no = checkWeapon(unit, from, type) ?? checkEnemy(target);
  if (no) return no;
  if (!inPlay(unit) || !inPlay(target)) return refuse('8.0', 'not-in-play', { unit: unit.id, status: unit.status });
  return fireOdds(unit, from, type, target);
}

/** [8.6] The arithmetic of a fire in any phase, or why that unit could never make it. */
export function odds(game: Game, question: FireQuestion): FireOdds | Rejection {
  const unit = findUnit(game, question.unit);
  if (!unit) return refuse('8.0', 'no-such-unit', { unit: question.unit });
  const answer = computeOdds(game, unit, question);
  return 'code' in answer ? withoutSecrets(game, unit.owner, answer) : answer;
}

/** [8.5] Every source of a Targeting Program for a fire of this unit; empty for a unit that does not fire. */
export function programsOf(game: Game, { unit: id, from }: Pick<FireQuestion, 'unit' | 'from'>): TargetingProgram[] {
  const unit = findUnit(game, id);
  return unit && isCraft(unit) ? listTargetingPrograms(unit, podAt(unit, from)) : [];
}
