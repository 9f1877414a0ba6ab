import type { Face, Mark, PaperArea, Shows, TextMark } from './marks.ts';
import { fittingSize } from './widths.ts';

/** The lines of the form; where one part ends and the next begins; under a heading. */
export const THIN = 0.22;
export const HEAVY = 0.5;
export const RULE = 0.65;

/** How high a capital stands, in ems; alike in both families. */
const CAPITAL = 0.7;

/** The base line on which capitals stand in the middle of a place. */
export const centredText = ({ y, height }: Pick<PaperArea, 'y' | 'height'>, size: number): number =>
  y + (height + CAPITAL * size) / 2;

export const middle = ({ x, width }: Pick<PaperArea, 'x' | 'width'>): number => x + width / 2;

export const box = (place: PaperArea, stroke: string, shows?: Shows): Mark => ({
  kind: 'rect',
  ...place,
  stroke,
  thick: THIN,
  ...(shows ? { shows } : {}),
});

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, thick = THIN): Mark => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  stroke,
  thick,
});

interface Lettering {
  face: Face;
  size: number;
  fill: string;
  anchor?: TextMark['anchor'];
  /** Set smaller where it would be wider than this. */
  within?: number;
  shows?: Shows | undefined;
  name?: string | undefined;
  to?: string | undefined;
}

/** A text on a base line. */
export function words(text: string, x: number, y: number, lettering: Lettering): Mark {
  const { face, size, fill, anchor = 'start', within, shows, name, to } = lettering;
  const fitting = within === undefined ? size : fittingSize(face, text, size, within);
  const more = { ...(shows ? { shows } : {}), ...(name ? { name } : {}), ...(to ? { to } : {}) };
  return { kind: 'text', x, y, text, size: fitting, face, anchor, fill, ...more };
}

/** A text in the middle of a box, and never wider than it. */
export const inside = (text: string, place: PaperArea, lettering: Omit<Lettering, 'anchor' | 'within'>): Mark => {
  const within = place.width - 1.2;
  const size = fittingSize(lettering.face, text, lettering.size, within);
  return words(text, middle(place), centredText(place, size), { ...lettering, size, anchor: 'middle' });
};

/** Places side by side, of equal width. */
export const columnsOf = ({ x, y, width, height }: PaperArea, count: number): PaperArea[] =>
  Array.from({ length: count }, (_, nth) => ({ x: x + (nth * width) / count, y, width: width / count, height }));

/** Places side by side, of these widths. */
export function cellsOf({ x, y, height }: PaperArea, widths: readonly number[]): PaperArea[] {
  let left = x;
  return widths.map((width) => {
    const place = { x: left, y, width, height };
    left += width;
    return place;
  });
}
