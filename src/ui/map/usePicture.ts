import {
  type CSSProperties,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Camera } from './camera.ts';
import type { CameraMoves } from './useCamera.ts';

/** After this many milliseconds without a gesture the map is drawn anew. */
const REST = 200;

/**
 * While a hand moves the map, the finished drawing is moved as one picture, which costs the browser next to nothing; to
 * draw every line and letter of it anew takes longer than a frame. `drawn` is the camera of the drawing, `shift` what
 * carries the picture from there to where the camera is, `byHand` the moves of a hand.
 */
export function usePicture(camera: Camera, controls: CameraMoves) {
  const [held, setHeld] = useState<Camera | null>(null);
  const now = useRef(camera);
  useLayoutEffect(() => {
    now.current = camera;
  });
  const rest = useRef(0);
  useEffect(() => () => clearTimeout(rest.current), []);

  const hold = useCallback(() => {
    const { current } = now;
    setHeld((before) => before ?? current);
    clearTimeout(rest.current);
    rest.current = window.setTimeout(() => startTransition(() => setHeld(null)), REST);
  }, []);

  const byHand = useMemo<CameraMoves>(
    () => ({
      ...controls,
      panBy: (dx, dy) => {
        hold();
        controls.panBy(dx, dy);
      },
      zoomBy: (factor, at) => {
        hold();
        controls.zoomBy(factor, at);
      },
    }),
    [controls, hold],
  );

  const drawn = held ?? camera;
  const scale = camera.k / drawn.k;
  const shift: CSSProperties | undefined =
    drawn === camera
      ? undefined
      : {
          transform: `translate(${camera.x - drawn.x * scale}px, ${camera.y - drawn.y * scale}px) scale(${scale})`,
        };
  return { drawn, shift, byHand };
}
