import type { Order } from '../model/actions.ts';
import type { Direction, Side, UnitId } from '../model/names.ts';
import type { Game, Hex, Orders, Unit } from '../model/state.ts';
import { inPlay, type OnMap, unitNamed } from '../rules/board.ts';
import { canPay, costAfter, type ManeuverCost, withCommand } from '../rules/maneuver-energy.ts';
import {
  checkLimits,
  checkPartner,
  listWeaveHexes,
  type ManeuverKind,
  maneuversLeft,
  TOP_VELOCITY,
  velocityChangesLeft,
} from '../rules/maneuver-limits.ts';
import { checkControlled } from '../rules/missile-control.ts';
import { newOrders, ordersOf } from '../rules/orders.ts';
import { isCraft, isMissile, pairOf } from '../rules/units.ts';
import { turned } from '../space/directions.ts';
import { hexId } from '../space/sheets.ts';

/** How a unit can end its Command Phase, and the cheapest Maneuver Commands that bring it there. */
export interface ManeuverOutcome {
  hex: Hex;
  direction: Direction;
  velocity: number;
  nextSide: Side;
  /** A ship's Energy Blocks, the Energy Units of any other unit and of a docked pair. */
  cost: Readonly<ManeuverCost>;
  orders: Order[];
}

/**
 * [7.1, R7.1a] The game in the unit's Command Phase: outside of it, as if the phase began now, with no command given
 * yet.
 */
function inItsCommandPhase(game: Game, unit: Unit): Game {
  const { phase } = game;
  const isNow = game.setUp === null && phase.kind === 'command' && phase.player === unit.owner;
  const orders: Record<UnitId, Orders> = {};
  for (const one of pairOf(game, unit)) orders[one.id] = isNow ? ordersOf(game, one) : newOrders(one.velocity);
  return { ...game, phase: { ...phase, orders } };
}

/** [7.1, 7.2] Whether a unit may receive a command of this kind, energy left aside. */
const may = (game: Game, unit: Unit, kind: ManeuverKind): boolean =>
  !(checkLimits(unit, ordersOf(game, unit), kind) ?? checkPartner(game, unit, kind));

/** [7.2, R7.2a, R8.3a] The velocities within reach, and the commands to each. */
function listVelocities(game: Game, unit: Unit): { velocity: number; changes: Order[] }[] {
  const left = Math.min(...pairOf(game, unit).map((one) => velocityChangesLeft(one, ordersOf(game, one))));
  const least = may(game, unit, 'decelerate') ? Math.max(0, unit.velocity - left) : unit.velocity;
  const most = may(game, unit, 'accelerate') ? Math.min(TOP_VELOCITY, unit.velocity + left) : unit.velocity;
  return Array.from({ length: most - least + 1 }, (_, more) => {
    const velocity = least + more;
    const kind = velocity > unit.velocity ? 'accelerate' : 'decelerate';
    return { velocity, changes: Array(Math.abs(velocity - unit.velocity)).fill({ do: kind, unit: unit.id }) };
  });
}

type Turned = Pick<ManeuverOutcome, 'direction' | 'nextSide'> & { turns: Order[] };

/**
 * [7.2, R6.1b] The directions within reach, and the turns to each. Turning away and back restarts the zig-zag with
 * left.
 */
function listDirections(game: Game, unit: Unit, left: number): Turned[] {
  const { direction, nextSide } = unit;
  const most = may(game, unit, 'turn') ? left : 0;
  const to = (side: Side): Order => ({ do: 'turn', unit: unit.id, side });
  const found: Turned[] = [{ direction, nextSide, turns: [] }];
  for (let steps = 1; steps <= Math.min(most, 6); steps += 1) {
    found.push({ direction: turned(direction, -steps), nextSide: 'left', turns: Array(steps).fill(to('left')) });
    if (steps === 6) break;
    found.push({ direction: turned(direction, steps), nextSide: 'left', turns: Array(steps).fill(to('right')) });
  }
  if (nextSide === 'right' && most >= 2) found.push({ direction, nextSide: 'left', turns: [to('left'), to('right')] });
  return found;
}

/** [7.2] The hexes within reach, and the Weave to each. */
function listHexes(game: Game, unit: OnMap): { hex: Hex; weave: Order[] }[] {
  const found: { hex: Hex; weave: Order[] }[] = [{ hex: unit.hex, weave: [] }];
  if (!isCraft(unit) || !may(game, unit, 'weave')) return found;
  for (const hex of listWeaveHexes(game, unit)) {
    found.push({ hex, weave: [{ do: 'weave', unit: unit.id, hex: hexId(game, hex) }] });
  }
  return found;
}

/**
 * [7.1, 7.5, R7.5c] The total cost by the number of turns and velocity changes (the index), up to what the unit's
 * commands and energy allow; with `weaves` the cost of a Weave is included.
 */
function listCosts(game: Game, unit: Unit, left: number, weaves: boolean): ManeuverCost[] {
  let received = pairOf(game, unit).map((one) => ordersOf(game, one));
  let cost: ManeuverCost = weaves ? costAfter(game, unit, received, 'weave') : { blocks: 0, units: 0 };
  const costs: ManeuverCost[] = [];
  const most = weaves ? left - 1 : left;
  while (costs.length <= most && canPay(unit, cost)) {
    costs.push(cost);
    const { blocks, units } = costAfter(game, unit, received, 'turn');
    received = received.map((orders) => withCommand(orders, 'turn', true, blocks + units > 0));
    cost = { blocks: cost.blocks + blocks, units: cost.units + units };
  }
  return costs;
}

/**
 * [7.1, 7.2, 7.5] Every hex, direction, velocity and Direction Reminder with which a unit can end its owner's Command
 * Phase by its own Maneuver Commands, each with the cheapest orders: changes of velocity, turns, and the Weave last.
 * What the commands may lead to, such as an interception after a Weave, is not included. Outside its owner's Command
 * Phase the answer is for one that would begin now. A guided missile that is not controlled, and a unit that may have
 * no commands, has one outcome: as it is. Empty for a unit that is not in play.
 */
export function outcomesOf(game: Game, unitId: UnitId): ManeuverOutcome[] {
  const unit = unitNamed(game, unitId);
  if (!inPlay(unit)) return [];
  const now = inItsCommandPhase(game, unit);
  const isAdrift = isMissile(unit) && checkControlled(game, unit) !== undefined;
  const left = isAdrift ? 0 : maneuversLeft(unit, ordersOf(now, unit));
  const costs = listCosts(now, unit, left, false);
  const weaveCosts = listCosts(now, unit, left, true);
  const velocities = listVelocities(now, unit);
  const directions = listDirections(now, unit, left);
  const outcomes: ManeuverOutcome[] = [];
  for (const { hex, weave } of listHexes(now, unit)) {
    for (const { velocity, changes } of velocities) {
      for (const { direction, nextSide, turns } of directions) {
        const cost = (weave.length > 0 ? weaveCosts : costs)[changes.length + turns.length];
        if (cost) outcomes.push({ hex, direction, velocity, nextSide, cost, orders: [...changes, ...turns, ...weave] });
      }
    }
  }
  return outcomes;
}
