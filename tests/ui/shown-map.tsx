import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Hex, Sheet } from '../../src/engine/index.ts';
import type { Camera } from '../../src/ui/map/camera.ts';
import { hexName, sheetHex } from '../../src/ui/map/geometry.ts';
import { MapView } from '../../src/ui/map/MapView.tsx';
import type { MapViewProps } from '../../src/ui/map/props.ts';
import type { MapPiece } from '../../src/ui/map/types.ts';

export const SHEETS: readonly Sheet[] = [
  { letter: 'A', column: 0, row: 0 },
  { letter: 'B', column: -1, row: 0 },
];
export const hex = (id: string): Hex =>
  sheetHex(SHEETS.find(({ letter }) => letter === id[0])!, Number(id.slice(1, 3)), Number(id.slice(3)));

export const piece = (id: string, at: string, more: Partial<MapPiece['counter']> = {}): MapPiece => ({
  id,
  hex: hex(at),
  counter: {
    side: id.startsWith('1') ? 1 : 2,
    kind: 'spaceship',
    label: id.slice(1),
    direction: 3,
    velocity: 2,
    title: `${id}, spaceship, ${at}`,
    ...more,
  },
});
export const PIECES = [piece('1A', 'A0303'), piece('2B', 'A0505'), piece('2C', 'A0505'), piece('1D', 'B1504')];
export const CAMERA: Camera = { x: 300, y: 100, k: 0.4 };

/** Shows a map of two sheets with four pieces, and what it was asked to tell. */
export function show(props: Partial<MapViewProps> = {}) {
  const on = { hex: vi.fn(), piece: vi.fn(), hover: vi.fn(), pieceHover: vi.fn(), focus: vi.fn() };
  const all: MapViewProps = {
    sheets: SHEETS,
    pieces: PIECES,
    initialCamera: CAMERA,
    onHexClick: on.hex,
    onPieceClick: on.piece,
    onHexHover: on.hover,
    onPieceHover: on.pieceHover,
    onFocusHex: on.focus,
    describeHex: (at) => `here is ${hexName(SHEETS, at)}`,
    ...props,
  };
  const view = render(<MapView {...all} />);
  const again = (more: Partial<MapViewProps>) => view.rerender(<MapView {...all} {...more} />);
  return { ...view, ...on, again, map: screen.getByRole('application') };
}

/** Presses keys, one after the other. */
export const press = (element: Element, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(element, { key });
};
