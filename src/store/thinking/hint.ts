import type { Chance } from '../../chances/index.ts';
import { type Action, apply, commandOf, type Game, type Player, subjectOf, type UnitView } from '../../engine/index.ts';
import type { Plan } from '../../opponent/index.ts';
import { seenBy } from '../seat/markers.ts';
import { QUIET_EVENTS } from '../seat/seat.ts';

/** What an Admiral would do in one's place. */
export interface Hint {
  plan: Plan;
  /** The chance before the plan, between two Captains; null where it was broken off. */
  chance: Chance | null;
}

/** [7.2] The units after the maneuvers of a plan, as its player would see them, as far as these lead to nothing else. */
export function afterManeuvers(game: Game, player: Player, orders: readonly Action[]): UnitView[] {
  let now = game;
  const moved = new Set<string | null>();
  for (const order of orders) {
    if (commandOf(order.do) !== 'maneuver' && order.do !== 'control-missile') continue;
    const outcome = apply(now, order);
    if (!outcome.ok || outcome.game.pending || !outcome.events.every(({ type }) => QUIET_EVENTS.has(type))) break;
    now = outcome.game;
    if (order.do !== 'control-missile') moved.add(subjectOf(order));
  }
  return seenBy(now, player).units.filter(({ id }) => moved.has(id));
}
