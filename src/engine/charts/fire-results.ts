import type { FireType, HitChance } from '../model/names.ts';

/** [8.6] The largest Target Value of each column of the Fire Results Table. */
const COLUMNS: readonly number[] = [0, 1, 3, 5, 7, 9, 11, 14];

const ROWS: Record<FireType, readonly HitChance[]> = {
  'laser-burst': [7, 6, 5, 4, 3, 2, 1, '-'],
  'laser-barrage': [9, 8, 7, 6, 5, 4, 3, 1],
  'particle-burst': ['A', 9, 7, 4, 1, '-', '-', '-'],
  'particle-barrage': ['A', 'A', 9, 7, 4, 1, '-', '-'],
};

/** [8.2] Energy Units a fire costs. */
export const FIRE_COST: Record<FireType, number> = {
  'laser-burst': 0,
  'laser-barrage': 2,
  'particle-burst': 1,
  'particle-barrage': 3,
};

/** [2.2, 8.6] The Hit Chance for a Target Value; above 14 a hit is impossible. */
export function hitChance(type: FireType, targetValue: number): HitChance {
  const column = COLUMNS.findIndex((largest) => targetValue <= largest);
  return ROWS[type][column] ?? '-';
}
