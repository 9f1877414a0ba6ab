import type { ReactNode, Ref } from 'react';
import type { Hex, Sheet } from '../../engine/index.ts';
import type { Landmark } from '../commands/parts.ts';
import type { Camera, Framed } from './camera.ts';
import type { Point } from './geometry.ts';
import type {
  MapCourse,
  MapEffect,
  MapGhost,
  MapHighlight,
  MapPiece,
  MapPlume,
  MapRange,
  MapRangeLine,
  MapTractor,
  MapWreck,
} from './types.ts';

/** What others may ask the map to do; for the buttons on it and for links elsewhere. */
export interface MapHandle {
  zoomIn(): void;
  zoomOut(): void;
  fitAll(): void;
  centreOn(hex: Hex): void;
  /** Moves the map only if the hex, with so many pixels round it, is out of sight. */
  reveal(hex: Hex, room?: number): void;
  /** Moves the map only if one of them is out of sight. */
  show(hexes: readonly Hex[]): void;
  /** Shows these groups of hexes as well as it can, unless a hand has moved the map. */
  frame(groups: Framed): void;
  focus(): void;
}

/** What lies on the map. */
export interface MapContents {
  sheets: readonly Sheet[];
  planets?: readonly Hex[] | undefined;
  asteroids?: readonly Hex[] | undefined;
  pieces: readonly MapPiece[];
  courses?: readonly MapCourse[] | undefined;
  highlights?: readonly MapHighlight[] | undefined;
  ghosts?: readonly MapGhost[] | undefined;
  rangeLine?: MapRangeLine | null | undefined;
  ranges?: readonly MapRange[] | undefined;
  tractors?: readonly MapTractor[] | undefined;
  plumes?: readonly MapPlume[] | undefined;
  wrecks?: readonly MapWreck[] | undefined;
  /** Those of the last action only. */
  effects?: readonly MapEffect[] | undefined;
  /** Where a hand may take hold of the course of the selected unit. */
  head?: Hex | null | undefined;
}

/**
 * A hand that has taken hold of the head of a course, in pixels of the window. `taken`: it has not moved yet; `dropped`: it
 * has let go; `broken-off`: nothing came of it.
 */
export interface HeadDrag {
  from: Point;
  to: Point;
  state: 'taken' | 'dragged' | 'dropped' | 'broken-off';
}

/** What the player did on it. */
export interface MapCallbacks {
  /** A hex without a piece, or one highlighted as an option. */
  onHexClick?: ((hex: Hex) => void) | undefined;
  /** A piece that lies alone, or one chosen from its opened stack. */
  onPieceClick?: ((id: string) => void) | undefined;
  /**
   * Where it is given, a hand that drags draws with one finger instead of moving the map; told with every hex it comes to.
   */
  onDraw?: ((hex: Hex, begins: boolean) => void) | undefined;
  /** A hand drags the head. */
  onHead?: ((drag: HeadDrag) => void) | undefined;
  onHexHover?: ((hex: Hex | null) => void) | undefined;
  /** The piece on top of the pointed hex, or the one with the focus. */
  onPieceHover?: ((id: string | null) => void) | undefined;
  /** The keyboard's cursor has come to a hex. */
  onFocusHex?: ((hex: Hex) => void) | undefined;
}

/** The arrays should stay the same objects as long as nothing in them changes: layers are drawn anew by identity. */
export interface MapViewProps extends MapContents, MapCallbacks {
  /** Sends the keyboard's cursor to a hex, whenever it becomes another one. */
  focusHex?: Hex | null | undefined;
  /** What lies in a hex, in words. */
  describeHex?: ((hex: Hex) => string) | undefined;
  /** The places to which the cursor jumps, in the order in which it goes through them. */
  landmarks?: ((kind: Landmark) => readonly Hex[]) | undefined;
  /** What the map opens with, as long as no hand has moved it. */
  framed?: Framed | undefined;
  initialCamera?: Camera | undefined;
  onCameraChange?: ((camera: Camera) => void) | undefined;
  /** The name of the map for screen readers. */
  label?: string | undefined;
  ref?: Ref<MapHandle> | undefined;
  /** What lies on the map and is reached before it by the keyboard: the orders of a unit. */
  before?: ReactNode;
  /** Buttons and notes that lie on the map. */
  children?: ReactNode;
}
