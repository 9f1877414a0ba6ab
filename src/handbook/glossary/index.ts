import type { GlossaryTerm } from '../types.ts';
import { COMBAT, TABLE_TERMS } from './combat.ts';
import { GENERAL } from './general.ts';
import { HULL_TERMS } from './hulls.ts';
import { ORDER_TERMS } from './orders.ts';
import { POD_TERMS } from './pods.ts';
import { SHIP } from './ship.ts';
import { FIRE_TERMS, MISSILE_TERMS } from './weapons.ts';
import { WORKBENCH } from './workbench.ts';

/** The glossary, in the order of the alphabet. */
export const TERMS: readonly GlossaryTerm[] = [
  ...GENERAL,
  ...SHIP,
  ...ORDER_TERMS,
  ...COMBAT,
  ...TABLE_TERMS,
  ...HULL_TERMS,
  ...POD_TERMS,
  ...MISSILE_TERMS,
  ...FIRE_TERMS,
  ...WORKBENCH,
].sort((a, b) => a.title.localeCompare(b.title, 'en'));

/** How two spellings are compared: without capitals, hyphens and curly marks. */
const spelled = (name: string): string => name.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ').trim();

const BY_SPELLING = new Map(
  TERMS.flatMap((term) => [term.title, ...term.spellings].map((name) => [spelled(name), term] as const)),
);

/** The term printed like this, in one or in many; undefined if there is none. */
export function findTerm(name: string): GlossaryTerm | undefined {
  const key = spelled(name);
  return BY_SPELLING.get(key) ?? (key.endsWith('s') ? BY_SPELLING.get(key.slice(0, -1)) : undefined);
}
