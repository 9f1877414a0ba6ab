import { useEffect, useMemo, useRef, useState } from 'react';
import { terrainOf } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import type { CameraPlace } from '../../store/view-store.ts';
import { hexId, sameHex } from '../map/geometry.ts';
import { MapTools } from '../map/MapTools.tsx';
import { MapView } from '../map/MapView.tsx';
import type { MapHandle } from '../map/props.ts';
import type { Hex } from '../map/types.ts';
import { useGame, useTable, useView } from './context.ts';
import { useMoves } from './MovesContext.ts';
import { dangersOf, effectsOf, hexOf, highlightsOf, piecesOf, rangeLineOf } from './map-contents.ts';
import { coursesOf, ghostOf } from './map-courses.ts';
import { previewedUnit } from './preview.ts';
import type { Layout } from './useLayout.ts';

/** What lies in a hex, and what it is offered for, in words. */
function useDescription(seat: Seat, pieces: ReturnType<typeof piecesOf>, options: readonly Hex[]) {
  return (hex: Hex) => {
    const id = hexId(seat.view.sheets, hex) ?? 'beside the sheets';
    const there = pieces.filter((piece) => sameHex(piece.hex, hex)).map(({ counter }) => counter.title);
    const offered = options.some((option) => sameHex(option, hex)) ? 'may be chosen' : '';
    return [id, ...there, offered].filter((words) => words !== '').join('; ');
  };
}

/** Whatever a hand does to the map: from then on it stays where it was put, also over a hand-over. */
function useCameraPlace(seat: Seat) {
  const { view } = useGame();
  const who = seat.player ?? 0;
  const touched = useRef(view.state.getState().cameras[who] !== undefined);
  const [initial] = useState(() => view.state.getState().cameras[who]);
  const touch = () => {
    touched.current = true;
  };
  return {
    initialCamera: initial,
    onCameraChange: (place: CameraPlace) => {
      if (touched.current) view.set({ cameras: { ...view.state.getState().cameras, [who]: place } });
    },
    hands: { onPointerDown: touch, onWheel: touch, onKeyDown: touch },
    isTouched: () => touched.current,
  };
}

/** The star map, with what the seat shows and what the viewer is thinking about. */
export function MapPane({ seat, layout }: { seat: Seat; layout: Layout }) {
  const { hands, isTouched, ...place } = useCameraPlace(seat);
  const { view } = useGame();
  const moves = useMoves();
  const handle = useRef<MapHandle>(null);
  const scenario = useTable((state) => state.scenario);
  const log = useTable((state) => state.log);
  const latest = useTable((state) => state.latest);
  const shown = useView((state) => state);
  const { selected, hovered, allCourses, preview, camera, interaction, target, pointed } = shown;
  const snapshot = seat.view;

  const danger = useMemo(() => dangersOf(scenario), [scenario]);
  const terrain = useMemo(() => terrainOf(scenario), [scenario]);
  const pieces = useMemo(() => piecesOf(snapshot, scenario, selected), [snapshot, scenario, selected]);
  const highlights = useMemo(
    () => highlightsOf(seat, scenario, { selected, interaction, target, pointed }),
    [seat, scenario, selected, interaction, target, pointed],
  );
  const unit = useMemo(() => snapshot.units.find(({ id }) => id === selected) ?? null, [snapshot, selected]);
  const ahead = useMemo(() => (preview ? previewedUnit(seat, preview) : null), [seat, preview]);
  const own = useMemo(
    () =>
      [unit, ahead].flatMap((one) =>
        one && (!ahead || one === ahead || one.id !== ahead.id) ? coursesOf(snapshot, one, 'selected', danger) : [],
      ),
    [snapshot, unit, ahead, danger],
  );
  const others = useMemo(
    () =>
      snapshot.units
        .filter(({ id }) => id !== selected && (allCourses || id === hovered || id === target))
        .flatMap((one) => coursesOf(snapshot, one, 'other', danger)),
    [snapshot, selected, hovered, target, allCourses, danger],
  );
  const courses = useMemo(() => [...others, ...own], [others, own]);
  const ghosts = useMemo(() => {
    const last = ahead ?? unit;
    const ghost =
      last &&
      ghostOf(
        snapshot,
        last,
        own.filter(({ id }) => id.startsWith(`${last.id} `)),
      );
    return ghost ? [ghost] : [];
  }, [snapshot, unit, ahead, own]);
  const aims = interaction.kind === 'idle';
  const rangeLine = useMemo(
    () => (aims ? rangeLineOf(seat, { selected, target }) : null),
    [seat, selected, target, aims],
  );
  const effects = useMemo(() => effectsOf(snapshot, log, latest), [snapshot, log, latest]);
  const options = useMemo(() => highlights.flatMap(({ kind, hex }) => (kind === 'option' ? [hex] : [])), [highlights]);
  const describe = useDescription(seat, pieces, options);

  useEffect(() => {
    if (camera?.do === 'fit') handle.current?.fitAll();
    else if (camera?.do === 'centre') handle.current?.centreOn(camera.hex);
    else if (camera) handle.current?.reveal(camera.hex);
  }, [camera]);

  const centre = hexOf(snapshot, selected);
  const small = layout === 'phone' || layout === 'tablet';
  const begun = useRef(false);
  useEffect(() => {
    // Where there is no room for all of the map, it begins with the unit that is to act.
    if (begun.current || !centre) return;
    begun.current = true;
    if (small && !isTouched()) handle.current?.centreOn(centre);
  });
  return (
    <main className="map-pane" aria-label="Map" {...hands}>
      <MapView
        ref={handle}
        sheets={snapshot.sheets}
        planets={terrain.planets}
        asteroids={terrain.asteroids}
        pieces={pieces}
        courses={courses}
        highlights={highlights}
        ghosts={ghosts}
        rangeLine={rangeLine}
        effects={effects}
        focusHex={options[0] ?? null}
        describeHex={describe}
        onHexClick={moves.pickHex}
        onPieceClick={moves.pickUnit}
        onPieceHover={(id) => view.set({ hovered: id })}
        {...place}
        label={`Star map, sheets ${snapshot.sheets.map(({ letter }) => letter).join(', ')}`}
      >
        <MapTools
          onZoomIn={() => handle.current?.zoomIn()}
          onZoomOut={() => handle.current?.zoomOut()}
          onFitAll={() => handle.current?.fitAll()}
          onCentre={centre ? () => handle.current?.centreOn(centre) : undefined}
          allCourses={allCourses}
          onAllCourses={(all) => view.set({ allCourses: all })}
        />
      </MapView>
    </main>
  );
}
