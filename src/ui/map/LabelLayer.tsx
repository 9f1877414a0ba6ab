import { memo, useMemo } from 'react';
import { type Hex, hexNumber, type Sheet } from '../../engine/index.ts';
import { useLater } from '../kit/useLater.ts';
import { type Camera, inSight, radiusOf, type Size, toScreen } from './camera.ts';
import { hexesOf, hexKey, hexName, hexToPoint, INRADIUS, overlap, sheetBox } from './geometry.ts';
import { tenth, UNHEARD } from './place.ts';
import { sameSheet } from './TableLayer.tsx';

/** From this corner radius, in pixels, a hex has room for its number. */
export const LABELS_FROM = 52;

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
    <g className="no-pointer bold map-numbers" fontSize={shown.fontSize} {...UNHEARD}>
      {sheets
        .filter((sheet) => numbered.includes(keyOf(sheet)))
        .map((sheet) => (
          <SheetNumbers key={keyOf(sheet)} sheet={sheet} />
        ))}
    </g>
  );
}

/** Below that size the pointed hex has a number, full name and all. */
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

/** The numbers of the hexes in which courses end, where not all have theirs. */
export function EndNumbers({
  sheets,
  camera,
  hexes,
}: {
  sheets: readonly Sheet[];
  camera: Camera;
  hexes: readonly Hex[];
}) {
  if (radiusOf(camera) >= LABELS_FROM) return null;
  return [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()].map((hex) => {
    const name = hexName(sheets, hex);
    const { x, y } = hexToPoint(hex);
    return name === null ? null : (
      <text
        key={name}
        className="map-pointed-number is-end"
        x={x}
        y={y - INRADIUS}
        dy="-0.1em"
        fontSize={11 / camera.k}
        {...UNHEARD}
      >
        {name.slice(1)}
      </text>
    );
  });
}

/** From this corner radius, in pixels, columns and rows have room for their numbers at the edges. */
const RULERS_FROM = 11;
/** Where the numbers stand, in pixels from the edges of the window. */
const RULER = { top: 13, left: 17 };
/** The first column of a sheet stands at the side of every sheet, and its odd columns begin higher than its even ones. */
const columnOf = (hex: Hex): string => hexNumber(hex).slice(0, 2);
const rowOf = (hex: Hex): string => hexNumber(hex).slice(2);

const sameRulers = (a: LabelLayerProps, b: LabelLayerProps): boolean =>
  a.camera === b.camera &&
  a.size === b.size &&
  a.sheets.length === b.sheets.length &&
  a.sheets.every((sheet, nth) => sheet === b.sheets[nth]);

/** Rulers at the edges of what is seen: the columns of every sheet above, with its letter, and its rows at the left. */
export const Rulers = memo(function Rulers({ sheets, camera, size }: LabelLayerProps) {
  const radius = radiusOf(camera);
  if (radius < RULERS_FROM) return null;
  const window = inSight(camera, size);
  // Smaller hexes have every second number.
  const every = radius < 18 ? 2 : 1;
  const seen = sheets.filter((sheet) => overlap(sheetBox(sheet), window));
  const places = seen.flatMap((sheet) =>
    hexesOf(sheet).map((hex) => ({ sheet, hex, at: toScreen(camera, hexToPoint(hex)) })),
  );
  const first = (of: (hex: Hex) => string) => places.filter(({ hex }) => of(hex) === '01');
  const isShown = (number: string) => (Number(number) - 1) % every === 0;
  const columns = first(rowOf).filter(({ hex, at }) => isShown(columnOf(hex)) && at.x > 40 && at.x < size.width - 8);
  const rows = first(columnOf).filter(({ hex, at }) => isShown(rowOf(hex)) && at.y > 24 && at.y < size.height - 6);
  const above = [...new Map(columns.map((one) => [Math.round(one.at.x), one])).values()];
  const beside = [...new Map(rows.map((one) => [Math.round(one.at.y), one])).values()];
  return (
    <g className="no-pointer medium map-rulers" {...UNHEARD}>
      {above.map(({ sheet, hex, at }) => (
        <text key={Math.round(at.x)} x={Math.round(at.x)} y={RULER.top}>
          {columnOf(hex) === '01' && <tspan className="map-ruler-sheet">{sheet.letter} </tspan>}
          {columnOf(hex)}
        </text>
      ))}
      {beside.map(({ hex, at }) => (
        <text key={Math.round(at.y)} x={RULER.left} y={Math.round(at.y) + 4}>
          {rowOf(hex)}
        </text>
      ))}
    </g>
  );
}, sameRulers);
