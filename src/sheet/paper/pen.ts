import type { Mark, PaperArea, Shows } from './marks.ts';

/*
 * What a pencil does on a log. One mark means one thing: a slash strikes off what is not aboard, a cross is spent, two
 * lines are a missile or a battlecraft that is no more, a ring is where a part or a marker stands. The strokes are a
 * little uneven, as a hand makes them, and the same each time.
 */

const STROKE = 0.5;

/** A small unevenness, from -1 to 1, that belongs to a place on the sheet. */
function waver(x: number, y: number, nth: number): number {
  const wild = Math.sin(x * 12.9898 + y * 78.233 + nth * 37.719) * 43758.5453;
  return (wild - Math.floor(wild)) * 2 - 1;
}

const mm = (n: number): string => String(Math.round(n * 100) / 100);

function stroke(d: string, ink: string, shows?: Shows, thick = STROKE): Mark {
  return { kind: 'path', d, stroke: ink, thick, ...(shows ? { shows } : {}) };
}

/** A stroke between two points, bent a little to one side. */
function bent(x1: number, y1: number, x2: number, y2: number, bend: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const cx = (x1 + x2) / 2 + ((y1 - y2) / length) * bend;
  const cy = (y1 + y2) / 2 + ((x2 - x1) / length) * bend;
  return `M${mm(x1)} ${mm(y1)}Q${mm(cx)} ${mm(cy)} ${mm(x2)} ${mm(y2)}`;
}

/** The part of a box that strokes may fill: square, and clear of its edges. */
function room({ x, y, width, height }: PaperArea): PaperArea {
  const side = Math.min(width, height) * 0.62;
  const wide = Math.min(width * 0.72, side * 1.25);
  return { x: x + (width - wide) / 2, y: y + (height - side) / 2, width: wide, height: side };
}

const rising = ({ x, y, width, height }: PaperArea): string =>
  bent(x, y + height + waver(x, y, 1) * 0.2, x + width, y + waver(x, y, 2) * 0.2, waver(x, y, 3) * 0.35);

const falling = ({ x, y, width, height }: PaperArea): string =>
  bent(x, y + waver(x, y, 4) * 0.2, x + width, y + height + waver(x, y, 5) * 0.2, waver(x, y, 6) * 0.35);

/** Struck off before play: not aboard. */
export const slash = (place: PaperArea, ink: string, of: string): Mark =>
  stroke(rising(room(place)), ink, { of, as: 'struck' });

/** Spent in play. */
export function cross(place: PaperArea, ink: string, of: string): Mark {
  const inner = room(place);
  return stroke(rising(inner) + falling(inner), ink, { of, as: 'spent' });
}

const across = (place: PaperArea, at: number, nth: number): string => {
  const y = place.y + place.height * at;
  const unit = Math.min(1, place.width / 40);
  const lift = waver(place.x, place.y, nth) * 0.35 * unit;
  return bent(place.x + 0.8, y + lift, place.x + place.width - 0.8, y - lift, 0.4 * unit);
};

/** A whole line struck off before play. */
export const strike = (place: PaperArea, ink: string, of: string): Mark =>
  stroke(across(place, 0.5, 7), ink, { of, as: 'struck' });

/** No more: shot down, exploded, lost with its pod. The two lines leave room for what is written between them. */
export function doubleStrike(place: PaperArea, ink: string, of: string, apart = 0.24): Mark {
  const lines = across(place, 0.5 - apart / 2, 8) + across(place, 0.5 + apart / 2, 9);
  return stroke(lines, ink, { of, as: 'gone' });
}

/** A ring round what is printed, not quite closed where the hand began. */
export function circleMark(place: PaperArea, ink: string, shows: Shows, thick = 0.6): Mark {
  const rx = place.width / 2 - 0.45;
  const ry = place.height / 2 - 0.45;
  const x = place.x + place.width / 2;
  const y = place.y + place.height / 2;
  const k = 0.5523;
  const at = (dx: number, dy: number): string => `${mm(x + dx * rx)} ${mm(y + dy * ry)}`;
  const d =
    `M${at(0.3, -0.93)}C${at(-0.35, -1.1)} ${at(-1, -0.6)} ${at(-1, 0)}` +
    `C${at(-1, k)} ${at(-k, 1)} ${at(0, 1)}C${at(k, 1)} ${at(1, k)} ${at(1, 0)}` +
    `C${at(1, -0.5)} ${at(0.5, -0.98)} ${at(-0.12, -0.97)}`;
  return stroke(d, ink, shows, thick);
}
