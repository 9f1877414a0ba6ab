import { battleCommands, range } from '../engine/index.ts';
import type { Way } from './field-ways.ts';
import type { SeenCraft, SeenOnMap } from './forces.ts';
import { afterMove, type FlightState } from './geometry.ts';
import type { Goal } from './goals.ts';
import type { Judgement } from './judgement.ts';
import { canDock } from './routes.ts';
import { isHunted } from './stakes.ts';

/** [11.0] What it is worth to be so many Game-Turns from a goal. */
export function goalWorth({ w }: Judgement, { weight }: Goal, turns: number): number {
  const arrives = turns < 0.5 ? 1 : turns <= 1.5 ? 0.6 : turns <= 2.5 ? 0.25 : 0;
  return weight * (w.arrive * arrives - w.goal * turns);
}

/** [11.0] An enemy who can dock after the craft's next move, where it lies now, wins the game. */
export function dockedTerm({ foes, game, w }: Judgement, craft: SeenCraft, flying: FlightState): number {
  if (craft.dock || !isHunted(game, craft)) return 0;
  return foes.craft.some((foe) => canDock(foe, foe, afterMove(flying))) ? -w.docked : 0;
}

/** [7.3, R7.4f] Battle Commands that a ship which flies like this has left to dock with, now and in its next phase. */
function commandsToDock(craft: SeenCraft, { outcome, behind }: Way): { now: number; next: number } {
  if (craft.kind !== 'spaceship') return { now: 0, next: 0 };
  const most = battleCommands(craft);
  const spent = outcome.orders.filter(({ do: kind }) => kind === 'deactivate-force-field').length;
  return behind ? { now: 0, next: most - 1 } : { now: most - spent, next: most };
}

/** [7.4] Whether two craft lie and fly alike. */
const isAlongside = ({ hex, direction, velocity }: FlightState, other: SeenOnMap<SeenCraft>): boolean =>
  range(hex, other.hex) === 0 && direction === other.direction && velocity === other.velocity;

/** How many times more it counts to dock at once than to be able to later: the game is over then. */
const AT_ONCE = 2;

/** [7.4, R7.4c] What it counts to dock at once, or the share of the other's answers after which a ship can. */
export function dockingTerm(judgement: Judgement, goal: Goal, craft: SeenCraft, way: Way): number {
  const other = goal.kind === 'dock' ? judgement.foes.craft.find(({ id }) => id === goal.with) : undefined;
  if (!other || craft.dock || other.dock) return 0;
  const { now, next } = commandsToDock(craft, way);
  if (now > 0 && isAlongside(way.outcome, other)) return AT_ONCE * judgement.w.docked;
  if (next <= 0) return 0;
  const after = afterMove(way.outcome);
  const replies = judgement.replies(other);
  const docks = replies.filter((reply) => canDock(craft, after, afterMove(reply))).length;
  const same = replies[0] && canDock(craft, after, afterMove(replies[0])) ? 1 : 0;
  return judgement.w.docked * (0.35 * same + 0.4 * (docks / Math.max(1, replies.length)));
}
