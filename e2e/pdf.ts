import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** In points. */
  width: number;
  height: number;
  text: string;
  /** To which places its links lead, in the order in which they are drawn. */
  links: string[];
  drawn: PdfStroke[];
}

/** In millimetres from the upper left corner. */
export type PdfPoint = readonly [x: number, y: number];

/** What is drawn with one ink at once; a word is the place where it begins. */
export interface PdfStroke {
  kind: 'line' | 'shape' | 'word';
  /** `#6f6f6f` */
  ink: string;
  /** All that it is drawn by, the handles of curves among them. */
  points: PdfPoint[];
  /** Its straight pieces. */
  pieces: (readonly [PdfPoint, PdfPoint])[];
}

export interface Pdf {
  pages: PdfPage[];
  /** The number of the page on which a place is. */
  places: Map<string, number>;
  images: number;
}

/** The letters of a font by the codes that stand in the text: its ToUnicode map. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  const text = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  const code = (number: number): string => number.toString(16).toUpperCase().padStart(4, '0');
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, from = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(from, text(to));
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = Number.parseInt(first, 16);
      for (let nth = 0; start + nth <= Number.parseInt(last, 16); nth += 1) {
        letters.set(code(start + nth), String.fromCharCode(Number.parseInt(to, 16) + nth));
      }
    }
  }
  return letters;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const through = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

const inkOf = (shares: readonly number[]): string =>
  `#${shares
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Follows the pen over a page of this height, in points. */
function drawnOn(content: string, height: number): PdfStroke[] {
  const drawn: PdfStroke[] = [];
  const kept: { matrix: Matrix; ink: string }[] = [];
  let [matrix, ink]: [Matrix, string] = [[1, 0, 0, 1, 0, 0], '#000000'];
  let [points, pieces]: [PdfPoint[], PdfStroke['pieces']] = [[], []];
  const at = (x = 0, y = 0, place = matrix): PdfPoint => {
    const [, , , , e, f] = through([1, 0, 0, 1, x, y], place);
    return [(e / 72) * 25.4, ((height - f) / 72) * 25.4];
  };
  const put = (kind: PdfStroke['kind']) => {
    if (points.length > 0) drawn.push({ kind, ink, points, pieces });
    [points, pieces] = [[], []];
  };
  for (const text of content.split('\n')) {
    // Several orders may stand on a line.
    for (const [, given = '', order = ''] of text.matchAll(/((?:-?[\d.]+ +)*)([A-Za-z]+\*?)(?=\s|$)/g)) {
      const n = given.trim().split(/ +/).map(Number);
      const last = points.at(-1);
      if (order === 'q') kept.push({ matrix, ink });
      else if (order === 'Q') ({ matrix, ink } = kept.pop() ?? { matrix, ink });
      else if (order === 'cm') matrix = through(n as unknown as Matrix, matrix);
      else if (order === 'RG' || order === 'rg') ink = inkOf(n);
      else if (order === 'm') points.push(at(n[0], n[1]));
      else if (order === 'l') {
        const next = at(n[0], n[1]);
        if (last) pieces.push([last, next]);
        points.push(next);
      } else if (order === 'c') points.push(at(n[0], n[1]), at(n[2], n[3]), at(n[4], n[5]));
      else if (order === 're') {
        const [x = 0, y = 0, w = 0, h = 0] = n;
        const corners = [at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)];
        points.push(...corners);
        for (const [nth, corner] of corners.entries()) pieces.push([corner, corners[(nth + 1) % 4] ?? corner]);
      } else if (order === 'S' || order === 's') put('line');
      else if (/^[fFbB]\*?$/.test(order)) put('shape');
      else if (order === 'n') [points, pieces] = [[], []];
      else if (order === 'Tm') {
        points = [at(0, 0, through(n as unknown as Matrix, matrix))];
        put('word');
      }
    }
  }
  return drawn;
}

/** Reads as much of a PDF as Chromium writes: its pages, their sizes, words and links, and whether there are bitmaps. */
export function readPdf(file: Buffer): Pdf {
  const objects = new Map<string, { head: string; stream: string }>();
  const raw = file.toString('latin1');
  for (const match of raw.matchAll(/(?:^|\n)(\d+) 0 obj\s/g)) {
    const [start, number = ''] = [match.index + match[0].length, match[1]];
    const body = raw.slice(start, raw.indexOf('endobj', start));
    const at = /stream\r?\n/.exec(body);
    const head = at ? body.slice(0, at.index) : body;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const begin = start + (at ? at.index + at[0].length : 0);
    const packed = file.subarray(begin, begin + length);
    const isPacked = at !== null && head.includes('/FlateDecode');
    const stream = isPacked ? inflateSync(packed).toString('latin1') : at ? packed.toString('latin1') : '';
    objects.set(number, { head, stream });
  }
  const streamOf = (number: string | undefined): string => objects.get(number ?? '')?.stream ?? '';
  const letters = (font: string): Map<string, string> =>
    lettersOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1]));

  const pages: PdfPage[] = [];
  const numbers = new Map<string, number>();
  let images = 0;
  for (const [object, { head }] of objects) {
    if (/\/Subtype\s*\/Image/.test(head)) images += 1;
    if (!/\/Type\s*\/Page\b/.test(head)) continue;
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
    const fonts = new Map(
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font = '']) => [name, letters(font)]),
    );
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(head)?.[1]);
    let text = '';
    let font: Map<string, string> | undefined;
    for (const [, name, hex, end] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj|\b(ET)\b/g)) {
      if (name) font = fonts.get(name);
      else if (end) text += '\n';
      else for (const code of hex?.match(/.{4}/g) ?? []) text += font?.get(code) ?? '?';
    }
    const [, annotations = ''] = /\/Annots \[([^\]]*)\]/.exec(head) ?? [];
    const links = [...annotations.matchAll(/(\d+) 0 R/g)].flatMap(([, link = '']) => {
      const [, place] = /\/Dest \/([\w-]+)/.exec(objects.get(link)?.head ?? '') ?? [];
      return place ? [place] : [];
    });
    pages.push({ width: Number(width), height: Number(height), text, links, drawn: drawnOn(content, Number(height)) });
    numbers.set(object, pages.length);
  }
  const places = new Map(
    [...raw.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)].map(([, place = '', page = '']) => [
      place,
      numbers.get(page) ?? 0,
    ]),
  );
  return { pages, places, images };
}
