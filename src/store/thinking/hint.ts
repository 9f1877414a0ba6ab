import type { Chance } from '../../chances/index.ts';
import {
  type Action,
  apply,
  commandOf,
  type Game,
  nothingSeen,
  type Player,
  subjectOf,
  type UnitView,
  witness,
} from '../../engine/index.ts';
import { isEnd } from '../../game/idle.ts';
import type { Plan, SeatKnowledge } from '../../opponent/index.ts';
import { seenBy } from '../seat/markers.ts';
import { QUIET_EVENTS } from '../seat/seat.ts';
import { gameAsKnown } from '../seat/seat-from-view.ts';

/** What an Admiral would do in one's place, and where that leaves the units it would maneuver. */
export interface Hint {
  plan: Plan;
  /** Those of its orders that can be given as one: up to the first die or decision that it foresees, without the end of the phase. */
  orders: readonly Action[];
  units: readonly UnitView[];
  /** The chance before the plan, between two Captains; null where it is not known. */
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

/** [R10.0b] The hint that a plan comes to: like the plan it is made from what its seat knows, and from nothing else. */
export function hintOf({ events, ...seat }: SeatKnowledge, plan: Plan, chance: Chance | null): Hint {
  const game = gameAsKnown({ ...seat, seen: witness(nothingSeen(seat.scenario), events) });
  return {
    plan,
    chance,
    orders: plan.orders.filter((order) => !isEnd(order)),
    units: afterManeuvers(game, seat.player, plan.orders),
  };
}
