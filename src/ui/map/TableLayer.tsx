import { memo, useMemo } from 'react';
import { sheetLines, sheetOutline, sheetStars } from './grid.ts';
import type { MapSheet } from './types.ts';

/** A sheet lies still for a whole game: its paths are made once. */
const SheetGround = memo(function SheetGround({ sheet }: { sheet: MapSheet }) {
  const { outline, stars } = useMemo(() => ({ outline: sheetOutline(sheet), stars: sheetStars(sheet) }), [sheet]);
  return (
    <g>
      <path className="map-sheet" d={outline} />
      <path className="map-stars map-stars-faint" d={stars[0]} />
      <path className="map-stars map-stars-fair" d={stars[1]} />
      <path className="map-stars map-stars-bright" d={stars[2]} />
    </g>
  );
});

const SheetGrid = memo(function SheetGrid({ sheet }: { sheet: MapSheet }) {
  const { lines, outline } = useMemo(() => ({ lines: sheetLines(sheet), outline: sheetOutline(sheet) }), [sheet]);
  return (
    <g>
      <path className="map-lines" d={lines} />
      <path className="map-seam" d={outline} />
    </g>
  );
});

const keyOf = (sheet: MapSheet): string => `${sheet.column},${sheet.row}`;

/** The sheets themselves, with their stars. */
export const SheetLayer = memo(function SheetLayer({ sheets }: { sheets: readonly MapSheet[] }) {
  return sheets.map((sheet) => <SheetGround key={keyOf(sheet)} sheet={sheet} />);
});

/** Hex lines and the seams between sheets. */
export const GridLayer = memo(function GridLayer({ sheets }: { sheets: readonly MapSheet[] }) {
  return sheets.map((sheet) => <SheetGrid key={keyOf(sheet)} sheet={sheet} />);
});
