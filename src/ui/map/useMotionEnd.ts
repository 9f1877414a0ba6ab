import { type RefObject, useEffect } from 'react';

/** A click or a key anywhere puts everything that glides or flashes on the map where it is going. */
export function useMotionEnd(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const finish = () => {
      for (const animation of ref.current?.getAnimations?.({ subtree: true }) ?? []) animation.finish();
    };
    const options = { capture: true, passive: true };
    window.addEventListener('pointerdown', finish, options);
    window.addEventListener('keydown', finish, options);
    return () => {
      window.removeEventListener('pointerdown', finish, options);
      window.removeEventListener('keydown', finish, options);
    };
  }, [ref]);
}
