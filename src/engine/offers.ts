import type { Action, OrderKind } from './model/actions.ts';
import type { UnitId } from './model/names.ts';
import { type Rejection, refuse } from './model/rejection.ts';
import type { Game, Unit } from './model/state.ts';
import { battleCommandsLeft, checkBattleCommand } from './rules/battle-commands.ts';
import { battleCommands } from './rules/capabilities.ts';
import { costOf } from './rules/maneuver-energy.ts';
import { allowance, type ManeuverKind, maneuversLeft } from './rules/maneuver-limits.ts';
import { ordersOf } from './rules/orders.ts';
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

/** An order of this kind that stands for all others when the reason for refusing them is asked. */
function specimen(game: Game, unit: Unit, kind: OrderKind): Action {
  const player = deciderOf(game) ?? unit.owner;
  const at = { hex: '', direction: unit.direction, velocity: unit.velocity };
  const pod = isShip(unit) ? Math.max(1, unit.pods.findIndex(({ type }) => type === podFor(kind)) + 1) : 1;
  const fields = { unit: unit.id, ship: unit.id, pod, side: 'left', ...at };
  const more = { missile: 'unguided', from: 'burster', type: 'laser-burst', target: '', with: '', units: 1 };
  const named = kind === 'mims-launch' ? { missile: unit.id } : {};
  return { player, do: kind, ...fields, ...more, battlecraft: unit.id, ...named } as unknown as Action;
}

const podFor = (kind: OrderKind): string =>
  kind === 'tractor' ? 'tractor-beam' : kind.endsWith('battlecraft') ? 'battlecraft' : '';

function refusalOf(game: Game, unit: Unit, kind: OrderKind): Rejection {
  const asked = specimen(game, unit, kind);
  const needsHex = kind === 'weave' ? { ...asked, hex: '' } : asked;
  return (
    checkTurn(game, asked) ??
    (isShip(unit) && BATTLE.includes(kind) ? checkBattleCommand(game, unit.owner, unit.id, kind) : undefined) ??
    verbOf(kind).check(game, needsHex as never) ??
    refuse('3.0', 'nothing-to-order', { order: kind })
  );
}

const BATTLE: readonly OrderKind[] = [
  'prepare-missile',
  'control-missile',
  'active-search',
  'prepare-battlecraft',
  'launch-battlecraft',
  'rendezvous',
  'tractor',
  'activate-force-field',
  'deactivate-force-field',
];

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
