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

/** Strings, and brackets outside them. */
const STRING_OR_BRACKET = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;

/** Where a text opens more brackets within each other than are allowed; null if it never does. */
export function tooDeepAt(text: string, allowed: number): { line: number; column: number } | null {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(STRING_OR_BRACKET)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > allowed) return placeAt(text, index);
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
