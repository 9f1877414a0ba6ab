import type { Hex } from '../../engine/index.ts';
import { HALF } from '../../sheet/outline.ts';
import { type Camera, toScreen } from './camera.ts';
import { boxRound, hexKey, hexToPoint, type MapBox, type Point } from './geometry.ts';
import type { MapGhost, MapPiece } from './types.ts';

/** The pieces of one hex, top first. */
export interface Stack {
  hex: Hex;
  /** Where they are drawn, in map space: in the middle of their hex, unless they are laid aside. */
  at: Point;
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
    const { hex } = stack[0] as MapPiece;
    sorted.set(key, { hex, at: hexToPoint(hex), pieces: stack });
  }
  return sorted;
}

/** Half the side of the piece on top, in map space, where pieces are drawn so many times larger than printed. */
export const halfOf = ({ pieces: [top] }: Stack, enlarged: number): number =>
  HALF[top?.counter.kind ?? 'spaceship'] * enlarged;

/** Where the pieces of a hex are drawn: in its middle, unless they are laid aside. */
export const placeInStack = (stacks: ReadonlyMap<string, Stack>, hex: Hex): Point =>
  stacks.get(hexKey(hex))?.at ?? hexToPoint(hex);

/** The squares, in pixels of the window, that nothing is to be written on: pieces, and what will be. */
export function facesOf(
  stacks: ReadonlyMap<string, Stack>,
  ghosts: readonly MapGhost[],
  camera: Camera,
  { enlarged, inHex }: { enlarged: number; inHex: number },
): MapBox[] {
  const round = (at: Point, half: number): MapBox => {
    const side = 2 * half * camera.k;
    return boxRound(toScreen(camera, at), side, side);
  };
  return [
    ...[...stacks.values()].map((stack) => round(stack.at, halfOf(stack, enlarged))),
    ...ghosts.map(({ hex, counter }) => round(hexToPoint(hex), HALF[counter.kind] * inHex)),
  ];
}
