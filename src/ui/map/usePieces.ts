import { useMemo } from 'react';
import { enlargement } from '../counters/detail.ts';
import { type Size, WIDE } from './camera.ts';
import type { MapContents } from './props.ts';
import { keptBy } from './StopLayer.tsx';
import { spreadApart } from './spread-apart.ts';
import { stacksOf } from './stacks.ts';
import type { MapPiece } from './types.ts';

const NONE: readonly never[] = [];

/** In a battle of no more ships each is as large as a finger, in pixels on a desk; in a larger one its silhouette can be told. */
const FEW = 6;
const FINGER = 44;
const SILHOUETTE = 30;

function leastOf(pieces: readonly MapPiece[]): number {
  const ships = pieces.filter(({ counter }) => counter.kind === 'spaceship').length;
  return ships <= FEW ? FINGER : SILHOUETTE;
}

/**
 * The pieces as they are drawn in hexes of this corner radius, in pixels: by hex, so many times larger than printed, and laid
 * aside from each other where they would overlap. `inHex`: what may be no larger than its hex.
 */
export function usePieces(contents: MapContents, raised: string | null, radius: number, { width, grow = 1 }: Size) {
  const { pieces, courses = NONE, ghosts = NONE } = contents;
  // A wide window shows every piece by its letter, at any distance.
  const named = width >= WIDE;
  const inHex = enlargement(radius, named);
  const enlarged = enlargement(radius, named, leastOf(pieces) * grow);
  const byHex = useMemo(() => stacksOf(pieces, raised), [pieces, raised]);
  const stacks = useMemo(
    () => (enlarged > inHex ? spreadApart(byHex, enlarged, keptBy(courses, ghosts, radius, inHex)) : byHex),
    [byHex, enlarged, courses, ghosts, radius, inHex],
  );
  return { stacks, enlarged, inHex };
}
