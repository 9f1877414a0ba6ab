import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first picture of a part, and true soon after: what is not looked at first is laid in a task of its own,
 * between which the page answers.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}
