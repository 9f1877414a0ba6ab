import { useEffect } from 'react';

/** What the arrow keys mean something else to: the map, fields, tabs. */
const OWN_ARROWS = '.map-view, input, select, textarea, [role="tablist"], dialog';

/** Where a key leads, by what is jumped over. */
export type Jump = { over: 'step' | 'phase' | 'turn'; way: 1 | -1 };

const KEYS: Readonly<Record<string, Jump>> = {
  ArrowLeft: { over: 'step', way: -1 },
  ArrowRight: { over: 'step', way: 1 },
  ArrowUp: { over: 'phase', way: -1 },
  ArrowDown: { over: 'phase', way: 1 },
  PageUp: { over: 'turn', way: -1 },
  PageDown: { over: 'turn', way: 1 },
};

/** The arrow keys of a replay: left and right a step, up and down a phase, a page a Game-Turn. */
export function useReplayKeys(jump: (to: Jump) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const to = KEYS[event.key];
      const taken = event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null;
      if (!to || taken || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      jump(to);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [jump]);
}
