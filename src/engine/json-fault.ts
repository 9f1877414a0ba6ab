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
  try {
    parse(text, errors, { disallowComments: true });
  } catch {
    // Nested too deep for this parser, though not for the browser's.
  }
  return errors[0];
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
  return { line: text.slice(0, at).split('\n').length, column: at - text.lastIndexOf('\n', at - 1), cutShort };
}
