import { words } from '../sheet/paper/draw.ts';
import type { PaperRow } from '../sheet/paper/layout.ts';
import type { Face, Mark } from '../sheet/paper/marks.ts';
import { textWidth, wrap } from '../sheet/paper/widths.ts';
import { BLACK } from './inks.ts';

/** From one line to the next, in ems. */
const LINE = 1.37;
const INDENT = 3.4;

/** Words, or words that lead to the text of this name. */
export type TextPiece = string | { text: string; to: string };

/** How text is set: its em and its width in millimetres. */
export interface TextSetting {
  size: number;
  width: number;
  face?: Face;
  /** Stands before the text and keeps its place clear. */
  mark?: '–';
  /** Millimetres below it. */
  after?: number;
}

interface Run {
  x: number;
  text: string;
  to?: string;
}

/** The text of a line in runs, each of which is a link or is none. */
function runsOf(pieces: readonly TextPiece[], [from, to]: [number, number], whole: string, width: WidthOf): Run[] {
  let at = 0;
  return pieces.flatMap((piece): Run[] => {
    const text = typeof piece === 'string' ? piece : piece.text;
    const [start, end] = [Math.max(at, from), Math.min(at + text.length, to)];
    at += text.length;
    const run = whole.slice(start, end);
    // Space at the beginning of a text is not drawn.
    const first = start + run.length - run.trimStart().length;
    if (run.trim() === '') return [];
    const link = typeof piece === 'string' ? {} : { to: piece.to };
    return [{ x: width(whole.slice(from, first)), text: run.trim(), ...link }];
  });
}

type WidthOf = (text: string) => number;

/** The lines that a text takes. */
function linesOf(pieces: readonly TextPiece[], face: Face, size: number, width: number): Run[][] {
  const whole = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  let start = 0;
  return wrap(face, whole, size, width).map((text) => {
    const from = start;
    start += text.length + 1;
    return runsOf(pieces, [from, from + text.length], whole, (part) => textWidth(face, part, size));
  });
}

/** A paragraph or an item, never broken, with a little space after it. */
export function textRow(
  pieces: readonly TextPiece[],
  { size, width, face = 'text', mark, after = 1.1 }: TextSetting,
): PaperRow {
  const indent = mark ? INDENT : 0;
  const lines = linesOf(pieces, face, size, width - indent);
  const height = lines.length * size * LINE + after;
  const lettering = { face, size, fill: BLACK } as const;
  return {
    least: height,
    most: height,
    draw: ({ x, y }): Mark[] => [
      ...(mark ? [words(mark, x, y + size, lettering)] : []),
      ...lines.flatMap((runs, nth) =>
        runs.map((run) =>
          words(run.text, x + indent + run.x, y + size + nth * size * LINE, { ...lettering, to: run.to }),
        ),
      ),
    ],
  };
}
