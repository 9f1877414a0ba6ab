import { useRef } from 'react';
import type { Hex } from '../../engine/index.ts';
import { type Camera, radiusOf, toMap } from './camera.ts';
import { type Point, pointToHex } from './geometry.ts';
import type { MapCallbacks } from './props.ts';

/** The hexes under a stroke from point to point of the window, in order, none twice running. */
export function hexesUnder(from: Point, to: Point, camera: Camera): Hex[] {
  // Half a corner radius at a time, so that a quick hand passes over no hex.
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (radiusOf(camera) / 2)));
  const hexes: Hex[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const hex = pointToHex(toMap(camera, at));
    const last = hexes.at(-1);
    if (last?.q !== hex.q || last.r !== hex.r) hexes.push(hex);
  }
  return hexes;
}

/** Turns the strokes of a hand into the hexes it comes to; null where nothing is drawn. */
export function useDrawing(onDraw: MapCallbacks['onDraw'], camera: Camera) {
  const last = useRef<Hex | null>(null);
  if (!onDraw) return null;
  return (from: Point, to: Point, begins: boolean): void => {
    if (begins) last.current = null;
    for (const hex of hexesUnder(from, to, camera)) {
      if (last.current?.q === hex.q && last.current.r === hex.r) continue;
      onDraw(hex, last.current === null);
      last.current = hex;
    }
  };
}
