import type { Hex } from '../../engine/index.ts';
import { type Camera, radiusOf, toScreen } from './camera.ts';
import { hexToPoint, type Point } from './geometry.ts';
import { movedToHex } from './place.ts';
import type { MapViewProps } from './props.ts';
import type { Grip } from './useGestures.ts';

/** Half of what a finger needs, in pixels. */
const FINGER = 22;

/** How far from its middle, in pixels, a hand still takes hold of the head of a course. */
const reachOf = (camera: Camera): number => Math.max(FINGER, 0.56 * radiusOf(camera));

/** What a gesture that begins at a point of the window takes hold of: the head of the selected course, if it is there. */
export function headAt({ head, onHead }: MapViewProps, camera: Camera, from: Point): Grip | null {
  if (!head || !onHead) return null;
  const { x, y } = toScreen(camera, hexToPoint(head));
  if (Math.hypot(from.x - x, from.y - y) > reachOf(camera)) return null;
  let to = from;
  onHead({ from, to, state: 'taken' });
  return {
    drag: (next) => {
      to = next;
      onHead({ from, to, state: 'dragged' });
    },
    letGo: (dragged) => onHead({ from, to, state: dragged ? 'dropped' : 'broken-off' }),
  };
}

/** Where a hand may take hold of the selected course: a ring that is seen under the pointer. */
export function HeadLayer({ head, camera }: { head: Hex; camera: Camera }) {
  return (
    <circle
      className="course-head"
      data-part="course-head"
      r={reachOf(camera) / camera.k}
      transform={movedToHex(head)}
    />
  );
}
