import type { PageBox } from '../elements/card-place.ts';
import { findPart, findParts, type PartName } from '../elements/part.ts';
import type { MapBox } from './geometry.ts';

/** What lies over the map and stays where it is, but for the coach: what is laid beside a hex keeps off it. */
export const FIXED = ['map-tool', 'map-note', 'map-legend', 'orders', 'drawer', 'target', 'result', 'notices'] as const;

/** Where parts of the page lie over the map, in pixels of its window. */
export function boxesOver(names: readonly PartName[]): MapBox[] {
  const frame = findPart('map')?.getBoundingClientRect();
  if (!frame) return [];
  return findParts(names).flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (right === left || bottom === top) return [];
    return { left: left - frame.left, right: right - frame.left, top: top - frame.top, bottom: bottom - frame.top };
  });
}

/** The same for the places of cards. */
export const pageBoxesOver = (names: readonly PartName[]): PageBox[] =>
  boxesOver(names).map(({ left, top, right, bottom }) => ({ left, top, width: right - left, height: bottom - top }));
