import {
  type Game,
  type Hex,
  HULLS,
  planePoint,
  range,
  SHEET_COLUMNS,
  stepsOf,
  strideOf,
  unitNamed,
} from '../engine/index.ts';
import type { SeenCraft } from './forces.ts';
import { afterMove, endOf, type FlightState } from './geometry.ts';
import type { Goal } from './goals.ts';

/** [6.5] Whether a move comes into a planet's hex so slowly that free maneuvers there end it in orbit. */
function entersOrbit(craft: SeenCraft, flying: FlightState, planet: Hex): boolean {
  const { hex, direction, nextSide, velocity } = flying;
  const hull = HULLS[craft.hull];
  if (velocity > 1 + Math.min(hull.velocityRating, Math.max(1, hull.maneuverRating - velocity))) return false;
  return stepsOf(direction, nextSide, velocity).some(({ q, r }) => hex.q + q === planet.q && hex.r + r === planet.r);
}

/** [7.1, R7.1b] How much a craft can change its velocity in one Command Phase. */
function changeOf(craft: SeenCraft, velocity: number): number {
  const { velocityRating, maneuverRating } = HULLS[craft.hull];
  return velocity >= maneuverRating ? 1 : Math.min(velocityRating, maneuverRating - velocity);
}

/** Hexes a craft still flies until it is slow enough for an orbit, if it brakes from its next Command Phase on. */
function brakingWay(craft: SeenCraft, velocity: number): number {
  const slow = 1 + HULLS[craft.hull].velocityRating;
  let way = 0;
  for (let speed = velocity; speed > slow; ) {
    speed -= changeOf(craft, speed);
    way += speed;
  }
  return way;
}

/** Turns for so many hexes straight ahead to a planet, as fast as it can be braked. */
function turnsStraight(craft: SeenCraft, distance: number, velocity: number): number {
  let left = distance;
  let speed = velocity;
  const slow = 1 + HULLS[craft.hull].velocityRating;
  for (let turns = 1; turns < 30; turns += 1) {
    const change = changeOf(craft, speed);
    let next = -1;
    for (let more = change; more >= -change; more -= 1) {
      const faster = Math.min(9, speed + more);
      if (faster < 1) break;
      const fits = faster >= left ? faster <= slow : left - faster >= brakingWay(craft, faster);
      if (!fits) continue;
      next = faster;
      break;
    }
    if (next < 0) return turns + 2 + (speed - slow) / change + (speed + brakingWay(craft, speed) - left) / 3;
    if (next >= left) return turns - 1 + left / next;
    left -= next;
    speed = next;
  }
  return 30 + left / 9;
}

const FAR = 80;

/** How close straight flight comes to a planet, and after how many hexes. */
function closestOn({ hex, direction, nextSide }: FlightState, planet: Hex): { apart: number; hexes: number } {
  let best = { apart: range(hex, planet), hexes: 0 };
  for (const [index, step] of stepsOf(direction, nextSide, FAR).entries()) {
    const apart = range({ q: hex.q + step.q, r: hex.r + step.r }, planet);
    if (apart < best.apart) best = { apart, hexes: index + 1 };
    if (apart > best.apart + 3) break;
  }
  return best;
}

/** The angle between the way a craft flies and the way to a planet, in steps of a Direction Change. */
function stepsOff({ hex, direction }: FlightState, planet: Hex): number {
  const { x, y } = planePoint({ q: planet.q - hex.q, r: planet.r - hex.r });
  const bearing = (Math.atan2(x, -y) * 6) / Math.PI;
  const off = (bearing - direction + 24) % 12;
  return Math.min(off, 12 - off);
}

/** Turns to orbit from here if it flies on, and turns where it must as early as it is slow enough. */
function turnsFlying(craft: SeenCraft, flying: FlightState, planet: Hex): number {
  const { hex, velocity } = flying;
  const { apart, hexes } = closestOn(flying, planet);
  if (apart === 0 && hexes > 0) return turnsStraight(craft, hexes, velocity);
  const { maneuverRating, velocityRating } = HULLS[craft.hull];
  const off = stepsOff(flying, planet);
  const braking = Math.max(0, velocity - maneuverRating + 1) / velocityRating;
  const turning = off / Math.max(1, maneuverRating - velocity);
  const wrong = off <= 1 ? 0 : braking + turning;
  const astray = velocity * wrong * (1 - Math.cos((off * Math.PI) / 6));
  return (
    turnsStraight(craft, Math.max(1, range(hex, planet) + astray), velocity) +
    0.6 +
    0.3 * Math.min(off, 1) +
    0.5 * wrong
  );
}

const isOver = (hex: Hex, planet: Hex): boolean => hex.q === planet.q && hex.r === planet.r;

/** Turns to orbit, roughly, for a craft that lies and flies like this at the end of its commands: two Command Phases are tried. */
function turnsToOrbit(craft: SeenCraft, flying: FlightState, planet: Hex): number {
  if (isOver(flying.hex, planet) && flying.velocity === 1) return 0;
  if (entersOrbit(craft, flying, planet)) return 1;
  const after = afterMove(flying);
  const { velocityRating, maneuverRating } = HULLS[craft.hull];
  const change = changeOf(craft, after.velocity);
  const commands = Math.max(0, maneuverRating - after.velocity);
  let least = Number.POSITIVE_INFINITY;
  for (let more = -Math.min(change, velocityRating); more <= change; more += 1) {
    const velocity = after.velocity + more;
    if (velocity < 0 || velocity > 9) continue;
    const turns = Math.max(0, Math.min(6, commands - Math.abs(more)));
    for (let side = -turns; side <= turns; side += 1) {
      const direction = (((after.direction - 1 + side + 24) % 12) + 1) as FlightState['direction'];
      const next: FlightState = { hex: after.hex, direction, velocity, nextSide: side === 0 ? after.nextSide : 'left' };
      if (entersOrbit(craft, next, planet)) return 2;
      least = Math.min(least, 2 + turnsFlying(craft, afterMove(next), planet));
    }
  }
  return least;
}

/** Turns until a craft that goes faster for some Game-Turns and then brakes is past a border and slow again. */
function turnsPast(craft: SeenCraft, distance: number, velocity: number, slow: number, faster: number): number {
  let left = distance;
  let speed = velocity;
  for (let turns = 1; turns < 40; turns += 1) {
    const change = changeOf(craft, speed);
    if (turns <= faster) speed = Math.min(9, speed + change);
    else if (speed > slow) speed = Math.max(slow, speed - change);
    left -= speed;
    if (left <= 0 && speed <= slow) return turns;
  }
  return 40;
}

/** [R7.2c] Turns until a craft may jump, roughly: past the border of the sheets, and slow enough for the command. */
function turnsToJump(craft: SeenCraft, flying: FlightState, column: number): number {
  const end = endOf(flying);
  const left = column * SHEET_COLUMNS - end.q;
  const slow = HULLS[craft.hull].maneuverRating - 1;
  const gained = flying.velocity === 0 ? 0 : (end.q - flying.hex.q) / flying.velocity;
  const wrong = (1 - gained) * 2.5;
  let least = Number.POSITIVE_INFINITY;
  for (let faster = 0; faster <= 6; faster += 1) {
    least = Math.min(least, turnsPast(craft, Math.max(0, left), flying.velocity, slow, faster));
  }
  const detail = Math.max(0, left) * 0.02;
  return (left <= 0 && flying.velocity <= slow ? 1 : 1 + least) + wrong + detail;
}

const angleOf = (a: FlightState, b: FlightState): number =>
  Math.min((a.direction - b.direction + 12) % 12, (b.direction - a.direction + 12) % 12);

/** [7.4] Whether a ship's next commands can bring it alongside a craft that lies and flies like this then, in its very hex. */
export function canDock(craft: SeenCraft, flying: FlightState, other: FlightState): boolean {
  const apart = range(flying.hex, other.hex);
  if (apart > 1 || craft.kind !== 'spaceship') return false;
  const { velocityRating, maneuverRating } = HULLS[craft.hull];
  const commands = maneuverRating - flying.velocity;
  const changes = Math.abs(flying.velocity - other.velocity);
  return changes <= velocityRating && changes + angleOf(flying, other) + apart <= commands;
}

/** The change of velocity a turn that brings a craft in so many turns over a distance to rest, which it closes so fast now. */
function changeNeeded(distance: number, closing: number, turns: number): number {
  const lacking = Math.abs(4 * distance - 2 * closing * turns);
  return (lacking + Math.hypot(lacking, 2 * closing * turns)) / (2 * turns ** 2);
}

/** Hexes below which the commands left decide, and not the way. */
const NEAR = 8;

/** Turns to fly as another does, and then to cover from rest to rest what still lies between. */
function turnsToComeAlongside(x: number, y: number, vx: number, vy: number, change: number): number {
  const alike = Math.hypot(vx, vy) / change;
  const left = Math.hypot(x - (vx * alike) / 2, y - (vy * alike) / 2);
  return alike + 2 * Math.sqrt(left / change);
}

/**
 * Turns until a craft is where another is and flies as it does, if it can change how it flies by `change` hexes a turn: the
 * least in which the changes along the way between them and across it are together no more than that.
 */
function turnsToMeet(flying: FlightState, other: FlightState, change: number): number {
  const [at, to] = [endOf(flying), endOf(other)];
  const [own, its] = [strideOf(flying), strideOf(other)];
  const { x, y } = planePoint({ q: to.q - at.q, r: to.r - at.r });
  const [vx, vy] = [own.x - its.x, own.y - its.y];
  const distance = Math.hypot(x, y);
  if (distance < NEAR) return turnsToComeAlongside(x, y, vx, vy, change);
  const closing = distance === 0 ? Math.hypot(vx, vy) : (vx * x + vy * y) / distance;
  const across = distance === 0 ? 0 : (vx * y - vy * x) / distance;
  const isEnough = (turns: number): boolean =>
    Math.hypot(changeNeeded(distance, closing, turns), changeNeeded(0, across, turns)) <= change;
  let [least, most] = [0, 64];
  for (let step = 0; step < 9; step += 1) {
    const turns = (least + most) / 2;
    if (isEnough(turns)) most = turns;
    else least = turns;
  }
  return most;
}

/** Turns until a ship can dock with another that flies on, roughly: the other moves before the ship commands again. */
function turnsToDock(craft: SeenCraft, flying: FlightState, other: FlightState): number {
  const isThere = flying.hex.q === other.hex.q && flying.hex.r === other.hex.r;
  const angle = Math.min(
    (flying.direction - other.direction + 12) % 12,
    (other.direction - flying.direction + 12) % 12,
  );
  const unlike = Math.abs(flying.velocity - other.velocity);
  if (isThere && angle === 0 && unlike === 0) return 0;
  const apart = range(endOf(flying), endOf(other));
  const { velocityRating, maneuverRating } = HULLS[craft.hull];
  const commands = Math.max(0, maneuverRating - flying.velocity);
  const weave = apart === 1 ? 1 : 0;
  const lacking = Math.max(0, unlike - velocityRating) + Math.max(0, unlike + angle + weave - commands);
  if (apart <= 1) return 1 + weave * 0.1 + lacking * 0.6;
  return 1.2 + turnsToMeet(flying, other, 0.5 + 0.6 * velocityRating) + lacking * (apart < 8 ? 0.3 : 0);
}

/** How far from its goal a craft would be, in Game-Turns. */
export function turnsToGoal(game: Game, goal: Goal, craft: SeenCraft, flying: FlightState): number {
  switch (goal.kind) {
    case 'orbit':
      return Math.min(...goal.planets.map((planet) => turnsToOrbit(craft, flying, planet)));
    case 'jump':
      return turnsToJump(craft, flying, goal.column);
    case 'guard':
    case 'dock': {
      if (goal.kind === 'guard' && goal.flying) return turnsToDock(craft, flying, goal.flying);
      const other = unitNamed(game, goal.with);
      return other?.hex && other.status === 'in-play' ? turnsToDock(craft, flying, { ...other, hex: other.hex }) : 0;
    }
  }
}
