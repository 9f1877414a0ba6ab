import type { EventBody, EventType, GameEvent } from '../model/events.ts';
import type { CounterId, Player, UnitId } from '../model/names.ts';
import type { RuleCase } from '../model/rule-cases.ts';
import type { Game, Unit } from '../model/state.ts';
import { unitNamed } from './board.ts';

/** What the rules write to: a game that may be changed, and the list of events; null if nobody needs events. */
export interface Play {
  game: Game;
  events: GameEvent[] | null;
}

/** [2.4, R10.0b] Whether a unit's counter lies on the map with its back up. */
export const isFaceDown = (unit: Unit): boolean => unit.counter !== null && !unit.revealed;

/** [R10.0b] The name by which the other player knows a face-down counter. */
export const counterId = (unit: Pick<Unit, 'owner' | 'counter'>): CounterId =>
  `${unit.owner}?${String(unit.counter).padStart(2, '0')}`;

const NAMING = ['unit', 'target', 'missile', 'ship', 'with', 'by', 'from', 'battlecraft'] as const;

/** The naming fields of each type of event, which are the same for every event of the type. */
const namingOf = new Map<EventType, readonly (typeof NAMING)[number][]>();

function fieldsNaming(body: EventBody): readonly (typeof NAMING)[number][] {
  const known = namingOf.get(body.type);
  if (known) return known;
  // [6.1] What a step comes `from` is a hex.
  const fields = NAMING.filter((name) => name in body && !(name === 'from' && body.type === 'stepped'));
  namingOf.set(body.type, fields);
  return fields;
}

function mask(event: GameEvent, game: Game, id: UnitId): void {
  const unit = unitNamed(game, id);
  if (!unit || !isFaceDown(unit)) return;
  event.masks ??= {};
  event.masks[unit.id] = counterId(unit);
}

/**
 * Records an event. Units that lie face-down now are masked for the other player; `only` hides it from them
 * altogether.
 */
export function emit(play: Play, rule: RuleCase, body: EventBody, only?: Player): void {
  if (!play.events) return;
  const event = body as GameEvent;
  event.rule = rule;
  if (only !== undefined) event.only = only;
  const fields = body as Partial<Record<(typeof NAMING)[number], string>> & { targets?: UnitId[] };
  for (const name of fieldsNaming(body)) {
    const id = fields[name];
    if (id) mask(event, play.game, id);
  }
  if (fields.targets) for (const id of fields.targets) mask(event, play.game, id);
  play.events.push(event);
}
