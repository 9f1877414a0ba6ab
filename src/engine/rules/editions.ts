import { EDITION_RULINGS } from '../charts/editions.ts';
import type { Player } from '../model/names.ts';
import type { Craft, Game, Pod } from '../model/state.ts';
import { isDestroyed, isUndamaged } from './capabilities.ts';

/** What a rule asks of a game to find its edition of the rulings. */
type Edited = Pick<Game, 'rulings'>;

/** [R6.6a] Whether a launch into asteroids is checked. */
export const isLaunchChecked = ({ rulings }: Edited): boolean => EDITION_RULINGS[rulings].launchesChecked;

/** [R7.4b] Whether a pod makes room for a prepared missile on its ship: any that carries missiles and is still there. */
export const holdsPrepared = ({ rulings }: Edited, pod: Pod): boolean =>
  pod.missiles !== null && (EDITION_RULINGS[rulings].damagedPodsCount ? !isDestroyed(pod) : isUndamaged(pod));

/** [R8.7a] Whether a player may choose a destroyed part of a craft, on which the hit has no effect: its owner alone may. */
export const mayWasteHit = ({ rulings }: Edited, craft: Craft, chooser: Player): boolean =>
  EDITION_RULINGS[rulings].ownerMayWasteHit && craft.owner === chooser;
