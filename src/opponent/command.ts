import { type Action, applyInPlace, HULLS, legalOfKind, searchCopy, type UnitId, unitNamed } from '../engine/index.ts';
import { type Given, listBattleCommands, listDockings } from './battle-commands.ts';
import { listBeamOrders, listRecharges } from './beams.ts';
import { forcesOf, type SeenCraft, type SeenOnMap, type SeenSpaceship, type SeenUnit, works } from './forces.ts';
import { endOf, keyOf } from './geometry.ts';
import type { Goal } from './goals.ts';
import { isUsedUp, type Judgement } from './judgement.ts';
import { listJumpOrders } from './jumps.ts';
import { steer } from './missiles.ts';
import { type WeighedOutcome, weighOutcomes } from './outcomes.ts';
import { reasonFor } from './why.ts';

/** What one craft is ordered, of the ways it may end the phase. */
export interface CraftPlan {
  unit: UnitId;
  choices: readonly WeighedOutcome[];
  chosen: number;
}

const isShip = (unit: SeenOnMap<SeenUnit>): unit is SeenOnMap<SeenSpaceship> => unit.kind === 'spaceship';

/** [R7.4d] Which unit of a docked pair of one side is commanded: the one that flies better. */
function leads(judgement: Judgement, craft: SeenOnMap<SeenCraft>): boolean {
  const { game, player } = judgement;
  const other = craft.dock ? unitNamed(game, craft.dock.partner) : undefined;
  if (!other) return true;
  if (other.owner !== player || other.kind === 'missile') return true;
  const rating = (one: SeenCraft): number => (works(one.parts.engine) ? HULLS[one.hull].maneuverRating : -1);
  return rating(craft) > rating(other) || (rating(craft) === rating(other) && craft.id < other.id);
}

/** What a craft is to reach: a pair, what either is to. */
const goalOf = ({ goals }: Judgement, craft: SeenCraft): Goal | undefined =>
  craft.dock ? (goals.get(craft.dock.partner) ?? goals.get(craft.id)) : goals.get(craft.id);

/** Points that it costs to lie in one hex with another craft where there are missiles, beside what they may do to it. */
const STACKED = 1;

/** [9.6] The ways of a craft, those held worse that end in the hex of another: a missile tries everybody it passes there. */
function apartFrom(
  { threats }: Judgement,
  plans: readonly CraftPlan[],
  choices: WeighedOutcome[],
  goal: Goal | undefined,
): WeighedOutcome[] {
  if (threats.length === 0 || plans.length === 0 || goal?.kind === 'guard' || goal?.kind === 'dock') return choices;
  const taken = new Set(
    plans.flatMap(({ choices: ways, chosen }) => {
      const end = ways[chosen] && endOf(ways[chosen].outcome);
      return end ? [keyOf(end.q, end.r)] : [];
    }),
  );
  return choices
    .map((choice) => {
      const { q, r } = endOf(choice.outcome);
      return taken.has(keyOf(q, r)) ? { ...choice, value: choice.value - STACKED + choice.terms.threat } : choice;
    })
    .sort((a, b) => b.value - a.value);
}

/** The best way for each craft to end its Command Phase; who guards another plans when that has. */
export function planCraft(judgement: Judgement): CraftPlan[] {
  const plans: CraftPlan[] = [];
  const isGuard = ({ id }: SeenCraft): boolean => judgement.goals.get(id)?.kind === 'guard';
  const craft = judgement.own.craft.filter((one) => leads(judgement, one));
  for (const one of [...craft.filter((other) => !isGuard(other)), ...craft.filter(isGuard)]) {
    if (isUsedUp(judgement.deliberation)) break;
    let goal = goalOf(judgement, one);
    if (goal?.kind === 'guard') {
      const { with: guarded } = goal;
      const plan = plans.find(({ unit }) => unit === guarded);
      const flying = plan?.choices[plan.chosen]?.outcome;
      if (flying) goal = { ...goal, flying };
    }
    const choices = apartFrom(judgement, plans, weighOutcomes(judgement, one, goal), goal);
    if (choices.length > 0) plans.push({ unit: one.id, choices, chosen: 0 });
  }
  return plans;
}

const asDue: Given['reason'] = { code: 'as-due', unit: null, params: {} };

/**
 * The orders of a Command Phase: craft, then Battle Commands, then missiles; if not the whole, no more than craft need to
 * fly, dock and jump.
 */
export function commandOrders(judgement: Judgement, plans: readonly CraftPlan[], whole = true): Given[] {
  const { game, player, own } = judgement;
  const given: Given[] = [];
  const copy = searchCopy(game, 1);
  const give = (one: Given): boolean => {
    const outcome = applyInPlace(copy, one.action);
    if (outcome.ok) given.push(one);
    return outcome.ok;
  };
  for (const action of legalOfKind(game, 'separate')) {
    const pair = 'unit' in action ? unitNamed(game, action.unit) : undefined;
    const other = pair && pair.kind !== 'missile' && pair.dock ? unitNamed(game, pair.dock.partner) : undefined;
    if (other && other.owner !== player) give({ action, reason: asDue });
  }
  for (const docking of listDockings(game, player)) give(docking);
  for (const one of listBeamOrders(judgement)) give(one);
  for (const plan of plans) {
    const { orders = [] } = plan.choices[plan.chosen]?.outcome ?? {};
    const craft = own.craft.find(({ id }) => id === plan.unit);
    if (orders.length === 0 || !craft) continue;
    const reason = whole ? reasonFor(judgement, craft, plan) : asDue;
    for (const order of orders) give({ action: { ...order, player }, reason });
  }
  for (const order of listJumpOrders(judgement, copy)) give(order);
  for (const docking of listDockings(copy, player)) give(docking);
  if (!whole) return given;
  for (const order of listRecharges({ ...judgement, game: copy })) give(order);
  const now: Judgement = { ...judgement, game: copy };
  for (const ship of own.craft.filter(isShip)) {
    for (const order of listBattleCommands(now, ship)) give(order);
  }
  // [9.6] A Weave may have cost one: an enemy missile in that hex attempts the lowest relative velocity, perhaps a missile.
  for (const missile of forcesOf(copy, player).missiles) {
    if (missile.missile === 'unguided') continue;
    const { orders, reason } = steer(now, missile);
    for (const action of orders) give({ action, reason });
  }
  const end: Action = { player, do: 'end-phase' };
  given.push({ action: end, reason: { code: 'done', unit: null, params: {} } });
  return given;
}
