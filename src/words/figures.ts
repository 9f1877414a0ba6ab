import type { HitChance, InterceptionChance } from '../engine/index.ts';
import { count, list } from './text.ts';

/** A no-break space, so that a figure and its unit of measure stay on one line. */
const NARROW = '\u00a0';

/** `free`, `1 block`, `2 units`. */
export function costText({ blocks, units }: { blocks: number; units: number }): string {
  const words = [...(blocks > 0 ? [count(blocks, 'block')] : []), ...(units > 0 ? [count(units, 'unit')] : [])];
  return words.length === 0 ? 'free' : list(words);
}

/** `40 %`. */
export const percentText = (probability: number): string => `${Math.round(probability * 100)}${NARROW}%`;

/** `4 or less`, `automatic`, `cannot hit`. */
export function chanceText(chance: HitChance | InterceptionChance): string {
  if (chance === 'A') return 'automatic';
  return chance === '-' ? 'cannot hit' : `${chance} or less`;
}

/** The highest of the ten faces that does it; 0 for none. */
export const mostOf = (chance: HitChance | InterceptionChance): number =>
  chance === 'A' ? 10 : chance === '-' ? 0 : chance;

/** How likely a roll of this or less is. */
export const probabilityOf = (chance: HitChance | InterceptionChance): number => mostOf(chance) / 10;

/** A modifier with its sign as a figure has it, `−4`. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** `12 % to hurt`; `12 % to hurt at most` where not all is known of the target. */
export const hurtText = ({ probability, sure }: { probability: number; sure: boolean }): string =>
  `${percentText(probability)} to hurt${sure || probability === 0 ? '' : ' at most'}`;
