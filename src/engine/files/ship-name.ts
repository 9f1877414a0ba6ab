import * as v from 'valibot';
import { RECORD_LIMITS, UNSEEN } from './form.ts';

/** A name without what nobody sees of it, and no longer than names may be; empty where nothing is left. */
export function plainName(text: string): string {
  const plain = text.slice(0, RECORD_LIMITS.name).replaceAll(UNSEEN, '');
  return plain.trim() === '' ? '' : plain;
}

/** The form of a name that a ship or a side has been given: plain text that stands in a line and changes nothing around it. */
export const OwnNameForm = v.pipe(
  v.string(),
  v.maxLength(RECORD_LIMITS.name),
  v.check((text) => text.trim() !== '', 'holds nothing that is to be seen'),
  v.check((text) => text.search(UNSEEN) < 0, 'holds control characters or marks of direction'),
);
