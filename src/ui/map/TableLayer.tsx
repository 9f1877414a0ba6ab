import { memo, useMemo } from 'react';
import type { Sheet } from '../../engine/index.ts';
import { sheetLines, sheetOutline, sheetStars } from './grid.ts';
import { sameValues } from './place.ts';

interface SheetProps {
  sheet: Sheet;
}

/** A sheet lies still for a whole game: its paths are made once, whatever object names it. */
export const sameSheet = (a: SheetProps, b: SheetProps): boolean => sameValues(a.sheet, b.sheet);

const SheetGround = memo(function SheetGround({ sheet }: SheetProps) {
  const { outline, stars } = useMemo(() => ({ outline: sheetOutline(sheet), stars: sheetStars(sheet) }), [sheet]);
  return (
    <g>
      <path fill="color-mix(in srgb, var(--map) var(--sheet-tint), transparent)" d={outline} />
      <path className="no-fill thin map-stars map-stars-faint" strokeWidth={1} d={stars[0]} />
      <path className="no-fill thin map-stars map-stars-fair" d={stars[1]} />
      <path className="no-fill thin map-stars map-stars-bright" d={stars[2]} />
    </g>
  );
}, sameSheet);

const SheetGrid = memo(function SheetGrid({ sheet }: SheetProps) {
  const { lines, outline } = useMemo(() => ({ lines: sheetLines(sheet), outline: sheetOutline(sheet) }), [sheet]);
  return (
    <g>
      <path className="no-fill thin map-lines" d={lines} />
      <path className="no-fill thin map-seam" d={outline} />
    </g>
  );
}, sameSheet);

const keyOf = (sheet: Sheet): string => `${sheet.column},${sheet.row}`;

/** The sheets themselves, with their stars. */
export const SheetLayer = memo(function SheetLayer({ sheets }: { sheets: readonly Sheet[] }) {
  return sheets.map((sheet) => <SheetGround key={keyOf(sheet)} sheet={sheet} />);
});

/** Hex lines and the seams between sheets. */
export const GridLayer = memo(function GridLayer({ sheets }: { sheets: readonly Sheet[] }) {
  return sheets.map((sheet) => <SheetGrid key={keyOf(sheet)} sheet={sheet} />);
});
