import '../../counters/counters.css';
import './yard.css';
import type { Hull } from '../../../engine/index.ts';
import { FAMILIES } from '../../../sheet/index.ts';
import { Silhouette } from '../../counters/Silhouette.tsx';

/** The shape of a hull, flying to the right. */
export function HullMark({ hull, size }: { hull: Hull; size: number }) {
  return (
    <svg className="flex-none ink yard-mark" width={size} height={size} viewBox="-42 -42 84 84" aria-hidden="true">
      <g transform="rotate(90)">
        <Silhouette kind="spaceship" family={FAMILIES[hull]} />
      </g>
    </svg>
  );
}
