import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether what lies in a box is longer than the box. It is found out when the page is laid out anyway: to ask at once would
 * have it laid out twice.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 2));
    const watch = () => {
      sizes.disconnect();
      for (const part of [element, ...element.children]) sizes.observe(part);
    };
    const contents = new MutationObserver(watch);
    contents.observe(element, { childList: true, characterData: true, subtree: true });
    watch();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [ref]);
  return isLong;
}
