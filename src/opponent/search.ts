import { type Action, unitNamed } from '../engine/index.ts';
import type { Given } from './battle-commands.ts';
import { type CraftPlan, commandOrders, planCraft } from './command.ts';
import type { Judgement } from './judgement.ts';
import { drawAmong } from './ranks.ts';
import { rollout } from './rollout.ts';
import { variety } from './variety.ts';

/** A joint plan for a Command Phase as it has been valued. */
export interface Searched {
  given: Given[];
  value: number;
  /** What of the value the closed form counts. */
  prior: number;
}

/** How many ways of each craft are tried first; then twice as many, as long as there is budget. */
const TRIED = 6;
/** Points by which plans differ that cannot be told apart. */
const ALIKE = 0.4;
/** How many of the best plans are held against the enemy's answers, how many of those are tried, and what the worst counts. */
const HELD = 3;
const ANSWERS = 3;
const WORST = 0.25;
/** The share of the budget that is left for that at most. */
const LEFT_FOR_ANSWERS = 0.4;

const actionsOf = (given: readonly Given[]): Action[] => given.map(({ action }) => action);

const priorOf = (plans: readonly CraftPlan[]): number =>
  plans.reduce((sum, { choices, chosen }) => sum + (choices[chosen]?.value ?? 0), 0);

/**
 * Holds the best plans against the enemy's answers: most of what one is worth is the answer they like best, the rest the
 * worst. One that the budget leaves no answer for is passed over.
 */
function againstAnswers(judgement: Judgement, tried: readonly Searched[], seed: number): Searched[] {
  const held = [...tried].sort((a, b) => b.value - a.value).slice(0, HELD);
  const valued: Searched[] = [];
  for (const one of held) {
    let worst = one.value;
    for (let answer = 1; answer < ANSWERS; answer += 1) {
      const value = rollout(judgement, actionsOf(one.given), seed, answer);
      if (value === null) return valued;
      worst = Math.min(worst, value + one.prior);
    }
    valued.push({ ...one, value: (1 - WORST) * one.value + WORST * worst });
  }
  return valued;
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
    const prior = priorOf(of);
    const value = rollout(judgement, actionsOf(given), seed);
    return value === null ? null : { given, prior, value: value + prior };
  };
  const keyOf = (of: readonly CraftPlan[]): string => of.map(({ chosen }) => chosen).join(' ');
  yield { given: commandOrders(judgement, plans), prior: priorOf(plans), value: 0 };
  deliberation.most = budget;
  const before = deliberation.evaluations;
  let best = tryOut(plans);
  if (!best) return;
  tried.set(keyOf(plans), best);
  yield best;
  const answers = HELD * (ANSWERS - 1) * (deliberation.evaluations - before);
  const until = budget - Math.min(answers, LEFT_FOR_ANSWERS * budget);
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
  const valued = againstAnswers(
    judgement,
    [...tried.values()].filter((one) => one !== null),
    seed,
  );
  const last = drawAmong(valued, ALIKE, judgement.chance);
  if (last && last.given !== best.given) yield last;
}
