import { constants, inflateSync } from 'node:zlib';

/** What a PDF is made of, by whatever program. */
interface Paper {
  /** The sizes of its pages, in whole millimetres. */
  pages: string[];
  /** The families of its typefaces: only what is words has any. */
  fonts: string[];
  /** How many bitmaps there are. */
  images: number;
}

const millimetres = (points?: string): number => Math.round((Number(points) / 72) * 25.4);

/** All of a PDF that can be read: newer ones pack what they say of their pages too. */
function unpack(file: Buffer): string {
  const raw = file.toString('latin1');
  const parts = [...raw.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map((head) =>
    // What follows a packed part is no part of it.
    inflateSync(file.subarray(head.index + head[0].length), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
  );
  return [raw, ...parts].join('\n');
}

/** Looks through a PDF. */
export function paperOf(file: Buffer): Paper {
  const text = unpack(file);
  const boxes = text.matchAll(/\/Type\s*\/Page\b[\s\S]*?\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g);
  const fonts = text.matchAll(/\/FontName\s*\/[A-Z]+\+(\w+)/g);
  return {
    pages: [...boxes].map(([, width, height]) => `${millimetres(width)} x ${millimetres(height)}`),
    fonts: [...new Set([...fonts].map(([, family = '']) => family))].sort(),
    images: [...text.matchAll(/\/Subtype\s*\/Image\b/g)].length,
  };
}
