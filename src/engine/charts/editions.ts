import type { Edition } from '../model/editions.ts';

/** What the editions of the rulings decide differently. */
export interface EditionRulings {
  /** [R6.6a] Whether a unit that is launched into asteroids is checked like one that moves into them. */
  readonly launchesChecked: boolean;
  /** [R7.4b] Whether a damaged pod counts for the number of missiles that may lie prepared. */
  readonly damagedPodsCount: boolean;
  /** [R8.7a] Whether a unit's own owner, where they choose the part that is hit, may choose one that is destroyed. */
  readonly ownerMayWasteHit: boolean;
}

/** Everything in which the editions differ; all other rulings are the same in each. */
export const EDITION_RULINGS: Readonly<Record<Edition, EditionRulings>> = {
  1: { launchesChecked: true, damagedPodsCount: false, ownerMayWasteHit: false },
  2: { launchesChecked: false, damagedPodsCount: true, ownerMayWasteHit: true },
};
