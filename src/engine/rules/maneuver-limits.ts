import { type Rejection, refuse } from '../model/rejection.ts';
import type { Craft, Game, Hex, Missile, Orders, Unit } from '../model/state.ts';
import { neighbours } from '../space/hexes.ts';
import { hexId } from '../space/sheets.ts';
import { isDestroyed, maneuverRating, mayWeave, velocityRating } from './capabilities.ts';
import { ordersOf } from './orders.ts';
import { isAsteroids, isPlanet } from './terrain.ts';
import { isMissile, isShip, partnerOf } from './units.ts';

export type ManeuverKind = 'accelerate' | 'decelerate' | 'turn' | 'weave';

/** [R8.3a] The largest velocity marker. */
export const TOP_VELOCITY = 9;

/**
 * [7.1, R7.1a, R7.1b] Maneuver Commands a unit may have in this phase; `slow`: only one, an Accelerate or Decelerate.
 */
export function allowance(unit: Unit, orders: Orders): { commands: number; slow: boolean } {
  const rating = maneuverRating(unit);
  return orders.startVelocity >= rating
    ? { commands: 1, slow: true }
    : { commands: rating - orders.startVelocity, slow: false };
}

/** [7.1] Maneuver Commands a unit may still have by its rating alone. */
export const maneuversLeft = (unit: Unit, orders: Orders): number =>
  Math.max(0, allowance(unit, orders).commands - orders.maneuvers);

/**
 * [7.1, 7.2, R7.2d, 8.9] Why a unit may receive no command of this kind, no matter who gives it. Jump commands check the
 * jump marker themselves.
 */
export function checkMayManeuver(unit: Unit, orders: Orders, kind: ManeuverKind | 'jump'): Rejection | undefined {
  const { id } = unit;
  if (isMissile(unit)) {
    if (unit.missile === 'unguided') return refuse('7.1', 'unguided', { unit: id });
    if (kind === 'weave' || kind === 'jump') return refuse('R7.2d', 'missiles-only-fly', { unit: id });
  } else if (isDestroyed(unit.parts.engine)) return refuse('8.9', 'engine-destroyed', { unit: id });
  if (isShip(unit) && kind !== 'jump') {
    if (unit.forceField) return refuse('7.1', 'field-is-on', { unit: id });
    if (unit.jump) return refuse('7.1', 'jump-marker', { unit: id });
  }
  const { commands, slow } = allowance(unit, orders);
  if (slow && kind !== 'accelerate' && kind !== 'decelerate') {
    return refuse('R7.1b', 'only-change-velocity', { unit: id });
  }
  return orders.maneuvers >= commands ? refuse('7.1', 'no-maneuvers-left', { unit: id }) : undefined;
}

/** [7.2, R7.2a] Accelerates and Decelerates a unit may still have by its Velocity Rating alone. */
export const velocityChangesLeft = (unit: Unit, orders: Orders): number =>
  Math.max(0, velocityRating(unit) - orders.velocityChanges);

/**
 * [7.2, R7.2a, R8.3a] Limits on Accelerate and Decelerate: the Velocity Rating, 9, and `least` (1 at a planet, 6.5).
 */
function checkVelocity(unit: Unit, orders: Orders, kind: ManeuverKind, least: number): Rejection | undefined {
  const { id, velocity } = unit;
  if (velocityChangesLeft(unit, orders) === 0) return refuse('R7.2a', 'velocity-rating-used', { unit: id });
  if (kind === 'accelerate' && velocity >= TOP_VELOCITY) return refuse('R8.3a', 'top-velocity', { unit: id });
  if (kind === 'decelerate' && velocity <= least) {
    return refuse(least > 0 ? '6.5' : 'R8.3a', 'least-velocity', { unit: id });
  }
  return undefined;
}

/** [R7.4d] Why the force field or jump marker of its docking partner keeps a unit from maneuvering. */
export function checkPairFree(game: Game, unit: Unit): Rejection | undefined {
  const partner = partnerOf(game, unit);
  if (!isShip(partner)) return undefined;
  if (partner.forceField) return refuse('R7.4d', 'field-is-on', { unit: partner.id });
  return partner.jump ? refuse('R7.4d', 'jump-marker', { unit: partner.id }) : undefined;
}

/**
 * [R7.4d] Why its docking partner keeps a unit from this command: by its field or marker, or by the commands it has
 * had.
 */
export function checkPartner(game: Game, unit: Unit, kind: ManeuverKind): Rejection | undefined {
  const partner = partnerOf(game, unit);
  if (!partner) return undefined;
  const held = checkPairFree(game, unit);
  if (held || kind === 'turn') return held;
  const orders = ordersOf(game, partner);
  if (kind === 'weave') return orders.wove ? refuse('R7.4d', 'wove-already', { unit: partner.id }) : undefined;
  return velocityChangesLeft(partner, orders) === 0
    ? refuse('R7.4d', 'velocity-rating-used', { unit: partner.id })
    : undefined;
}

/** [7.1, 7.2] Why a unit may not receive a Maneuver Command, leaving aside energy and the hex of a Weave. */
export function checkLimits(unit: Unit, orders: Orders, kind: ManeuverKind, least = 0): Rejection | undefined {
  const refused = checkMayManeuver(unit, orders, kind);
  if (refused) return refused;
  if (kind === 'turn') return undefined;
  if (kind !== 'weave') return checkVelocity(unit, orders, kind, least);
  if (!mayWeave(unit as Exclude<Unit, Missile>)) return refuse('8.9', 'bridge-damaged', { unit: unit.id });
  return orders.wove ? refuse('7.2', 'wove-already', { unit: unit.id }) : undefined;
}

/** [7.2] The hexes a craft may weave into: any neighbour but a planet or asteroid hex. */
export const listWeaveHexes = (game: Game, craft: Craft): Hex[] =>
  craft.hex === null ? [] : neighbours(craft.hex).filter((hex) => !isPlanet(game, hex) && !isAsteroids(game, hex));

/** [R6.2a] The hex a Weave names, or why it may not be entered. */
export function findWeaveHex(game: Game, craft: Craft, id: string): Hex | Rejection {
  const hex = craft.hex ? neighbours(craft.hex).find((near) => hexId(game, near) === id) : undefined;
  if (!hex) return refuse('7.2', 'not-adjacent', { hex: id });
  if (isPlanet(game, hex)) return refuse('7.2', 'weave-into-planet', { hex: id });
  return isAsteroids(game, hex) ? refuse('7.2', 'weave-into-asteroids', { hex: id }) : hex;
}
