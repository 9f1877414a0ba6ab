import { memo, useMemo } from 'react';
import type { Hex } from '../../engine/index.ts';
import { type Camera, type Size, toScreen } from './camera.ts';
import { boxRound, hexToPoint, INRADIUS, type MapBox, overlap, type Point } from './geometry.ts';
import { areaOutline } from './grid.ts';
import { movedTo, UNHEARD } from './place.ts';
import type { MapRange } from './types.ts';

const Outline = memo(function Outline({ hexes, kind }: Pick<MapRange, 'hexes' | 'kind'>) {
  const d = useMemo(() => areaOutline(hexes), [hexes]);
  return (
    <g className={`thin no-fill range range-${kind}`} strokeLinecap="round">
      <path stroke="var(--halo)" strokeWidth={4} d={d} />
      <path className="range-line" d={d} />
    </g>
  );
});

/** The outlines of what is in reach; they lie under courses and pieces. */
export const RangeLayer = memo(function RangeLayer({ ranges }: { ranges: readonly MapRange[] }) {
  return ranges.map(({ kind, label, hexes }) => <Outline key={label} kind={kind} hexes={hexes} />);
});

/** The outer side of a hex, as seen from another. */
function outerSide(centre: Hex, end: Hex): Point {
  const from = hexToPoint(centre);
  const to = hexToPoint(end);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const far = 1 + INRADIUS / length;
  return { x: from.x + (to.x - from.x) * far, y: from.y + (to.y - from.y) * far };
}

const LETTER = 5.4;
const HEIGHT = 19;
/** The upper edge of the window belongs to the names of the sheets. */
const NAMES = 22;

interface RangeLabelsProps {
  ranges: readonly MapRange[];
  /** Where pieces are and will be, in pixels. */
  faces: readonly MapBox[];
  camera: Camera;
  size: Size;
}

/** Every outline by its name and number, where it is in sight and lies on no piece and no other name. */
export function RangeLabels({ ranges, faces, camera, size }: RangeLabelsProps) {
  const taken = [...(size.tools ?? []), ...(size.cards ?? []), ...faces];
  return ranges.map(({ label, centre, ends }) => {
    const wide = label.length * LETTER + 16;
    const at = ends
      .map((end) => outerSide(centre, end))
      .find((point) => {
        const box = boxRound(toScreen(camera, point), wide, HEIGHT);
        const seen = box.left >= 0 && box.right <= size.width && box.top >= NAMES && box.bottom <= size.height;
        if (!seen || taken.some((other) => overlap(box, other))) return false;
        taken.push(box);
        return true;
      });
    if (!at) return null;
    return (
      <g key={label} className="range-label" transform={`${movedTo(at)} scale(${1 / camera.k})`} {...UNHEARD}>
        <rect x={-wide / 2} y={-HEIGHT / 2} width={wide} height={HEIGHT} rx="3" />
        <text className="bold" y="4.500" fontSize="13">
          {label}
        </text>
      </g>
    );
  });
}
