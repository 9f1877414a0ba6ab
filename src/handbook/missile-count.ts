import type { MissileType } from '../engine/index.ts';
import { count, missileName } from '../words/index.ts';

/** `6 unguided missiles`, `1 MIMS`, `no guided missiles`. */
export function missileCount(number: number, type: MissileType): string {
  const name = missileName(type);
  const many = type === 'mims' ? name : `${name}s`;
  return number === 0 ? `no ${many}` : count(number, name, many);
}
