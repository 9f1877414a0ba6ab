import type { MissileType, PodType } from '../../engine/index.ts';

/** The address of a pod's term; hulls and types of fire go by their own names. */
export const podTermId = (pod: PodType): string => `${pod}-pod`;

/** The address of the term of a type of missile. */
export const missileTermId = (missile: MissileType): string => (missile === 'mims' ? missile : `${missile}-missile`);
