import { type Player, parseHexId, range, type Snapshot, type UnitView } from '../../engine/index.ts';

/** [R8.2a] Hexes between two units; null when one of them is not on the map. */
export function distanceBetween({ sheets }: Snapshot, one: UnitView, other: UnitView): number | null {
  const from = one.hex === null ? undefined : parseHexId(sheets, one.hex);
  const to = other.hex === null ? undefined : parseHexId(sheets, other.hex);
  return from && to ? range(from, to) : null;
}

/** The spaceship of a player that is nearest to a unit; null when none is in play. */
export function nearestShip(view: Snapshot, player: Player, unit: UnitView): UnitView | null {
  const ships = view.units.filter(
    ({ owner, kind, status }) => owner === player && kind === 'spaceship' && status === 'in-play',
  );
  const far = (ship: UnitView): number => distanceBetween(view, ship, unit) ?? Number.POSITIVE_INFINITY;
  return ships.reduce<UnitView | null>((best, ship) => (best && far(best) <= far(ship) ? best : ship), null);
}
