import {
  type Game,
  type Hex,
  HULLS,
  type Player,
  parseHexId,
  range,
  SHEET_COLUMNS,
  type UnitId,
} from '../engine/index.ts';
import type { Craft } from './forces.ts';
import { afterMove, endOf, type Flying, stepsOf } from './geometry.ts';

/** What a ship of its own is to reach by the scenario's clauses of victory. */
export type Goal =
  | { kind: 'orbit'; planets: readonly Hex[]; weight: number }
  | { kind: 'jump'; column: number; weight: number }
  | { kind: 'dock'; with: UnitId; weight: number };

const planetsOf = (game: Game): Hex[] =>
  game.scenario.planets.flatMap((id) => parseHexId(game.scenario.sheets, id) ?? []);

/** [11.0] The goals of a player's ships. */
export function goalsOf(game: Game, player: Player): Map<UnitId, Goal> {
  const goals = new Map<UnitId, Goal>();
  const { victory, scoring, jumps } = game.scenario;
  for (const { if: condition, winner } of victory) {
    if (winner !== player) continue;
    if (condition.is === 'in-orbit') goals.set(condition.unit, { kind: 'orbit', planets: planetsOf(game), weight: 1 });
    if (condition.is === 'docked' && condition.units.some((id) => game.units[id]?.owner === player)) {
      for (const id of condition.units) goals.set(id, { kind: 'dock', with: condition.with, weight: 1 });
    }
    if (condition.is === 'jumped' && jumps?.sheetColumn !== undefined) {
      const goal: Goal = { kind: 'jump', column: jumps.sheetColumn, weight: 1 / condition.atLeast };
      for (const id of condition.units) goals.set(id, goal);
    }
  }
  if (scoring && scoring.orbit.player === player) {
    for (const unit of Object.values(game.units)) {
      if (unit.kind !== 'spaceship' || unit.owner !== player || unit.status !== 'in-play') continue;
      const cargo = unit.pods.filter(({ type }) => type.endsWith('-cargo')).length;
      goals.set(unit.id, {
        kind: 'orbit',
        planets: planetsOf(game),
        weight: (scoring.orbit.ship + scoring.orbit.cargoPod * cargo) / 4,
      });
    }
  }
  return goals;
}

/** [6.5] Whether a move comes into a planet's hex so slowly that free maneuvers there end it in orbit. */
function entersOrbit(craft: Craft, flying: Flying, planet: Hex): boolean {
  const { hex, direction, nextSide, velocity } = flying;
  const hull = HULLS[craft.hull];
  if (velocity > 1 + Math.min(hull.velocityRating, Math.max(1, hull.maneuverRating - velocity))) return false;
  return stepsOf(direction, nextSide, velocity).some(({ q, r }) => hex.q + q === planet.q && hex.r + r === planet.r);
}

/** How fast a craft may come to a place and still be slow enough there: it brakes so much each Game-Turn. */
function speedFor(craft: Craft, distance: number): number {
  const { velocityRating: change, maneuverRating } = HULLS[craft.hull];
  const slowest = 1 + change;
  let speed = slowest;
  let braking = slowest;
  while (speed + change <= Math.min(9, maneuverRating + 1) && braking + speed + change <= distance) {
    speed += change;
    braking += speed;
  }
  return speed;
}

const isOver = (hex: Hex, planet: Hex): boolean => hex.q === planet.q && hex.r === planet.r;

/** Turns to orbit, roughly, for a craft that lies and flies like this at the end of its commands. */
function turnsToOrbit(craft: Craft, flying: Flying, planet: Hex): number {
  if (isOver(flying.hex, planet) && flying.velocity === 1) return 0;
  if (entersOrbit(craft, flying, planet)) return 1;
  const after = afterMove(flying);
  const { velocityRating: change, maneuverRating } = HULLS[craft.hull];
  let least = Number.POSITIVE_INFINITY;
  const commands = Math.max(1, maneuverRating - after.velocity);
  for (let more = -change; more <= change; more += 1) {
    const velocity = after.velocity + more;
    if (velocity < 0 || velocity > 9) continue;
    const turns = after.velocity >= maneuverRating ? 0 : Math.min(6, commands - Math.abs(more));
    if (turns < 0) continue;
    for (let side = -turns; side <= turns; side += 1) {
      const direction = (((after.direction - 1 + side + 24) % 12) + 1) as Flying['direction'];
      const next: Flying = { hex: after.hex, direction, velocity, nextSide: side === 0 ? after.nextSide : 'left' };
      if (entersOrbit(craft, next, planet)) return 2;
      const end = endOf(next);
      const left = range(end, planet);
      const fit = speedFor(craft, left);
      const haste = Math.max(0, velocity - fit) * 0.8;
      least = Math.min(least, 2.5 + left / Math.max(1, Math.min(fit + 0.5, velocity + change)) + haste);
    }
  }
  return least;
}

/** Turns until a craft may jump, roughly. */
function turnsToJump(craft: Craft, flying: Flying, column: number): number {
  const border = column * SHEET_COLUMNS;
  const end = endOf(flying);
  const { maneuverRating } = HULLS[craft.hull];
  const best = Math.max(1, maneuverRating - 1);
  const left = border - end.q;
  const gained = end.q - flying.hex.q;
  const fast = Math.max(0, flying.velocity - best);
  if (left <= 0) return 1 + fast * 0.7;
  return (
    2 + left / Math.max(1, Math.min(best + 1, 0.3 + 0.7 * Math.max(gained, 1) + 0.3 * flying.velocity)) + fast * 0.2
  );
}

/** Turns until a craft can dock with another that flies on, roughly: how far apart, and how unlike their vectors. */
function turnsToDock(flying: Flying, other: Flying): number {
  const end = endOf(flying);
  const there = endOf(other);
  const later = range(endOf({ ...flying, hex: end }), endOf({ ...other, hex: there }));
  const apart = range(end, there);
  const angle = Math.min(
    (flying.direction - other.direction + 12) % 12,
    (other.direction - flying.direction + 12) % 12,
  );
  const unlike = Math.abs(flying.velocity - other.velocity) * 0.35 + angle * 0.3;
  const near = Math.max(0, 1 - Math.min(apart, later) / 12);
  return apart * 0.35 + later * 0.25 + unlike * near;
}

/** How far from its goal a craft would be, in Game-Turns. */
export function turnsToGoal(game: Game, goal: Goal, craft: Craft, flying: Flying): number {
  switch (goal.kind) {
    case 'orbit':
      return Math.min(...goal.planets.map((planet) => turnsToOrbit(craft, flying, planet)));
    case 'jump':
      return turnsToJump(craft, flying, goal.column);
    case 'dock': {
      const other = game.units[goal.with];
      return other?.hex && other.status === 'in-play' ? turnsToDock(flying, { ...other, hex: other.hex }) : 0;
    }
  }
}
