import { isHull, isSpaceshipHull, type Player, parseHexId, type Snapshot } from '../../../engine/index.ts';
import type { LoggedEvent } from '../../../game/log.ts';
import type { MapPlume, MapWreck } from '../types.ts';
import { isFlying } from './courses.ts';

/** The log since the last Command Phase of a side began. */
function sinceCommand(log: readonly LoggedEvent[], side: Player): readonly LoggedEvent[] {
  const begins = log.findLastIndex(
    ({ event }) => event.type === 'phase' && event.kind === 'command' && event.player === side,
  );
  return begins < 0 ? [] : log.slice(begins);
}

/** Who has fired its engine since its side was last in command, other than to slow down, and how often. */
export function plumesOf(view: Snapshot, log: readonly LoggedEvent[]): MapPlume[] {
  const recent = { 1: sinceCommand(log, 1), 2: sinceCommand(log, 2) };
  return view.units.flatMap((unit) => {
    const hex = isFlying(unit) ? parseHexId(view.sheets, unit.hex) : undefined;
    if (!hex || !isFlying(unit) || unit.inOrbit) return [];
    const { id, owner: side, direction } = unit;
    const burns = recent[side].filter(
      ({ event }) => event.type === 'maneuvered' && event.unit === id && event.order !== 'decelerate',
    ).length;
    return burns > 0 ? [{ id, hex, side, direction, burns }] : [];
  });
}

/** What is left of ships and craft that were destroyed on the map. */
export const wrecksOf = ({ sheets }: Snapshot, log: readonly LoggedEvent[]): MapWreck[] =>
  log.flatMap(({ event }) => {
    if (event.type !== 'lost' || event.how === 'expended' || event.how === 'off-map' || event.hex === null) return [];
    const hex = isHull(event.what ?? undefined) ? parseHexId(sheets, event.hex) : undefined;
    return hex ? [{ id: event.unit, hex, large: isSpaceshipHull(event.what ?? undefined) }] : [];
  });
