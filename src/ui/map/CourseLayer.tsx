import { memo } from 'react';
import type { Hex } from '../../engine/index.ts';
import { angleOf } from '../counters/Arrow.tsx';
import { DirectionReminder } from '../counters/markers.tsx';
import { HALF } from '../counters/outline.ts';
import { hexKey, hexToPoint } from './geometry.ts';
import type { Kept } from './laid-aside.ts';
import { movedTo, movedToHex } from './place.ts';
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

const line = (stops: readonly Hex[]): string =>
  stops
    .map(hexToPoint)
    .map(({ x, y }) => `${x},${y.toFixed(1)}`)
    .join(' ');

/** A reminder stands near the side by which its hex will be entered: a piece in that hex must not hide it. */
function Reminder({ course }: { course: MapCourse }) {
  const { reminder, stops, side, end } = course;
  const last = stops.at(-1);
  if (!reminder || !last) return null;
  const to = hexToPoint(reminder.hex);
  const from = hexToPoint(last);
  const at = { x: to.x + (from.x - to.x) * 0.16, y: to.y + (from.y - to.y) * 0.16 };
  return (
    <g transform={movedTo(at)}>
      <DirectionReminder side={side} direction={end} turn={reminder.turn} />
    </g>
  );
}

/** Any course: dots, and an open chevron at its end. */
function OtherCourse({ course }: { course: MapCourse }) {
  const { stops, side, end } = course;
  const last = stops.at(-1);
  if (!last) return null;
  return (
    <g className={`course course-other side-${side}`} data-course={course.id}>
      <polyline points={line(stops)} />
      {stops.slice(1, -1).map((stop, nth) => (
        // A course may cross a hex twice, so a stop has no other name than its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <circle key={nth} r="6" transform={movedToHex(stop)} />
      ))}
      {stops.length > 1 && (
        <path
          className="course-tip"
          data-part="course-tip"
          transform={`${movedToHex(last)} rotate(${angleOf(end)})`}
          d="M-19 17 0-12 19 17"
        />
      )}
      <Reminder course={course} />
    </g>
  );
}

/** The course of the selected unit: a full line with numbered stops; a ghost stands for the number of its stop. */
function SelectedCourse({ course, ghosts }: { course: MapCourse; ghosts: readonly MapGhost[] }) {
  const { stops, side } = course;
  const taken = new Set(ghosts.map(({ hex }) => hexKey(hex)));
  return (
    <g className={`course course-selected side-${side}`} data-course={course.id}>
      <polyline className="course-under" points={line(stops)} />
      <polyline points={line(stops)} />
      {stops.slice(1).map(
        (stop, nth) =>
          !taken.has(hexKey(stop)) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no other name than its place
            <g key={nth} transform={movedToHex(stop)}>
              <g className="map-stops">
                <circle className="course-stop" r={STOP} />
                <text className="course-number" y="12" fontSize="36">
                  {nth + 1}
                </text>
              </g>
            </g>
          ),
      )}
      <Reminder course={course} />
    </g>
  );
}

/** Where a unit would go if one did as was advised: a dashed line, and a ring at every stop. */
function HintCourse({ course }: { course: MapCourse }) {
  return (
    <g className="course course-hint">
      <polyline points={line(course.stops)} />
      {course.stops.slice(1).map((stop, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no other name than its place
        <circle key={nth} r="18" transform={movedToHex(stop)} />
      ))}
    </g>
  );
}

/** The courses, the selected one above all others, and advice above that. */
export const CourseLayer = memo(function CourseLayer({
  courses,
  ghosts,
}: {
  courses: readonly MapCourse[];
  ghosts: readonly MapGhost[];
}) {
  return (
    <>
      {courses.map((course) => course.style === 'other' && <OtherCourse key={course.id} course={course} />)}
      {courses.map(
        (course) => course.style === 'selected' && <SelectedCourse key={course.id} course={course} ghosts={ghosts} />,
      )}
      {courses.map((course) => course.style === 'hint' && <HintCourse key={course.id} course={course} />)}
    </>
  );
});

/** Warning signs, beside the stop they are about and above every piece, but clear of the letter in its corner. */
export const WarningLayer = memo(function WarningLayer({ courses }: { courses: readonly MapCourse[] }) {
  return courses.flatMap(({ id, stops, warnings = [] }) =>
    warnings.map((nth) => {
      const stop = stops[nth];
      if (!stop) return null;
      const { x, y } = hexToPoint(stop);
      return (
        <g key={`${id} ${nth}`} className="map-warning" transform={`${movedTo({ x: x + 68, y: y - 66 })} scale(0.82)`}>
          <path d="M0-29 31 25H-31Z" />
          <path className="map-warning-mark" d="M0-11V7M0 15.500V16" />
        </g>
      );
    }),
  );
});
