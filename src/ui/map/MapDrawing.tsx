import { type CSSProperties, memo } from 'react';
import type { Hex, Sheet } from '../../engine/index.ts';
import { steppedSize } from '../counters/detail.ts';
import { CourseLayer, WarningLayer } from './CourseLayer.tsx';
import { type Camera, inSight, overMap, radiusOf, type Size, toScreen } from './camera.ts';
import { EffectLayer, RangeLine, RangeTag, TractorLayer, tagPlaces } from './EffectLayer.tsx';
import { boxRound } from './geometry.ts';
import { HighlightLayer } from './HighlightLayer.tsx';
import { HeadLayer } from './head.tsx';
import { EndNumbers, LABELS_FROM, LabelLayer, PointedLabel, Rulers } from './LabelLayer.tsx';
import { GhostLayer, LeaderLayer, PieceLayer } from './PieceLayer.tsx';
import { HEX_PATH, movedToHex } from './place.ts';
import type { MapContents } from './props.ts';
import { RangeLabels, RangeLayer } from './RangeLayer.tsx';
import { PlumeLayer, WreckLayer } from './RemainsLayer.tsx';
import { keptBy, StopLayer, stopScale } from './StopLayer.tsx';
import { facesOf, type Stack } from './stacks.ts';
import { GridLayer, SheetLayer } from './TableLayer.tsx';
import { TagLayer } from './TagLayer.tsx';
import { FieldLayer, TerrainLayer } from './TerrainLayer.tsx';

const NONE: readonly never[] = [];
/** Below this corner radius, in pixels, numbers on courses are left out. */
const NUMBERS_FROM = 12;

/** A ship drawn so many times larger than printed hides the outline of its hex. */
const HIDES_HEX = 1.5;

const scaleOf = (times: number): string => (times === 1 ? 'none' : times.toFixed(3));

interface MapDrawingProps extends MapContents {
  camera: Camera;
  size: Size;
  gliding: boolean;
  stacks: ReadonlyMap<string, Stack>;
  /** How many times larger than printed the pieces are drawn, and what lies in its hex whatever its size; 1 when left out. */
  enlarged?: number;
  inHex?: number;
  reachable: string | null;
  cursor: Hex;
  pointed: Hex | null;
  /** Without the names of the sheets, where there is one and nobody asks for it. */
  unnamed?: boolean;
}

/** The keyboard's place, with the number of its hex where the sheet shows none. */
function Cursor({ hex, sheets, camera }: { hex: Hex; sheets: readonly Sheet[]; camera: Camera }) {
  return (
    <g className="no-pointer no-fill thin map-cursor">
      <path stroke="var(--halo)" strokeWidth={6} transform={movedToHex(hex)} d={HEX_PATH} />
      <path stroke="var(--focus)" strokeWidth={2.4} strokeDasharray="10 5" transform={movedToHex(hex)} d={HEX_PATH} />
      <PointedLabel sheets={sheets} camera={camera} hex={hex} />
    </g>
  );
}

/** The picture: layers from the table up, all in map space under one transform, and the names of the sheets on top. */
export const MapDrawing = memo(function MapDrawing(props: MapDrawingProps) {
  const { sheets, planets = NONE, asteroids = NONE, pieces, courses = NONE, highlights = NONE } = props;
  const { ghosts = NONE, effects = NONE, ranges = NONE, rangeLine, camera, size, gliding, stacks, reachable } = props;
  const { cursor, pointed, tractors = NONE, plumes = NONE, wrecks = NONE, enlarged = 1, inHex = 1 } = props;
  const radius = radiusOf(camera);
  const drawn = steppedSize(radius * enlarged);
  const distance = radius < NUMBERS_FROM ? 'far' : radius < LABELS_FROM ? 'middle' : 'near';
  const faces = facesOf(stacks, ghosts, camera, { enlarged, inHex });
  const stops = keptBy(courses, [], radius, inHex);
  const onCourse = stops.map(({ half, ...at }) =>
    boxRound(toScreen(camera, at), 2 * half * camera.k, 2 * half * camera.k),
  );
  const words = tagPlaces(effects, stacks, enlarged, camera.k).map((at) => boxRound(toScreen(camera, at), 110, 28));
  // As properties they reach every piece without any of them being drawn anew.
  const world = {
    transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.k})`,
    '--enlarged': scaleOf(enlarged),
    '--in-hex': scaleOf(inHex),
    '--stops': scaleOf(stopScale(radius)),
  } as CSSProperties;
  return (
    <svg role="presentation" className={`block map-svg map-${distance}`} width={size.width} height={size.height}>
      <g className={gliding ? 'map-world map-world-gliding' : 'map-world'} style={world}>
        <SheetLayer sheets={sheets} />
        <FieldLayer asteroids={asteroids} />
        <GridLayer sheets={sheets} />
        <RangeLayer ranges={ranges} />
        <HighlightLayer highlights={highlights} stacks={stacks} above={false} />
        <TerrainLayer planets={planets} asteroids={asteroids} />
        <WreckLayer wrecks={wrecks} />
        <LabelLayer sheets={sheets} camera={camera} size={size} />
        <RangeLabels ranges={ranges} faces={[...faces, ...onCourse]} camera={camera} size={size} />
        <PlumeLayer plumes={plumes} stacks={stacks} />
        <CourseLayer courses={courses} />
        <TractorLayer tractors={tractors} stacks={stacks} enlarged={enlarged} />
        {rangeLine && <RangeLine line={rangeLine} stacks={stacks} />}
        <GhostLayer ghosts={ghosts} size={steppedSize(radius * inHex)} />
        {props.head && <HeadLayer head={props.head} camera={camera} />}
        <LeaderLayer stacks={stacks} />
        <PieceLayer pieces={pieces} stacks={stacks} size={drawn} large={enlarged > HIDES_HEX} reachable={reachable} />
        <HighlightLayer highlights={highlights} stacks={stacks} above />
        <StopLayer courses={courses} ghosts={ghosts} stacks={stacks} enlarged={enlarged} scale={stopScale(radius)} />
        <WarningLayer courses={courses} />
        <TagLayer courses={courses} faces={[...faces, ...words]} camera={camera} size={size} />
        <EffectLayer effects={effects} stacks={stacks} enlarged={enlarged} scale={camera.k} />
        {rangeLine && (
          <RangeTag
            line={rangeLine}
            stacks={stacks}
            ghosts={ghosts}
            others={[...stops, ...tagPlaces(effects, stacks, enlarged, camera.k)]}
            enlarged={enlarged}
            scale={distance === 'far' ? camera.k * 1.2 : camera.k}
            seen={inSight(camera, size)}
            over={overMap(camera, size)}
          />
        )}
        <EndNumbers sheets={sheets} camera={camera} hexes={ghosts.map(({ hex }) => hex)} />
        <Cursor hex={cursor} sheets={sheets} camera={camera} />
        {pointed && <path className="map-pointed" transform={movedToHex(pointed)} d={HEX_PATH} />}
        {pointed && <PointedLabel sheets={sheets} camera={camera} hex={pointed} />}
      </g>
      {!props.unnamed && <Rulers sheets={sheets} camera={camera} size={size} />}
    </svg>
  );
});
