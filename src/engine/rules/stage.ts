import type { Player } from '../model/names.ts';
import type { Game, Pending } from '../model/state.ts';

/** Where a game stands, as far as the kinds of orders go. */
export type Stage = 'set-up' | 'movement' | 'command' | 'fire' | Pending['kind'] | 'over';

export const stageOf = (game: Game): Stage => {
  if (game.result) return 'over';
  if (game.pending) return game.pending.kind;
  return game.setUp === null ? game.phase.kind : 'set-up';
};

/** [3.0] The player who decides now; null when the game is over. */
export function deciderOf(game: Game): Player | null {
  if (game.result) return null;
  return game.pending?.player ?? game.setUp ?? game.phase.player;
}
