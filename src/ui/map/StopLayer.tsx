import { memo } from 'react';
import type { Hex } from '../../engine/index.ts';
import { HALF } from '../../sheet/outline.ts';
import { hexKey, hexToPoint, type Point } from './geometry.ts';
import { movedTo } from './place.ts';
import type { Kept } from './spread-apart.ts';
import { halfOf, type Stack } from './stacks.ts';
import type { MapCourse, MapGhost } from './types.ts';

/** Half the width of a stop, and how large, in pixels, its number can still be read. */
const STOP = 25;
const LEGIBLE_STOP = 10;
/** The stops of neighbouring hexes do not touch each other. */
const APART = 2.6;

/** How many times larger than printed the stops of a course are drawn in hexes of this corner radius, in pixels. */
export const stopScale = (radius: number): number =>
  Math.min(Math.max((LEGIBLE_STOP * 100) / (STOP * radius), 1), APART);

/** What pieces keep off: the numbered stops of the selected course, and the outline of what will be. */
export const keptBy = (
  courses: readonly MapCourse[],
  ghosts: readonly MapGhost[],
  radius: number,
  inHex: number,
): Kept[] => [
  ...courses
    .filter(({ style }) => style === 'selected')
    .flatMap(({ stops }) => stops.slice(1).map((stop) => ({ ...hexToPoint(stop), half: STOP * stopScale(radius) }))),
  ...ghosts.map(({ hex, counter }) => ({ ...hexToPoint(hex), half: HALF[counter.kind] * inHex })),
];

/** How far before a hex in which a piece lies the number of its stop stands, as parts of the way: it leads to that hex. */
const BEFORE = { least: 0.44, most: 0.66 };

/** Where the number of a stop stands: in its hex, or on the way into it where a piece drawn so large would hide it. */
function numberPlace(stacks: StopLayerProps['stacks'], from: Hex, stop: Hex, enlarged: number, scale: number): Point {
  const to = hexToPoint(stop);
  const there = stacks.get(hexKey(stop));
  const reach = there ? halfOf(there, enlarged) + STOP * scale : 0;
  // A piece that is laid aside may leave the middle of its hex free.
  if (!there || Math.hypot(there.at.x - to.x, there.at.y - to.y) >= reach) return to;
  const { x, y } = hexToPoint(from);
  const clear = reach / Math.hypot(x - to.x, y - to.y);
  const before = Math.min(Math.max(clear, BEFORE.least), BEFORE.most);
  return { x: to.x + (x - to.x) * before, y: to.y + (y - to.y) * before };
}

interface StopLayerProps {
  courses: readonly MapCourse[];
  ghosts: readonly MapGhost[];
  stacks: ReadonlyMap<string, Stack>;
  /** How many times larger than printed pieces and stops are drawn. */
  enlarged: number;
  scale: number;
}

/** The numbered stops of the selected course, above the pieces; a ghost stands for the number of its stop. */
export const StopLayer = memo(function StopLayer({ courses, ghosts, stacks, enlarged, scale }: StopLayerProps) {
  const taken = new Set(ghosts.map(({ hex }) => hexKey(hex)));
  return courses.flatMap(({ id, style, side, stops }) =>
    style !== 'selected'
      ? []
      : stops.slice(1).map(
          (stop, nth) =>
            !taken.has(hexKey(stop)) && (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no other name than its place
                key={`${id} ${nth}`}
                className={`thin course side-${side}`}
                transform={movedTo(numberPlace(stacks, stops[nth] ?? stop, stop, enlarged, scale))}
              >
                <g className="map-stops">
                  <circle className="no-pointer course-stop" r={STOP} />
                  <text className="no-pointer bold course-number" y="12" fontSize="36">
                    {nth + 1}
                  </text>
                </g>
              </g>
            ),
        ),
  );
});
