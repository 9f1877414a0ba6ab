import { useLayoutEffect, useState } from 'react';
import type { PageBox } from './card-place.ts';

/** How large an element is drawn, whatever it shows next; it is looked for once, when it is there first. */
export function useExtent(find: () => HTMLElement | null | undefined): Pick<PageBox, 'width' | 'height'> {
  const [extent, setExtent] = useState({ width: 0, height: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is looked for once, and stays
  useLayoutEffect(() => {
    const element = find();
    if (!element) return;
    const measure = () => setExtent({ width: element.offsetWidth, height: element.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return extent;
}
