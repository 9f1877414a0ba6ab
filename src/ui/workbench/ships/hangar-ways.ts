import type { SpaceshipHull } from '../../../engine/index.ts';
import { newId } from '../../../store/random.ts';
import { hangar } from '../../../store/workbench/ships.ts';
import { hullName } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { newDesign } from '../../../workbench/ships/edit.ts';
import { goToPlace } from '../../elements/location.ts';

export const openShip = (id: string): void => goToPlace({ at: 'workbench', part: 'ship', id });

export const toHangar = (): void => goToPlace({ at: 'workbench', part: 'ship', id: null });

/** Puts ships into the hangar as new ones, in this order, and tells their ids. */
export async function keepShips(ships: readonly ShipDesign[]): Promise<string[]> {
  const ids: string[] = [];
  const now = Date.now();
  for (const [index, work] of ships.entries()) {
    const id = newId();
    // The first is listed first.
    const touched = now + ships.length - index;
    await hangar.keep({ id, created: now, touched, work }, null);
    ids.push(id);
  }
  return ids;
}

/** Lays a new ship down and opens it. */
export async function buildShip(hull: SpaceshipHull): Promise<void> {
  const [id] = await keepShips([newDesign(hull, `New ${hullName(hull)}`)]);
  if (id) openShip(id);
}
