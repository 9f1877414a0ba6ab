import { type GameEvent, type Player, parseHexId, range, type UnitView } from '../../../engine/index.ts';
import type { LoggedEvent } from '../../../game/log.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { capital, directionName, eventText, unitName } from '../../../words/index.ts';

/** A unit and what is said of it. */
export interface Remark {
  unit: UnitView;
  name: string;
  text: string;
}

/** The events of the recap for a player: all but their own `ready`. */
export const newsFor = (player: Player, log: readonly LoggedEvent[]): LoggedEvent[] =>
  log.filter(({ event }) => event.type !== 'ready' || event.player !== player);

/** The unit an event befell. */
function struck(event: GameEvent): string | null {
  if (event.type === 'part-hit') return event.target;
  if (event.type === 'lost' || event.type === 'revealed' || event.type === 'force-field') return event.unit;
  return null;
}

/** What befell a player's own units. */
export function changesOn(seat: Seat, player: Player, events: readonly GameEvent[]): Remark[] {
  const remarks = new Map<string, string[]>();
  for (const event of events) {
    const id = struck(event);
    if (id === null) continue;
    remarks.set(id, [...(remarks.get(id) ?? []), eventText(event)]);
  }
  return [...remarks].flatMap(([id, texts]) => {
    const unit = seat.view.units.find((other) => other.id === id);
    return unit?.owner === player ? [{ unit, name: unitName(unit), text: texts.join(' ') }] : [];
  });
}

/** The nearest of a player's spaceships, and how far it is. */
function nearest(seat: Seat, player: Player, enemy: UnitView): { id: string; hexes: number } | null {
  const { sheets, units } = seat.view;
  const from = enemy.hex === null ? undefined : parseHexId(sheets, enemy.hex);
  let best: { id: string; hexes: number } | null = null;
  for (const { id, hex, owner, kind, status } of units) {
    const to = owner === player && kind === 'spaceship' && status === 'in-play' && hex ? parseHexId(sheets, hex) : null;
    if (!from || !to) continue;
    const hexes = range(from, to);
    if (!best || hexes < best.hexes) best = { id, hexes };
  }
  return best;
}

/** The enemy's units on the map, the nearest first. */
export function threatsTo(seat: Seat, player: Player): Remark[] {
  return seat.view.units
    .filter(({ owner, status, hex }) => owner !== player && status === 'in-play' && hex !== null)
    .map((unit) => ({ unit, near: nearest(seat, player, unit) }))
    .sort((a, b) => (a.near?.hexes ?? 99) - (b.near?.hexes ?? 99))
    .map(({ unit, near }) => {
      const { velocity, direction } = unit;
      const course = direction === null ? '' : `velocity ${velocity} towards ${directionName(direction)}`;
      const far = near ? `${near.hexes} ${near.hexes === 1 ? 'hex' : 'hexes'} from ${near.id}` : '';
      return { unit, name: unitName(unit), text: capital([course, far].filter((text) => text !== '').join(', ')) };
    });
}
