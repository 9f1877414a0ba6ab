import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LessonTarget } from '../../lessons/index.ts';
import { type Around, type PageBox, placeCard } from '../elements/card-place.ts';
import { findParts, selectParts } from '../elements/part.ts';
import { FIXED } from '../map/boxes-over.ts';
import { isOnMap, selectorOf } from './places.ts';

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

const MAP = selectParts('map');

/** What lies on the map beside the pieces. */
const PANELS = [...FIXED, 'target-card', 'edge-tab', 'piece-order'] as const;

/** How far the ring lies outside what it surrounds. */
const ROOM = 4;

function drawRing(ring: HTMLElement, at: PageBox | null): void {
  ring.hidden = !at;
  if (!at) return;
  ring.style.transform = `translate(${at.left - ROOM}px, ${at.top - ROOM}px)`;
  ring.style.width = `${at.width + 2 * ROOM}px`;
  ring.style.height = `${at.height + 2 * ROOM}px`;
}

function drawCard(card: HTMLElement, at: PageBox | null, map: PageBox, around: Around): void {
  const { left, top, tip } = placeCard(at, { width: card.offsetWidth, height: card.offsetHeight }, map, around);
  card.style.transform = `translate(${left}px, ${top}px)`;
  card.dataset.tip = tip?.edge ?? '';
  card.style.setProperty('--tip', `${tip?.at ?? 0}px`);
}

/**
 * Keeps the ring round what is spoken of, and the card beside it. What that is may be drawn anew, and the map glides and
 * is moved by hand: so it is looked for in every frame, and something is written only when it has moved. With `docked`
 * the card has a place of its own.
 */
export function usePointer(
  place: LessonTarget,
  spoken: readonly LessonTarget[],
  docked: boolean,
): {
  ring: RefObject<HTMLDivElement | null>;
  card: RefObject<HTMLElement | null>;
} {
  const ring = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    let drawn = '';
    let frame = 0;
    let isInSight = isOnMap(place);
    const selector = selectorOf(place);
    /** Once it is there, it is brought into sight; on a phone something may lie over the lower edge of the sheet. */
    const bring = () => {
      const there = isInSight ? null : document.querySelector(selector);
      there?.scrollIntoView?.({ block: docked ? 'center' : 'nearest' });
      isInSight ||= there !== null;
    };
    const draw = () => {
      frame = requestAnimationFrame(draw);
      bring();
      const at = seenBoxOf(selector);
      const [map] = boxesOf(all(MAP));
      const around: Around = {
        spoken: spoken.flatMap((one) => boxesOf(all(selectorOf(one)))),
        taken: boxesOf(findParts(PANELS)),
        pieces: boxesOf(all(`${MAP} [data-piece]`)),
      };
      const now = JSON.stringify([at, map, around, card.current?.offsetWidth, card.current?.offsetHeight]);
      if (now === drawn || !ring.current || !card.current || !map) return;
      drawn = now;
      drawRing(ring.current, at);
      if (docked) card.current.removeAttribute('style');
      else drawCard(card.current, at, map, around);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [place, spoken, docked]);
  return { ring, card };
}
