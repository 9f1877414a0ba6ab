import { type ShipDesign, ShipDesignForm } from '../../workbench/ships/design.ts';
import { type BroughtWorks, bringIn, layDown } from './bring-work.ts';
import { openWorkStorage, type WorkStorage } from './storage.ts';

/** The ships that were built on this device. */
export const hangar: WorkStorage<ShipDesign> = openWorkStorage('ships', ShipDesignForm);

/** Puts ships into the hangar as new ones, the first of them to be listed first, and tells their ids. */
export const keepShips = (ships: readonly ShipDesign[]): Promise<string[]> => layDown(hangar, ships);

/** Puts the ships of a file into the hangar, but for those that are there just so. */
export const bringShips = (ships: readonly ShipDesign[]): Promise<BroughtWorks> => bringIn(hangar, ships);
