import { type Hex, range } from '../engine/index.ts';
import { endOf, type FlightState } from './geometry.ts';
import type { Judgement } from './judgement.ts';

/** How many times more coming nearer may count in a long game: who always waits for a better moment stands off for ever. */
const MOST_HASTE = 3;

/** How far from every enemy it is far enough for those who need only wait. */
const FAR_ENOUGH = 20;

/** [11.0] How well a craft keeps off the enemies until the Game-Turns are over. */
function keepingOff({ foes, w }: Judgement, end: Hex): number {
  const nearest = Math.min(FAR_ENOUGH, ...foes.craft.map((foe) => range(end, endOf({ ...foe, hex: endOf(foe) }))));
  return w.approach * nearest;
}

/** How much more coming nearer counts in the last Game-Turn for whom time goes against. */
const RUSH = 3;

/** How a craft comes nearer to the enemy it hunts, and alongside them. */
export function approachOf(judgement: Judgement, flying: FlightState, share: number): number {
  const { foes, stakes, w, game, time } = judgement;
  const end = endOf(flying);
  const later = endOf({ ...flying, hex: end });
  if (time > 0) return share * keepingOff(judgement, later);
  let best = Number.NEGATIVE_INFINITY;
  for (const foe of foes.craft) {
    const there = endOf(foe);
    const then = endOf({ ...foe, hex: there });
    const now = Math.max(0, range(end, there) - w.reach);
    const soon = Math.max(0, range(later, then) - w.reach);
    const angle = Math.min((flying.direction - foe.direction + 12) % 12, (foe.direction - flying.direction + 12) % 12);
    const unlike = Math.abs(flying.velocity - foe.velocity) + angle;
    const near = 1 / (1 + now / 4);
    const appeal = Math.min(2, stakes.worth(foe) / 50);
    best = Math.max(best, -w.approach * (now * 0.6 + soon * 0.4) - w.match * unlike * near + appeal);
  }
  const haste = 1 + Math.min(MOST_HASTE, (w.impatience * game.turn) / 100 - MOST_HASTE * RUSH * time);
  return best === Number.NEGATIVE_INFINITY ? 0 : best * share * haste;
}
