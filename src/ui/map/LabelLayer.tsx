import { memo, useMemo } from 'react';
import { type Hex, hexNumber, type Sheet } from '../../engine/index.ts';
import { useLater } from '../elements/useLater.ts';
import { type Camera, inSight, radiusOf, type Size, toScreen } from './camera.ts';
import { hexesOf, hexKey, hexName, hexToPoint, INRADIUS, type MapBox, overlap, sheetBox } from './geometry.ts';
import { tenth, UNHEARD } from './place.ts';
import { sameSheet } from './TableLayer.tsx';

/** From this corner radius, in pixels, a hex has room for its number. */
export const LABELS_FROM = 26;

/** The numbers of one sheet. They take their size from the group round them, so that zooming leaves them alone. */
const SheetNumbers = memo(function SheetNumbers({ sheet }: { sheet: Sheet }) {
  return hexesOf(sheet).map((hex) => {
    const { x, y } = hexToPoint(hex);
    return (
      <text key={hexKey(hex)} x={x} y={tenth(y - INRADIUS)} dy="0.98em">
        {hexNumber(hex)}
      </text>
    );
  });
}, sameSheet);

interface LabelLayerProps {
  sheets: readonly Sheet[];
  camera: Camera;
  size: Size;
}

const keyOf = ({ column, row }: Sheet): string => `${column},${row}`;

const NO_NUMBERS = { seen: '', fontSize: 0 };

/**
 * Hex numbers, of sheets in sight only, and only when there is room. To set hundreds of them takes longer than everything
 * else on the map: where they are new, or of another size, they follow it.
 */
export function LabelLayer({ sheets, camera, size }: LabelLayerProps) {
  const radius = radiusOf(camera);
  const hasRoom = radius >= LABELS_FROM;
  const window = inSight(camera, size);
  const seen = hasRoom
    ? sheets
        .filter((sheet) => overlap(sheetBox(sheet), window))
        .map(keyOf)
        .join(' ')
    : '';
  const fontSize = Math.min(Math.max(11, radius * 0.28), 15) / camera.k;
  const now = useMemo(() => ({ seen, fontSize }), [seen, fontSize]);
  const shown = useLater(now, NO_NUMBERS);
  if (!hasRoom) return null;
  const numbered = shown.seen.split(' ');
  return (
    <g className="map-numbers" fontSize={shown.fontSize} {...UNHEARD}>
      {sheets
        .filter((sheet) => numbered.includes(keyOf(sheet)))
        .map((sheet) => (
          <SheetNumbers key={keyOf(sheet)} sheet={sheet} />
        ))}
    </g>
  );
}

/** Below that size the pointed hex alone has a number, full name and all. */
export function PointedLabel({ sheets, camera, hex }: { sheets: readonly Sheet[]; camera: Camera; hex: Hex }) {
  const id = hexName(sheets, hex);
  if (id === null || radiusOf(camera) >= LABELS_FROM) return null;
  const { x, y } = hexToPoint(hex);
  return (
    <text className="map-pointed-number" x={x} y={y - INRADIUS} dy="-0.3em" fontSize={12 / camera.k} {...UNHEARD}>
      {id}
    </text>
  );
}

/** A sheet's name is so large, in pixels. */
const NAME = { width: 76, height: 21 };
/** Where along the upper edge it may stand, the best first: the middle, else somewhere beside it. */
const PLACES = [0.5, 0.32, 0.68, 0.15, 0.85];

/** The letter of every sheet, on a tab at the upper edge of what is seen of it. */
export function SheetNames({ sheets, faces, camera, size }: LabelLayerProps & { faces: readonly MapBox[] }) {
  const taken = [...(size.tools ?? []), ...(size.cards ?? []), ...faces];
  return sheets.map((sheet) => {
    const box = sheetBox(sheet);
    const { x: left, y: top } = toScreen(camera, { x: box.left, y: box.top });
    const { x: right, y: bottom } = toScreen(camera, { x: box.right, y: box.bottom });
    const from = Math.max(left, 0) + NAME.width / 2 + 8;
    const to = Math.min(right, size.width) - NAME.width / 2 - 8;
    // Inside the ragged edge while that can be seen, else at the edge of the window.
    const edge = Math.round(Math.max(top + INRADIUS * camera.k + 3, -1));
    if (to < from || Math.min(bottom, size.height) - edge < NAME.height * 3) return null;
    const at = PLACES.map((part) => Math.round(from + (to - from) * part)).find((x) => {
      const name = { left: x - NAME.width / 2, right: x + NAME.width / 2, top: edge, bottom: edge + NAME.height };
      return !taken.some((other) => overlap(name, other));
    });
    if (at === undefined) return null;
    return (
      <g key={keyOf(sheet)} className="map-sheet-name" transform={`translate(${at} ${edge})`} {...UNHEARD}>
        <path d={`M${-NAME.width / 2} 0V${NAME.height - 3}l3 3H${NAME.width / 2 - 3}l3-3V0Z`} />
        <text y={NAME.height - 6.5}>SHEET {sheet.letter}</text>
      </g>
    );
  });
}
