import {
  course,
  type Heading,
  type Hex,
  parseHexId,
  type Side,
  type Snapshot,
  type UnitView,
} from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { attemptTag, passTag } from '../../../words/index.ts';
import { mapCounter } from '../../counters/map-counter.ts';
import type { MapCourse, MapGhost } from '../types.ts';

/** A unit that lies on the map and flies. */
export type FlyingUnit = UnitView & { hex: string; direction: NonNullable<UnitView['direction']>; velocity: number };

export const isFlying = (unit: UnitView | null | undefined): unit is FlyingUnit =>
  !!unit && unit.hex !== null && unit.direction !== null && unit.velocity !== null;

/** A missile that is only about to be launched. */
const isPlaced = ({ id, kind }: UnitView): boolean => kind === 'missile' && id.endsWith('?');

/** What of a hex warns a unit that comes through it. */
export type IsDangerous = (hex: Hex) => boolean;

const headingOf = (hex: Hex, { direction }: FlyingUnit, nextSide: Side): Heading => ({ hex, direction, nextSide });

function courseOf(unit: FlyingUnit, hex: Hex, side: Side, style: MapCourse['style'], danger: IsDangerous): MapCourse {
  const { stops, nextSide, reminder } = course(headingOf(hex, unit, side), unit.velocity);
  const way = [hex, ...stops];
  // [6.5] What stands still meets nothing.
  const warnings = way.flatMap((stop, nth) => (nth > 0 && danger(stop) ? [nth] : []));
  return {
    id: unit.id,
    side: unit.owner,
    stops: way,
    end: unit.direction,
    style,
    // [R6.1b] Straight through hexsides there is no zig-zag to be reminded of.
    reminder: style === 'selected' && unit.direction % 2 === 1 ? { hex: reminder, turn: nextSide } : undefined,
    warnings,
  };
}

/** [6.1, R10.0a] The next course of a unit, also of a face-down one. `from` is where it begins if that hex lies on no sheet yet. */
export function coursesOf(
  view: Pick<Snapshot, 'sheets'>,
  unit: UnitView,
  style: MapCourse['style'],
  danger: IsDangerous,
  from?: Hex,
): MapCourse[] {
  if (!isFlying(unit) || unit.status !== 'in-play' || unit.velocity === 0) return [];
  const hex = from ?? parseHexId(view.sheets, unit.hex);
  return hex ? [courseOf(unit, hex, unit.nextSide ?? 'left', style, danger)] : [];
}

/** Where the selected unit will be, as an outline with its velocity. */
export function ghostOf(view: Snapshot, unit: UnitView, courses: readonly MapCourse[]): MapGhost | null {
  const end = courses[0]?.stops.at(-1);
  if (!end) return null;
  const there = { ...unit, inOrbit: false };
  return { id: `${unit.id} next`, hex: end, counter: { ...mapCounter(there, view), ghost: true } };
}

/** A unit about to be placed, as an outline in its hex. */
export function placedGhost(view: Snapshot, unit: UnitView, hex: Hex): MapGhost {
  return { id: `${unit.id} placed`, hex, counter: { ...mapCounter(unit, view), ghost: true } };
}

/** [9.6, 9.7] With whom and with what chance an interception would be tried on a course, hex by hex. */
export function tagsOn(seat: Seat, unit: UnitView): { nth: number; text: string }[] {
  const passes = isPlaced(unit) ? seat.passes(unit).map((pass) => ({ nth: pass.step, text: passTag(pass) })) : [];
  const attempts = seat.ahead(unit).flatMap((ahead) =>
    // What lies in the way of a missile that is not launched yet will have moved by then.
    ahead.kind === 'attempt' && !isPlaced(unit) ? [{ nth: ahead.step, text: attemptTag(ahead, unit.id) }] : [],
  );
  return [...passes, ...attempts];
}
