import { useSyncExternalStore } from 'react';

/**
 * The only breakpoints of the page. App writes the layout on <html> as `data-layout`, and how large the screen is as
 * `data-screen`, for style sheets; what a part of a page does with its own width it asks by a container query.
 */

/** How much room there is: from 1800, from 1200, from 720 pixels, and less; a phone on its side is a phone too, and a page at four times its size a phone that scrolls. */
export type Layout = 'wide' | 'desk' | 'tablet' | 'phone';

const WIDE = '(min-width: 1800px)';
const DESK = '(min-width: 1200px)';
const TABLET = '(min-width: 720px)';
const SHORT = '(max-height: 499px) and (min-width: 500px)';
const SMALL = '(max-width: 719px) and (max-height: 780px)';
const LARGE = '(min-width: 2200px) and (min-height: 1200px)';
const HUGE = '(min-width: 3200px) and (min-height: 1800px)';

/** On a large screen type and controls grow; on a small phone, and on one on its side, the dock takes less. */
export type Screen = 'low' | 'small' | 'usual' | 'large' | 'huge';

interface Fit {
  layout: Layout;
  screen: Screen;
}

const matches = (query: string): boolean => window.matchMedia(query).matches;

function layoutOfWindow(): Layout {
  if (matches(SHORT)) return 'phone';
  if (matches(WIDE)) return 'wide';
  if (matches(DESK)) return 'desk';
  return matches(TABLET) ? 'tablet' : 'phone';
}

function screenOfWindow(): Screen {
  if (matches(SHORT)) return 'low';
  if (matches(SMALL)) return 'small';
  if (matches(HUGE)) return 'huge';
  return matches(LARGE) ? 'large' : 'usual';
}

/** What the page was laid out for last. */
let last: Fit | null = null;

/** From `beforeprint` to `afterprint`. */
let isPrinted = false;

/**
 * What fits the window. While something is printed that stays as it was: a browser may tell the page the width of the
 * paper, and another layout would take what is printed off the page.
 */
function fitNow(): Fit {
  if (last === null || !(isPrinted || matches('print'))) last = { layout: layoutOfWindow(), screen: screenOfWindow() };
  return last;
}

/** Hears of whatever may change what fits, and of printing; returns how to hear no more. */
export function onFit(changed: () => void): () => void {
  const leaving = new AbortController();
  const how = { capture: true, signal: leaving.signal };
  const heard = ({ type }: Event) => {
    fitNow();
    // Not every browser says when it has printed; one who presses something sees the page again.
    isPrinted = type === 'beforeprint';
    changed();
  };
  for (const event of ['beforeprint', 'afterprint', 'pointerdown', 'keydown'])
    window.addEventListener(event, heard, how);
  for (const query of ['print', WIDE, DESK, TABLET, SHORT, SMALL, LARGE, HUGE]) {
    window.matchMedia(query).addEventListener('change', changed, how);
  }
  return () => leaving.abort();
}

/** Which of the four layouts the page has now. */
export const layoutNow = (): Layout => fitNow().layout;

/** Which of the four layouts the page has. */
export const useLayout = (): Layout => useSyncExternalStore(onFit, layoutNow);

/** Whether the page is being printed just now. */
export const printedNow = (): boolean => isPrinted;

/** How large the screen is that the page fills. */
export const useScreen = (): Screen => useSyncExternalStore(onFit, () => fitNow().screen);
