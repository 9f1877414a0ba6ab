import type { Player } from '../model/names.ts';
import type { Game, Stage } from '../model/state.ts';

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
