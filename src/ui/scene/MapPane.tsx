import './scene.css';
import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Hex, sameHex } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { CameraPlace } from '../../store/table/view-store.ts';
import { selectParts } from '../elements/part.ts';
import { CHOICE_ROOM } from '../map/ChoiceRing.tsx';
import { hexKey, hexName } from '../map/geometry.ts';
import { MapTools } from '../map/MapTools.tsx';
import { MapView } from '../map/MapView.tsx';
import type { HeadDrag, MapContents, MapHandle } from '../map/props.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable, useView } from '../session/context.ts';
import { askHint, counselNow, useMayHint } from '../session/counsel.ts';
import { isLaunch } from '../session/launching.ts';
import { hexOf } from '../session/placed.ts';
import type { Layout } from '../session/useLayout.ts';
import { useMoment } from '../session/useMoment.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { CounselCard } from './CounselCard.tsx';
import { CoursePull, type OnHead } from './CoursePull.tsx';
import { mapChoices } from './choices.ts';
import { DangerLegend } from './DangerLegend.tsx';
import { EndBanner } from './EndBanner.tsx';
import { hexesOfVerdicts } from './effects.ts';
import { hexesOfStep } from './events.ts';
import { framedFor } from './framing.ts';
import { MapNote } from './MapNote.tsx';
import { headOf } from './pulling.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { useMapContents } from './useMapContents.ts';

/** What lies in a hex, and whether it may be chosen, in words. */
const describeIn =
  ({ sheets, pieces, highlights }: MapContents) =>
  (hex: Hex): string => {
    const there = pieces.filter((piece) => sameHex(piece.hex, hex)).map(({ counter }) => counter.title);
    const offered = highlights?.some((mark) => mark.kind === 'option' && sameHex(mark.hex, hex)) ?? false;
    return [hexName(sheets, hex) ?? 'beside the sheets', ...there, ...(offered ? ['may be chosen'] : [])].join('; ');
  };

/** Whatever a hand does to the map: from then on it stays where it was put, also over a hand-over. */
function useCameraPlace(seat: Seat) {
  const { view } = useGame();
  const who = seat.player ?? 0;
  const [initialCamera] = useState(() => view.state.getState().cameras[who]);
  const touched = useRef(initialCamera !== undefined);
  const touch = () => {
    touched.current = true;
  };
  const onCameraChange = (place: CameraPlace) => {
    if (touched.current) view.set({ cameras: { ...view.state.getState().cameras, [who]: place } });
  };
  const held = useRef(false);
  /** A hand that drags what lies on the map leaves the map where it is. */
  const dragsHead = useRef(false);
  const hold = ({ target }: PointerEvent) => {
    held.current = true;
    if (target instanceof Element && target.closest(selectParts('map-tools'))) touch();
  };
  /** A press on a piece leaves the map where it is; a drag moves it. */
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons > 0 && !dragsHead.current && Math.hypot(movementX, movementY) > 2) touch();
  };
  const letGo = () => {
    held.current = false;
  };
  const hands = {
    onPointerDown: hold,
    onPointerMove: drag,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onWheel: touch,
    onKeyDown: touch,
  };
  return { initialCamera, onCameraChange, hands, isHeld: () => held.current, dragsHead };
}

interface MapPaneProps {
  seat: Seat;
  layout: Layout;
  /** What lies on the map and is reached before it by the keyboard. */
  before?: ReactNode;
  /** What lies on it besides the buttons and notes of the map. */
  children?: ReactNode;
}

/** The star map, with what the seat shows and what the viewer is thinking about. */
export function MapPane({ seat, layout, before, children }: MapPaneProps) {
  const game = useGame();
  const { view, lesson } = game;
  const controls = useControls();
  const handle = useRef<MapHandle>(null);
  const moment = useMoment(seat);
  const contents = useMapContents(moment);
  const scenario = useTable((state) => state.scenario);
  const camera = useView((state) => state.camera);
  const readOnly = useTable((state) => state.readOnly);
  const selected = useView((state) => state.selected);
  const allCourses = useView((state) => state.allCourses);
  const mayHint = useMayHint();
  const dangers = useView((state) => state.dangers);
  const hinted = useView(() => counselNow(game)?.kind === 'hint');
  const replayed = moment.past;
  const ranges = useView((state) => state.ranges);
  const interaction = useView((state) => state.interaction);
  const mode = interaction.kind === 'choosing' && !replayed ? interaction : null;
  const choices = useMemo(() => mapChoices(seat, scenario, mode), [seat, scenario, mode]);
  const { hands, isHeld, dragsHead, ...place } = useCameraPlace(seat);
  const pull = useRef<OnHead>(null);
  const onHead = (drag: HeadDrag) => {
    dragsHead.current = drag.state === 'taken' || drag.state === 'dragged';
    pull.current?.(drag);
  };
  const isFree = interaction.kind === 'idle' && !moment.past && !readOnly;
  const head = useMemo(
    () => (isFree ? headOf(seat, selected, contents.courses) : null),
    [isFree, seat, selected, contents.courses],
  );
  const centre = hexOf(seat.view, selected);
  const option = contents.highlights?.find(({ kind }) => kind === 'option');

  useEffect(() => {
    if (camera?.do === 'fit') handle.current?.fitAll();
    else if (camera?.do === 'centre') handle.current?.centreOn(camera.hex);
    else if (camera?.do === 'show') handle.current?.show(camera.hexes);
    else if (camera) handle.current?.reveal(camera.hex);
  }, [camera]);

  // The answers round a hex must all be in sight.
  const asked = choices && hexKey(choices.hex);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hex is what counts
  useEffect(() => {
    if (choices) handle.current?.reveal(choices.hex, CHOICE_ROOM);
  }, [asked]);

  // So must the hexes into which something is launched, beside the card that asks for the rest.
  const launching = isLaunch(mode?.all[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next launch is what counts
  useEffect(() => {
    if (!launching) return;
    const options = contents.highlights?.filter(({ kind }) => kind === 'option') ?? [];
    handle.current?.show([...(centre ? [centre] : []), ...options.map(({ hex }) => hex)]);
  }, [launching, seat]);

  // Who watches the game again is shown what each step was about.
  useEffect(() => {
    if (moment.past) handle.current?.show(hexesOfStep(moment.seat.view, moment.recent));
  }, [moment]);

  // Whoever fires and whatever is fired at are seen together, unless a hand has hold of the map.
  const seen = useRef(moment.told);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether a hand holds it is asked when something happens
  useEffect(() => {
    const isNew = seen.current !== moment.told;
    seen.current = moment.told;
    if (moment.past || !isNew || isHeld()) return;
    handle.current?.show(hexesOfVerdicts(moment.seat.view, moment.told));
  }, [moment]);

  // The selected unit, its course and its enemies come into sight when another unit or phase does, when it has moved, and
  // after what the other side did has been shown; never for an order: what has just been pressed at the hex stays where it
  // is. A lesson shows what its steps speak of.
  const framed = useMemo(
    () => (lesson === undefined ? framedFor(moment.seat.view, selected) : []),
    [lesson, moment, selected],
  );
  const { stage, player } = seat;
  const { turn } = seat.view;
  const moved = stage === 'movement' && centre && hexKey(centre);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!replayed && !isHeld()) handle.current?.frame(framed);
  }, [turn, stage, player, selected, moved, replayed]);

  return (
    <main className="scene-map" aria-label="Map" {...hands}>
      <MapView
        ref={handle}
        {...contents}
        {...place}
        head={head}
        onHead={onHead}
        framed={framed}
        focusHex={option?.hex ?? null}
        describeHex={describeIn(contents)}
        onHexClick={controls.pickHex}
        onPieceClick={controls.pickUnit}
        onPieceHover={(id) => view.set({ hovered: id })}
        choices={choices}
        onChoice={controls.answer}
        onChoicePoint={controls.pointAtAnswer}
        onChoiceBack={controls.back}
        before={before}
        label={`Star map, sheets ${seat.view.sheets.map(({ letter }) => letter).join(', ')}`}
      >
        {children}
        <CoursePull seat={seat} ref={pull} />
        <MapTools
          onZoomIn={() => handle.current?.zoomIn()}
          onZoomOut={() => handle.current?.zoomOut()}
          onFitAll={() => handle.current?.fitAll()}
          onCentre={centre ? () => handle.current?.centreOn(centre) : undefined}
          folded={layout === 'phone' || layout === 'tablet'}
          allCourses={allCourses}
          onAllCourses={(all) => view.set({ allCourses: all })}
          ranges={ranges}
          onRanges={(shown) => view.set({ ranges: shown })}
          hint={hinted}
          dangers={dangers}
          onDangers={mayHint ? (shown) => view.set({ dangers: shown }) : undefined}
          onHint={mayHint ? () => void askHint(game) : undefined}
        />
        {seat.view.result && !replayed && <EndBanner result={seat.view.result} />}
        <AnswerCard />
        <CounselCard />
        {replayed && !moment.shown ? (
          <ReplayBar />
        ) : mayHint && dangers ? (
          <DangerLegend selected={selected} />
        ) : (
          <MapNote view={seat.view} scenario={scenario} selected={selected} courses={contents.courses ?? []} />
        )}
      </MapView>
    </main>
  );
}
