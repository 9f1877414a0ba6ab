import type { Hex } from '../../engine/index.ts';
import { hexKey } from './geometry.ts';
import type { MapPiece } from './types.ts';

/** The pieces of one hex, top first. */
export interface Stack {
  hex: Hex;
  pieces: readonly MapPiece[];
}

/**
 * Pieces by hex, top first: the one that is raised (it has the focus), then the selected one, then by their order. The
 * face of a stack is the piece one is dealing with.
 */
export function stacksOf(pieces: readonly MapPiece[], raised: string | null): Map<string, Stack> {
  const rank = ({ id, counter }: MapPiece): number => (id === raised ? 2 : counter.selected ? 1 : 0);
  const stacks = new Map<string, MapPiece[]>();
  for (const piece of pieces) {
    const key = hexKey(piece.hex);
    const stack = stacks.get(key);
    // Later pieces go first: the sort below keeps the sequence of equals.
    if (stack) stack.unshift(piece);
    else stacks.set(key, [piece]);
  }
  const sorted = new Map<string, Stack>();
  for (const [key, stack] of stacks) {
    stack.sort((a, b) => rank(b) - rank(a) || (b.order ?? 0) - (a.order ?? 0));
    sorted.set(key, { hex: (stack[0] as MapPiece).hex, pieces: stack });
  }
  return sorted;
}
