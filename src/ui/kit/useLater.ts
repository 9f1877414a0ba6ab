import { startTransition, useEffect, useState } from 'react';

/**
 * A value one picture later, and `before` in the first one: what is not looked at first is drawn in a task of its own,
 * and the page answers in between.
 */
export function useLater<T>(value: T, before: T): T {
  const [shown, setShown] = useState(before);
  useEffect(() => startTransition(() => setShown(() => value)), [value]);
  return shown;
}
