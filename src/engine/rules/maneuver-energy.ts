import { ENERGY_COST } from '../charts/energy.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Craft, Game, Orders, Own, Unit } from '../model/state.ts';
import { hasBlocks, hasUnits, payBlocks, payUnits } from './energy.ts';
import type { ManeuverKind } from './maneuver-limits.ts';
import { ordersOf } from './orders.ts';
import { emit, type Play } from './play.ts';
import { burnRate, isCraft, isMissile, pairOf, partnerOf } from './units.ts';

/** What a command costs the unit that gets it. */
export interface ManeuverCost {
  blocks: number;
  units: number;
}

/** [R7.4d, R7.5a] The record of a unit's commands with one more; `own`: it did not come through a tractor beam. */
export function withCommand(orders: Orders, kind: ManeuverKind, own: boolean, paid: boolean): Orders {
  const maneuvers = orders.maneuvers + 1;
  if (kind === 'weave') return { ...orders, maneuvers, wove: true };
  const velocityChanges = orders.velocityChanges + (kind === 'turn' ? 0 : 1);
  return { ...orders, maneuvers, velocityChanges, steered: orders.steered || own, paid: orders.paid || paid };
}

/**
 * [7.5, R7.5a, R7.5b, R7.4d] Blocks due for a command: for a Weave, for each with a damaged engine, and once when the
 * unit or the one docked with it has already received an Accelerate, Decelerate or Direction Change.
 */
function blocksDue(craft: Craft, received: readonly Orders[], kind: ManeuverKind | 'jump'): number {
  if (craft.parts.engine.status === 'damaged') return ENERGY_COST.damagedEngine;
  if (kind === 'jump') return 0;
  if (kind === 'weave') return ENERGY_COST.weave;
  return received.some(({ steered, paid }) => steered && !paid) ? ENERGY_COST.maneuvers : 0;
}

/**
 * [7.5, R7.5a, R7.5b] How the next Accelerate, Decelerate or Direction Change is priced, given what the unit and its docking
 * partner have received: free as the first, due once and for all the rest, free because that is paid, or each the same.
 */
export function nextPrice(unit: Unit, received: readonly Orders[]): 'first' | 'due' | 'paid' | 'each' {
  if (isMissile(unit) || unit.parts.engine.status === 'damaged') return 'each';
  if (blocksDue(unit, received, 'turn') > 0) return 'due';
  return received.some(({ steered }) => steered) ? 'paid' : 'first';
}

/**
 * [7.5, R7.4d] The price of a command, given what the unit and its docking partner have received: blocks for a ship,
 * units for a battlecraft or missile; a docked pair pays units, by the sum of its burn rates.
 */
export function costAfter(
  game: Game,
  unit: Unit,
  received: readonly Orders[],
  kind: ManeuverKind | 'jump',
): ManeuverCost {
  if (isMissile(unit)) return { blocks: 0, units: ENERGY_COST.missileManeuver };
  const blocks = blocksDue(unit, received, kind);
  if (!unit.dock || kind === 'jump') {
    return unit.kind === 'spaceship' ? { blocks, units: 0 } : { blocks: 0, units: blocks };
  }
  return { blocks: 0, units: blocks * pairBurnRate(game, unit) };
}

/** [7.5] The price of a command now. */
export function costOf(
  game: Game,
  unit: Unit,
  kind: ManeuverKind | 'jump',
  orders: Orders = ordersOf(game, unit),
): ManeuverCost {
  const partner = partnerOf(game, unit);
  return costAfter(game, unit, partner ? [orders, ordersOf(game, partner)] : [orders], kind);
}

/** [7.6, R10.3a] Whether a unit has the energy for commands. */
export const canPay = (unit: Unit, { blocks, units }: ManeuverCost): boolean =>
  hasUnits(unit, units) && (!isCraft(unit) || hasBlocks(unit, blocks));

/** [7.6, R7.5c] A command that costs more than the unit has is refused. */
export const checkPaysFor = (
  game: Game,
  unit: Unit,
  kind: ManeuverKind | 'jump',
  orders: Orders,
): Rejection | undefined =>
  canPay(unit, costOf(game, unit, kind, orders)) ? undefined : refuse('7.6', 'no-energy', { unit: unit.id });

/** [7.5, R7.4d] The burn rate of a craft, or the sum of both in a docked pair. */
export const pairBurnRate = (game: Game, craft: Craft): number =>
  pairOf(game, craft)
    .filter(isCraft)
    .reduce((sum, one) => sum + burnRate(one), 0);

/** [7.5] Takes the price of a command from the unit; true if it cost anything. */
export function pay(play: Play, unit: Own, kind: ManeuverKind | 'jump'): boolean {
  const { blocks, units } = costOf(play.game, unit, kind);
  if (isCraft(unit) && blocks > 0) payBlocks(unit, blocks);
  if (units > 0) payUnits(unit, units);
  const paid = blocks + units > 0;
  if (paid) emit(play, '7.5', { type: 'paid', unit: unit.id, blocks, units }, unit.owner);
  return paid;
}
