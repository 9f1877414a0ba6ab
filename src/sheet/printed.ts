import type { MissileType } from '../engine/index.ts';

/** [R10.1a] Energy Unit boxes of a missile's line. */
export const ENERGY_BOXES: Record<MissileType, number> = { unguided: 0, guided: 10, intelligent: 9, mims: 7 };

/** Where a ship needs more blocks than are printed, the sheet grows by rows of this many. */
export const BLOCKS_IN_ROW = 12;
