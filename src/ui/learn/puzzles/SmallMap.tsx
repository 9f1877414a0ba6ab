import { memo } from 'react';
import { type PlanePoint, planePoint } from '../../../engine/index.ts';
import type { MapHex, PuzzleMap } from '../../../puzzles/index.ts';
import { outline } from '../../../sheet/outline.ts';

/** The room of the drawing, and how much of a hex it shows at most: a map with one piece is no more than a neighbourhood. */
const WIDE = 150;
const HIGH = 75;
const NEAREST = 9;

const pointOf = ([q, r]: MapHex): PlanePoint => planePoint({ q, r });

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** How hexes are put on the drawing: all pieces with their courses in sight. */
function placer({ pieces }: PuzzleMap): { place: (hex: MapHex) => PlanePoint; scale: number } {
  const points = pieces.flatMap(({ course }) => course.map(pointOf));
  if (points.length === 0) return { place: pointOf, scale: 1 };
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const scale = Math.min(WIDE / (spanOf(across) + 3), HIGH / (spanOf(down) + 3), WIDE / NEAREST);
  const [left, top] = [middleOf(across), middleOf(down)];
  return {
    scale,
    place: (hex) => {
      const { x, y } = pointOf(hex);
      return { x: WIDE / 2 + (x - left) * scale, y: HIGH / 2 + (y - top) * scale };
    },
  };
}

const HALF = { spaceship: 6, battlecraft: 4, missile: 3 } as const;

const written = ({ x, y }: PlanePoint): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The shapes and courses of a puzzle, no larger than a stamp; one who does not see it misses nothing that its title does not say. */
export const SmallMap = memo(function SmallMap({ map }: { map: PuzzleMap }) {
  const { place, scale } = placer(map);
  return (
    <svg className="block w-full border-b small-map" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      {map.asteroids.map((hex) => {
        const { x, y } = place(hex);
        return <circle key={hex.join()} cx={x} cy={y} r={1.4 * scale} fill="var(--hexline)" />;
      })}
      {map.planets.map((hex) => {
        const { x, y } = place(hex);
        return <circle key={hex.join()} cx={x} cy={y} r={Math.max(0.9 * scale, 5)} fill="var(--good)" />;
      })}
      {map.pieces.map(({ side, kind, course }, nth) => {
        const points = course.map(place);
        const [at] = points;
        if (!at) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the map of a puzzle does not change
          <g key={nth} className={`side-${side}`}>
            {points.length > 1 && <path d={`M${points.map(written).join('L')}`} className="no-fill small-map-course" />}
            <path d={outline(side, HALF[kind])} transform={`translate(${written(at)})`} className="small-map-piece" />
          </g>
        );
      })}
    </svg>
  );
});
