import { DIRECTIONS, type Direction, HULLS, type PlanePoint, planePoint, stepsOf } from '../engine/index.ts';
import { decay } from './exact.ts';
import { blocksLeft, type FlownCraft } from './units.ts';

export const minus = (a: PlanePoint, b: PlanePoint): PlanePoint => ({ x: a.x - b.x, y: a.y - b.y });
export const lengthOf = ({ x, y }: PlanePoint): number => Math.sqrt(x * x + y * y);

const STRIDES = DIRECTIONS.map((direction) => {
  const two = planePoint(stepsOf(direction, 'left', 2)[1] ?? { q: 0, r: 0 });
  return { x: two.x / 2, y: two.y / 2 };
});

/** [6.1] How far a unit comes in one hex of its moves, on the plane. */
export const unitStride = (direction: Direction): PlanePoint => STRIDES[direction - 1] ?? { x: 0, y: 0 };

/** The same of a whole move. */
export function wayOf({ direction, velocity }: { direction: Direction; velocity: number }): PlanePoint {
  const { x, y } = unitStride(direction);
  return { x: x * velocity, y: y * velocity };
}

/** More Game-Turns than a game has left. */
export const NEVER = 40;

/** [7.1, 7.5, 8.9] By how much a craft can change how it flies in a Game-Turn, roughly: hardly without energy, not at all without an engine. */
export function thrustOf(craft: FlownCraft): number {
  const { status } = craft.parts.engine;
  if (status === 'destroyed') return 0;
  const { velocityRating, maneuverRating } = HULLS[craft.hull];
  const commands = Math.max(1, maneuverRating - craft.velocity);
  const whole = 0.4 + 0.6 * Math.min(velocityRating, commands);
  const tired = 0.5 + 0.5 * (1 - decay(blocksLeft(craft)));
  return (status === 'damaged' ? 0.6 : 1) * tired * whole;
}

/** The least time to cover a way that is closed already with some speed, and to be at rest at its end. */
function timeAlong(way: number, speed: number, thrust: number): number {
  const stops = (speed * Math.abs(speed)) / (2 * thrust);
  if (stops > way) return speed / thrust + 2 * Math.sqrt((stops - way) / thrust);
  const most = Math.sqrt(thrust * way + (speed * speed) / 2);
  return (2 * most - speed) / thrust;
}

/** Game-Turns until a unit has come over a way and is at rest there, with the velocity it has towards it. */
export function turnsTo(way: PlanePoint, velocity: PlanePoint, thrust: number): number {
  if (thrust <= 0) return NEVER;
  const far = lengthOf(way);
  const speed = lengthOf(velocity);
  const closing = far === 0 ? 0 : (way.x * velocity.x + way.y * velocity.y) / far;
  const across = Math.sqrt(Math.max(0, speed * speed - closing * closing));
  const along = far === 0 ? 0 : timeAlong(far, closing, thrust);
  const sideways = ((1 + Math.SQRT2) * across) / thrust;
  return Math.min(NEVER, Math.sqrt(along * along + sideways * sideways));
}

/** Game-Turns until a unit has crossed a line that lies so far ahead, at any speed up to 6. */
export function turnsOver(way: number, speed: number, thrust: number): number {
  if (way <= 0) return 0;
  if (thrust <= 0) return speed > 0 ? Math.min(NEVER, way / speed) : NEVER;
  const most = Math.max(6, speed);
  const rising = (most - speed) / thrust;
  const risen = ((most + speed) / 2) * rising;
  if (risen < way) return Math.min(NEVER, rising + (way - risen) / most);
  return Math.min(NEVER, (Math.sqrt(speed * speed + 2 * thrust * way) - speed) / thrust);
}
