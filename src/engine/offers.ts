import { withoutSecrets } from './apply.ts';
import { PODS } from './charts/pods.ts';
import type { Action, OrderKind } from './model/actions.ts';
import { MISSILE_TYPES, type MissileType, type UnitId } from './model/names.ts';
import { type Rejection, refuse } from './model/rejection.ts';
import type { Game, Spaceship, Unit } from './model/state.ts';
import { battleCommandsLeft } from './rules/battle-commands.ts';
import { battleCommands } from './rules/capabilities.ts';
import { nearestPartner } from './rules/docking.ts';
import { costOf } from './rules/maneuver-energy.ts';
import { allowance, type ManeuverKind, maneuversLeft } from './rules/maneuver-limits.ts';
import { ordersOf } from './rules/orders.ts';
import { nearestTarget } from './rules/tractor.ts';
import { isCraft, isShip } from './rules/units.ts';
import { checkTurn, deciderOf, STAGE_ORDERS, stageOf, verbOf } from './rules/verbs.ts';

/** One kind of order to a unit: the legal ones, or why there is none. */
export interface Offer {
  do: OrderKind;
  /** With face-down counters named as the deciding player knows them. */
  actions: Action[];
  /** Why there is none; null when there is one. */
  refusal: Rejection | null;
  /** What one costs the unit, where it costs something by rule. */
  cost: { blocks: number; units: number } | null;
}

/** Commands a unit may still get in this phase. */
export interface CommandsLeft {
  maneuvers: { left: number; of: number };
  battle: { left: number; of: number };
}

const MANEUVERS: readonly OrderKind[] = ['accelerate', 'decelerate', 'turn', 'weave'];
const JUMPS: readonly OrderKind[] = ['prepare-jump', 'abort-jump', 'jump'];

/** The unit an action is an order to. */
const subjectOf = (action: Action): UnitId | undefined => {
  if ('unit' in action) return action.unit;
  if ('ship' in action) return action.ship;
  if ('battlecraft' in action) return action.battlecraft;
  return 'missile' in action ? action.missile : undefined;
};

/** The box and type of the missile a kind of order is most likely about: one that is there and of the right sort. */
function likelyMissile(ship: Spaceship, kind: OrderKind): { pod: number; missile: MissileType } {
  const boxes = ship.pods.map((pod, index) => {
    const starred = PODS[pod.type].prepare;
    const wanted = MISSILE_TYPES.filter((type) => starred.includes(type) === (kind === 'prepare-missile'));
    const there = wanted.filter((type) => (pod.missiles?.[type] ?? 0) > 0);
    return { pod: index + 1, missile: there[0] ?? wanted[0] ?? 'unguided', carries: pod.missiles !== null, there };
  });
  const best = boxes.find(({ there }) => there.length > 0) ?? boxes.find(({ carries }) => carries) ?? boxes[0];
  return { pod: best?.pod ?? 1, missile: best?.missile ?? 'unguided' };
}

const likelyPod = (ship: Spaceship, kind: OrderKind): number => {
  const type = kind === 'tractor' ? 'tractor-beam' : 'battlecraft';
  return (
    Math.max(
      0,
      ship.pods.findIndex((pod) => pod.type === type),
    ) + 1
  );
};

/** An order of this kind that stands for all others when the reason for refusing them is asked. */
function specimen(game: Game, unit: Unit, kind: OrderKind): Action {
  const fields = {
    player: deciderOf(game) ?? unit.owner,
    do: kind,
    unit: unit.id,
    ship: unit.id,
    battlecraft: unit.id,
    side: 'left',
    hex: '',
    direction: unit.direction,
    velocity: unit.velocity,
    from: 'burster',
    type: 'laser-burst',
    target: '',
    with: '',
    units: 1,
  };
  const more = !isShip(unit)
    ? { missile: unit.id }
    : kind === 'prepare-missile' || kind === 'launch-missile'
      ? likelyMissile(unit, kind)
      : kind === 'rendezvous'
        ? { with: nearestPartner(game, unit) ?? '' }
        : kind === 'tractor'
          ? { pod: likelyPod(unit, kind), target: nearestTarget(game, unit) ?? '' }
          : { pod: likelyPod(unit, kind) };
  return { ...fields, ...more } as unknown as Action;
}

function refusalOf(game: Game, unit: Unit, kind: OrderKind): Rejection {
  const asked = specimen(game, unit, kind);
  const refusal =
    checkTurn(game, asked) ??
    verbOf(kind).check(game, asked as never) ??
    refuse('3.0', 'nothing-to-order', { order: kind });
  return withoutSecrets(game, asked.player, refusal);
}

function priceOf(game: Game, unit: Unit, kind: OrderKind): Offer['cost'] {
  if (game.pending) return null;
  if (MANEUVERS.includes(kind)) return costOf(game, unit, kind as ManeuverKind);
  if (JUMPS.includes(kind)) return costOf(game, unit, 'jump');
  return kind === 'activate-force-field' ? { blocks: 1, units: 0 } : null;
}

/**
 * Every kind of order of this stage that a unit of this sort can ever get, out of the legal actions or with the reason
 * why there is none.
 */
export function offersFor(game: Game, unitId: UnitId, legal: readonly Action[]): Offer[] {
  const unit = game.units[unitId];
  if (!unit) return [];
  const actions = legal.filter((action) => subjectOf(action) === unitId);
  return STAGE_ORDERS[stageOf(game)]
    .filter((kind) => concerns(unit, kind))
    .map((kind) => {
      const open = actions.filter((action) => action.do === kind);
      const refusal = open.length > 0 ? null : refusalOf(game, unit, kind);
      return { do: kind, actions: open, refusal, cost: priceOf(game, unit, kind) };
    });
}

/** Whether a kind of order is ever given to this sort of unit. */
function concerns(unit: Unit, kind: OrderKind): boolean {
  if (['ready', 'move-all', 'end-phase', 'continue', 'choose-part', 'raise-field', 'no-field'].includes(kind))
    return false;
  if (unit.kind === 'missile') {
    return ['move', 'accelerate', 'decelerate', 'turn', 'mims-launch', 'intercept', 'decline'].includes(kind);
  }
  if (['mims-launch', 'intercept', 'decline'].includes(kind)) return false;
  if (kind === 'recharge') return unit.kind === 'battlecraft';
  return isShip(unit) || ['move', 'accelerate', 'decelerate', 'turn', 'weave', 'separate', 'fire'].includes(kind);
}

/** [7.1, 7.3] Maneuver and Battle Commands a unit may still get in this Command Phase. */
export function commandsLeft(game: Game, unitId: UnitId): CommandsLeft | null {
  const unit = game.units[unitId];
  if (!unit) return null;
  const orders = ordersOf(game, unit);
  const battle = isShip(unit) ? { left: battleCommandsLeft(game, unit), of: battleCommands(unit) } : { left: 0, of: 0 };
  const takes = isCraft(unit) || unit.missile !== 'unguided';
  const maneuvers = takes
    ? { left: maneuversLeft(unit, orders), of: allowance(unit, orders).commands }
    : { left: 0, of: 0 };
  return { maneuvers, battle };
}
