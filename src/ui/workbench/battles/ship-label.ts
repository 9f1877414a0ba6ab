import { type ScenarioShip, shipId } from '../../../engine/index.ts';
import { unitName } from '../../../words/index.ts';

/** `1A Sword`, or `1A Night Errand (Sword)`. */
export const shipLabel = (ship: Pick<ScenarioShip, 'player' | 'letter' | 'hull' | 'name'>): string =>
  unitName({ ...ship, id: shipId(ship), class: ship.hull });
