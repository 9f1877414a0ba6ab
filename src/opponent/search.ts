import { type Action, unitNamed } from '../engine/index.ts';
import type { Given } from './battle-commands.ts';
import { type CraftPlan, commandOrders, planCraft } from './command.ts';
import type { Judgement } from './judgement.ts';
import { playout } from './playout.ts';
import { drawAmong } from './ranks.ts';
import { rollout } from './rollout.ts';
import { variety } from './variety.ts';

/** A joint plan for a Command Phase as it has been valued. */
export interface Searched {
  given: Given[];
  value: number;
}

/** How many ways of each craft are tried first; then twice as many, as long as there is budget. */
const TRIED = 6;
/** Points by which plans differ that cannot be told apart. */
const ALIKE = 0.4;
/** The share of the budget that goes to trying plans; with the rest the best of them are played out. */
const TRYING = 0.4;
/** How many plans are played out at most, and how many points of a rollout those are worth less than the best. */
const HELD = 4;
const BEHIND = 10;
/** After so many games of each the worst is passed over, until two are left, and after so many it is enough. */
const PASSED_OVER = 2;
const ENOUGH = 24;
/** As how many games a rollout counts: what one game comes to strays some three times as far as what a rollout foresees. */
const FORESEEN = 12;

const actionsOf = (given: readonly Given[]): Action[] => given.map(({ action }) => action);

const priorOf = (plans: readonly CraftPlan[]): number =>
  plans.reduce((sum, { choices, chosen }) => sum + (choices[chosen]?.value ?? 0), 0);

/**
 * Plays the best plans out, all with the same dice, again and again as long as the budget lasts, and passes over the worst in
 * time. None if there are not two, or if the budget ends before two games of each.
 */
function playedOut(judgement: Judgement, tried: readonly Searched[], seed: number): Searched[] {
  const best = [...tried].sort((a, b) => b.value - a.value).slice(0, HELD);
  const least = (best[0]?.value ?? 0) - BEHIND;
  let held = best.filter(({ value }) => value >= least).map((plan) => ({ plan, won: 0 }));
  let games = 0;
  const pointsOf = ({ plan, won }: (typeof held)[number]): number => (FORESEEN * plan.value + won) / (FORESEEN + games);
  while (held.length > 1 && games < ENOUGH) {
    const round = held.flatMap(({ plan, won }) => {
      const points = playout(judgement, actionsOf(plan.given), seed + games + 1);
      return points === null ? [] : [{ plan, won: won + points }];
    });
    if (round.length < held.length) break;
    games += 1;
    held = round.sort((a, b) => pointsOf(b) - pointsOf(a));
    if (games % PASSED_OVER === 0 && held.length > 2) held.pop();
  }
  return games < 2 ? [] : held.map((one) => ({ ...one.plan, value: pointsOf(one) }));
}

/**
 * Searches for the best joint plan: begins with the best way of each craft by closed form, then tries other ways craft by
 * craft, the one worth most first, more and more of them as long as the budget lasts. Yields each plan that is better than
 * the last; of those that cannot be told apart in the end, chance takes one.
 */
export function* searchCommands(judgement: Judgement, budget: number, seed: number): Generator<Searched, void> {
  const { deliberation, stakes, game } = judgement;
  const worthOf = ({ unit }: CraftPlan): number => {
    const craft = unitNamed(game, unit);
    return craft && craft.kind !== 'missile' ? stakes.worth(craft) : 0;
  };
  let plans = planCraft(judgement);
  const order = [...plans].sort((a, b) => worthOf(b) - worthOf(a)).map(({ unit, choices }) => ({ unit, choices }));
  const tried = new Map<string, Searched | null>();
  const tryOut = (of: readonly CraftPlan[]): Searched | null => {
    const given = commandOrders(judgement, of);
    const value = rollout(judgement, actionsOf(given), seed);
    return value === null ? null : { given, value: value + priorOf(of) };
  };
  const keyOf = (of: readonly CraftPlan[]): string => of.map(({ chosen }) => chosen).join(' ');
  yield { given: commandOrders(judgement, plans), value: 0 };
  deliberation.most = budget;
  let best = tryOut(plans);
  if (!best) return;
  tried.set(keyOf(plans), best);
  yield best;
  const until = TRYING * budget;
  const most = Math.max(0, ...order.map(({ choices }) => choices.length));
  for (let wide = TRIED, more = true; more && deliberation.evaluations < until; ) {
    let changed = false;
    for (const { unit, choices } of order) {
      for (const chosen of variety(choices, wide)) {
        if (deliberation.evaluations >= until) break;
        const others = plans.map((plan) => (plan.unit === unit ? { ...plan, chosen } : plan));
        const key = keyOf(others);
        if (tried.has(key)) continue;
        const one = tryOut(others);
        tried.set(key, one);
        if (!one || one.value <= best.value + ALIKE) continue;
        best = one;
        plans = others;
        changed = true;
        yield best;
      }
    }
    more = changed || wide < most;
    if (!changed) wide *= 2;
  }
  const all = [...tried.values()].filter((one) => one !== null);
  const last = drawAmong(playedOut(judgement, all, seed), ALIKE, judgement.chance);
  if (last && last.given !== best.given) yield last;
}
