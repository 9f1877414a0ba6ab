import { HULLS, unitsLeft } from '../engine/index.ts';
import type { SeenCraft } from './forces.ts';
import type { Weights } from './weights.ts';

/** [4.3] Energy Units to a block; a battlecraft's is 1. */
export const blockOf = (craft: SeenCraft): number => (craft.kind === 'battlecraft' ? 1 : HULLS[craft.hull].burnRate);

/** What an Energy Unit is worth to a craft, in points: the more it is worth and the less energy it has. */
export function unitPrice(craft: SeenCraft, worth: number, w: Weights): number {
  const block = blockOf(craft);
  const blocks = unitsLeft(craft) / block;
  return (w.block * worth) / (1 + blocks) / block;
}
