import { otherPlayer } from '../model/names.ts';
import { emit } from './play.ts';
import type { Verb } from './verb.ts';
import { endGame } from './victory.ts';

/** [R11.0e] A player gives up. */
export const concede: Verb<'concede'> = {
  check: () => undefined,
  apply(play, { player }) {
    emit(play, 'R11.0e', { type: 'conceded', player });
    endGame(play, { winner: otherPlayer(player), reason: 'conceded' });
  },
  list: () => undefined,
};

/** [R11.0e] Both players have agreed on a draw. */
export const agreeDraw: Verb<'agree-draw'> = {
  check: () => undefined,
  apply(play, { player }) {
    emit(play, 'R11.0e', { type: 'draw-agreed', player });
    endGame(play, { winner: null, reason: 'draw-agreed' });
  },
  list: () => undefined,
};
