import { type RefObject, useEffect, useState } from 'react';
import { afterPicture } from '../elements/after-picture.ts';
import { selectParts } from '../elements/part.ts';
import type { MapBox } from './geometry.ts';

/** What lies on the map, of the map itself and of the table round it. */
const OVER = selectParts(
  ...(['map-tools', 'map-note', 'end-banner', 'replay', 'coach'] as const),
  ...(['orders', 'wings', 'drawer', 'sheet', 'todo', 'target', 'notices'] as const),
);

/** A panel that is as high as what stands in it: what lies below it now would be under it with the next unit. */
const GROWS = selectParts('orders');

/** The tools on the map, in pixels of its window. */
export function toolsOver(element: HTMLElement | null): MapBox[] {
  const frame = element?.getBoundingClientRect();
  if (!element || !frame) return [];
  return [...document.querySelectorAll(OVER)].flatMap((tool) => {
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

const isSame = (a: readonly MapBox[], b: readonly MapBox[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What lies on the map now: measured after each picture of another `cause`, and whenever one of the tools changes its size. */
export function useToolsOver(ref: RefObject<HTMLElement | null>, cause: unknown): readonly MapBox[] {
  const [tools, setTools] = useState<readonly MapBox[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause is what may have moved them
  useEffect(() => {
    const measure = () => {
      const now = toolsOver(ref.current);
      setTools((old) => (isSame(old, now) ? old : now));
    };
    const observer = new ResizeObserver(measure);
    const cancel = afterPicture(() => {
      for (const tool of document.querySelectorAll(OVER)) observer.observe(tool);
      measure();
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [ref, cause]);
  return tools;
}
