import { type RefObject, useEffect, useState } from 'react';
import { afterPicture } from '../elements/after-picture.ts';
import { selectParts } from '../elements/part.ts';
import { ORDERS_AT_PIECE } from './boxes-over.ts';
import type { Size } from './camera.ts';
import type { MapBox } from './geometry.ts';

/** What lies on the map, of the map itself and of the table round it; of the orders those in a bar at its edge. */
const OVER = [
  selectParts(
    ...(['map-tools', 'map-note', 'end-banner', 'replay', 'coach', 'result'] as const),
    ...(['orders', 'drawer', 'sheet', 'todo', 'target', 'notices'] as const),
  ),
  `${selectParts('wings')}[data-bar="true"] > *`,
].join();

/** What lies at a piece and goes along with the map: words keep off it, and the view does not. */
const AT_PIECE = `${selectParts('target-card', 'question', 'counsel')}, ${ORDERS_AT_PIECE}`;

/** A panel that is as high as what stands in it: what lies below it now would be under it with the next unit. */
const GROWS = `${selectParts('orders')}:not([data-folded])`;

/** The tools on the map, in pixels of its window; what else lies there by a selector of its own. */
export function toolsOver(element: HTMLElement | null, over = OVER): MapBox[] {
  const frame = element?.getBoundingClientRect();
  if (!element || !frame) return [];
  return [...document.querySelectorAll(over)].flatMap((tool) => {
    const { left, right, top, bottom } = tool.getBoundingClientRect();
    if (bottom === top || right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom)
      return [];
    return {
      left: left - frame.left,
      right: right - frame.left,
      top: top - frame.top,
      bottom: (tool.matches(GROWS) ? frame.bottom : bottom) - frame.top,
    };
  });
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What lies over the map: its tools, and the cards and orders that go along with it. */
export type Over = Required<Pick<Size, 'tools' | 'cards'>>;

const NOTHING: Over = { tools: [], cards: [] };

/**
 * What lies on the map now: measured after each picture of another `cause`, whenever some of it changes its size, and when
 * the orders at a piece have come to another place.
 */
export function useToolsOver(ref: RefObject<HTMLElement | null>, ...cause: readonly unknown[]): Over {
  const [over, setOver] = useState(NOTHING);
  useEffect(() => {
    const measure = () => {
      const now = { tools: toolsOver(ref.current), cards: toolsOver(ref.current, AT_PIECE) };
      setOver((old) => (isSame(old, now) ? old : now));
    };
    const glided = ({ target }: TransitionEvent) => {
      if (target instanceof Element && target.matches(selectParts('wings'))) measure();
    };
    const observer = new ResizeObserver(measure);
    const cancels = [
      afterPicture(() => {
        for (const part of document.querySelectorAll(`${OVER}, ${AT_PIECE}`)) observer.observe(part);
        measure();
        // What a card has come to lie over makes way after that.
        cancels.push(afterPicture(measure));
      }),
    ];
    document.addEventListener('transitionend', glided);
    return () => {
      for (const cancel of cancels) cancel();
      observer.disconnect();
      document.removeEventListener('transitionend', glided);
    };
  }, [ref, ...cause]);
  return over;
}
