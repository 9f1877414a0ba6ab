import {
  type ArmorClass,
  type Deployment,
  DIRECTIONS,
  type Direction,
  type ScenarioPod,
  type Sheet,
} from '../engine/index.ts';

/** [R2.1c] Sheets in a row, A at the left. */
export const sheetsInARow = (letters: string): Sheet[] =>
  [...letters].map((letter, column) => ({ letter, column, row: 0 }));

/** [R8.8b] Pods of one Armor Class, as the scenarios give them. */
export const armored = (armor: ArmorClass, pods: readonly ScenarioPod[]): ScenarioPod[] =>
  pods.map((pod) => ({ ...pod, armor }));

/** A deployment that leaves nothing open. */
export const fixed = (hex: string, direction: Direction, velocity: number): Deployment => ({
  hexes: [hex],
  directions: [direction],
  velocities: [velocity],
});

export const ANY_DIRECTION: Direction[] = [...DIRECTIONS];
