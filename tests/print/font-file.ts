import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Mark } from '../../src/sheet/paper/index.ts';
import { FACES } from '../../src/sheet/paper/index.ts';

type Face = Extract<Mark, { kind: 'text' }>['face'];

/** The tables of a WOFF file, unpacked. */
function tablesOf(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let nth = 0; nth < file.readUInt16BE(12); nth += 1) {
    const entry = 44 + 20 * nth;
    const [offset, packed, full] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [number, number, number];
    const data = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', entry, entry + 4), packed < full ? inflateSync(data) : data);
  }
  return tables;
}

/** The glyph of a letter by the `cmap` of format 4; 0 for none. */
function glyphOf(cmap: Buffer, code: number): number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, nth) => cmap.readUInt32BE(8 + 8 * nth));
  const at = subtables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (at === undefined) throw new Error('no cmap of format 4');
  const segments = cmap.readUInt16BE(at + 6) / 2;
  for (let nth = 0; nth < segments; nth += 1) {
    const end = at + 14 + 2 * nth;
    if (code > cmap.readUInt16BE(end)) continue;
    const first = cmap.readUInt16BE(end + 2 + 2 * segments);
    if (code < first) return 0;
    const delta = cmap.readInt16BE(end + 2 + 4 * segments);
    const place = end + 2 + 6 * segments;
    const range = cmap.readUInt16BE(place);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = cmap.readUInt16BE(place + range + 2 * (code - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

const files = new Map<Face, Map<string, Buffer>>();

function fileOf(face: Face): Map<string, Buffer> {
  const known = files.get(face);
  if (known) return known;
  const { family, weight, style } = FACES[face];
  const name = family.toLowerCase().replaceAll(' ', '-');
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource/${name}/package.json`));
  const tables = tablesOf(readFileSync(join(folder, 'files', `${name}-latin-${weight}-${style}.woff`)));
  files.set(face, tables);
  return tables;
}

const advances = new Map<string, number | null>();

/** How far a letter moves on in the installed typeface, in thousandths of the em; null for a letter it has not. */
export function printedAdvance(face: Face, letter: string): number | null {
  const key = face + letter;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const advance = readAdvance(face, letter);
  advances.set(key, advance);
  return advance;
}

function readAdvance(face: Face, letter: string): number | null {
  const tables = fileOf(face);
  const glyph = glyphOf(tables.get('cmap')!, letter.codePointAt(0)!);
  if (glyph === 0) return null;
  const widths = tables.get('hhea')!.readUInt16BE(34);
  const units = tables.get('head')!.readUInt16BE(18);
  return (tables.get('hmtx')!.readUInt16BE(4 * Math.min(glyph, widths - 1)) * 1000) / units;
}
