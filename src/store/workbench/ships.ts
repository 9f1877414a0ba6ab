import { type ShipDesign, ShipDesignForm } from '../../workbench/ships/design.ts';
import { newId } from '../random.ts';
import { openWorkStorage, type WorkStorage } from './storage.ts';

/** The ships that were built on this device. */
export const hangar: WorkStorage<ShipDesign> = openWorkStorage('ships', ShipDesignForm);

/** Puts ships into the hangar as new ones, the first of them to be listed first, and tells their ids. */
export async function keepShips(ships: readonly ShipDesign[]): Promise<string[]> {
  const now = Date.now();
  const kept = ships.map((work, index) => ({ id: newId(), created: now, touched: now + ships.length - index, work }));
  for (const ship of kept) await hangar.keep(ship, null);
  return kept.map(({ id }) => id);
}
