import type { Given } from './battle-commands.ts';
import { type CraftPlan, commandOrders, planCraft } from './command.ts';
import type { Judgement } from './judgement.ts';
import type { Choice } from './outcomes.ts';
import { rollout } from './rollout.ts';

/** A joint plan for a Command Phase as it has been valued. */
export interface Searched {
  given: Given[];
  value: number;
}

/** How many ways of each craft are tried, and how much a plan must gain to replace a better-looking one. */
const TRIED = 6;
const MARGIN = 0.4;
/** What the closed form counts beside the rollout. */
const PRIOR = 1;

/** Ways that differ from each other in more than a detail, the best of each kind. */
function variety(choices: readonly Choice[]): number[] {
  const found: number[] = [];
  const seen = new Set<string>();
  for (const [index, { outcome }] of choices.entries()) {
    const key = `${outcome.direction} ${outcome.velocity}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(index);
    if (found.length >= TRIED) break;
  }
  return found;
}

const priorOf = (plans: readonly CraftPlan[]): number =>
  plans.reduce((sum, { choices, chosen }) => sum + (choices[chosen]?.value ?? 0), 0);

/**
 * Searches for the best joint plan: begins with the best way of each craft by closed form, then tries other ways craft by
 * craft, the one worth most first, as long as the budget lasts. Yields each plan that is better than the last.
 */
export function* searchCommands(judgement: Judgement, budget: number, seed: number): Generator<Searched, void> {
  const { count, stakes, game } = judgement;
  const most = count.evaluations + budget;
  const worthOf = ({ unit }: CraftPlan): number => {
    const craft = game.units[unit];
    return craft && craft.kind !== 'missile' ? stakes.worth(craft) : 0;
  };
  let plans = planCraft(judgement);
  const tryOut = (of: readonly CraftPlan[]): Searched => {
    const given = commandOrders(judgement, of);
    const actions = given.map(({ action }) => action);
    return { given, value: rollout(judgement, actions, seed) + PRIOR * priorOf(of) };
  };
  let best = tryOut(plans);
  yield best;
  for (let pass = 0; pass < 2; pass += 1) {
    let changed = false;
    for (const { unit, choices } of [...plans].sort((a, b) => worthOf(b) - worthOf(a))) {
      for (const chosen of variety(choices)) {
        if (count.evaluations > most) return;
        if (plans.find((plan) => plan.unit === unit)?.chosen === chosen) continue;
        const others = plans.map((plan) => (plan.unit === unit ? { ...plan, chosen } : plan));
        const tried = tryOut(others);
        if (tried.value <= best.value + MARGIN) continue;
        best = tried;
        plans = others;
        changed = true;
        yield best;
      }
    }
    if (!changed) return;
  }
}
