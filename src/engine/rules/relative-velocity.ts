import { chartedRelativeVelocity } from '../charts/relative-velocity.ts';
import type { FireOdds, RelativeVelocity } from '../model/events.ts';
import type { Direction } from '../model/names.ts';
import type { Hex } from '../model/state.ts';
import { angleBetween, opposite } from '../space/directions.ts';
import { lineDirection, sameHex } from '../space/hexes.ts';

/** What 8.3 and 8.4 compare. */
export interface Vector {
  hex: Hex;
  direction: Direction;
  velocity: number;
}

/** [8.3] The difference, the sum, or the cell of the chart, by the angle between the two directions. */
function baseOf(firing: Vector, target: Vector): Pick<RelativeVelocity, 'case' | 'base'> {
  const angle = angleBetween(firing.direction, target.direction);
  if (angle <= 1) return { case: 1, base: Math.abs(firing.velocity - target.velocity) };
  if (angle >= 5) return { case: 2, base: firing.velocity + target.velocity };
  return { case: 3, base: chartedRelativeVelocity(firing.velocity, target.velocity) };
}

/** [8.4, R8.4a] Condition 1: both units point along the line between them, towards or away. */
export function onStraightLine(firing: Vector, target: Vector): boolean {
  const line = sameHex(firing.hex, target.hex) ? firing.direction : lineDirection(firing.hex, target.hex);
  if (line === null) return false;
  const away = opposite(line);
  const isAlong = ({ direction }: Vector): boolean => direction === line || direction === away;
  return isAlong(firing) && isAlong(target);
}

/**
 * [8.3, 8.4] The relative velocity of two units and how it was computed. Condition 2 takes precedence over condition
 * 1.
 */
export function relativeVelocity(firing: Vector, target: Vector): RelativeVelocity {
  const { case: statement, base } = baseOf(firing, target);
  const straightLine = onStraightLine(firing, target);
  const sameVector = firing.direction === target.direction && firing.velocity === target.velocity;
  const value = sameVector ? 0 : straightLine ? Math.ceil(base / 2) : base;
  return { case: statement, base, straightLine, sameVector, value };
}

/** [8.4, R8.2a] The range that counts: the hexes, halved and rounded up under condition 2. */
export const effectiveRange = ({ range, relativeVelocity }: Pick<FireOdds, 'range' | 'relativeVelocity'>): number =>
  relativeVelocity.sameVector ? Math.ceil(range / 2) : range;
