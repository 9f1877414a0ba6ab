import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** Where a text ceases to be JSON: lines and columns count from 1. */
export interface JsonFault {
  line: number;
  column: number;
  /** The text ends too early. */
  cutShort: boolean;
}

function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors[0];
}

const placeAt = (text: string, at: number): { line: number; column: number } => ({
  line: text.slice(0, at).split('\n').length,
  column: at - text.lastIndexOf('\n', at - 1),
});

/** The place after the string that begins at a place, or the end of the text if it is never closed. */
function afterString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/**
 * Where a text opens more brackets within each other than are allowed; null if it never does. A loop over characters:
 * a regular expression gives up on strings of some millions of them.
 */
export function tooDeepAt(text: string, allowed: number): { line: number; column: number } | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = afterString(text, at) - 1;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > allowed) return placeAt(text, at);
  }
  return null;
}

/** The parser's errors that a text cut off in the middle of a value can cause. */
const BROKEN_OFF: readonly string[] = [
  'InvalidSymbol',
  'InvalidNumberFormat',
  'UnexpectedEndOfNumber',
  'UnexpectedEndOfString',
  'InvalidUnicode',
  'InvalidEscapeCharacter',
];

/** The first place at which a text is not JSON, or its end if that comes too early; null if none is found. */
export function jsonFault(text: string): JsonFault | null {
  const error = firstError(text);
  if (!error) return null;
  const { length } = text.trimEnd();
  const broken = BROKEN_OFF.includes(printParseErrorCode(error.error));
  const cutShort = error.offset >= length || (broken && error.offset + error.length >= length);
  const at = cutShort ? text.length : error.offset;
  return { ...placeAt(text, at), cutShort };
}
