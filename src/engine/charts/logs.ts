import type { MissileType } from '../model/names.ts';

/** What is printed on a Spaceship Log. */
export interface PrintedLog {
  pods: number;
  lines: Record<MissileType, number>;
  /** The last space of the Energy Unit Track. */
  track: number;
  blocks: number;
  craft: number;
  craftBoxes: number;
}

const both = { blocks: 48, craft: 2, craftBoxes: 15 };

/** [R10.1a] Log Nr. 1 for small ships, Nr. 2 for large ones. */
export const LOGS: Record<1 | 2, PrintedLog> = {
  1: { ...both, pods: 6, lines: { unguided: 10, guided: 7, intelligent: 5, mims: 2 }, track: 8 },
  2: { ...both, pods: 12, lines: { unguided: 16, guided: 14, intelligent: 10, mims: 4 }, track: 16 },
};
