import { emergencyNeeds, HULLS, isSpaceshipHull, type UnitView } from '../../../engine/index.ts';

/** [9.8, R9.8a] The die that raises a ship's field at the last moment, or less. */
export const fieldNeeds = ({ class: name }: UnitView): number => (isSpaceshipHull(name) ? emergencyNeeds(name) : 0);

/** [4.6] The class of its force field as printed. */
export const fieldClassOf = ({ class: name }: UnitView): number => (isSpaceshipHull(name) ? HULLS[name].forceField : 0);
