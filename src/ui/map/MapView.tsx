import './map.css';
import './marks.css';
import './pieces.css';
import { type MouseEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { type Hex, sameHex } from '../../engine/index.ts';
import { ChoiceRing } from './ChoiceRing.tsx';
import { radiusOf, toMap, toScreen } from './camera.ts';
import { hexKey, hexName, hexToPoint, pointToHex, tableBox } from './geometry.ts';
import { MapDrawing } from './MapDrawing.tsx';
import type { MapViewProps } from './props.ts';
import { StackFan } from './StackFan.tsx';
import { stacksOf } from './stacks.ts';
import { useCamera } from './useCamera.ts';
import { useGestures } from './useGestures.ts';
import { useMapFocus } from './useMapFocus.ts';
import { mapKeyHandler, ZOOM } from './useMapKeys.ts';
import { useMotionEnd } from './useMotionEnd.ts';
import { usePicture } from './usePicture.ts';

const HINT =
  'Arrow keys go from hex to hex, Enter chooses. Plus and minus zoom, 0 shows everything, Shift with an arrow moves the map. ' +
  'Tab goes on to the units.';

const pieceOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('[data-piece]')?.getAttribute('data-piece') ?? undefined;

/** The star map: sheets, pieces and what is pointed out, under one moving window. It knows places, not rules. */
export function MapView(props: MapViewProps) {
  const { sheets, pieces, highlights, ref } = props;
  const view = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Hex | null>(null);
  const [opened, setOpened] = useState<Hex | null>(null);

  const hexes = useMemo(() => pieces.map(({ hex }) => hex), [pieces]);
  const box = useMemo(() => tableBox(sheets, hexes), [sheets, hexes]);
  const { camera, size, gliding, controls } = useCamera(view, box, hexes, props.initialCamera, props.onCameraChange);
  const { drawn, shift, byHand } = usePicture(camera, controls);
  const focus = useMapFocus(props, controls);
  const stacks = useMemo(() => stacksOf(pieces, focus.raised), [pieces, focus.raised]);
  const piecesIn = (hex: Hex | null) => (hex && stacks.get(hexKey(hex))?.pieces) ?? [];
  const fan = opened && stacks.get(hexKey(opened));
  useMotionEnd(view);

  useImperativeHandle(
    ref,
    () => ({
      zoomIn: () => controls.zoomBy(ZOOM),
      zoomOut: () => controls.zoomBy(1 / ZOOM),
      fitAll: controls.fitAll,
      centreOn: controls.centreOn,
      reveal: controls.reveal,
      show: controls.show,
      focus: () => view.current?.focus({ preventScroll: true }),
    }),
    [controls],
  );

  const choosePiece = (id: string) => {
    setOpened(null);
    props.onPieceClick?.(id);
  };

  const chooseHex = (hex: Hex) => {
    const [only, ...others] = piecesIn(hex);
    const option = highlights?.some((mark) => mark.kind === 'option' && sameHex(mark.hex, hex));
    focus.setCursor(hex);
    setOpened(!option && others.length > 0 ? hex : null);
    if (option || !only) props.onHexClick?.(hex);
    else if (others.length === 0) props.onPieceClick?.(only.id);
  };

  const point = (hex: Hex | null) => {
    if (hex === pointed || sameHex(hex, pointed)) return;
    setPointed(hex);
    props.onHexHover?.(hex);
    const [before] = piecesIn(pointed);
    const [after] = piecesIn(hex);
    if (before?.id !== after?.id) props.onPieceHover?.(after?.id ?? null);
  };

  const gestures = useGestures(view, byHand, (at) => point(at && pointToHex(toMap(camera, at))));

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const piece = pieceOf(event.target);
    // A click without a pointer comes from a screen reader, and means the piece it is on.
    if (piece && event.detail === 0) choosePiece(piece);
    else if (!gestures.wasDragged()) chooseHex(pointToHex(toMap(camera, gestures.local(event))));
  };

  const onKeyDown = mapKeyHandler({
    controls,
    cursor: focus.cursor,
    pieces: pieces.map(({ id }) => id),
    onCursor: focus.moveCursor,
    onHex: chooseHex,
    onPiece: choosePiece,
    onPieceFocus: (id) => {
      const elements = view.current?.querySelectorAll<SVGElement>('[data-piece]') ?? [];
      [...elements].find((element) => pieceOf(element) === id)?.focus({ preventScroll: true });
    },
  });

  const closeFan = (back: boolean) => {
    setOpened(null);
    if (back) view.current?.focus({ preventScroll: true });
  };

  return (
    <div className="map-frame">
      <div
        ref={view}
        className="map-view"
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
            sheets={sheets}
            planets={props.planets}
            asteroids={props.asteroids}
            pieces={pieces}
            courses={props.courses}
            highlights={highlights}
            ghosts={props.ghosts}
            rangeLine={props.rangeLine}
            ranges={props.ranges}
            tractors={props.tractors}
            effects={props.effects}
            onEffectEnd={props.onEffectEnd}
            camera={drawn}
            size={size}
            gliding={gliding}
            stacks={stacks}
            reachable={focus.reachable}
            cursor={focus.cursor}
            pointed={pointed}
          />
        </div>
      </div>
      <div className="unseen" role="status">
        {focus.onMap ? (props.describeHex?.(focus.cursor) ?? hexName(sheets, focus.cursor)) : ''}
      </div>
      {opened && fan && fan.pieces.length > 1 && (
        <StackFan
          key={hexKey(opened)}
          stack={fan}
          at={toScreen(camera, hexToPoint(opened))}
          radius={radiusOf(camera)}
          size={size}
          name={`${fan.pieces.length} pieces in ${hexName(sheets, opened) ?? 'this hex'}`}
          onChoose={choosePiece}
          onClose={closeFan}
        />
      )}
      {props.choices && (
        <ChoiceRing
          {...props.choices}
          at={toScreen(camera, hexToPoint(props.choices.hex))}
          radius={radiusOf(camera)}
          size={size}
          onChoose={(value) => props.onChoice?.(value)}
          onPoint={(value) => props.onChoicePoint?.(value)}
          onBack={() => props.onChoiceBack?.()}
        />
      )}
      {props.children}
    </div>
  );
}
