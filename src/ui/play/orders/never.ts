import {
  commandOf,
  HULLS,
  isHull,
  type OrderKind,
  PODS,
  type PodLine,
  type PodType,
  type Rejection,
  type UnitView,
} from '../../../engine/index.ts';
import { listPods } from '../parts.ts';

/** Whether one of the pods a ship was built with, in whatever condition, has something by its line of the chart. */
const carries = (ship: UnitView, has: (line: PodLine, type: PodType) => boolean): boolean =>
  listPods(ship).some(({ type }) => has(PODS[type], type));

const launches = ({ missiles }: PodLine): boolean => Object.values(missiles).some((count) => count > 0);

const FIELD: readonly OrderKind[] = ['activate-force-field', 'deactivate-force-field'];
const JUMPS: readonly OrderKind[] = ['prepare-jump', 'abort-jump', 'jump'];
const CRAFT: readonly OrderKind[] = ['prepare-battlecraft', 'launch-battlecraft'];
const MISSILES: readonly OrderKind[] = ['prepare-missile', 'launch-missile'];

/**
 * [4.6, 5.1, 5.2, 7.4] Why a spaceship can never get a kind of order, by its hull and its pods as they were built;
 * null where it could. Damage does not count, and nothing of the turn: the answer is the same for the whole game.
 */
export function whyNever(ship: UnitView, kind: OrderKind): Rejection | null {
  if (ship.kind !== 'spaceship' || !isHull(ship.class)) return null;
  const { id: unit } = ship;
  if (commandOf(kind) === 'battle' && !carries(ship, ({ battleCommands }) => battleCommands > 0)) {
    return { rule: '7.3', code: 'no-command-pod', params: { unit } };
  }
  if (FIELD.includes(kind) && HULLS[ship.class].forceField === 0) {
    return { rule: '4.6', code: 'no-force-field', params: { unit } };
  }
  if (JUMPS.includes(kind) && !carries(ship, ({ jump }) => jump)) {
    return { rule: '8.9', code: 'no-jump-pod', params: { unit } };
  }
  if (CRAFT.includes(kind) && !carries(ship, (_, type) => type === 'battlecraft')) {
    return { rule: '7.4', code: 'no-battlecraft-pod', params: { unit, pod: 1 } };
  }
  if (MISSILES.includes(kind) && !carries(ship, launches)) {
    return { rule: '5.1', code: 'no-missile-pod', params: { unit, pod: 1 } };
  }
  if (kind === 'tractor' && !carries(ship, (_, type) => type === 'tractor-beam')) {
    return { rule: '7.4', code: 'no-tractor-pod', params: { unit, pod: 1 } };
  }
  return null;
}
