import { apply, deciderOf, type EventType, type Game, legal, legalOfKind, type Player, view } from '../engine/index.ts';
import { emptyPhaseEnd } from './empty-phase.ts';

/** The events of moves whose order makes no difference. */
const HARMLESS: ReadonlySet<EventType> = new Set(['stepped', 'moved', 'sheet-placed', 'lost', 'paid']);

/** [6.0] Whether the order of the moves makes no difference: no unit has a choice, and none meets another. */
function movesByItself(game: Game): boolean {
  const moves = legalOfKind(game, 'move');
  if (moves.some((action) => action.do === 'move' && action.stay)) return false;
  if (moves.length <= 1) return true;
  const tried = apply(game, { player: game.phase.player, do: 'move-all' });
  return tried.ok && !tried.game.pending && tried.events.every(({ type }) => HARMLESS.has(type));
}

/**
 * Whether the player who is due has nothing to decide at this stage, so that one who is at the screen may carry it
 * out. It depends on what both players know, so that skipping the hand-over gives no secret away.
 */
export function isForced(game: Game): boolean {
  const decider = deciderOf(game);
  if (decider === null || game.pending) return false;
  if (game.setUp !== null) return legal(game).every((action) => action.do === 'ready');
  if (game.phase.kind === 'movement') return movesByItself(game);
  const other: Player = decider === 1 ? 2 : 1;
  return view(game, other).units.every((unit) => unit.owner !== decider || unit.status !== 'in-play');
}

/**
 * Who gives the next order where each player has a screen of their own, after `present` has given one. A phase that is
 * empty by what both know is nobody's: a server ends it.
 */
export function playerNext(game: Game, present: Player): Player {
  return emptyPhaseEnd(game) ? present : (deciderOf(game) ?? present);
}

/** Who must be at the screen next, if `present` is there now. Phases without a decision need no hand-over. */
export function playerNeeded(game: Game, present: Player): Player {
  const decider = deciderOf(game);
  if (decider === null || decider === present || isForced(game)) return present;
  return decider;
}
