import type { KeyboardEvent } from 'react';
import { type Hex, hexAt, neighbours, printedPlace, sameHex } from '../../engine/index.ts';
import { type Landmark, MAP, MAP_JUMPS } from '../commands/parts.ts';
import { giveByKey } from '../commands/useKeys.ts';
import type { CameraMoves } from './useCamera.ts';

/** A single press of a key or a button. */
export const ZOOM = 1.3;
const PAN = 64;

/** Left and right keep to the row, zig-zagging with the columns: four keys reach every hex and come back the same way. */
const STEPS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const FORWARD: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** The sides that slant, by their place among the neighbours clockwise from 12 o’clock. */
const SLANTED: Readonly<Record<string, number>> = { PageUp: 1, PageDown: 2, End: 4, Home: 5 };

/** The hex an arrow key leads to, or one that stands for a side. */
export function hexBeside(hex: Hex, key: string): Hex | null {
  const side = SLANTED[key];
  if (side !== undefined) return neighbours(hex)[side] ?? null;
  const step = STEPS[key];
  if (!step) return null;
  const place = printedPlace(hex);
  // A column or a row past the edge of its sheet is one of the next sheet.
  return hexAt({ ...place, hexColumn: place.hexColumn + step[0], hexRow: place.hexRow + step[1] });
}

/** The piece an arrow key leads to, going round at the ends. */
export function pieceBeside(ids: readonly string[], id: string, key: string): string | null {
  const way = FORWARD[key];
  if (!way) return null;
  const nth = ids.indexOf(id);
  const to = { next: nth + 1, previous: nth - 1 + ids.length, first: 0, last: ids.length - 1 }[way];
  return ids[to % ids.length] ?? null;
}

/** Where a jump leads: to the first of its places, or from one of them to the next. */
export function nextOf(places: readonly Hex[], cursor: Hex): Hex | null {
  const here = places.findIndex((place) => sameHex(place, cursor));
  return places[(here + 1) % places.length] ?? null;
}

interface KeyOptions {
  controls: CameraMoves;
  cursor: Hex;
  pieces: readonly string[];
  landmarks: (kind: Landmark) => readonly Hex[];
  onCursor: (hex: Hex) => void;
  onHex: (hex: Hex) => void;
  onPiece: (id: string) => void;
  onPieceFocus: (id: string) => void;
}

/** Keys that move the view, wherever in the map the focus is. */
function viewKey(event: KeyboardEvent, controls: CameraMoves): boolean {
  const step = STEPS[event.key];
  if (event.shiftKey && step) controls.panBy(-step[0] * PAN, -step[1] * PAN);
  return (
    (event.shiftKey && step !== undefined) ||
    giveByKey(event.nativeEvent, MAP, {
      zoomIn: () => controls.zoomBy(ZOOM),
      zoomOut: () => controls.zoomBy(1 / ZOOM),
      fitAll: controls.fitAll,
    })
  );
}

/** The keyboard of the map: on the map itself a cursor goes from hex to hex, on a piece the arrows go from piece to piece. */
export function mapKeyHandler({
  controls,
  cursor,
  pieces,
  landmarks,
  onCursor,
  onHex,
  onPiece,
  onPieceFocus,
}: KeyOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const piece = (event.target as Element).closest('[data-piece]')?.getAttribute('data-piece');
    const chosen = event.key === 'Enter' || event.key === ' ';
    const hex = hexBeside(cursor, event.key);
    const beside = piece ? pieceBeside(pieces, piece, event.key) : null;
    const jump = (kind: Landmark) => {
      const next = nextOf(landmarks(kind), cursor);
      if (next) onCursor(next);
    };
    if (viewKey(event, controls) || giveByKey(event.nativeEvent, MAP_JUMPS, jump)) event.preventDefault();
    else if (piece && chosen) onPiece(piece);
    else if (piece && beside) onPieceFocus(beside);
    else if (!piece && chosen) onHex(cursor);
    else if (!piece && hex) onCursor(hex);
    else return;
    event.preventDefault();
  };
}
