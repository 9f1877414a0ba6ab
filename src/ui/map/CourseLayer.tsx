import { memo } from 'react';
import type { Hex } from '../../engine/index.ts';
import { angleOf } from '../counters/Arrow.tsx';
import { DirectionReminder } from '../counters/markers.tsx';
import { hexToPoint } from './geometry.ts';
import { movedTo, movedToHex } from './place.ts';
import type { MapCourse } from './types.ts';

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
    <g className={`thin course course-other side-${side}`} data-course={course.id}>
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

/** The course of the selected unit: a full line, whose stops lie above the pieces. */
function SelectedCourse({ course }: { course: MapCourse }) {
  const { stops, side } = course;
  return (
    <g className={`thin course course-selected side-${side}`} data-course={course.id}>
      <polyline className="course-under" points={line(stops)} />
      <polyline points={line(stops)} />
      <Reminder course={course} />
    </g>
  );
}

/** Where a unit would go if one did as was advised: a dashed line, and a ring at every stop. */
function HintCourse({ course }: { course: MapCourse }) {
  return (
    <g className="thin course course-hint">
      <polyline points={line(course.stops)} />
      {course.stops.slice(1).map((stop, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no other name than its place
        <circle key={nth} r="18" transform={movedToHex(stop)} />
      ))}
    </g>
  );
}

/** The courses, the selected one above all others, and advice above that. */
export const CourseLayer = memo(function CourseLayer({ courses }: { courses: readonly MapCourse[] }) {
  return (
    <>
      {courses.map((course) => course.style === 'other' && <OtherCourse key={course.id} course={course} />)}
      {courses.map((course) => course.style === 'selected' && <SelectedCourse key={course.id} course={course} />)}
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
