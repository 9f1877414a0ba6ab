import type { Action } from '../../engine/index.ts';
import { forcedOrders, type History, type Step } from '../../game/history.ts';
import { idleOrder, isEnd } from '../../game/idle.ts';
import { isProgram } from '../../game/people.ts';
import { countBefore } from '../../game/undo.ts';
import type { TableState } from './table-state.ts';

/**
 * What a phase without a decision gives next. It goes on by itself only where nobody has given an order in it yet, or such
 * as he cannot take back: so nobody loses an undo by it. `byItself` are the steps that nobody has given.
 */
export function idleOrders(
  history: History,
  { seat, screen, forced, scenario, settings }: TableState,
  byItself: { has(step: Step): boolean },
): readonly Action[] {
  const before = history.steps.at(-1);
  if (!seat || screen !== 'table' || !before) return [];
  const isUntouched = byItself.has(before) || isEnd(before.action) || isProgram(settings, before.action.player);
  if (!isUntouched && countBefore(history, settings) !== null) return [];
  if (forced) return forcedOrders(history);
  const order = idleOrder(seat, scenario);
  return order ? [order] : [];
}
