import { type Direction, parseHexId, type UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { angleOf } from '../../counters/Arrow.tsx';
import type { OrderEntry } from '../../play/orders/entries.ts';
import { groupsOf, unitSeen } from '../../play/orders/groups.ts';
import type { Point } from '../geometry.ts';
import type { MapCourse } from '../types.ts';

/** So much of the way to the next hex, and no less than so many pixels, a pull has to go before it means anything. */
const FAR_ENOUGH = 0.4;
const LEAST = 18;

/** The keys of the orders that a pull may mean. */
type Pulled = 'accelerate' | 'decelerate' | 'turn left' | 'turn right';

const PULLED = new Set<string>(['turn', 'accelerate', 'decelerate']);

/**
 * Which order a pull of the head of a course means, by how far it has gone in pixels; `step` is the way to the next hex.
 * Along the way the unit points it is faster or slower, across it a turn to that side; null as long as it means nothing.
 */
export function orderPulled(direction: Direction, by: Point, step: number): Pulled | null {
  const angle = (angleOf(direction) * Math.PI) / 180;
  const ahead = by.x * Math.sin(angle) - by.y * Math.cos(angle);
  const aside = by.x * Math.cos(angle) + by.y * Math.sin(angle);
  if (Math.hypot(by.x, by.y) < Math.max(FAR_ENOUGH * step, LEAST)) return null;
  if (Math.abs(ahead) >= Math.abs(aside)) return ahead > 0 ? 'accelerate' : 'decelerate';
  return aside > 0 ? 'turn right' : 'turn left';
}

/** The orders to a unit that a pull may mean, possible or not, as its panel has them. */
export function pullOrders(seat: Seat, unit: UnitView): OrderEntry[] {
  const [own] = groupsOf(seat, unit);
  return own?.entries.filter(({ do: kind }) => PULLED.has(kind)) ?? [];
}

/** Whether a unit can get an order that a pull may mean, or is told why not. */
const mayPull = (seat: Seat, unit: UnitView): boolean =>
  unit.direction !== null &&
  unit.hex !== null &&
  unit.owner === seat.decider &&
  seat.offers(unit.id).some((offer) => PULLED.has(offer.do));

/** Where the course of the selected unit may be taken hold of: at its end, or at the unit where it stands still. */
export function headOf(seat: Seat, selected: string | null, courses: readonly MapCourse[] = []) {
  const unit = unitSeen(seat, selected);
  if (!unit || !mayPull(seat, unit)) return null;
  const course = courses.find(({ id, style }) => style === 'selected' && id === unit.id);
  return course?.stops.at(-1) ?? parseHexId(seat.view.sheets, unit.hex ?? '') ?? null;
}
