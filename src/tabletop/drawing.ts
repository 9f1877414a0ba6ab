import { words } from '../sheet/paper/draw.ts';
import type { Face, Mark } from '../sheet/paper/marks.ts';
import type { PagePoint } from './hex-grid.ts';
import { BLACK } from './inks.ts';

/** A counter's body leaves so much of its cell white that scissors may err by half a millimetre. */
const SHARE = 0.92;

/** A place on a page for one side of a counter: 100 units are nearly its edge. */
export interface Drawing {
  shape: (d: string, ink: { fill?: string; stroke?: string; thick?: number }, at?: FacePlace) => Mark;
  text: (text: string, x: number, y: number, size: number, more?: Lettering) => Mark;
}

export interface FacePlace {
  x: number;
  y: number;
  scale: number;
  /** In degrees, clockwise about its origin. */
  turn?: number;
}

interface Lettering {
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  face?: Face;
  within?: number;
}

export function drawingAt({ x, y }: PagePoint, edge: number): Drawing {
  const unit = (edge * SHARE) / 100;
  return {
    shape: (d, ink, at = { x: 0, y: 0, scale: 1 }) => ({
      kind: 'path',
      d,
      ...ink,
      placed: {
        x: x + at.x * unit,
        y: y + at.y * unit,
        turn: at.turn ?? 0,
        scale: unit * at.scale,
        reach: at.scale < 1 ? 40 : 50,
      },
    }),
    text: (text, dx, dy, size, { fill = BLACK, anchor = 'middle', face = 'title', within } = {}) =>
      words(text, x + dx * unit, y + dy * unit, {
        face,
        size: size * unit,
        fill,
        anchor,
        ...(within === undefined ? {} : { within: within * unit }),
      }),
  };
}
