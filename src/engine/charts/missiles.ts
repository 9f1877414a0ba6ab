import type { CivLevel, MissileType } from '../model/names.ts';

/** One line of the Missile Chart. */
export interface MissileRatings {
  velocityRating: number;
  maneuverRating: number;
  energyUnits: number;
}

const line = (velocityRating: number, maneuverRating: number, energyUnits: number): MissileRatings => ({
  velocityRating,
  maneuverRating,
  energyUnits,
});

/** [9.5] The Missile Chart; unguided missiles receive no commands and are not on it. */
export const MISSILES: Record<'guided' | 'intelligent', Record<CivLevel, MissileRatings>> & {
  mims: Record<7 | 8, MissileRatings>;
} = {
  guided: { 6: line(1, 5, 7), 7: line(2, 5, 9), 8: line(2, 6, 10) },
  intelligent: { 6: line(2, 5, 6), 7: line(2, 6, 7), 8: line(2, 7, 9) },
  mims: { 7: line(2, 6, 6), 8: line(2, 7, 7) },
};

/** [9.5, R9.5a] The line of a missile, or null for an unguided one; a MIMS of level 6 uses the Intelligent row. */
export function missileLine(type: MissileType, civLevel: CivLevel): MissileRatings | null {
  if (type === 'unguided') return null;
  if (type === 'mims') return civLevel === 6 ? MISSILES.intelligent[6] : MISSILES.mims[civLevel];
  return MISSILES[type][civLevel];
}

/** [9.9] How many unguided missiles a MIMS launches, once. */
export const MIMS_LAUNCHES = 4;

/** [R2.5a] The first counter number of each type. */
export const FIRST_NUMBER: Record<MissileType, number> = { unguided: 1, guided: 1, intelligent: 21, mims: 31 };
