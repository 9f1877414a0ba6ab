import type { PageBox } from '../elements/card-place.ts';
import { findPart, selectParts } from '../elements/part.ts';
import type { MapBox } from './geometry.ts';

/** The orders at a piece, each by itself. */
export const ORDERS_AT_PIECE = `${selectParts('wings')} > *`;

/** What lies over the map and stays where it is, but for the coach: what is laid beside a hex keeps off it. */
export const FIXED = selectParts(
  ...(['map-tool', 'map-note', 'map-legend', 'orders', 'drawer', 'target', 'result', 'notices'] as const),
);

/** Where what a selector finds lies over the map, in pixels of its window. */
export function boxesOver(selector: string): MapBox[] {
  const frame = findPart('map')?.getBoundingClientRect();
  if (!frame) return [];
  return [...document.querySelectorAll(selector)].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (right === left || bottom === top) return [];
    return { left: left - frame.left, right: right - frame.left, top: top - frame.top, bottom: bottom - frame.top };
  });
}

/** The same for the places of cards. */
export const pageBoxesOver = (selector: string): PageBox[] =>
  boxesOver(selector).map(({ left, top, right, bottom }) => ({ left, top, width: right - left, height: bottom - top }));
