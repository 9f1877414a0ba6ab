import { useLayoutEffect, useState } from 'react';
import type { Point } from '../map/geometry.ts';
import { useDrawer } from '../session/useDrawer.ts';
import { useLayout } from '../session/useLayout.ts';

/** Something that lies beside a piece, with where the piece was seen when it was laid there. */
interface Kept<Place> {
  key: string;
  at: Point;
  held: boolean;
  obstacles: unknown;
  place: Place | null;
}

interface Asked<Place> {
  /** Identifies what is placed: another value is placed anew. */
  key: string;
  /** The place of the piece in the window. */
  at: Point;
  /** A hand is moving the map. */
  held: boolean;
  /** The obstacles that it may not lie on; a new object when they have changed. */
  obstacles: unknown;
  isClear: (place: Place) => boolean;
  isSeen: (place: Place) => boolean;
  lay: () => Place | null;
}

function next<Place>(kept: Kept<Place> | null, asked: Asked<Place>): Kept<Place> {
  const { key, at, held, obstacles } = asked;
  if (kept && held) return kept.held ? kept : { ...kept, held };
  const isSame = kept?.key === key;
  const isStill = kept && (kept.held || (kept.at.x === at.x && kept.at.y === at.y));
  const isFree = kept && (kept.obstacles === obstacles || (kept.place !== null && asked.isClear(kept.place)));
  if (isSame && isFree && (isStill || (kept.place !== null && asked.isSeen(kept.place)))) {
    return isStill && !kept.held && kept.obstacles === obstacles ? kept : { ...kept, at, held, obstacles };
  }
  return { key, at, held, obstacles, place: asked.lay() };
}

/**
 * Where something lies beside a piece. A hand that moves the map takes it along; when the program has moved the map, or a
 * course would lie under it, it is laid anew.
 */
export function usePlaced<Place>(asked: Asked<Place>): Place | null {
  const [kept, setKept] = useState<Kept<Place> | null>(null);
  const now = next(kept, asked);
  if (now !== kept) setKept(now);
  return now.place;
}

/** How often the drawer has opened over what lies on the map: what it would cover then is laid anew, once it is drawn. */
export function useDrawerOpenings(): number {
  const isOpen = useDrawer(useLayout());
  const [openings, setOpenings] = useState(0);
  useLayoutEffect(() => {
    if (isOpen) setOpenings((before) => before + 1);
  }, [isOpen]);
  return openings;
}
