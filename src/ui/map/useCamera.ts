import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from '../../engine/index.ts';
import { afterPicture } from '../kit/after-picture.ts';
import {
  type Camera,
  centred,
  type Framed,
  fitting,
  heldBack,
  openingWith,
  panned,
  reframed,
  revealing,
  type Size,
  showing,
  showingMost,
  zoomed,
} from './camera.ts';
import type { MapBox, Point } from './geometry.ts';
import { toolsOver } from './tools-over.ts';

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
  /** Shows groups of hexes beside a card, the first in any case, the others as far as that takes little zooming. */
  showBeside(groups: Framed, card: MapBox): void;
  /** Shows these groups of hexes as well as it can, unless a hand has moved the map. */
  frame(groups: Framed): void;
}

/** A line of text that comes up beside the map takes no more of its height, in pixels: the view does not move for it. */
const LINE = 96;

const isOther = (a: Size, b: Size): boolean => a.width !== b.width || Math.abs(a.height - b.height) > LINE;

/** The size of the window as it was measured last, with which a map that is drawn again for the next player begins. */
let measured = UNMEASURED;

/** The size of the window of the map, and in `fitted` the one that its view is laid out for. */
function useSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(measured);
  const [fitted, setFitted] = useState(measured);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width <= 0 || height <= 0) return;
      const grow = Number(getComputedStyle(element).getPropertyValue('--grow')) || 1;
      const now = { width, height, tools: toolsOver(element), grow };
      measured = now;
      setSize((old) => (old.width === width && old.height === height ? old : now));
      setFitted((old) => (old === UNMEASURED || isOther(old, now) ? now : old));
    };
    // The observer measures once it is laid out: before that, the whole page would have to be laid out for it at once.
    if (measured === UNMEASURED) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What lies on the map is laid out with the first picture; the view opens beside it.
    const cancel = afterPicture(() => setFitted((old) => ({ ...old, tools: toolsOver(element) })));
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [ref]);
  return { size, fitted, setFitted };
}

/**
 * The view of the map. It opens with the pieces in readable size, and does so anew when the window changes, until
 * somebody moves it; from then on its scale and what lies in its middle stay. "Show everything" follows the table as it
 * grows, and the window.
 */
export function useCamera(
  ref: RefObject<HTMLElement | null>,
  box: MapBox,
  pieces: readonly Hex[],
  framed: Framed,
  initial: Camera | undefined,
  onChange: ((camera: Camera) => void) | undefined,
) {
  const { size, fitted, setFitted } = useSize(ref);
  const [placed, setPlaced] = useState<Camera | 'opening' | { all: readonly Hex[] }>(initial ?? 'opening');
  // Moves by the program are animated; moves by hand follow the hand at once.
  const [gliding, setGliding] = useState(false);
  const camera = useMemo(() => {
    if (placed === 'opening') return openingWith(box, pieces, fitted, framed);
    return 'all' in placed ? fitting(box, fitted, placed.all) : placed;
  }, [placed, box, pieces, fitted, framed]);

  // Until somebody moves the map it opens anew when a sheet is added or the window changes, and never when a piece does.
  const untouched = useRef(initial === undefined);
  const before = useRef(fitted);
  const extent = Object.values(box).map(Math.round).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the box only its extent counts, of what is shown nothing
  useLayoutEffect(() => {
    const from = before.current;
    before.current = fitted;
    if (fitted === UNMEASURED) return;
    if (untouched.current) setPlaced(openingWith(box, pieces, fitted, framed));
    else if (from !== UNMEASURED && from !== fitted) {
      const [dx, dy] = [(fitted.width - from.width) / 2, (fitted.height - from.height) / 2];
      setPlaced((old) => (typeof old === 'object' && 'k' in old ? heldBack(panned(old, dx, dy), box, fitted) : old));
    }
  }, [extent, fitted]);

  // Handlers live longer than one drawing; they take what is on the screen when they are called.
  const now = useRef({ camera, box, size, pieces, onChange });
  useLayoutEffect(() => {
    now.current = { camera, box, size, pieces, onChange };
  });

  const change = useCallback(
    (make: (camera: Camera, size: Size) => Camera, glide: boolean) => {
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

  /** A movement of the camera that only brings something into sight: the map does not count as moved by a hand. */
  const moveIf = useCallback(
    (make: (camera: Camera, size: Size) => Camera) =>
      afterPicture(() => {
        const { camera: from, size } = now.current;
        const to = make(from, { ...size, tools: toolsOver(ref.current) });
        if (to.x !== from.x || to.y !== from.y || to.k !== from.k) change(() => to, true);
      }),
    [change, ref],
  );

  const controls = useMemo<CameraMoves>(() => {
    const touch = () => {
      untouched.current = false;
    };
    return {
      fitAll: () => {
        touch();
        setGliding(true);
        const measure = () => setFitted({ ...now.current.size, tools: toolsOver(ref.current) });
        measure();
        setPlaced({ all: now.current.pieces });
        // Where everything is small the orders stand in a bar, which is there only then.
        afterPicture(measure);
      },
      zoomBy: (factor, at) => {
        touch();
        change((from, { width, height }) => zoomed(from, factor, at ?? { x: width / 2, y: height / 2 }), !at);
      },
      panBy: (dx, dy) => {
        touch();
        change((from) => panned(from, dx, dy), false);
      },
      centreOn: (hex) => {
        touch();
        change((from, window) => centred(from, hex, window), true);
      },
      reveal: (hex, room) => moveIf((from, window) => revealing(from, hex, window, room)),
      show: (hexes) => moveIf((from, window) => showing(from, hexes, window)),
      showBeside: (groups, card) =>
        moveIf((from, { tools = [], ...window }) => showingMost(from, groups, { ...window, tools: [...tools, card] })),
      frame: (groups) => {
        if (untouched.current) moveIf((from, window) => reframed(from, groups, now.current.box, window));
      },
    };
  }, [change, moveIf, setFitted, ref]);

  useEffect(() => now.current.onChange?.(camera), [camera]);

  return { camera, size, gliding, controls };
}
