import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from '../../engine/index.ts';
import {
  type Camera,
  centred,
  fitting,
  heldBack,
  openingWith,
  panned,
  revealing,
  type Size,
  showing,
  zoomed,
} from './camera.ts';
import type { Box, Point } from './geometry.ts';

/** Until the first measurement, and where nothing can be measured. */
const UNMEASURED: Size = { width: 800, height: 600 };

/** What can be done to the view. */
export interface CameraMoves {
  fitAll(): void;
  zoomBy(factor: number, at?: Point): void;
  panBy(dx: number, dy: number): void;
  centreOn(hex: Hex): void;
  /** Moves only if the hex, with so many pixels round it, is out of sight. */
  reveal(hex: Hex, room?: number): void;
  /** Moves only if one of them is out of sight. */
  show(hexes: readonly Hex[]): void;
}

/** What lies on the map. */
const OVER = '.map-tools, .scene-note, .scene-end, .replay';

/** The tools on the map, in pixels of its window. */
function toolsOver(element: HTMLElement | null): Box[] {
  const frame = element?.getBoundingClientRect();
  if (!element || !frame) return [];
  return [...(element.parentElement?.querySelectorAll(OVER) ?? [])].map((tool) => {
    const { left, right, top, bottom } = tool.getBoundingClientRect();
    return { left: left - frame.left, right: right - frame.left, top: top - frame.top, bottom: bottom - frame.top };
  });
}

function useSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) =>
          old.width === width && old.height === height ? old : { width, height, tools: toolsOver(element) },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return [size, setSize] as const;
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
  const [size, setSize] = useSize(ref);
  const [placed, setPlaced] = useState<Camera | 'opening' | { all: readonly Hex[] }>(initial ?? 'opening');
  // Moves by the program are animated; moves by hand follow the hand at once.
  const [gliding, setGliding] = useState(false);
  const camera = useMemo(() => {
    if (placed === 'opening') return openingWith(box, pieces, size);
    return 'all' in placed ? fitting(box, size, placed.all) : placed;
  }, [placed, box, pieces, size]);

  // Until somebody moves the map it opens anew when a sheet is added, and never when the window or a piece changes.
  const untouched = useRef(initial === undefined);
  const extent = Object.values(box).map(Math.round).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the box only its extent counts, of the pieces nothing
  useLayoutEffect(() => {
    if (untouched.current && size !== UNMEASURED) setPlaced(openingWith(box, pieces, size));
  }, [extent, size === UNMEASURED]);

  // Handlers live longer than one drawing; they take what is on the screen when they are called.
  const now = useRef({ camera, box, size, pieces, onChange });
  useLayoutEffect(() => {
    now.current = { camera, box, size, pieces, onChange };
  });

  const change = useCallback(
    (make: (camera: Camera, size: Size) => Camera, glide: boolean) => {
      untouched.current = false;
      const { camera: from, box: table, size } = now.current;
      const window = glide ? { ...size, tools: toolsOver(ref.current) } : size;
      const to = heldBack(make(from, window), table, window);
      // Several events may come before the next drawing.
      now.current.camera = to;
      setGliding(glide);
      setPlaced(to);
    },
    [ref],
  );

  /** A change that leaves the view as it is is none: the map would count as touched. */
  const moveIf = useCallback(
    (make: (camera: Camera, size: Size) => Camera) => {
      const { camera: from, size } = now.current;
      const to = make(from, { ...size, tools: toolsOver(ref.current) });
      if (to.x !== from.x || to.y !== from.y || to.k !== from.k) change(() => to, true);
    },
    [change, ref],
  );

  const controls = useMemo<CameraMoves>(
    () => ({
      fitAll: () => {
        untouched.current = false;
        setGliding(true);
        setSize((old) => ({ ...old, tools: toolsOver(ref.current) }));
        setPlaced({ all: now.current.pieces });
      },
      zoomBy: (factor, at) =>
        change((from, { width, height }) => zoomed(from, factor, at ?? { x: width / 2, y: height / 2 }), !at),
      panBy: (dx, dy) => change((from) => panned(from, dx, dy), false),
      centreOn: (hex) => change((from, window) => centred(from, hex, window), true),
      reveal: (hex, room) => moveIf((from, window) => revealing(from, hex, window, room)),
      show: (hexes) => moveIf((from, window) => showing(from, hexes, window)),
    }),
    [change, moveIf, setSize, ref],
  );

  useEffect(() => now.current.onChange?.(camera), [camera]);

  return { camera, size, gliding, controls };
}
