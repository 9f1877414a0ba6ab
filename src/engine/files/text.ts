import { RECORD_LIMITS, UNSEEN } from './form.ts';

/** The ends of lines and stops in a text, where a line of a page has one space. */
const BREAKS = /[\t-\r\u2028\u2029]+/g;

/** A text as people may choose it: without what nobody sees of it. */
export const plainLine = (text: string): string => text.replace(BREAKS, ' ').replace(UNSEEN, '');

/** The same for a name, which is no longer than names may be, and empty where nothing is left that is to be seen. */
export function plainName(text: string): string {
  const plain = [...plainLine(text)].slice(0, RECORD_LIMITS.name).join('');
  return plain.trim() && plain;
}
