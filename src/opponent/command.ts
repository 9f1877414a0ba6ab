import { type Action, applyInPlace, legalOfKind, searchCopy, type UnitId } from '../engine/index.ts';
import { type Given, listBattleCommands } from './battle-commands.ts';
import type { OnMap, Spaceship, Unit } from './forces.ts';
import type { Judgement } from './judgement.ts';
import { listJumpOrders } from './jumps.ts';
import { steer } from './missiles.ts';
import { type Choice, choicesOf } from './outcomes.ts';
import { reasonFor } from './why.ts';

/** What one craft is ordered, of the ways it may end the phase. */
export interface CraftPlan {
  unit: UnitId;
  choices: readonly Choice[];
  chosen: number;
}

const isShip = (unit: OnMap<Unit>): unit is OnMap<Spaceship> => unit.kind === 'spaceship';

/** The best way for each craft to end its Command Phase. */
export const planCraft = (judgement: Judgement): CraftPlan[] =>
  judgement.own.craft
    .filter(({ dock }) => dock === null)
    .map((craft) => ({ unit: craft.id, choices: choicesOf(judgement, craft), chosen: 0 }))
    .filter(({ choices }) => choices.length > 0);

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
  for (const order of legalOfKind(game, 'rendezvous')) {
    if (order.do === 'rendezvous' && game.units[order.with]?.owner !== player) {
      give({ action: order, reason: { code: 'dock', unit: order.ship, params: { unit: order.ship } } });
    }
  }
  for (const plan of plans) {
    const { orders = [] } = plan.choices[plan.chosen]?.outcome ?? {};
    const craft = own.craft.find(({ id }) => id === plan.unit);
    if (orders.length === 0 || !craft) continue;
    const reason = whole ? reasonFor(judgement, craft, plan) : asDue;
    for (const order of orders) give({ action: { ...order, player }, reason });
  }
  for (const order of listJumpOrders(judgement, copy)) give(order);
  if (!whole) return given;
  const now: Judgement = { ...judgement, game: copy };
  for (const ship of own.craft.filter(isShip)) {
    for (const order of listBattleCommands(now, ship)) give(order);
  }
  for (const missile of own.missiles) {
    if (missile.missile === 'unguided') continue;
    const { orders, reason } = steer(now, missile);
    for (const action of orders) give({ action, reason });
  }
  const end: Action = { player, do: 'end-phase' };
  given.push({ action: end, reason: { code: 'done', unit: null, params: {} } });
  return given;
}
