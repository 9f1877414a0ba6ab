import { type Camera, radiusOf, type Size, toScreen } from './camera.ts';
import { boxRound, hexToPoint, type MapBox, overlap, type Point } from './geometry.ts';
import { movedTo, UNHEARD } from './place.ts';
import type { MapCourse } from './types.ts';

const LETTER = 5.3;
const HEIGHT = 22;
/** The upper edge of the window belongs to the names of the sheets. */
const NAMES = 24;

/** No more than these for one unit: the note on the map has them all. */
const MOST = 3;

interface TagLayerProps {
  courses: readonly MapCourse[];
  /** Where pieces are and will be, in pixels. */
  faces: readonly MapBox[];
  camera: Camera;
  size: Size;
}

/** Where a tag of this width may stand beside a hex of this radius, the best first, from its middle in pixels. */
function placesBeside(radius: number, wide: number): Point[] {
  const across = radius * 0.7 + wide / 2;
  const down = radius * 0.85 + HEIGHT / 2;
  const sides = [across, -across].flatMap((x) => [0, -HEIGHT, HEIGHT].map((y) => ({ x, y })));
  const near = [
    { x: 0, y: -down },
    { x: 0, y: down },
    { x: across, y: 2 * HEIGHT },
    { x: -across, y: 2 * HEIGHT },
  ];
  // Where pieces stand close together, farther off, but never so far that nobody sees of which hex it speaks.
  const far = [1, 2, 3].flatMap((rows) =>
    [0, across / 2, -across / 2, across, -across].flatMap((x) =>
      [-down, down].map((y) => ({ x, y: y + Math.sign(y) * rows * HEIGHT })),
    ),
  );
  return [...sides, ...near, ...far];
}

/**
 * What may happen on the selected course, beside its hexes, in letters that keep their size. It stands on no piece: where
 * there is no room it is left to the note on the map, which has all of it.
 */
export function TagLayer({ courses, faces, camera, size }: TagLayerProps) {
  const radius = radiusOf(camera);
  const tags = courses.flatMap(({ id, stops, tags: of = [] }) =>
    of.slice(0, MOST).map(({ nth, text }) => ({ id, hex: stops[nth], text })),
  );
  if (tags.length === 0) return null;
  const taken = [...(size.tools ?? []), ...(size.cards ?? [])];
  return tags.map(({ id, hex, text }, nth) => {
    if (!hex) return null;
    const wide = text.length * LETTER + 18;
    const middle = toScreen(camera, hexToPoint(hex));
    const places = placesBeside(radius, wide).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
    const isIn = ({ left, right, top, bottom }: MapBox) =>
      left >= 0 && right <= size.width && top >= NAMES && bottom <= size.height;
    const free = (place: Point, all: readonly MapBox[]) => {
      const box = boxRound(place, wide, HEIGHT);
      return isIn(box) && !all.some((other) => overlap(box, other));
    };
    const at = places.find((place) => free(place, [...taken, ...faces]));
    if (!at) return null;
    taken.push(boxRound(at, wide, HEIGHT));
    const point = { x: (at.x - camera.x) / camera.k, y: (at.y - camera.y) / camera.k };
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag has no other name than its place
        key={`${id} ${nth}`}
        className="map-tag"
        data-part="map-tag"
        transform={`${movedTo(point)} scale(${1 / camera.k})`}
        {...UNHEARD}
      >
        <rect x={-wide / 2} y={-HEIGHT / 2} width={wide} height={HEIGHT} rx="3" />
        <text className="bold" fill="var(--text)" y="4.500" fontSize="14">
          {text}
        </text>
      </g>
    );
  });
}
