import { createContext, useContext } from 'react';
import type { Camera, Size } from './camera.ts';
import type { Kept } from './spread-apart.ts';
import type { CameraMoves } from './useCamera.ts';

/** The window of the map as it is now, for what lies over it and goes along with it. */
export interface MapWindow {
  camera: Camera;
  size: Size;
  /** A hand is moving it. */
  held: boolean;
  /** The squares that pieces are drawn in, in map space: some are laid aside from their hexes. */
  faces: readonly Kept[];
  /** Moves the map, if it has to, so that hexes are seen beside a card, the most important first. */
  showBeside: CameraMoves['showBeside'];
}

export const MapWindowContext = createContext<MapWindow | null>(null);

/** The window of the map in which this lies. */
export function useMapWindow(): MapWindow {
  const window = useContext(MapWindowContext);
  if (!window) throw new Error('There is no map here.');
  return window;
}
