import type { MouseEvent, PointerEvent } from 'react';
import { createStore } from 'zustand/vanilla';

/** What is looked up where it is printed: a case of the rules, or a term by the name under which it is printed. */
export interface Sought {
  what: { rule: string } | { term: string };
  /** What was pressed: the entry opens beside it, and gives the focus back to it. */
  anchor: HTMLElement;
}

/** The one entry that is open in place. */
export const lookup = createStore<{ sought: Sought | null }>(() => ({ sought: null }));

export const closeLookup = (): void => lookup.setState({ sought: null });

/** A press beside an open entry closes it; a second press on what opened it must not open it anew. */
let closing: HTMLElement | null = null;

/** What makes a button open the entry of a case or a term beside it. */
export const opensEntry = (what: Sought['what']) => ({
  type: 'button' as const,
  'aria-haspopup': 'dialog' as const,
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    closing = lookup.getState().sought?.anchor === currentTarget ? currentTarget : null;
  },
  onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    if (detail > 0 && closing === currentTarget) closeLookup();
    else lookup.setState({ sought: { what, anchor: currentTarget } });
  },
});
