import type { Direction, Hex, Player } from '../../engine/index.ts';
import type { MapCounter } from '../counters/types.ts';

export interface MapPiece {
  id: string;
  hex: Hex;
  counter: MapCounter;
  /** Higher lies further up in its stack; among equals the later one. */
  order?: number | undefined;
}

export interface MapCourse {
  id: string;
  side: Player;
  /** The hexes of the way, beginning with the one the unit lies in. */
  stops: readonly Hex[];
  /** Where the unit points at the end of it. */
  end: Direction;
  /** `hint`: where it would go if one did as was advised. */
  style: 'selected' | 'other' | 'hint';
  /** The Direction Reminder: its hex, and the side to which the zig-zag goes next. */
  reminder?: { hex: Hex; turn: 'left' | 'right' } | undefined;
  /** Places in `stops` that want a warning sign. */
  warnings?: readonly number[] | undefined;
  /** What may happen at places in `stops`, in a few words. */
  tags?: readonly { nth: number; text: string }[] | undefined;
}

/** An outline of what will be, at the end of a course for instance. */
export interface MapGhost {
  id: string;
  hex: Hex;
  counter: MapCounter;
}

/**
 * `option`: the hex itself may be chosen, and a click there means the hex, whatever lies in it. `barred`: a target that
 * cannot be hit. `range`: part of an area. `unsafe`, `deadly`: a missile may well meet a unit that ends its move there;
 * `striking`: from there a launch may well meet an enemy. `danger`: where a
 * danger comes about that is told in words, and where it comes from.
 */
export type HighlightKind =
  | 'selected'
  | 'target'
  | 'barred'
  | 'option'
  | 'pointed'
  | 'event'
  | 'range'
  | 'unsafe'
  | 'deadly'
  | 'striking'
  | 'danger';

export interface MapHighlight {
  hex: Hex;
  kind: HighlightKind;
}

/** An area round a unit, drawn as the outline of its hexes. */
export interface MapRange {
  kind: 'detection' | 'search' | 'tractor' | 'launch' | 'chance';
  label: string;
  hexes: readonly Hex[];
  /** Where the label may stand, at the outer side of one of these hexes as seen from `centre`, the best first. */
  centre: Hex;
  ends: readonly Hex[];
}

/** What a unit leaves behind it that has fired its engine: so many times, pointing there. */
export interface MapPlume {
  id: string;
  hex: Hex;
  side: Player;
  direction: Direction;
  burns: number;
}

/** What is left of a unit, for the rest of the game. */
export interface MapWreck {
  id: string;
  hex: Hex;
  large: boolean;
}

/** A tractor beam and the unit it is on. */
export interface MapTractor {
  id: string;
  from: Hex;
  to: Hex;
}

export interface MapRangeLine {
  from: Hex;
  to: Hex;
  label: string;
}

/** A shot or an explosion, shown once for each key, one after the other; a tag with what came of it stays. */
export type MapEffect = { key: string; to: Hex } & (
  | { kind: 'beam'; from: Hex }
  | { kind: 'explosion'; large: boolean }
  | { kind: 'tag'; word: string; look: 'hit' | 'miss' | 'kill' }
);
