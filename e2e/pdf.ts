import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** In points. */
  width: number;
  height: number;
  text: string;
  /** To which places its links lead, in the order in which they are drawn. */
  links: string[];
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
    pages.push({ width: Number(width), height: Number(height), text, links });
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
