/** What a Spaceship Log shows, as plain data: for the screen, for paper and for the command line. */

export { blankSheet } from './blank.ts';
export { type SheetChanges, sheetChanges } from './changes.ts';
export { launchesOf } from './launches.ts';
export { logSheet } from './log-sheet.ts';
export { captionOf, shipSheets, startingSheets } from './ships.ts';
export {
  FAMILIES,
  HULL_SHAPES,
  type HullFamily,
  MISSILE_SHAPES,
} from './silhouettes.ts';
export type {
  Box,
  Compartment,
  CraftSection,
  EnergySection,
  LineStatus,
  LogSheet,
  MissileLine,
  MissileSection,
} from './types.ts';
