import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Camera,
  centred,
  fitting,
  heldBack,
  openingWith,
  panned,
  revealing,
  type Size,
  zoomed,
} from './camera.ts';
import type { Box, Point } from './geometry.ts';
import type { Hex } from './types.ts';

/** Until the first measurement, and where nothing can be measured. */
const UNMEASURED: Size = { width: 800, height: 600 };

/** What can be done to the view. */
export interface CameraMoves {
  fitAll(): void;
  zoomBy(factor: number, at?: Point): void;
  panBy(dx: number, dy: number): void;
  centreOn(hex: Hex): void;
  /** Moves only if the hex is out of sight. */
  reveal(hex: Hex): void;
}

function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/**
 * The view of the map. It opens with the pieces in readable size and stays so until somebody moves it; from the first
 * touch on it stays where it was put. "Show everything" follows the table as it grows.
 */
export function useCamera(
  ref: RefObject<HTMLElement | null>,
  box: Box,
  pieces: readonly Hex[],
  initial: Camera | undefined,
  onChange: ((camera: Camera) => void) | undefined,
) {
  const size = useSize(ref);
  const [placed, setPlaced] = useState<Camera | 'opening' | 'all'>(initial ?? 'opening');
  // A jump glides, a hand does not.
  const [gliding, setGliding] = useState(false);
  const camera = useMemo(() => {
    if (typeof placed === 'object') return placed;
    return placed === 'all' ? fitting(box, size) : openingWith(box, pieces, size);
  }, [placed, box, pieces, size]);

  // Until somebody moves the map it opens anew when a sheet is added, and never when the window or a piece changes.
  const untouched = useRef(initial === undefined);
  const extent = Object.values(box).map(Math.round).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the box only its extent counts, of the pieces nothing
  useLayoutEffect(() => {
    if (untouched.current && size !== UNMEASURED) setPlaced(openingWith(box, pieces, size));
  }, [extent, size === UNMEASURED]);

  // Handlers live longer than one drawing; they take what is on the screen when they are called.
  const now = useRef({ camera, box, size, onChange });
  useLayoutEffect(() => {
    now.current = { camera, box, size, onChange };
  });

  const change = useCallback((make: (camera: Camera, size: Size) => Camera, glide: boolean) => {
    untouched.current = false;
    const { camera: from, box: table, size: window } = now.current;
    const to = heldBack(make(from, window), table, window);
    // Several events may come before the next drawing.
    now.current.camera = to;
    setGliding(glide);
    setPlaced(to);
  }, []);

  const moves = useMemo<CameraMoves>(
    () => ({
      fitAll: () => {
        untouched.current = false;
        setGliding(true);
        setPlaced('all');
      },
      zoomBy: (factor, at) =>
        change((from, { width, height }) => zoomed(from, factor, at ?? { x: width / 2, y: height / 2 }), !at),
      panBy: (dx, dy) => change((from) => panned(from, dx, dy), false),
      centreOn: (hex) => change((from, window) => centred(from, hex, window), true),
      reveal: (hex) => {
        const { camera: from, size: window } = now.current;
        const to = revealing(from, hex, window);
        if (to.x !== from.x || to.y !== from.y) change(() => to, true);
      },
    }),
    [change],
  );

  useEffect(() => now.current.onChange?.(camera), [camera]);

  return { camera, size, gliding, moves };
}
