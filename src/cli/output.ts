import { closeSync, openSync, readSync } from 'node:fs';
import { type Fault, FILE_LIMITS, type Parsed, tooLarge } from '../engine/index.ts';

/** The call itself is wrong: exit status 2. */
export class UsageError extends Error {}

/** A refusal as the command line prints it. */
export interface RefusalAnswer {
  ok: false;
  /** The index of the refused action; null when the input is not of its form. */
  at: number | null;
  rule: string | null;
  message: string;
}

/** The input was read and refused: exit status 1. */
export class InputRefused extends Error {
  readonly answer: RefusalAnswer;

  constructor(answer: RefusalAnswer) {
    super(answer.message);
    this.answer = answer;
  }
}

/** Input that is not of its form, or not about anything that is there. */
export const malformed = (message: string, rule: string | null = null): InputRefused =>
  new InputRefused({ ok: false, at: null, rule, message });

/** One line of JSON on standard output. */
export const print = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

/** At most so many bytes and one more, so that a giant file or an endless pipe does not fill the memory. */
function readUpTo(file: number, most: number): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  while (length <= most) {
    const part = Buffer.alloc(65_536);
    let read: number;
    try {
      read = readSync(file, part);
    } catch (error) {
      // A pipe whose writer has nothing to say yet.
      if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') continue;
      throw error;
    }
    if (read === 0) break;
    parts.push(part.subarray(0, read));
    length += read;
  }
  return Buffer.concat(parts);
}

/** Does something with a path of the call. One that cannot be used so is a wrong call. */
export function onDisk<T>(path: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new UsageError(`cannot use ${path}: ${error instanceof Error ? error.message : ''}`);
  }
}

/** The text of a file, or of standard input for `-`. A file that cannot be read is a wrong call. */
export function readInput(file: string | undefined): string {
  if (file === undefined) throw new UsageError('a FILE is missing');
  const bytes = onDisk(file, () => {
    const opened = file === '-' ? 0 : openSync(file, 'r');
    const read = readUpTo(opened, FILE_LIMITS.record);
    if (opened !== 0) closeSync(opened);
    return read;
  });
  if (bytes.length > FILE_LIMITS.record) sound(tooLarge(FILE_LIMITS.record));
  return bytes.toString('utf8');
}

const sayFault = ({ at, message }: Fault): string => (at ? `${at}: ${message}` : message);

/** What was read, or a refusal that names the place of the first fault. */
export function sound<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  const first = parsed.faults[0];
  throw malformed(first ? sayFault(first) : 'not of its form');
}

/** Refuses words of a call that nothing has taken. */
export function noMore(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`too much: ${words.join(' ')}`);
}

/** The value after `--name`, taken out of the words. */
export function takeOption(words: string[], name: string): string | undefined {
  const index = words.indexOf(name);
  if (index < 0) return undefined;
  const [, value] = words.splice(index, 2);
  if (value === undefined) throw new UsageError(`${name} needs a value`);
  return value;
}

/** Whether `--name` stands among the words, taken out of them. */
export function takeFlag(words: string[], name: string): boolean {
  const index = words.indexOf(name);
  if (index >= 0) words.splice(index, 1);
  return index >= 0;
}

/** A whole number out of a word. */
export function wholeNumber(word: string | undefined, name: string, least: number): number {
  const value = Number(word);
  if (word === undefined || word.trim() === '' || !Number.isSafeInteger(value) || value < least) {
    throw new UsageError(`${name} needs a whole number from ${least}`);
  }
  return value;
}
