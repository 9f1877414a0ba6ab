import type { Snapshot, UnitView } from '../../engine/index.ts';
import type { MapCounter } from '../map/types.ts';
import { counterOf } from '../panel/counter.ts';

/** [R6.5b] In orbit: in the hex of a planet with velocity 1. */
const orbits = (unit: UnitView, planets: readonly string[]): boolean =>
  unit.hex !== null && unit.velocity === 1 && unit.kind !== 'missile' && planets.includes(unit.hex);

/** A unit as its counter lies on the map. */
export function mapCounter(unit: UnitView, { units }: Pick<Snapshot, 'units'>, planets: readonly string[]): MapCounter {
  const counter = counterOf(unit, units);
  return { ...counter, orbit: orbits(unit, planets), title: `Player ${unit.owner}: ${counter.title}` };
}
