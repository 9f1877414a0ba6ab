import type { SpaceshipHull } from '../../engine/index.ts';

/** How many ships a battle has. */
export const SIZES = ['duel', 'skirmish', 'fleet'] as const;
export type BattleSize = (typeof SIZES)[number];

/** What the sides are out for; a duel is to destroy. */
export const AIMS = ['destroy', 'flagship', 'orbit', 'jump', 'hold'] as const;
export type BattleAim = (typeof AIMS)[number];

/** What lies on the map. */
export const TERRAINS = ['space', 'asteroids', 'planet'] as const;
export type BattleGround = (typeof TERRAINS)[number];

/** The battles are known by whole numbers from 1 to this. */
export const MOST_NUMBER = 99_999;

/** The most ships of a side. */
export const MOST_SHIPS = 6;

/** A battle as somebody wants it; what is left out is drawn. */
export interface Wanted {
  size: BattleSize;
  /** The seed of all that is drawn. */
  number: number;
  aim?: BattleAim | undefined;
  terrain?: BattleGround | undefined;
  /** The same ships on both sides, others for the same price, or those of Player 1 by their hulls. */
  forces?: 'same' | 'others' | readonly SpaceshipHull[];
}
