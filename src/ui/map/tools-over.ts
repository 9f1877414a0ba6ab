import { type RefObject, useEffect, useState } from 'react';
import { afterPicture } from '../kit/after-picture.ts';
import { findParts } from '../kit/part.ts';
import type { Size } from './camera.ts';
import type { MapBox } from './geometry.ts';

/** What lies on the map: its tools, and what rises over it while something happens or is looked up. */
const OVER = ['tools', 'stage', 'proof', 'drawer'] as const;

/** The tools on the map, in pixels of its window. */
export function toolsOver(element: HTMLElement | null, over: readonly HTMLElement[] = findParts(OVER)): MapBox[] {
  const frame = element?.getBoundingClientRect();
  if (!element || !frame) return [];
  return over.flatMap((tool) => {
    const { left, right, top, bottom } = tool.getBoundingClientRect();
    if (bottom === top || right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom)
      return [];
    return { left: left - frame.left, right: right - frame.left, top: top - frame.top, bottom: bottom - frame.top };
  });
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const NOTHING: Required<Pick<Size, 'tools'>> = { tools: [] };

/** What lies on the map now: measured after each picture of another `cause`, and whenever some of it changes its size. */
export function useToolsOver(ref: RefObject<HTMLElement | null>, ...cause: readonly unknown[]): typeof NOTHING {
  const [over, setOver] = useState(NOTHING);
  useEffect(() => {
    const measure = () => {
      const now = { tools: toolsOver(ref.current) };
      setOver((old) => (isSame(old, now) ? old : now));
    };
    const observer = new ResizeObserver(measure);
    const cancel = afterPicture(() => {
      for (const part of findParts(OVER)) observer.observe(part);
      measure();
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [ref, ...cause]);
  return over;
}
