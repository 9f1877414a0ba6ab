import './map.css';
import './marks.css';
import './pieces.css';
import './sky.css';
import { type MouseEvent, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { type Camera, radiusOf, type Size, toScreen } from './camera.ts';
import { EdgeTabs } from './EdgeTabs.tsx';
import { hexKey, hexName, hexToPoint, tableBox } from './geometry.ts';
import { headAt } from './head.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { MapWindowContext } from './MapWindow.ts';
import type { MapContents, MapViewProps } from './props.ts';
import { StackFan } from './StackFan.tsx';
import { halfOf, type Stack } from './stacks.ts';
import { useToolsOver } from './tools-over.ts';
import { type CameraMoves, useCamera } from './useCamera.ts';
import { useDrawing } from './useDrawing.ts';
import { useGestures } from './useGestures.ts';
import { useMapFocus } from './useMapFocus.ts';
import { mapKeyHandler, ZOOM } from './useMapKeys.ts';
import { usePicture } from './usePicture.ts';
import { usePieces } from './usePieces.ts';
import { usePointing } from './usePointing.ts';

/** Any click or key finishes the animations on the map at once. */
function useMotionEnd(ref: RefObject<HTMLElement | null>) {
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

const HINT =
  'Arrow keys go from hex to hex, Enter chooses. Plus and minus zoom, 0 shows everything, Shift with an arrow moves the map. ' +
  'Tab goes on to the units.';

const pieceOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('[data-piece]')?.getAttribute('data-piece') ?? undefined;

/** What can be asked of the map from outside. */
function useMapHandle(ref: MapViewProps['ref'], view: RefObject<HTMLElement | null>, controls: CameraMoves): void {
  useImperativeHandle(
    ref,
    () => ({
      zoomIn: () => controls.zoomBy(ZOOM),
      zoomOut: () => controls.zoomBy(1 / ZOOM),
      fitAll: controls.fitAll,
      centreOn: controls.centreOn,
      reveal: controls.reveal,
      show: controls.show,
      frame: controls.frame,
      focus: () => view.current?.focus({ preventScroll: true }),
    }),
    [controls, view],
  );
}

/** What lies on the map, without what a hand does to it. */
const contentsOf = (props: MapViewProps): MapContents => ({
  sheets: props.sheets,
  planets: props.planets,
  asteroids: props.asteroids,
  pieces: props.pieces,
  courses: props.courses,
  highlights: props.highlights,
  ghosts: props.ghosts,
  rangeLine: props.rangeLine,
  ranges: props.ranges,
  tractors: props.tractors,
  plumes: props.plumes,
  wrecks: props.wrecks,
  effects: props.effects,
  head: props.head,
});

interface AnswersProps extends MapViewProps {
  camera: Camera;
  size: Size;
  stacks: ReadonlyMap<string, Stack>;
  hand: ReturnType<typeof usePointing>;
  view: RefObject<HTMLElement | null>;
}

/** Buttons round a hex: the pieces of an opened stack. */
function Answers({ camera, size, stacks, hand, view, ...props }: AnswersProps) {
  const { opened } = hand;
  const fan = opened && stacks.get(hexKey(opened));
  const closeFan = (back: boolean) => {
    hand.shut();
    if (back) view.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {opened && fan && fan.pieces.length > 1 && (
        <StackFan
          key={hexKey(opened)}
          stack={fan}
          at={toScreen(camera, hexToPoint(opened))}
          radius={radiusOf(camera)}
          size={size}
          name={`${fan.pieces.length} pieces in ${hexName(props.sheets, opened) ?? 'this hex'}`}
          onChoose={hand.choosePiece}
          onClose={closeFan}
        />
      )}
    </>
  );
}

const NOTHING: readonly never[] = [];

/** The star map: sheets, pieces and what is pointed out, under one moving window. It knows places, not rules. */
export function MapView(props: MapViewProps) {
  const { sheets, pieces, ref } = props;
  const view = useRef<HTMLDivElement>(null);

  const hexes = useMemo(() => pieces.map(({ hex }) => hex), [pieces]);
  const box = useMemo(() => tableBox(sheets, hexes), [sheets, hexes]);
  const { framed = NOTHING, initialCamera, onCameraChange } = props;
  const { camera, size, gliding, controls } = useCamera(view, box, hexes, framed, initialCamera, onCameraChange);
  const { drawn, shift, byHand } = usePicture(camera, controls);
  const focus = useMapFocus(props, controls);
  const { stacks, enlarged, inHex } = usePieces(props, focus.raised, radiusOf(drawn), size);
  const over = useToolsOver(view, props.highlights, props.rangeLine, drawn);
  const seen = useMemo(() => ({ ...size, ...over }), [size, over]);
  const hand = usePointing(props, { camera, stacks, enlarged, onCursor: focus.setCursor });
  const draw = useDrawing(props.onDraw, camera);
  const gestures = useGestures(view, byHand, hand.point, draw, (at) => headAt(props, camera, at));
  useMotionEnd(view);
  useMapHandle(ref, view, controls);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const piece = pieceOf(event.target);
    // A click without a pointer comes from a screen reader, and means the piece it is on.
    if (piece && event.detail === 0) hand.choosePiece(piece);
    else if (!gestures.wasDragged()) hand.chooseHex(hand.hexAt(gestures.local(event)));
  };

  const onKeyDown = mapKeyHandler({
    controls,
    cursor: focus.cursor,
    pieces: pieces.map(({ id }) => id),
    landmarks: props.landmarks ?? (() => NOTHING),
    onCursor: (hex) => {
      // A jump begun on a piece leads on from the map.
      view.current?.focus({ preventScroll: true });
      focus.moveCursor(hex);
    },
    onHex: hand.chooseHex,
    onPiece: hand.choosePiece,
    onPieceFocus: (id) => {
      const elements = view.current?.querySelectorAll<SVGElement>('[data-piece]') ?? [];
      [...elements].find((element) => pieceOf(element) === id)?.focus({ preventScroll: true });
    },
  });

  const faces = useMemo(
    () => [...stacks.values()].map((stack) => ({ ...stack.at, half: halfOf(stack, enlarged) })),
    [stacks, enlarged],
  );
  const ends = useMemo(() => (props.ghosts ?? NOTHING).map(({ hex }) => hex), [props.ghosts]);
  const held = drawn !== camera;
  const { showBeside } = controls;
  const mapWindow = useMemo(() => ({ camera, size, held, faces, showBeside }), [camera, size, held, faces, showBeside]);

  return (
    <div className="min-h-0 w-full h-full relative map-frame">
      <div className="w-full h-full absolute map-sky" />
      <MapWindowContext value={mapWindow}>{props.before}</MapWindowContext>
      <div
        ref={view}
        className={draw ? 'w-full h-full map-view is-drawn-on' : 'w-full h-full map-view'}
        data-part="map"
        role="application"
        aria-label={props.label ?? 'Star map'}
        aria-description={HINT}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a widget with a cursor of its own, read out below
        tabIndex={0}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        {...gestures.handlers}
      >
        <div className={shift ? 'map-picture map-picture-moved' : 'map-picture'} style={shift}>
          <MapDrawing
            {...contentsOf(props)}
            camera={drawn}
            size={seen}
            gliding={gliding}
            stacks={stacks}
            enlarged={enlarged}
            inHex={inHex}
            reachable={focus.reachable}
            cursor={focus.cursor}
            pointed={hand.pointed}
          />
        </div>
      </div>
      <div className="visually-hidden" role="status">
        {focus.onMap ? (props.describeHex?.(focus.cursor) ?? hexName(sheets, focus.cursor)) : ''}
      </div>
      <EdgeTabs stacks={stacks} camera={drawn} size={seen} ghosts={ends} onGo={controls.centreOn} />
      <Answers {...props} camera={camera} size={size} hand={hand} stacks={stacks} view={view} />
      <MapWindowContext value={mapWindow}>{props.children}</MapWindowContext>
    </div>
  );
}
