import { type RefObject, useEffect, useRef } from 'react';
import type { Seat } from '../../store/seat/seat.ts';

/**
 * The line that says what to do now: it has the focus when the table is opened, and takes it over from a button that has
 * gone.
 */
export function useHeading(seat: Seat): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What a player is told when he comes back has taken it already.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the game
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [seat]);
  return heading;
}
