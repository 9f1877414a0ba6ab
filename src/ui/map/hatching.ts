import type { Point } from './geometry.ts';

/** The corners of a hex, as it is drawn. */
const CORNERS: readonly Point[] = [0, 60, 120, 180, 240, 300].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) };
});

/** Between one line and the next, measured along the edge of the page. */
const GAP = 36;

/** Where a slanting line crosses the edges of a hex. */
function crossings(slope: 1 | -1, offset: number): Point[] {
  return CORNERS.flatMap((from, nth) => {
    const to = CORNERS[(nth + 1) % CORNERS.length] ?? from;
    const [start, end] = [from, to].map(({ x, y }) => y - slope * x - offset);
    if (start === undefined || end === undefined || start * end >= 0) return [];
    const part = start / (start - end);
    return [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
  });
}

function hatching(slope: 1 | -1): string {
  let d = '';
  for (let offset = -180 + GAP / 2; offset < 180; offset += GAP) {
    const [from, to] = crossings(slope, offset);
    if (from && to) d += `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }
  return d;
}

/** The lines of a hatched hex, and of a crossed one. */
export const HATCHED = hatching(1);
export const CROSSED = HATCHED + hatching(-1);
