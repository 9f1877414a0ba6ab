import { type GameEvent, type Hex, parseHexId, type Snapshot, sameHex, type UnitId } from '../../../engine/index.ts';
import type { LoggedEvent } from '../../../game/log.ts';
import type { Pointed } from '../../../store/table/view-store.ts';
import { tellStory } from '../../../words/index.ts';
import { hexOf } from '../../play/placed.ts';
import type { MapRangeLine } from '../types.ts';

/** Where something happened, and the line of a shot, a beam or a discovery. */
export interface Happening {
  hexes: Hex[];
  line: MapRangeLine | null;
}

/** From whom to whom an event goes, and what stands on the line. */
function aimOf(event: GameEvent): { from: UnitId; to: UnitId; label: string } | null {
  switch (event.type) {
    case 'fired':
      return { from: event.unit, to: event.target, label: `range ${event.odds.range}` };
    case 'revealed':
      return { from: event.by, to: event.unit, label: `range ${event.range}` };
    case 'tractor':
      return { from: event.ship, to: event.target, label: 'tractor beam' };
    case 'missile-controlled':
      return { from: event.ship, to: event.missile, label: 'control' };
    default:
      return null;
  }
}

/** Where units lay just before an event: as they lay before its order, and as far as that had been carried out. */
function placesBefore(before: Snapshot, log: readonly LoggedEvent[], { event, action }: LoggedEvent) {
  const places = new Map<UnitId, string>();
  for (const unit of before.units) if (unit.hex !== null) places.set(unit.id, unit.hex);
  for (const line of log) {
    if (line.action !== action) continue;
    if (line.event === event) break;
    if ('hex' in line.event && line.event.hex && 'unit' in line.event) places.set(line.event.unit, line.event.hex);
  }
  return places;
}

/**
 * Where the event lies that a line of the story tells, at the time it happened: its own hexes, else those in which the
 * units lay then. `before` is the table before the order it followed from.
 */
export function happeningOf(
  pointed: Pointed,
  log: readonly LoggedEvent[],
  before: (action: number) => Snapshot | null,
): Happening | null {
  const logged = log.find(({ event }) => event === pointed.event);
  const past = logged && before(logged.action);
  if (!logged || !past) return null;
  const places = placesBefore(past, log, logged);
  const placeOf = (unit: UnitId): Hex | undefined => {
    const id = places.get(unit);
    return id === undefined ? undefined : parseHexId(past.sheets, id);
  };
  const aim = aimOf(logged.event);
  const from = aim && placeOf(aim.from);
  const to = aim && placeOf(aim.to);
  const line = aim && from && to && !sameHex(from, to) ? { from, to, label: aim.label } : null;
  const hexes = pointed.hexes.length > 0 ? [] : pointed.units.flatMap((unit) => placeOf(unit) ?? []);
  return { hexes, line };
}

/** The hexes an order was about, as the table lies after it. */
export function hexesOfStep(view: Snapshot, recent: readonly LoggedEvent[]): Hex[] {
  return tellStory(recent)
    .flatMap(({ lines }) => lines)
    .flatMap(({ hexes, units }) => [
      ...hexes.flatMap((id) => parseHexId(view.sheets, id) ?? []),
      ...units.flatMap((id) => hexOf(view, id) ?? []),
    ]);
}
