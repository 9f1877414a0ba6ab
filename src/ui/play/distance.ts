import {
  DIRECTIONS,
  type Direction,
  type Player,
  parseHexId,
  planePoint,
  range,
  type Snapshot,
  type UnitView,
} from '../../engine/index.ts';

/** [R8.2a] Hexes between two units; null when one of them is not on the map. */
export function distanceBetween({ sheets }: Snapshot, one: UnitView, other: UnitView): number | null {
  const from = one.hex === null ? undefined : parseHexId(sheets, one.hex);
  const to = other.hex === null ? undefined : parseHexId(sheets, other.hex);
  return from && to ? range(from, to) : null;
}

/**
 * [R6.1a] The clock number nearest to the straight line from one unit to another; null when they share a hex or one is not
 * on the map. 12 is up on the map, as for courses.
 */
export function bearingBetween({ sheets }: Snapshot, one: UnitView, other: UnitView): Direction | null {
  const from = one.hex === null ? undefined : parseHexId(sheets, one.hex);
  const to = other.hex === null ? undefined : parseHexId(sheets, other.hex);
  if (!from || !to || (from.q === to.q && from.r === to.r)) return null;
  const { x, y } = planePoint({ q: to.q - from.q, r: to.r - from.r });
  const hours = Math.round((Math.atan2(x, -y) / Math.PI) * 6);
  return DIRECTIONS[(hours + 11) % 12] ?? null;
}

/** The spaceship of a player that is nearest to a unit; null when none is in play. */
export function nearestShip(view: Snapshot, player: Player, unit: UnitView): UnitView | null {
  const ships = view.units.filter(
    ({ owner, kind, status }) => owner === player && kind === 'spaceship' && status === 'in-play',
  );
  const far = (ship: UnitView): number => distanceBetween(view, ship, unit) ?? Number.POSITIVE_INFINITY;
  return ships.reduce<UnitView | null>((best, ship) => (best && far(best) <= far(ship) ? best : ship), null);
}
