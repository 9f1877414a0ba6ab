import {
  type Action,
  applyInPlace,
  type Game,
  legalOfKind,
  outcomesOf,
  searchCopy,
  unitNamed,
} from '../engine/index.ts';
import type { Given } from './battle-commands.ts';
import type { SeenCraft, SeenOnMap, SeenSpaceship } from './forces.ts';
import type { Judgement } from './judgement.ts';

/** Commands that can be given through a beam to bring two ships onto one vector. */
const PULLS = ['accelerate', 'decelerate', 'turn'] as const;

/** How far two vectors are apart, in commands. */
const apart = (a: { direction: number; velocity: number }, b: { direction: number; velocity: number }): number => {
  const turn = (a.direction - b.direction + 12) % 12;
  return Math.abs(a.velocity - b.velocity) + Math.min(turn, 12 - turn);
};

/** [5.6, R7.4e] Pulls what is beamed onto the ship's own vector, then docks with it; null if the beam does not do it. */
function pullAndDock(game: Game, ship: SeenSpaceship, hunted: SeenCraft): Action[] | null {
  const docks = legalOfKind(game, 'rendezvous').find(
    (order) => order.do === 'rendezvous' && order.ship === ship.id && order.with === hunted.id,
  );
  if (docks) return [docks];
  for (const kind of PULLS) {
    for (const order of legalOfKind(game, kind)) {
      if (!('by' in order) || order.by !== ship.id || order.unit !== hunted.id) continue;
      const copy = searchCopy(game, 1);
      const before = apart(unitNamed(copy, ship.id) ?? ship, unitNamed(copy, hunted.id) ?? hunted);
      if (!applyInPlace(copy, order).ok) continue;
      if (apart(unitNamed(copy, ship.id) ?? ship, unitNamed(copy, hunted.id) ?? hunted) >= before) continue;
      const rest = pullAndDock(copy, ship, hunted);
      if (rest) return [order, ...rest];
    }
  }
  return null;
}

/** The orders with which a ship comes alongside another by the help of its beam and docks, if there are some. */
function dockByBeam(
  { game, player }: Judgement,
  ship: SeenOnMap<SeenSpaceship>,
  hunted: SeenOnMap<SeenCraft>,
): Action[] | null {
  for (const { hex, direction, velocity, orders } of outcomesOf(game, ship.id)) {
    if (hex.q !== hunted.hex.q || hex.r !== hunted.hex.r || apart({ direction, velocity }, hunted) > 2) continue;
    const copy = searchCopy(game, 1);
    const given = orders.map((order): Action => ({ ...order, player }));
    if (!given.every((order) => applyInPlace(copy, order).ok)) continue;
    for (const beam of legalOfKind(copy, 'tractor')) {
      if (beam.do !== 'tractor' || beam.ship !== ship.id || beam.target !== hunted.id) continue;
      const held = searchCopy(copy, 1);
      if (!applyInPlace(held, beam).ok) continue;
      const rest = pullAndDock(held, ship, hunted);
      if (rest) return [...given, beam, ...rest];
    }
  }
  return null;
}

/** [5.6, R7.4e] A ship that hunts another and has a tractor beam: what brings it alongside and docks with it now. */
export function listBeamOrders(judgement: Judgement): Given[] {
  const { own, foes, goals } = judgement;
  for (const ship of own.craft) {
    const goal = goals.get(ship.id);
    if (ship.kind !== 'spaceship' || goal?.kind !== 'dock') continue;
    if (!ship.pods.some(({ type }) => type === 'tractor-beam')) continue;
    const hunted = foes.craft.find(({ id }) => id === goal.with);
    const orders = hunted && dockByBeam(judgement, ship, hunted);
    if (!orders) continue;
    return orders.map((action) => ({ action, reason: { code: 'dock', unit: ship.id, params: { unit: ship.id } } }));
  }
  return [];
}

/** The blocks a ship keeps for itself when it charges a battlecraft. */
const KEPT = 6;

/** [10.4, R7.5d] Fills the battlecraft aboard again, as far as the ship can spare it. */
export function listRecharges({ game }: Judgement): Given[] {
  const most = new Map<string, Given>();
  for (const action of legalOfKind(game, 'recharge')) {
    if (action.do !== 'recharge') continue;
    const craft = unitNamed(game, action.battlecraft);
    const mother = craft?.kind === 'battlecraft' ? unitNamed(game, craft.mother) : undefined;
    if (mother?.kind !== 'spaceship' || mother.energy.blocks - mother.energy.marked <= KEPT) continue;
    const reason = { code: 'recharge' as const, unit: action.battlecraft, params: { unit: action.battlecraft } };
    most.set(action.battlecraft, { action, reason });
  }
  return [...most.values()];
}
