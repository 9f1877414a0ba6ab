import { createContext, useContext } from 'react';
import type { Moves } from './moves.ts';

export const MovesContext = createContext<Moves | null>(null);

/** What clicks and keys come to on the open table. */
export function useMoves(): Moves {
  const moves = useContext(MovesContext);
  if (!moves) throw new Error('There is no open table here.');
  return moves;
}
