import { ENERGY_COST } from '../charts/energy.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Craft, Game, Unit } from '../model/state.ts';
import { hasBlocks, hasUnits, payBlocks, payUnits } from './energy.ts';
import type { ManeuverKind } from './maneuver-limits.ts';
import { ordersOf } from './orders.ts';
import { type Play, tell } from './play.ts';
import { burnRate, isCraft, isMissile, pairOf } from './units.ts';

/** What a command costs the unit that gets it. */
export interface ManeuverCost {
  blocks: number;
  units: number;
}

/**
 * [7.5, R7.5a, R7.5b, R7.4d] Blocks due for a command: for a Weave, for each with a damaged engine, and once when the
 * unit or the one docked with it has already received an Accelerate, Decelerate or Direction Change.
 */
function blocksDue(game: Game, craft: Craft, kind: ManeuverKind | 'jump'): number {
  if (craft.parts.engine.status === 'damaged') return ENERGY_COST.damagedEngine;
  if (kind === 'jump') return 0;
  if (kind === 'weave') return ENERGY_COST.weave;
  const owes = pairOf(game, craft).some((unit) => {
    const { steered, paid } = ordersOf(game, unit);
    return steered && !paid;
  });
  return owes ? ENERGY_COST.maneuvers : 0;
}

/** [7.5, R7.4d] The price: a ship's blocks, a battlecraft's or missile's units, a pair's burn rates together in units. */
export function costOf(game: Game, unit: Unit, kind: ManeuverKind | 'jump'): ManeuverCost {
  if (isMissile(unit)) return { blocks: 0, units: ENERGY_COST.missileManeuver };
  const blocks = blocksDue(game, unit, kind);
  if (!unit.dock || kind === 'jump') {
    return unit.kind === 'spaceship' ? { blocks, units: 0 } : { blocks: 0, units: blocks };
  }
  return { blocks: 0, units: blocks * pairBurnRate(game, unit) };
}

/** [7.6, R7.5c] A command that costs more than the unit has is refused. */
export function checkPaysFor(game: Game, unit: Unit, kind: ManeuverKind | 'jump'): Rejection | undefined {
  const { blocks, units } = costOf(game, unit, kind);
  const pays = hasUnits(unit, units) && (!isCraft(unit) || hasBlocks(unit, blocks));
  return pays ? undefined : refuse('7.6', 'no-energy', { unit: unit.id });
}

/** [7.5, R7.4d] The burn rate of a craft, or of both that are docked together. */
export const pairBurnRate = (game: Game, craft: Craft): number =>
  pairOf(game, craft)
    .filter(isCraft)
    .reduce((sum, one) => sum + burnRate(one), 0);

/** [7.5] Takes the price of a command from the unit. Says whether it cost anything. */
export function pay(play: Play, unit: Unit, kind: ManeuverKind | 'jump'): boolean {
  const { blocks, units } = costOf(play.game, unit, kind);
  if (isCraft(unit) && blocks > 0) payBlocks(unit, blocks);
  if (units > 0) payUnits(unit, units);
  const paid = blocks + units > 0;
  if (paid) tell(play, '7.5', { type: 'paid', unit: unit.id, blocks, units }, unit.owner);
  return paid;
}
