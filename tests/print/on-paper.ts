import type { Mark, PageMarks } from '../../src/sheet/paper/index.ts';
import { textAdvance } from '../../src/sheet/paper/widths.ts';

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type TextMark = Extract<Mark, { kind: 'text' }>;
type PathMark = Extract<Mark, { kind: 'path' }>;

/** A letter whose width nobody knows is taken to be as wide. */
const EM = 1000;

/** A text by the widths of its letters; only some of them reach above the capitals or below the line. */
function textBounds({ x, y, text, size, face, anchor }: TextMark): Bounds {
  let width = 0;
  for (const letter of text) {
    const advance = textAdvance(face, letter);
    if (advance === EM)
      throw new Error(`nobody knows how wide ${JSON.stringify(letter)} of ${JSON.stringify(text)} is`);
    width += (advance * size) / EM;
  }
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const above = /[bdfhklß(/]/.test(text) ? 0.78 : 0.71;
  const below = /[gjpqyQ,;(/]/.test(text) ? 0.22 : 0.02;
  return { left, right: left + width, top: y - above * size, bottom: y + below * size };
}

type Point = readonly [x: number, y: number];

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The point of a Bézier curve of any degree. */
function onCurve(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  return onCurve(
    points.slice(1).map((point, nth) => between(points[nth]!, point, t)),
    t,
  );
}

const STEPS = 24;

/** Points along a path of absolute M, Q and C. */
function pointsOf(d: string): Point[] {
  if (!/^[MQC\d\s.-]+$/.test(d)) throw new Error(`not a path of absolute curves: ${d}`);
  const points: Point[] = [];
  let at: Point = [0, 0];
  for (const [, , rest] of d.matchAll(/([MQC])([^MQC]+)/g)) {
    const numbers = rest!.match(/-?\d+(?:\.\d+)?/g)!.map(Number);
    const given = numbers.flatMap((x, nth): Point[] => (nth % 2 === 0 ? [[x, numbers[nth + 1]!]] : []));
    if (given.length > 1)
      for (let step = 0; step <= STEPS; step += 1) points.push(onCurve([at, ...given], step / STEPS));
    at = given.at(-1)!;
  }
  return points;
}

function pathBounds({ d, placed }: PathMark): Bounds {
  if (placed) {
    const reach = placed.reach * placed.scale;
    return { left: placed.x - reach, right: placed.x + reach, top: placed.y - reach, bottom: placed.y + reach };
  }
  const points = pointsOf(d);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function bareBounds(mark: Mark): Bounds {
  switch (mark.kind) {
    case 'text':
      return textBounds(mark);
    case 'path':
      return pathBounds(mark);
    case 'rect':
      return { left: mark.x, top: mark.y, right: mark.x + mark.width, bottom: mark.y + mark.height };
    case 'line':
      return {
        left: Math.min(mark.x1, mark.x2),
        right: Math.max(mark.x1, mark.x2),
        top: Math.min(mark.y1, mark.y2),
        bottom: Math.max(mark.y1, mark.y2),
      };
  }
}

/** Where the ink of a mark lies, in millimetres. */
export function boundsOf(mark: Mark): Bounds {
  const { left, top, right, bottom } = bareBounds(mark);
  const thick =
    mark.kind === 'text' ? 0 : (mark.thick ?? 0) * (mark.kind === 'path' && mark.placed ? mark.placed.scale : 1);
  const half = mark.kind !== 'text' && mark.stroke ? thick / 2 : 0;
  return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
}

export const isWithin = (inner: Bounds, outer: Bounds, slack = 0.01): boolean =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  inner.right <= outer.right + slack &&
  inner.bottom <= outer.bottom + slack;

/** One box of a sheet, and what the pen put into it. */
export interface PaperBox {
  page: number;
  bounds: Bounds;
  pen: string[];
  texts: string[];
}

export interface PaperLog {
  boxes: Map<string, PaperBox>;
  /** Strokes and writing that belong to more than a box, or to a part of one: `part pod-1 damaged`. */
  others: Map<string, string[]>;
}

/**
 * Reads a sheet back from its marks. A stroke counts for a box only if it has its name and its ink lies in it; a box that
 * is printed twice is an error.
 */
export function readPaper(pages: readonly PageMarks[], only: (bounds: Bounds) => boolean = () => true): PaperLog {
  const boxes = new Map<string, PaperBox>();
  const others = new Map<string, string[]>();
  const shown = pages.flatMap(({ marks }, page) =>
    marks.flatMap((mark) => (mark.shows && only(boundsOf(mark)) ? [{ mark, page, ...mark.shows }] : [])),
  );
  for (const { mark, page, of, as } of shown) {
    if (as !== 'box') continue;
    if (boxes.has(of)) throw new Error(`${of} is printed twice`);
    boxes.set(of, { page, bounds: boundsOf(mark), pen: [], texts: [] });
  }
  for (const { mark, page, of, as } of shown) {
    if (as === 'box' || of === 'legend') continue;
    const box = boxes.get(of);
    if (box && box.page === page && isWithin(boundsOf(mark), box.bounds, 0.15)) {
      if (mark.kind === 'text' && as === 'written') box.texts.push(mark.text);
      else box.pen.push(as);
    } else {
      others.set(of, [...(others.get(of) ?? []), mark.kind === 'text' ? mark.text : as]);
    }
  }
  return { boxes, others };
}

/** What the pen did with the boxes whose names begin so, in their order: '' for nothing. */
export const penOf = ({ boxes }: PaperLog, prefix: string): string[] =>
  [...boxes].filter(([name]) => name.startsWith(prefix)).map(([, { pen }]) => pen.join(' '));

/** All that can be read on a page, line by line from the top. */
export const textsOf = ({ marks }: PageMarks): string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : [])).map(({ text }) => text);

/** Texts on the same line within a part of a page, from the left. */
export function rowsOf(page: PageMarks, part: (x: number, y: number) => boolean): string[][] {
  const rows = new Map<string, TextMark[]>();
  for (const mark of page.marks) {
    if (mark.kind !== 'text' || !part(mark.x, mark.y)) continue;
    const key = [...rows.keys()].find((y) => Math.abs(Number(y) - mark.y) < 0.6) ?? String(mark.y);
    rows.set(key, [...(rows.get(key) ?? []), mark]);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, marks]) => marks.sort((a, b) => a.x - b.x).map(({ text }) => text));
}
