import {
  type Action,
  course,
  deciderOf,
  type Game,
  type Hex,
  legal,
  legalOfKind,
  type ManeuverOutcome,
  odds,
  outcomesOf,
  type Player,
  range,
} from '../engine/index.ts';

type Unit = Game['units'][string];

const endOf = (
  { hex, direction, nextSide }: { hex: Hex; direction: Unit['direction']; nextSide: Unit['nextSide'] },
  velocity: number,
): Hex => course({ hex, direction, nextSide }, velocity).stops.at(-1) ?? hex;

function enemies(game: Game, player: Player): (Unit & { hex: Hex })[] {
  return Object.values(game.units).filter(
    (unit): unit is Unit & { hex: Hex } =>
      unit.owner !== player && unit.kind !== 'missile' && unit.status === 'in-play' && unit.hex !== null,
  );
}

function distance(game: Game, player: Player, outcome: ManeuverOutcome): number {
  const end = endOf(outcome, outcome.velocity);
  return Math.min(99, ...enemies(game, player).map((enemy) => range(end, endOf(enemy, enemy.velocity))));
}

function commands(game: Game, player: Player): Action[] {
  const orders: Action[] = [];
  for (const unit of Object.values(game.units)) {
    if (unit.owner !== player || unit.status !== 'in-play') continue;
    let best: ManeuverOutcome | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const outcome of outcomesOf(game, unit.id)) {
      if (outcome.velocity > 5) continue;
      const cost = distance(game, player, outcome) + outcome.cost.blocks * 0.6 + outcome.cost.units * 0.3;
      if (cost < least) {
        least = cost;
        best = outcome;
      }
    }
    for (const order of best?.orders ?? []) orders.push({ ...order, player });
  }
  return orders;
}

function fires(game: Game, player: Player): Action[] {
  let best: Action | undefined;
  let most = 0;
  for (const action of legalOfKind(game, 'fire')) {
    if (action.do !== 'fire') continue;
    const answer = odds(game, action);
    if ('code' in answer || game.units[action.target]?.kind === 'missile') continue;
    if (answer.probability > most) {
      most = answer.probability;
      best = action;
    }
  }
  return best ? [best] : [{ player, do: 'end-phase' }];
}

/** The orders of a player who seeks the enemy and fires at him. */
export function greedyOrders(game: Game): Action[] {
  const player = deciderOf(game);
  if (player === null) return [];
  if (!game.pending && game.setUp === null && game.phase.kind === 'command') {
    return [...commands(game, player), ...legalOfKind(game, 'abort-jump').slice(0, 0), { player, do: 'end-phase' }];
  }
  if (!game.pending && game.setUp === null && game.phase.kind === 'fire') return fires(game, player);
  const open = legal(game);
  if (game.setUp !== null) {
    const ready = open.find(({ do: kind }) => kind === 'ready');
    const deploy = open.find((action) => action.do === 'deploy' && !game.deployed.includes(action.ship));
    return ready ? [ready] : deploy ? [deploy] : [];
  }
  const kinds: Action['do'][] = ['ready', 'move-all', 'end-phase', 'deploy', 'raise-field', 'intercept', 'continue'];
  for (const kind of kinds) {
    const found = open.find((action) => action.do === kind);
    if (found) return [found];
  }
  return open.slice(0, 1);
}
