import { apply, deciderOf, type EventType, type Game, legal, legalOfKind, type Player, view } from '../engine/index.ts';

/** What a move may lead to without the order of the moves making any difference. */
const HARMLESS: ReadonlySet<EventType> = new Set(['stepped', 'moved', 'sheet-placed', 'lost', 'paid']);

/** [6.0] Whether it cannot matter in which order the units are moved: none of them has a choice or meets anybody. */
function movesByItself(game: Game): boolean {
  const moves = legalOfKind(game, 'move');
  if (moves.some((action) => action.do === 'move' && action.stay)) return false;
  if (moves.length <= 1) return true;
  const tried = apply(game, { player: game.phase.player, do: 'move-all' });
  return tried.ok && !tried.game.pending && tried.events.every(({ type }) => HARMLESS.has(type));
}

/**
 * Whether the stage leaves the player whose it is nothing to decide, so that anybody at the table may carry it out. It
 * is judged by what both may know: a phase that passes without a hand-over tells the other player no secret.
 */
export function isForced(game: Game): boolean {
  const decider = deciderOf(game);
  if (decider === null || game.pending) return false;
  if (game.setUp !== null) return legal(game).every((action) => action.do === 'ready');
  if (game.phase.kind === 'movement') return movesByItself(game);
  const other: Player = decider === 1 ? 2 : 1;
  return view(game, other).units.every((unit) => unit.owner !== decider || unit.status !== 'in-play');
}

/** Who has to be at the screen, when `present` is there now: phases without a decision share one hand-over. */
export function playerNeeded(game: Game, present: Player): Player {
  const decider = deciderOf(game);
  if (decider === null || decider === present || isForced(game)) return present;
  return decider;
}
