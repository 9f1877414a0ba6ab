import {
  type Action,
  applyInPlace,
  deciderOf,
  type Game,
  otherPlayer,
  type Player,
  searchCopy,
  type UnitId,
  unitNamed,
} from '../engine/index.ts';
import { approachOf } from './approach.ts';
import { commandOrders, planCraft } from './command.ts';
import { decideSmall } from './decisions.ts';
import { listBlows } from './fire.ts';
import { goalWorth } from './goal-terms.ts';
import { isUsedUp, type Judgement, judgeInPassing, judgePosition } from './judgement.ts';
import { steer } from './missiles.ts';
import { flightThreat } from './outcomes.ts';
import { turnsToGoal } from './routes.ts';
import { GAME } from './stakes.ts';

/** How many of a player's own Command Phases a rollout looks ahead, and what a point is worth each time later. */
const DEPTH = 4;
const DISCOUNT = 0.85;
/** A rollout of more steps than this has met something it does not understand. */
const MOST_STEPS = 120;

/** What the missiles in flight are likely to do on their next move, in points for one player. */
function flightWorth(own: Judgement): number {
  let worth = 0;
  for (const missile of own.own.missiles) worth += steer(own, missile).strike;
  for (const craft of own.own.craft) worth -= flightThreat(own, craft) * own.fatal(craft) * own.stakes.worth(craft);
  return worth;
}

/** The same game with no missile in flight: what they may do has been counted. A decision may name one. */
function withoutMissiles(game: Game): Game {
  if (game.pending) return game;
  return { ...game, units: game.units.filter(({ kind, status }) => kind !== 'missile' || status !== 'in-play') };
}

/** [11.0] How near a player's ships are to their goals and to the enemy, in points. */
function standing(judgement: Judgement, left: ReadonlyMap<UnitId, number>): number {
  const { game, goals, own } = judgement;
  let worth = 0;
  for (const craft of own.craft) {
    const goal = goals.get(craft.id);
    let there = approachOf(judgement, craft, goal ? 0.1 : 1);
    if (goal) there += goalWorth(judgement, goal, turnsToGoal(game, goal, craft, craft));
    worth += there * (left.get(craft.id) ?? 1);
  }
  return worth;
}

/** A Fire Phase counted: what is lost in it is not lost again, and does not fire any more. */
function strike(judgement: Judgement, left: Map<UnitId, number>): number {
  const { game, stakes } = judgement;
  let worth = 0;
  for (const { from, target, worth: blow } of listBlows(judgement)) {
    const unit = unitNamed(game, target);
    if (!unit || unit.kind === 'missile') continue;
    const there = left.get(target) ?? 1;
    const counted = blow * (left.get(from) ?? 1);
    worth += there * counted;
    left.set(target, Math.max(0, there * (1 - counted / Math.max(1, stakes.worth(unit)))));
  }
  return worth;
}

/** A draw is worth less than to go on with an even game: who does not think so stands off for ever. */
const DRAW = -15;
const WIN = 1.5 * GAME;

/** What the end of a game is worth to a player. */
function endWorth({ result }: Game, player: Player): number {
  if (!result) return 0;
  if (result.winner === null) return DRAW;
  return result.winner === player ? WIN : -WIN;
}

/** The orders by which a rollout goes on: every side plays by closed form, and nobody really fires. */
function nextOrders(judgement: Judgement): Action[] {
  const { game, player } = judgement;
  const end: Action = { player, do: 'end-phase' };
  if (!game.pending && game.setUp === null && game.phase.kind === 'command') {
    return [...commandOrders(judgement, planCraft(judgement), false).map(({ action }) => action), end];
  }
  if (!game.pending && game.setUp === null && game.phase.kind === 'fire') return [end];
  const action = decideSmall(judgement);
  return action ? [action] : [];
}

/**
 * What a Command Phase's orders are worth to a player: they are carried out, then both sides fly on by closed form for a
 * few Game-Turns. Fire and launches are not rolled but counted with their chances, so that one rollout is enough. Null if the
 * budget ends before it.
 */
export function rollout(root: Judgement, orders: readonly Action[], seed: number): number | null {
  const { player, w, deliberation } = root;
  const first = searchCopy(root.game, seed);
  for (const order of orders) if (order.do !== 'end-phase') applyInPlace(first, order);
  if (first.result) return endWorth(first, player);
  const left = new Map<UnitId, number>();
  let sum = flightWorth(judgePosition(first, player, w, deliberation));
  const game = withoutMissiles(first);
  applyInPlace(game, { player, do: 'end-phase' });
  let factor = 1;
  let phases = 0;
  for (let step = 0; step < MOST_STEPS && !game.result; step += 1) {
    if (isUsedUp(deliberation)) return null;
    const decider = deciderOf(game);
    if (decider === null) break;
    const mine = decider === player;
    const kind = game.pending ? null : game.phase.kind;
    if (kind === 'command' && mine) {
      phases += 1;
      if (phases >= DEPTH) break;
      factor *= DISCOUNT;
    }
    const judgement = judgeInPassing(game, decider, w, deliberation);
    if (kind === 'fire') sum += (mine ? factor : -factor) * strike(judgement, left);
    const before = game.dice.fallen.length;
    for (const order of nextOrders(judgement)) {
      if (!applyInPlace(game, order).ok || game.dice.fallen.length !== before || game.result) break;
    }
  }
  if (game.result) return sum + factor * endWorth(game, player);
  const foe = otherPlayer(player);
  return (
    sum +
    factor *
      (standing(judgePosition(game, player, w, deliberation), left) -
        standing(judgePosition(game, foe, w, deliberation), left))
  );
}
