import type { Player } from '../engine/index.ts';
import { CUT, round } from './outline.ts';

/** A printed plate in the lower right of a piece, following the piece's own corner. */
export function plate(side: Player, left: number, top: number, edge: number): string {
  const k = side === 1 ? 8 : edge * 0.4;
  const a = round(edge - k);
  if (side === 2) return `M${left} ${top}H${edge}V${a}L${a} ${edge}H${left}Z`;
  return (
    `M${left + k} ${top}H${a}A${k} ${k} 0 0 1 ${edge} ${top + k}V${a}A${k} ${k} 0 0 1 ${a} ${edge}` +
    `H${left + k}A${k} ${k} 0 0 1 ${left} ${a}V${top + k}A${k} ${k} 0 0 1 ${left + k} ${top}Z`
  );
}

/**
 * Diagonal stripes for a face-down piece, ending at its edge: no clip path, because that turns a printed page into a
 * bitmap.
 */
export function stripes(side: Player, half: number, step = 15): string {
  const reach = 2 * half - (side === 1 ? half * 0.18 : half * CUT) - 3;
  let d = '';
  for (let c = -Math.floor(reach / step) * step; c <= reach; c += step) {
    const t = Math.min(2 * (half - 2) - Math.abs(c), reach);
    if (t > 4) d += `M${round((c - t) / 2)} ${round((c + t) / 2)}L${round((c + t) / 2)} ${round((c - t) / 2)}`;
  }
  return d;
}
