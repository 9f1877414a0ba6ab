import './scene.css';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Seat } from '../../../store/seat/seat.ts';
import { mayHint, useAdvice } from '../../play/advice.ts';
import { useGame, useTable, useView } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { isPlacing } from '../../play/launching.ts';
import { unitSeen } from '../../play/orders/groups.ts';
import { hexOf } from '../../play/placed.ts';
import { useMoment } from '../../play/useMoment.ts';
import { MapTools } from '../MapTools.tsx';
import { MapView } from '../MapView.tsx';
import type { HeadDrag } from '../props.ts';
import { CoursePull, type OnHead } from './CoursePull.tsx';
import { describeIn, landmarksIn } from './cursor.ts';
import { headOf } from './pulling.ts';
import { useCameraPlace } from './useCameraPlace.ts';
import { useMapContents } from './useMapContents.ts';
import { useMapFollowing } from './useMapFollowing.ts';

interface MapPaneProps {
  seat: Seat;
  /** What lies on the map and is reached before it by the keyboard. */
  before?: ReactNode;
  /** What lies over it and its buttons, and is reached first. */
  children?: ReactNode;
}

/** The star map, with what the seat shows and what the viewer is thinking about. */
export function MapPane({ seat, before, children }: MapPaneProps) {
  const game = useGame();
  const { view } = game;
  const controls = useControls();
  const moment = useMoment(seat);
  const contents = useMapContents(moment);
  const readOnly = useTable((state) => state.readOnly);
  const selected = useView((state) => state.selected);
  const allCourses = useView((state) => state.allCourses);
  const mayAsk = useAdvice(mayHint);
  const dangers = useView((state) => state.dangers);
  const replayed = moment.past;
  const ranges = useView((state) => state.ranges);
  const interaction = useView((state) => state.interaction);
  const mode = interaction.kind === 'choosing' && !replayed ? interaction : null;
  const { hands, isHeld, dragsHead, ...place } = useCameraPlace(seat);
  const pull = useRef<OnHead>(null);
  const onHead = (drag: HeadDrag) => {
    dragsHead.current = drag.state === 'taken' || drag.state === 'dragged';
    pull.current?.(drag);
  };
  const isFree = interaction.kind !== 'choosing' && !moment.past && !readOnly;
  const head = useMemo(
    () => (isFree ? headOf(seat, selected, contents.courses) : null),
    [isFree, seat, selected, contents.courses],
  );
  const centre = hexOf(seat.view, selected);
  const option = contents.highlights?.find(({ kind }) => kind === 'option');

  const { handle, framed } = useMapFollowing({
    seat,
    moment,
    contents,
    isLaunching: mode !== null && isPlacing(mode.all[0]),
    selected,
    isHeld,
  });

  return (
    <main className="min-w-0 min-h-0 relative clip scene-map" aria-label="Map" {...hands}>
      {children}
      <MapView
        ref={handle}
        {...contents}
        {...place}
        head={head}
        onHead={onHead}
        framed={framed}
        focusHex={option?.hex ?? null}
        describeHex={describeIn(seat, contents, unitSeen(seat, selected))}
        landmarks={landmarksIn(seat, contents, unitSeen(seat, selected))}
        onHexClick={controls.pickHex}
        onPieceClick={controls.pickUnit}
        onPieceHover={(id) => view.set({ hovered: id })}
        before={before}
        label={`Star map, sheets ${seat.view.sheets.map(({ letter }) => letter).join(', ')}`}
      >
        <CoursePull seat={seat} ref={pull} />
        <MapTools
          onZoomIn={() => handle.current?.zoomIn()}
          onZoomOut={() => handle.current?.zoomOut()}
          onFitAll={() => handle.current?.fitAll()}
          onCentre={centre ? () => handle.current?.centreOn(centre) : undefined}
          allCourses={allCourses}
          onAllCourses={(all) => view.set({ allCourses: all })}
          ranges={ranges}
          onRanges={(shown) => view.set({ ranges: shown })}
          dangers={dangers}
          onDangers={mayAsk ? (shown) => view.set({ dangers: shown }) : undefined}
        />
      </MapView>
    </main>
  );
}
