import * as v from 'valibot';
import { RECORD_LIMITS, UNSEEN } from './form.ts';
import { plainLine, plainName } from './text.ts';

/** The characters of a text as Unicode counts them: an emoji is one, though a string holds it in two parts. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * Whether people may choose a text, wherever they can: for a name, a line to say, what is told of a battle. It is well-formed, stands
 * in a line, and changes nothing around it.
 */
export const isPlain = (text: string): boolean => text.search(UNSEEN) < 0;

/** A text of at most so many characters, which a schema is told of too. */
const atMost = (most: number) =>
  v.pipe(
    v.string(),
    v.check<string, (issue: v.CheckIssue<string>) => string>(
      (text) => text.length <= most || countCharacters(text) <= most,
      ({ input }) => `has ${countCharacters(input)} characters, ${most} at most`,
    ),
    v.metadata({ maxLength: most }),
  );

/** The sign for what cannot be shown. */
const UNSHOWN = '\uFFFD';

/** The form of a text in a file: what was kept before there was a rule for it is read as it would be chosen now. */
export const textForm = (most: number) =>
  v.pipe(
    atMost(most),
    v.transform((text) => plainLine(text) || (text === '' ? '' : UNSHOWN)),
  );

/** The form of a name in a file, which may be empty. */
export const NameForm = v.pipe(atMost(RECORD_LIMITS.name), v.transform(plainName));

/** The form of a text that somebody chooses now. */
export const chosenForm = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(isPlain, 'holds control characters or marks of direction'),
    v.check((text) => text.length >= least, 'is empty'),
    v.metadata({ minLength: least }),
    atMost(most),
  );

/** Marks of direction that were let through in names once. */
const MARKS_ONCE = /[\u061C\u200E\u200F]/gu;

/** The form of a name that a ship or a side has been given. */
export const OwnNameForm = v.pipe(
  atMost(RECORD_LIMITS.name),
  v.transform((text) => text.replaceAll(MARKS_ONCE, '')),
  v.check((text) => text.trim() !== '', 'holds nothing that is to be seen'),
  v.metadata({ pattern: '\\S' }),
  v.check(isPlain, 'holds control characters or marks of direction'),
);
