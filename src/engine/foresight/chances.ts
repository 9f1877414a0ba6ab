import { findUnit } from '../apply.ts';
import type { FireOdds } from '../model/events.ts';
import { otherPlayer, type Part, type PartStatus } from '../model/names.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Craft, Game, HitSource, Own, Unit } from '../model/state.ts';
import { damagePart, hitsToWreck, nextStatus, partOf } from '../rules/damage.ts';
import { isWrecked } from '../rules/destruction.ts';
import { killsMissile, partsHit } from '../rules/hits.ts';
import { copyUnit } from '../rules/unit-copy.ts';
import { isMissile } from '../rules/units.ts';
import { type FireQuestion, odds } from './odds.ts';

export const DICE: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** [8.7, 8.8] What one die on the Hit Table does to a unit. */
interface HitResult {
  die: number;
  /** The parts among which the player who chooses may choose, as the hit would leave them; none for no effect. */
  parts: { part: Part; status: PartStatus; destroys: boolean }[];
  /** Whether the unit is destroyed, by the choice that destroys it if there is one. */
  destroys: boolean;
}

/** [8.8, 8.9] A craft as a hit on a part would leave it. */
export function afterHit<C extends Craft>(game: Game, craft: C, part: Part): Own<C> {
  const hit = copyUnit(craft);
  damagePart({ game: { ...game, units: [hit] }, events: null }, hit, part);
  return hit;
}

/** [8.7] What each die on the Hit Table would do to a unit now, 1 to 10, an enemy choosing: each has one chance in ten. */
function hitResults(game: Game, unit: Unit, source: Exclude<HitSource, 'asteroid'>): HitResult[] {
  const isLast = !isMissile(unit) && hitsToWreck(unit) === 1;
  return DICE.map((die) => {
    if (isMissile(unit)) return { die, parts: [], destroys: killsMissile(unit, die, source) };
    const parts = partsHit(game, unit, die, { source, chooser: otherPlayer(unit.owner) }).map((part) => {
      const state = partOf(unit, part);
      const status = state ? nextStatus(state) : 'destroyed';
      return { part, status, destroys: isLast && isWrecked(afterHit(game, unit, part)) };
    });
    return { die, parts, destroys: parts.some(({ destroys }) => destroys) };
  });
}

/** What may become of a fire. */
export interface FireChances {
  odds: FireOdds;
  /** What each die would do if the fire hits. */
  results: HitResult[];
  /** The chance of a hit that has an effect. */
  effect: number;
  /** The chance that the target is destroyed, if the one who chooses wants it. */
  destroyed: number;
}

/** [8.6, 8.7, 8.8] The chances of a fire in any phase, or why that unit could never make it. */
export function fireChances(game: Game, question: FireQuestion): FireChances | Rejection {
  const answer = odds(game, question);
  if ('code' in answer) return answer;
  const target = findUnit(game, question.target);
  const results = target ? hitResults(game, target, 'fire') : [];
  const share = (of: (result: HitResult) => boolean): number =>
    (answer.probability * results.filter(of).length) / DICE.length;
  return {
    odds: answer,
    results,
    effect: share(({ parts, destroys }) => parts.length > 0 || destroys),
    destroyed: share(({ destroys }) => destroys),
  };
}
