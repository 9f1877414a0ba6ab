import { useSyncExternalStore } from 'react';

/**
 * The only breakpoints of the page. App writes the layout on <html> as `data-layout`, and how large the screen is as
 * `data-screen`, for style sheets; what a part of a page does with its own width it asks by a container query.
 */

/** How much room there is: from 1800, from 1200, from 720 pixels, and less; a phone on its side is a phone too. */
export type Layout = 'wide' | 'desk' | 'tablet' | 'phone';

const WIDE = '(min-width: 1800px)';
const DESK = '(min-width: 1200px)';
const TABLET = '(min-width: 720px)';
const SHORT = '(max-height: 499px)';
const LARGE = '(min-width: 2200px) and (min-height: 1200px)';
const HUGE = '(min-width: 3200px) and (min-height: 1800px)';

function subscribe(changed: () => void): () => void {
  const queries = [WIDE, DESK, TABLET, SHORT, LARGE, HUGE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

/** Which of the four layouts fits the window now. */
export function layoutNow(): Layout {
  if (window.matchMedia(SHORT).matches) return 'phone';
  if (window.matchMedia(WIDE).matches) return 'wide';
  if (window.matchMedia(DESK).matches) return 'desk';
  return window.matchMedia(TABLET).matches ? 'tablet' : 'phone';
}

/** Which of the four layouts fits the window. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow);

/** On a large screen type and controls grow. */
export type Screen = 'usual' | 'large' | 'huge';

function screenNow(): Screen {
  if (window.matchMedia(HUGE).matches) return 'huge';
  return window.matchMedia(LARGE).matches ? 'large' : 'usual';
}

/** How large the screen is that the page fills. */
export const useScreen = (): Screen => useSyncExternalStore(subscribe, screenNow);

/** Whether the sheet of a phone that stands covers the map. */
export const coversMap = (): boolean => layoutNow() === 'phone' && window.matchMedia('(orientation: portrait)').matches;
