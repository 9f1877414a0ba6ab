import { type ShipDesign, ShipDesignForm } from '../../workbench/ships/design.ts';
import { openWorkStorage, type WorkStorage } from './storage.ts';

/** The ships that were built on this device. */
export const hangar: WorkStorage<ShipDesign> = openWorkStorage('ships', ShipDesignForm);
