import type { CivLevel, InterceptionChance } from '../model/names.ts';

/** [9.7] The largest relative velocity of each column but the last of the Missile Interception Table. */
const COLUMNS: readonly number[] = [0, 2, 4, 7, 10];

const ROWS: Record<CivLevel, readonly InterceptionChance[]> = {
  6: [8, 6, 4, 2, 1, 1],
  7: [9, 7, 5, 3, 2, 1],
  8: ['A', 8, 6, 4, 3, 2],
};

/** [9.7] The Interception Chance of a missile of this Civ Level at this relative velocity. */
export function interceptionChance(civLevel: CivLevel, relativeVelocity: number): InterceptionChance {
  const column = COLUMNS.findIndex((largest) => relativeVelocity <= largest);
  return ROWS[civLevel][column === -1 ? COLUMNS.length : column] as InterceptionChance;
}
