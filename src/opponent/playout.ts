import { asPlayer, chanceOf } from '../chances/index.ts';
import {
  type Action,
  applyInPlace,
  deciderOf,
  type Game,
  type Player,
  searchCopy,
  type UnitId,
} from '../engine/index.ts';
import { commandOrders, planCraft } from './command.ts';
import { listShots } from './fire.ts';
import { isUsedUp, type Judgement, judgeInPassing, judgePosition } from './judgement.ts';
import { policy } from './policy.ts';
import { GAME } from './stakes.ts';

/** A playout of more steps than this has met something it does not understand. */
const MOST_STEPS = 60;

const isIn = (game: Game, kind: Game['phase']['kind']): boolean =>
  !game.pending && game.setUp === null && game.phase.kind === kind;

/** Carries orders out until a die falls, a decision is due or somebody else decides; false where the first is refused. */
function carryOut(game: Game, orders: readonly Action[]): boolean {
  const decider = deciderOf(game);
  const fallen = game.dice.fallen.length;
  let done = 0;
  for (const order of orders) {
    if (!applyInPlace(game, order).ok) break;
    done += 1;
    if (game.dice.fallen.length > fallen || game.pending || game.result || deciderOf(game) !== decider) break;
  }
  return done > 0;
}

/** Fires all that is worth it, craft by craft, by what it was worth before the first die of each; false if a decision is due. */
function fireAll({ w, deliberation }: Judgement, game: Game, player: Player): boolean {
  const done = new Set<UnitId>();
  while (!isUsedUp(deliberation)) {
    const shots = listShots(judgePosition(game, player, w, deliberation), done);
    let fired = false;
    for (const { action, reason } of shots) {
      if (!applyInPlace(game, action).ok) continue;
      fired = true;
      if (reason.unit !== null) done.add(reason.unit);
      if (game.pending || game.result) return false;
    }
    if (!fired) return true;
  }
  return true;
}

/** Whoever decides goes on by closed form: what they order, steer and launch is done in earnest, but little is looked at. */
function goOn(root: Judgement, game: Game, player: Player): boolean {
  const { w, deliberation } = root;
  if (isIn(game, 'fire')) return !fireAll(root, game, player) || carryOut(game, [{ player, do: 'end-phase' }]);
  const passing = isIn(game, 'command') ? judgeInPassing(game, player, w, deliberation) : null;
  const orders = passing ? commandOrders(passing, planCraft(passing)) : policy(game, player, w, deliberation);
  return carryOut(
    game,
    orders.map(({ action }) => action),
  );
}

/**
 * What a Command Phase's orders come to in one game, in points: with the dice of this seed both sides play on by closed form
 * to the player's next Command Phase, and the chance to win says what is reached there. Null if the budget ends before it.
 */
export function playout(root: Judgement, orders: readonly Action[], seed: number): number | null {
  const { player, deliberation } = root;
  const game = searchCopy(root.game, seed);
  carryOut(game, orders);
  for (let step = 0; step < MOST_STEPS && !game.result; step += 1) {
    if (isUsedUp(deliberation)) return null;
    const decider = deciderOf(game);
    const isNext = isIn(game, 'command') && game.turn > root.game.turn && decider === player;
    if (decider === null || isNext || !goOn(root, game, decider)) break;
  }
  const { win, draw } = asPlayer(chanceOf(game), player);
  return GAME * (win + draw / 2);
}
