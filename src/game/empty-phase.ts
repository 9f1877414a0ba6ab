import { type Action, type Game, legal } from '../engine/index.ts';

/**
 * [3.0] The end of a phase that is empty by what both players know: a Movement Phase in which nothing else is legal, a
 * Command or Fire Phase of a player who has nothing in play. Null of any other.
 */
export function emptyPhaseEnd(game: Game): Action | null {
  if (game.result || game.pending || game.setUp !== null) return null;
  const { kind, player } = game.phase;
  const end: Action = { player, do: 'end-phase' };
  if (kind !== 'movement') {
    return game.units.some(({ owner, status }) => owner === player && status === 'in-play') ? null : end;
  }
  const orders = legal(game);
  return orders.length === 1 && orders[0]?.do === 'end-phase' ? end : null;
}
