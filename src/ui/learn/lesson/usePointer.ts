import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LessonTarget } from '../../../lessons/index.ts';
import { isOnMap, selectorOf } from './places.ts';

/** A rectangle on the page, in pixels. */
interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const all = (selector: string): Iterable<Element> => document.querySelectorAll(selector);

/** Where elements of the page are; what is not drawn is nowhere. */
const boxesOf = (elements: Iterable<Element>): PageBox[] =>
  [...elements].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? [{ left, top, width, height }] : [];
  });

/** The nearest box around an element that scrolls what does not fit. */
function scrollerOf(element: Element): Element | null {
  let around = element.parentElement;
  while (around && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement;
  return around;
}

/** Where what is spoken of is seen: of something larger than the pane it lies in, the part in sight. */
function seenBoxOf(selector: string): PageBox | null {
  const [box = null] = boxesOf(all(selector));
  const element = document.querySelector(selector);
  const pane = element && scrollerOf(element)?.getBoundingClientRect();
  if (!box || !pane) return box;
  const top = Math.max(box.top, pane.top);
  const height = Math.min(box.top + box.height, pane.bottom) - top;
  return height > 0 ? { ...box, top, height } : box;
}

/** How far the ring lies outside what it surrounds. */
const ROOM = 4;

function drawRing(ring: HTMLElement, at: PageBox | null): void {
  ring.hidden = !at;
  if (!at) return;
  ring.style.transform = `translate(${at.left - ROOM}px, ${at.top - ROOM}px)`;
  ring.style.width = `${at.width + 2 * ROOM}px`;
  ring.style.height = `${at.height + 2 * ROOM}px`;
}

/**
 * Keeps the ring round what is spoken of. What that is may be drawn anew, and the map glides and is moved by hand: so it is
 * looked for in every frame, and something is written only when it has moved.
 */
export function usePointer(place: LessonTarget): RefObject<HTMLDivElement | null> {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let drawn = '';
    let frame = 0;
    let isInSight = isOnMap(place);
    const selector = selectorOf(place);
    /** Once it is there, it is brought into sight. */
    const bring = () => {
      const there = isInSight ? null : document.querySelector(selector);
      there?.scrollIntoView?.({ block: 'nearest' });
      isInSight ||= there !== null;
    };
    const draw = () => {
      frame = requestAnimationFrame(draw);
      bring();
      const at = seenBoxOf(selector);
      const now = JSON.stringify(at);
      if (now === drawn || !ring.current) return;
      drawn = now;
      drawRing(ring.current, at);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [place]);
  return ring;
}
