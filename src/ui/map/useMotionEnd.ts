import { type RefObject, useEffect } from 'react';

/** Any click or key finishes the animations on the map at once. */
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
