import { FILE_LIMITS, fault, type Parsed, parseJson, tooLarge } from '../../engine/index.ts';

/** A file that has been parsed, and what it says it is: whether it is sound is for the reader of that kind to say. */
export interface ParsedFile {
  kind: keyof typeof FILE_LIMITS;
  value: unknown;
}

const FORMATS = new Map<unknown, ParsedFile['kind']>([
  ['deltavee-games', 'games'],
  ['deltavee-ships', 'ships'],
]);

/** The lists that a battle consists of; it says no format, as it is what a record has as its scenario. */
const BATTLE_LISTS = ['sheets', 'ships', 'victory'];

/** What a value says it is. Records, reports of faults and whatever is none of ours are left to the reader of records. */
function kindOf(value: unknown): ParsedFile['kind'] {
  if (typeof value !== 'object' || value === null) return 'record';
  if ('format' in value) return FORMATS.get(value.format) ?? 'record';
  return BATTLE_LISTS.some((list) => list in value) ? 'battle' : 'record';
}

/** Parses the text of a file or a link once, and tells by its `format` which reader is to go on. */
export function parseFile(text: string): Parsed<ParsedFile> {
  const json = parseJson(text, FILE_LIMITS.games);
  if (!json.ok) return json;
  const kind = kindOf(json.value);
  return text.length > FILE_LIMITS[kind]
    ? tooLarge(FILE_LIMITS[kind])
    : { ok: true, value: { kind, value: json.value } };
}

/** The same with a file, which is refused by its size before it is read. */
export async function readFile(file: File): Promise<Parsed<ParsedFile>> {
  if (file.size > FILE_LIMITS.games) return tooLarge(FILE_LIMITS.games);
  const text = await file.text().catch(() => null);
  return text === null ? fault('', 'it is a folder, or it is no longer there') : parseFile(text);
}
