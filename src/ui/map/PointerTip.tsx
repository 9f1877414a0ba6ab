import type { ReactNode } from 'react';
import { radiusOf } from './camera.ts';
import type { Point } from './geometry.ts';
import { useMapWindow } from './MapWindow.ts';

/** The least distance, in pixels, of the middle of a tip from the edges of the map. */
const HALF = 120;
/** The greatest height of a tip in pixels, with its distance from the pointer: a finger hides what lies under it. */
const HIGH = 40;
const LEAST = 34;

/** What a gesture would come to, beside the pointer; a screen reader is told elsewhere. */
export function PointerTip({ at, barred = false, children }: { at: Point; barred?: boolean; children: ReactNode }) {
  const { camera, size } = useMapWindow();
  // Clear of the hex that is pointed at, where the outline of what will be may lie.
  const away = Math.max(LEAST, 1.1 * radiusOf(camera));
  const below = at.y < away + HIGH;
  const left = Math.min(Math.max(at.x, HALF), Math.max(HALF, size.width - HALF));
  return (
    <p
      className={`map-tip${barred ? ' is-barred' : ''}${below ? ' is-below' : ''}`}
      data-part="pointer-tip"
      aria-hidden="true"
      style={{ left, top: below ? at.y + away : at.y - away }}
    >
      {children}
    </p>
  );
}
