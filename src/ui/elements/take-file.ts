import type { ChangeEvent } from 'react';

/** Takes the file out of an input, so that the same one can be chosen again. */
export function takeFile(event: ChangeEvent<HTMLInputElement>): File | null {
  const file = event.target.files?.[0] ?? null;
  event.target.value = '';
  return file;
}
