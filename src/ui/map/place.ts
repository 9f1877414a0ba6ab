import type { Hex } from '../../engine/index.ts';
import { CORNERS, hexToPoint, type Point } from './geometry.ts';

/** A whole hex round the origin. */
export const HEX_PATH = `M${CORNERS.map(({ x, y }) => `${x} ${Math.round(y * 10) / 10}`).join('L')}Z`;

/** Tenths of a unit are less than a pixel at any size, and keep the document short. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** The transform that carries a drawing round the origin to a point. */
export function movedTo({ x, y }: Point): string {
  return `translate(${tenth(x)} ${tenth(y)})`;
}

/** The same for the middle of a hex. */
export function movedToHex(hex: Hex): string {
  return movedTo(hexToPoint(hex));
}

/** Print on the map: a screen reader is told what lies in a hex, not every number on the sheet. */
export const UNHEARD = { 'aria-hidden': true } as const;

/** Whether two things that were made anew for each drawing hold the same values; for those of one level. */
export function sameValues<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(a) as (keyof T)[];
  return a === b || (keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key])));
}
