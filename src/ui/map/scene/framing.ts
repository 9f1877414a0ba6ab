import { type Hex, parseHexId, range, type Snapshot, type UnitId, type UnitView } from '../../../engine/index.ts';
import { coursesOf } from './courses.ts';

const isPlaced = ({ hex, status }: UnitView): boolean =>
  hex !== null && (status === 'in-play' || status === 'landed' || status === 'unalerted');

/** A unit with the hexes of its next course. */
function wayOf(view: Snapshot, unit: UnitView): Hex[] {
  const here = unit.hex === null ? undefined : parseHexId(view.sheets, unit.hex);
  if (!here) return [];
  return [here, ...coursesOf(view, unit, 'other', () => false).flatMap(({ stops }) => stops)];
}

/**
 * What the map is to show, the most important first: the selected unit and its course, or the hexes `into` which it can be
 * deployed, then the enemies with their courses, the nearest first; the others of its side where there is no enemy.
 */
export function framedFor(view: Snapshot, selected: UnitId | null, into: readonly Hex[] = []): Hex[][] {
  const own = view.units.find(({ id }) => id === selected);
  if (!own) return [];
  const way = isPlaced(own) ? wayOf(view, own) : [...into];
  const [here] = way;
  if (!here) return [];
  const hasEnemy = view.units.some((unit) => unit.owner !== own.owner && isPlaced(unit));
  const others = view.units
    .filter((unit) => unit.id !== selected && isPlaced(unit) && (!hasEnemy || unit.owner !== own.owner))
    .map((unit) => ({ isEnemy: unit.owner !== own.owner, way: wayOf(view, unit) }))
    .filter(({ way: [hex] }) => hex !== undefined)
    .map((one) => ({ ...one, far: one.way[0] ? range(here, one.way[0]) : 0 }));
  others.sort((a, b) => Number(b.isEnemy) - Number(a.isEnemy) || a.far - b.far);
  return [way, ...others.map((one) => one.way)];
}
