import type { EventType, GameEvent, Player } from '../engine/index.ts';
import { eventText } from './events.ts';

/** Events that others tell with them, and headlines. */
const UNTOLD: ReadonlySet<EventType> = new Set(['stepped', 'paid', 'phase']);

/** No more than can be taken in at a glance. */
const MOST = 6;

/** What orders came to that are taken back, or may be: `1E moves 3 hexes to A0505; 1E turns left`. */
export function undoneText(events: readonly GameEvent[], nameOf?: (player: Player) => string): string {
  const told = events
    .filter(({ type }) => !UNTOLD.has(type))
    .map((event) => eventText(event, nameOf).replace(/\.$/, ''));
  if (told.length === 0) return events.some(({ type }) => type === 'phase') ? 'The end of the phase' : '';
  const more = told.length - MOST;
  return [...told.slice(0, MOST), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
