import { type RefObject, useEffect, useState } from 'react';
import { afterPicture } from '../elements/after-picture.ts';
import { findPart, findParts } from '../elements/part.ts';
import type { Size } from './camera.ts';
import type { MapBox } from './geometry.ts';

/** What lies on the map, of the map itself and of the table round it. */
const OVER = [
  'map-tools',
  'map-note',
  'end-banner',
  'replay',
  'coach',
  'result',
  'orders',
  'drawer',
  'sheet',
  'todo',
  'target',
  'notices',
] as const;

/** What lies at a piece and goes along with the map: words keep off it, and the view does not. */
const AT_PIECE = ['target-card', 'question', 'counsel', 'piece-order'] as const;

/** Of the orders at a piece those that stand in a bar at the edge of the map instead. */
const inBar = (): HTMLElement[] =>
  findParts(['piece-order']).filter(({ parentElement }) => parentElement?.dataset.bar === 'true');

/** A panel that is as high as what stands in it: what lies below it now would be under it with the next unit. */
const grows = ({ dataset }: HTMLElement): boolean => dataset.part === 'orders' && dataset.folded === undefined;

/** The tools on the map, in pixels of its window; what else lies there by itself. */
export function toolsOver(element: HTMLElement | null, over = [...findParts(OVER), ...inBar()]): MapBox[] {
  const frame = element?.getBoundingClientRect();
  if (!element || !frame) return [];
  return over.flatMap((tool) => {
    const { left, right, top, bottom } = tool.getBoundingClientRect();
    if (bottom === top || right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom)
      return [];
    return {
      left: left - frame.left,
      right: right - frame.left,
      top: top - frame.top,
      bottom: (grows(tool) ? frame.bottom : bottom) - frame.top,
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
      const now = { tools: toolsOver(ref.current), cards: toolsOver(ref.current, findParts(AT_PIECE)) };
      setOver((old) => (isSame(old, now) ? old : now));
    };
    const glided = ({ target }: TransitionEvent) => {
      if (target === findPart('wings')) measure();
    };
    const observer = new ResizeObserver(measure);
    const cancels = [
      afterPicture(() => {
        for (const part of findParts([...OVER, ...AT_PIECE])) observer.observe(part);
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
