import type { GameEvent } from '../model/events.ts';
import { ownerOfId } from '../model/ids.ts';
import { type CounterId, otherPlayer, type Player, type UnitId } from '../model/names.ts';

/** [R10.0b] An event of one player's units as the other player may know it; null if they may not know of it at all. */
function withoutSecrets(event: GameEvent, masks: Record<UnitId, CounterId>): GameEvent | null {
  switch (event.type) {
    case 'missile-prepared':
    case 'battlecraft-prepared':
      return { type: 'counter-prepared', ship: event.ship, rule: event.rule };
    case 'missile-controlled':
    case 'declined':
      return masks[event.missile] ? null : event;
    case 'launched':
      return { ...event, what: masks[event.unit] ? null : event.what, pod: null };
    case 'lost':
      return masks[event.unit] ? { ...event, what: null } : event;
    case 'fired':
      return { ...event, pod: null };
    case 'part-hit':
      return event.podType ? { ...event, part: null } : event;
    case 'interception':
      return masks[event.missile] ? { ...event, chance: null } : event;
    default:
      return event;
  }
}

/** The player whose secrets an event could hold: the owner of its unit. Ids begin with their owner's number. */
function ownerOf(event: GameEvent): Player | null {
  const field = 'ship' in event ? event.ship : 'missile' in event ? event.missile : 'unit' in event ? event.unit : null;
  const id = event.type === 'part-hit' ? event.target : field;
  return id === null ? null : ownerOfId(id);
}

/** An event with the ids that are not to be known, those of a player or of both, replaced by the backs of the counters. */
function rename(event: GameEvent, hidden: Player | 'both'): GameEvent {
  if (event.masks === undefined && event.only === undefined) return event;
  const { masks, only: _only, ...rest } = event;
  const foreign = Object.entries(masks ?? {}).filter(([id]) => hidden === 'both' || ownerOfId(id) === hidden);
  const names = new Map<string, string>(foreign);
  const renamed = Object.entries(rest).map(([key, value]) => {
    if (typeof value === 'string') return [key, names.get(value) ?? value];
    if (Array.isArray(value)) return [key, value.map((item) => names.get(item) ?? item)];
    return [key, value];
  });
  return Object.fromEntries(renamed) as GameEvent;
}

/** The event as its owner sees it: in a reveal, their own counter is named by its id and not by its back. */
export const asOwner = (event: GameEvent): GameEvent =>
  event.type === 'revealed' && event.was !== event.unit ? { ...event, was: event.unit } : event;

/** [R10.0a, R10.0b] What happened, as one player may know it. */
export function viewEvents(events: readonly GameEvent[], player: Player): GameEvent[] {
  return events.flatMap((event) => {
    if (event.only !== undefined && event.only !== player) return [];
    const owner = ownerOf(event);
    const seen = owner === null || owner === player ? asOwner(event) : withoutSecrets(event, event.masks ?? {});
    return seen ? [rename(seen, otherPlayer(player))] : [];
  });
}

/** [R10.0a, R10.0b] What happened, as somebody knows it who sits at neither side: as the less informed of both has it. */
export function watcherEvents(events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap((event) => {
    if (event.only !== undefined) return [];
    const seen = ownerOf(event) === null ? event : withoutSecrets(event, event.masks ?? {});
    return seen ? [rename(seen, 'both')] : [];
  });
}
