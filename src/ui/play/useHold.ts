import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A finger that rests so long on a button, in milliseconds, asks what it would do. */
const HOLD = 450;
/** A finger that moves farther than this many pixels scrolls. */
const TREMOR = 10;

/** A long press for what hovering shows: as long as it lasts, and without pressing the button. */
export function useHold(show: () => void, hide: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const at = useRef({ x: 0, y: 0, since: 0 });
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = ({ timeStamp }: PointerEvent) => {
    clearTimeout(timer.current);
    if (!held.current) return;
    hide();
    // A busy page may hear of a short press too late; the event knows how long it was.
    if (timeStamp - at.current.since < HOLD) held.current = false;
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY, timeStamp }: PointerEvent) => {
      held.current = false;
      if (pointerType !== 'touch') return;
      at.current = { x: clientX, y: clientY, since: timeStamp };
      timer.current = setTimeout(() => {
        held.current = true;
        show();
      }, HOLD);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - at.current.x, clientY - at.current.y) > TREMOR) clearTimeout(timer.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => held.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      // Keys and screen readers click without a pointer, and mean it.
      if (!held.current || event.detail === 0) return;
      held.current = false;
      event.stopPropagation();
    },
  };
}
