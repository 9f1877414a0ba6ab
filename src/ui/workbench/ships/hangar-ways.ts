import type { SpaceshipHull } from '../../../engine/index.ts';
import { keepShips } from '../../../store/workbench/ships.ts';
import { hullName } from '../../../words/index.ts';
import { newDesign } from '../../../workbench/ships/edit.ts';
import { goToPlace } from '../../elements/location.ts';
import { goToWork } from '../go-to-work.ts';

export const toHangar = (): void => goToPlace({ at: 'workbench', part: 'ship', id: null });

/** Lays a new ship down and opens it. */
export async function buildShip(hull: SpaceshipHull): Promise<void> {
  const laying = keepShips([newDesign(hull, `New ${hullName(hull)}`)]);
  await goToWork(
    'ship',
    laying.then(([id]) => id ?? null),
  );
}
