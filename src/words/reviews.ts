import type { Action, Stage } from '../engine/index.ts';
import { actionText } from './orders.ts';
import { SHORT_PHASES } from './phases.ts';

const QUESTIONS: Readonly<Record<Exclude<Stage, 'movement' | 'command' | 'fire'>, string>> = {
  'set-up': 'set-up',
  'choose-part': 'the part that is hit',
  intercept: 'an interception',
  'force-field': 'the force field',
  'planet-maneuver': 'at the planet',
  mims: 'the next missile',
  over: 'the end',
};

/** A stage of the game in a few words: a phase, or what was asked in it. */
export const stageName = (stage: Stage): string =>
  stage === 'movement' || stage === 'command' || stage === 'fire' ? SHORT_PHASES[stage] : QUESTIONS[stage];

/** `Accelerate 1E, 3 times`: the same order given again and again is said once. */
export function ordersText(orders: readonly Action[]): string {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const text = actionText(order);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([order, times]) => (times > 1 ? `${order}, ${times} times` : order)).join('; ');
}

/** A change of a chance with its sign: `+12 %`, `−3 %`. */
export function pointsText(change: number): string {
  const points = Math.round(change * 100);
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}\u00a0%`;
}
