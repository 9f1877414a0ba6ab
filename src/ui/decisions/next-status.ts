import { HULLS, type PartStatus, type PartView, type UnitView } from '../../engine/index.ts';
import { isHull } from '../panel/parts.ts';

/** [8.8] What a hit would make of a part: armor 2 goes V, D, X; armor 1 begins at D; armor 0 at X. */
export function nextStatus({ armor, status }: PartView): PartStatus {
  if (status === 'damaged' || status === 'destroyed' || armor === 0) return 'destroyed';
  return armor === 1 || status === 'vulnerable' ? 'damaged' : 'vulnerable';
}

/** [9.8, R9.8a] The die that raises a field at the last moment: Civ Level less two, or less. */
export const fieldNeeds = ({ class: name }: UnitView): number => (isHull(name) ? HULLS[name].civLevel - 2 : 0);

/** [4.6] The class of its force field as printed. */
export const fieldClassOf = ({ class: name }: UnitView): number => (isHull(name) ? HULLS[name].forceField : 0);
