import type { Action } from '../engine/index.ts';
import { unitNamed } from '../engine/index.ts';
import type { Given } from './battle-commands.ts';
import { type CraftPlan, commandOrders, planCraft } from './command.ts';
import type { Judgement } from './judgement.ts';
import { rollout } from './rollout.ts';
import { variety } from './variety.ts';

/** A joint plan for a Command Phase as it has been valued. */
export interface Searched {
  given: Given[];
  value: number;
  /** What of the value the closed form counts. */
  prior: number;
}

/** How many ways of each craft are tried, and how much a plan must gain to replace a better-looking one. */
const TRIED = 6;
const MARGIN = 0.4;
/** What the closed form counts beside the rollout. */
const PRIOR = 1;
/** How many of the best plans are held against the enemy's answers, how many of those are tried, and what the worst counts. */
const HELD = 3;
const ANSWERS = 3;
const WORST = 0.25;

const actionsOf = (given: readonly Given[]): Action[] => given.map(({ action }) => action);

const priorOf = (plans: readonly CraftPlan[]): number =>
  plans.reduce((sum, { choices, chosen }) => sum + (choices[chosen]?.value ?? 0), 0);

/** What a plan is worth if the enemy answers as he likely does, and what of it is left if he answers best. */
function againstAnswers(judgement: Judgement, { given, value, prior }: Searched, seed: number): number {
  let worst = value;
  for (let answer = 1; answer < ANSWERS; answer += 1) {
    worst = Math.min(worst, rollout(judgement, actionsOf(given), seed, answer) + prior);
  }
  return (1 - WORST) * value + WORST * worst;
}

/** Holds the best plans against the enemy's answers; yields the one that stands best, if it is another. */
function* hold(judgement: Judgement, tried: Searched[], best: Searched, seed: number): Generator<Searched, void> {
  const held = tried.sort((a, b) => b.value - a.value).slice(0, HELD);
  if (held.length < 2) return;
  const valued = held.map((one) => ({ ...one, value: againstAnswers(judgement, one, seed) }));
  const first = valued.reduce((one, other) => (other.value > one.value + MARGIN ? other : one));
  if (first.given !== best.given) yield first;
}

/**
 * Searches for the best joint plan: begins with the best way of each craft by closed form, then tries other ways craft by
 * craft, the one worth most first, as long as the budget lasts. Yields each plan that is better than the last.
 */
export function* searchCommands(judgement: Judgement, budget: number, seed: number): Generator<Searched, void> {
  const { count, stakes, game } = judgement;
  const most = count.evaluations + budget;
  const worthOf = ({ unit }: CraftPlan): number => {
    const craft = unitNamed(game, unit);
    return craft && craft.kind !== 'missile' ? stakes.worth(craft) : 0;
  };
  let plans = planCraft(judgement);
  const tried: Searched[] = [];
  const tryOut = (of: readonly CraftPlan[]): Searched => {
    const given = commandOrders(judgement, of);
    const prior = PRIOR * priorOf(of);
    const one = { given, prior, value: rollout(judgement, actionsOf(given), seed) + prior };
    tried.push(one);
    return one;
  };
  let best = tryOut(plans);
  yield best;
  for (let pass = 0; pass < 2; pass += 1) {
    let changed = false;
    for (const { unit, choices } of [...plans].sort((a, b) => worthOf(b) - worthOf(a))) {
      for (const chosen of variety(choices, TRIED)) {
        if (count.evaluations > most) return yield* hold(judgement, tried, best, seed);
        if (plans.find((plan) => plan.unit === unit)?.chosen === chosen) continue;
        const others = plans.map((plan) => (plan.unit === unit ? { ...plan, chosen } : plan));
        const one = tryOut(others);
        if (one.value <= best.value + MARGIN) continue;
        best = one;
        plans = others;
        changed = true;
        yield best;
      }
    }
    if (!changed) break;
  }
  yield* hold(judgement, tried, best, seed);
}
