/** Where a text ceases to be JSON: lines and columns count from 1. */
export interface JsonFault {
  line: number;
  column: number;
  /** The text ends too early. */
  cutShort: boolean;
}

const WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
/** A number, an escape or one of the three words that the end of the text has broken off. */
const UNFINISHED = /-|-?\d+(?:\.|\.?\d*[eE][+-]?)|t(?:ru?)?|f(?:al?s?)?|n(?:ul?)?|\\(?:u[\da-fA-F]{0,3})?/y;

/** Where a pattern ends that begins here; -1 if it does not. */
function matched(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Where a string ends, beginning behind its first quote; `ok` is false where it goes wrong. */
function stringEnd(text: string, start: number): { at: number; ok: boolean } {
  for (let at = start; at < text.length; ) {
    const sign = text.charAt(at);
    if (sign === '"') return { at: at + 1, ok: true };
    const next = sign === '\\' ? matched(ESCAPE, text, at) : sign < ' ' ? -1 : at + 1;
    if (next < 0) return { at, ok: false };
    at = next;
  }
  return { at: text.length, ok: false };
}

type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** What may stand next, inside what, and the next sign to look at. */
interface Reading {
  wanted: Wanted;
  open: ('{' | '[')[];
  at: number;
}

const afterValue = ({ open }: Reading): Wanted => (open.length === 0 ? 'nothing' : 'comma or end');

/** Reads brackets, commas and colons; false where one does not belong. */
function readSign(reading: Reading, sign: string): boolean {
  const { wanted, open } = reading;
  const inside = open.at(-1);
  reading.at += 1;
  if ((sign === '{' || sign === '[') && wanted.startsWith('value')) {
    open.push(sign);
    reading.wanted = sign === '{' ? 'key or end' : 'value or end';
  } else if ((sign === '}' && inside === '{') || (sign === ']' && inside === '[')) {
    if (!wanted.endsWith('or end')) return false;
    open.pop();
    reading.wanted = afterValue(reading);
  } else if (sign === ',' && wanted === 'comma or end') reading.wanted = inside === '{' ? 'key' : 'value';
  else if (sign === ':' && wanted === 'colon') reading.wanted = 'value';
  else return false;
  return true;
}

/** Reads what comes next; false where the text goes wrong, with `at` on the place. */
function readNext(reading: Reading, text: string): boolean {
  const sign = text.charAt(reading.at);
  const start = reading.at;
  const isKey = reading.wanted.startsWith('key');
  if (sign === '"' && (isKey || reading.wanted.startsWith('value'))) {
    const { at, ok } = stringEnd(text, start + 1);
    reading.at = at;
    reading.wanted = isKey ? 'colon' : afterValue(reading);
    return ok;
  }
  const end = reading.wanted.startsWith('value') ? matched(WORD, text, start) : -1;
  if (end > start) {
    reading.at = end;
    reading.wanted = afterValue(reading);
    return true;
  }
  if (readSign(reading, sign)) return true;
  reading.at = start;
  return false;
}

const SPACE = /[ \t\n\r]*/y;

/** The first place at which a text is not JSON, or its end if that comes too early; null for sound JSON. */
export function jsonFault(text: string): JsonFault | null {
  const reading: Reading = { wanted: 'value', open: [], at: 0 };
  for (;;) {
    reading.at = matched(SPACE, text, reading.at);
    if (reading.at === text.length) {
      if (reading.wanted === 'nothing') return null;
      break;
    }
    if (!readNext(reading, text)) break;
  }
  const { at } = reading;
  const before = text.slice(0, at);
  const cutShort = at === text.length || matched(UNFINISHED, text, at) === text.length;
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n'), cutShort };
}
