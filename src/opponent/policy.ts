import { type Action, applyInPlace, type Game, legal, type Player, searchCopy } from '../engine/index.ts';
import type { Given } from './battle-commands.ts';
import { commandOrders, planCraft } from './command.ts';
import { decideSmall } from './decisions.ts';
import { listShots } from './fire.ts';
import { type Deliberation, type Judgement, judgePosition } from './judgement.ts';
import type { Whims } from './ranks.ts';
import type { Weights } from './weights.ts';

const asDue = (action: Action): Given => ({ action, reason: { code: 'as-due', unit: null, params: {} } });

/** The orders of a Fire Phase up to the first die. */
function fireOrders(judgement: Judgement): Given[] {
  const { player, w, deliberation } = judgement;
  const given: Given[] = [];
  const copy = searchCopy(judgement.game, 1);
  let now = judgement;
  for (let shots = 0; shots < 12; shots += 1) {
    const [best] = listShots(now, new Set());
    if (!best) break;
    const outcome = applyInPlace(copy, best.action);
    if (!outcome.ok) break;
    given.push({ action: best.action, reason: best.reason });
    if (copy.dice.fallen.length > 0 || copy.pending || copy.result) return given;
    now = judgePosition(copy, player, w, deliberation);
  }
  given.push({ action: { player, do: 'end-phase' }, reason: { code: 'done', unit: null, params: {} } });
  return given;
}

/** What a player does now by closed form alone: no search, at once. */
export function policy(game: Game, player: Player, w: Weights, deliberation: Deliberation, chance?: Whims): Given[] {
  const judgement = judgePosition(game, player, w, deliberation, chance);
  if (!game.pending && game.setUp === null) {
    if (game.phase.kind === 'command') return commandOrders(judgement, planCraft(judgement));
    if (game.phase.kind === 'fire') return fireOrders(judgement);
  }
  const action = decideSmall(judgement) ?? legal(game)[0];
  return action ? [asDue(action)] : [];
}
