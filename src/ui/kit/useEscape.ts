import { useEffect, useRef } from 'react';

/** While something is in progress Escape breaks off that, and nothing else hears of the key; what has opened over it goes first. */
export function useEscape(inProgress: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!inProgress) return;
    const onKey = (event: KeyboardEvent) => {
      const isOver = event.target instanceof Element && event.target.closest('[popover], dialog') !== null;
      if (event.key !== 'Escape' || isOver) return;
      event.stopPropagation();
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [inProgress]);
}
