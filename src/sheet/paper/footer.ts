import type { LogSheet } from '../types.ts';
import { box, words } from './draw.ts';
import type { Mark, PaperArea } from './marks.ts';
import { cross, doubleStrike, slash } from './pen.ts';
import type { Look } from './style.ts';
import { textWidth } from './widths.ts';

const SIDE = 3.6;

/** What each stroke of the pen means. */
const LEGEND = [
  { mark: slash, text: 'not aboard, struck off before play' },
  { mark: cross, text: 'spent in play' },
  { mark: doubleStrike, text: 'gone' },
] as const;

const isPrepared = ({ missiles }: LogSheet): boolean =>
  missiles.some(({ lines }) => lines.some(({ status }) => status === 'prepared'));

/** Millimetres that the foot of a log takes, with the space before it. */
export const footerHeight = ({ style }: Look): number => (style.notes ? 6.2 : 5.2);

/** The foot of a log: the strokes explained, and what the sheet is of. */
export function footer(look: Look, sheet: LogSheet, place: PaperArea, caption: string): Mark[] {
  const { ink, style } = look;
  const size = style.type.caption;
  const small = { face: 'text', size, fill: ink.print } as const;
  const y = place.y + place.height - SIDE;
  const base = y + SIDE / 2 + size * 0.35;
  let { x } = place;
  const marks: Mark[] = [];
  for (const { mark, text } of LEGEND) {
    const cell = { x, y, width: SIDE * 1.2, height: SIDE };
    marks.push(box(cell, ink.print), mark(cell, ink.pen, 'legend'));
    x += cell.width + 1.1;
    marks.push(words(text, x, base, small));
    x += textWidth('text', text, size) + 3.2;
  }
  if (isPrepared(sheet)) {
    marks.push(words('p', x, base, { ...small, face: 'hand', fill: ink.pen }));
    marks.push(words('prepared', x + 2, base, small));
    x += 2 + textWidth('text', 'prepared', size) + 3.2;
  }
  const end = place.x + place.width;
  if (caption) marks.push(words(caption, end, base, { ...small, anchor: 'end', within: end - x }));
  return marks;
}
