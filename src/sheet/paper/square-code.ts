import { encode } from 'uqr';
import type { Mark, PaperArea } from './marks.ts';

/** In modules, what stays white around a code. */
const QUIET = 4;

/** In millimetres, the smallest module that a phone still reads off the paper of a printer at home, and the largest that helps it. */
const MODULE = { least: 0.33, most: 0.65 } as const;

/** A square code (QR): how many modules it is wide, and those that are dark as one path about its middle. */
interface SquareCode {
  size: number;
  path: string;
}

/** What `encode` may be told of a code. */
type CodeOptions = Pick<NonNullable<Parameters<typeof encode>[1]>, 'ecc' | 'maxVersion'>;

/** A text as a square code. Neighbours in a row are one piece: nothing shows between them where they are drawn small. */
export function squareCode(text: string, options: CodeOptions = {}): SquareCode {
  const { data, size } = encode(text, { ...options, boostEcc: true, border: 0 });
  const half = size / 2;
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      return [`M${x - half} ${y - half}H${(end < 0 ? size : end) - half}V${y + 1 - half}H${x - half}Z`];
    }),
  );
  return { size, path: runs.join('') };
}

/** The square in which a code is drawn, with the white around it. */
export function codeViewBox({ size }: SquareCode): string {
  const side = size + 2 * QUIET;
  return `${-side / 2} ${-side / 2} ${side} ${side}`;
}

/** A code with the width of its modules in millimetres. */
export interface PrintedCode extends SquareCode {
  module: number;
}

/** The largest version of a code that is no wider: the first has 21 modules, each further one four more. */
const versionWithin = (modules: number): number => Math.floor((modules - 17) / 4);

/**
 * The first of these texts that fits legibly into a code at most `side` millimetres wide, its white margin not counted: with
 * correction M where that is possible, else L. Null if none of them does.
 */
export function printedCode(texts: readonly string[], side: number): PrintedCode | null {
  const maxVersion = versionWithin(Math.floor(side / MODULE.least));
  for (const text of texts) {
    for (const ecc of ['M', 'L'] as const) {
      try {
        const code = squareCode(text, { ecc, maxVersion });
        return { ...code, module: Math.min(side / code.size, MODULE.most) };
      } catch (error) {
        // It is too long for that.
        if (!(error instanceof RangeError)) throw error;
      }
    }
  }
  return null;
}

/** A code in the upper right corner of a place. */
export function codeMark({ path, size, module }: PrintedCode, { x, y, width }: PaperArea): Mark {
  const half = (size * module) / 2;
  const placed = { x: x + width - half, y: y + half, turn: 0, scale: module, reach: size / 2 };
  return { kind: 'path', d: path, fill: '#000000', placed };
}
