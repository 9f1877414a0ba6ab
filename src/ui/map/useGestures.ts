import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { preferences } from '../../store/device/preferences.ts';
import type { Point } from './geometry.ts';
import type { CameraMoves } from './useCamera.ts';
import { tellWheels } from './wheel.ts';

/*
 * Own code instead of d3-zoom: that brings selection, drag, transition and more than ten kilobytes for what is one map of
 * fingers here, and it wants to own the transform that React draws.
 */

/** A pointer that moves less than this many pixels is a click and not a drag. */
const TREMOR = 5;
const LINE = 16;
/** By how much a pixel zooms: of a notch of a wheel, and of a pinch, which comes in smaller portions. */
const ZOOM = { wheel: 0.0016, fingers: 0.01 } as const;
/** A finger that rests so long, in milliseconds, points and does not press. */
const HOLD = 450;
/** The middle button among those that are pressed; it moves the map at all times. */
const MIDDLE = 4;

/** A pinch as Safari tells it of a trackpad: how far it has come since it began. */
interface Pinch {
  scale: number;
  clientX: number;
  clientY: number;
}

const isPinch = (event: Event): event is Event & Pinch => 'scale' in event && typeof event.scale === 'number';

/** A trackpad in Safari tells of a pinch by events of its own; fingers on the screen are told of as pointers already. */
function listenToSafari(element: HTMLElement | null, controls: CameraMoves, isTouched: () => boolean) {
  let before = 1;
  const onGesture = (event: Event) => {
    if (!element || !isPinch(event)) return;
    // The page would be enlarged as well.
    event.preventDefault();
    if (event.type === 'gesturechange' && !isTouched() && event.scale > 0) {
      const box = element.getBoundingClientRect();
      controls.zoomBy(event.scale / before, { x: event.clientX - box.left, y: event.clientY - box.top });
    }
    before = event.type === 'gestureend' || event.scale <= 0 ? 1 : event.scale;
  };
  const types = ['gesturestart', 'gesturechange', 'gestureend'];
  for (const type of types) element?.addEventListener(type, onGesture);
  return () => {
    for (const type of types) element?.removeEventListener(type, onGesture);
  };
}

/** What a gesture does that has taken hold of something, in pixels of the map window, instead of moving the map. */
export interface Grip {
  drag(to: Point): void;
  /** It has let go; `dragged` is false where nothing came of it, and where another finger has joined it. */
  letGo(dragged: boolean): void;
}

const noGrip = (): null => null;

/**
 * Drag, wheel, two fingers on a trackpad, and pinch. `onPoint` hears where the pointer rests, in pixels of the map window, and null when it has
 * left or is at work; a finger that rests a while points too, and goes on pointing as it moves. A gesture that moved the
 * map or pointed eats the click at its end: ask `wasDragged`. With `onDraw` one finger or the left button draws from point
 * to point, and two fingers move the map. `gripAt` says what a gesture that begins there takes hold of, if anything.
 */
export function useGestures(
  ref: RefObject<HTMLElement | null>,
  controls: CameraMoves,
  onPoint: (point: Point | null) => void,
  onDraw: ((from: Point, to: Point, begins: boolean) => void) | null = null,
  gripAt: (at: Point) => Grip | null = noGrip,
) {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const dragged = useRef(false);
  const points = useRef(false);
  const since = useRef(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const grip = useRef<Grip | null>(null);

  const local = (event: { clientX: number; clientY: number }): Point => {
    const box = ref.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  // React listens to the wheel passively, and then the page would scroll or zoom as well.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const tell = tellWheels();
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      const kind = tell(event);
      const { wheel } = preferences.getState();
      // A pinch on a trackpad arrives as a wheel with the control key.
      const zooms = event.ctrlKey || event.metaKey || (wheel === 'apart' ? kind === 'wheel' : wheel === 'zooms');
      if (zooms && event.deltaX === 0) {
        const box = element.getBoundingClientRect();
        const factor = Math.exp(-event.deltaY * unit * ZOOM[event.ctrlKey ? kind : 'wheel']);
        controls.zoomBy(factor, { x: event.clientX - box.left, y: event.clientY - box.top });
      } else controls.panBy(-event.deltaX * unit, -event.deltaY * unit);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref, controls]);

  useEffect(() => listenToSafari(ref.current, controls, () => fingers.current.size > 0), [ref, controls]);
  useEffect(() => () => clearTimeout(resting.current), []);

  const pinch = (id: number, to: Point) => {
    const other = [...fingers.current].find(([finger]) => finger !== id)?.[1];
    const from = fingers.current.get(id);
    if (!other || !from) return;
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    controls.panBy((to.x - from.x) / 2, (to.y - from.y) / 2);
    if (before > 0) controls.zoomBy(after / before, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
  };

  /** What the last finger pointed at is let go; this one points if it stays where it is. */
  const rest = (at: Point) => {
    onPoint(null);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      points.current = true;
      onPoint(at);
    }, HOLD);
  };

  const letGo = (done: boolean) => {
    grip.current?.letGo(done);
    grip.current = null;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (fingers.current.size === 0) {
      start.current = local(event);
      dragged.current = false;
      points.current = false;
      since.current = event.timeStamp;
      grip.current = event.button === 0 ? gripAt(local(event)) : null;
      if (event.pointerType === 'touch' && !onDraw) rest(local(event));
    } else {
      clearTimeout(resting.current);
      letGo(false);
    }
    fingers.current.set(event.pointerId, local(event));
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const to = local(event);
    // The button may have been released outside the map, which gives no event here.
    if (event.buttons === 0) fingers.current.delete(event.pointerId);
    const from = fingers.current.get(event.pointerId);
    if (!from) {
      if (event.pointerType !== 'touch') onPoint(to);
      return;
    }
    if (points.current && fingers.current.size === 1 && !grip.current) {
      onPoint(to);
      return;
    }
    const begin = start.current ?? from;
    const begins = !dragged.current;
    if (begins) {
      if (fingers.current.size === 1 && Math.hypot(to.x - begin.x, to.y - begin.y) < TREMOR) return;
      dragged.current = true;
      clearTimeout(resting.current);
      // Only once it is a drag: capturing the pointer earlier would take the click away from the piece under it.
      ref.current?.setPointerCapture?.(event.pointerId);
      onPoint(null);
    }
    if (grip.current) grip.current.drag(to);
    else if (fingers.current.size > 1) pinch(event.pointerId, to);
    else if (onDraw && event.buttons !== MIDDLE) onDraw(begins ? begin : from, to, begins);
    else controls.panBy(to.x - from.x, to.y - from.y);
    fingers.current.set(event.pointerId, to);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    clearTimeout(resting.current);
    fingers.current.delete(event.pointerId);
    letGo(event.type === 'pointerup' && dragged.current);
    // A busy page may hear of a tap too late; the event knows how long it was.
    if (!points.current || event.timeStamp - since.current >= HOLD) return;
    points.current = false;
    onPoint(null);
  };

  return {
    wasDragged: () => dragged.current || points.current,
    local,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      // A long press asks for the menu of the browser, over what it points at.
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        if (points.current) event.preventDefault();
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        // A finger that is lifted leaves too, and what it pointed at stays until the next one.
        if (event.pointerType !== 'touch' && !fingers.current.has(event.pointerId)) onPoint(null);
      },
    },
  };
}
