import type { Direction, MissileType, PartStatus, Player } from '../../engine/index.ts';
import type { HullFamily } from '../../sheet/index.ts';

/** What a counter is drawn from: plain words and numbers, so that the drawing needs no rules. */

export type CounterKind = 'spaceship' | 'battlecraft' | 'missile';

export interface CounterProps {
  side: Player;
  kind: CounterKind;
  /** The hull's maker, for spaceships and battlecraft. A battlecraft without one is drawn as a Terwillicker. */
  family?: HullFamily | undefined;
  /** The type, for missiles. */
  missile?: MissileType | undefined;
  /** The identity without the player's number: `A`, `B1`, `04`, `B02`, `?07`. */
  label: string;
  /** Its back is up, and no more of it is known than its kind. */
  faceDown?: boolean | undefined;
  /** Three letters of the class, or the kind of a face-down one; shown on large pieces as long as no part is hit. */
  code?: string | undefined;
  /** Null for a unit that points nowhere yet. */
  direction: Direction | null;
  /** Null for a unit without a Velocity marker. */
  velocity: number | null;
  /**
   * Corner radius, in pixels on the screen, of the hex the counter lies in. It decides how much is drawn, not how
   * large.
   */
  size: number;
  forceField?: boolean | undefined;
  jump?: 'prepared' | 'jumping' | null | undefined;
  bridge?: PartStatus | undefined;
  engine?: PartStatus | undefined;
  /** Its owner sees it face up, the other player does not. */
  hidden?: boolean | undefined;
  orbit?: boolean | undefined;
  landed?: boolean | undefined;
  docked?: boolean | undefined;
  /** How many missiles and battlecraft it holds prepared. */
  prepared?: number | undefined;
  /** How many pieces lie in the hex, this one on top. */
  stack?: number | undefined;
  /** Whose pieces lie beneath, the nearest first; their edges show. */
  under?: readonly Player[] | undefined;
  selected?: boolean | undefined;
  /** Where the unit will be: an outline with its velocity. */
  ghost?: boolean | undefined;
  /** The whole piece in words, for those who do not see it. */
  title: string;
}

/** A counter as the map needs it: how large the hex is on the screen, the map knows itself. */
export type MapCounter = Omit<CounterProps, 'size' | 'stack' | 'under'>;
