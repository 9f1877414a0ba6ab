import {
  type Game,
  type Hex,
  HULLS,
  type Player,
  PODS,
  parseHexId,
  type UnitId,
  unitNamed,
  unitsLeft,
} from '../engine/index.ts';
import { type SeenSpaceship, works } from './forces.ts';
import type { FlightState } from './geometry.ts';
import { blockOf } from './gunnery.ts';

/** What a ship of its own is to reach by the scenario's clauses of victory. */
export type Goal =
  | { kind: 'orbit'; planets: readonly Hex[]; weight: number }
  | { kind: 'jump'; column: number; weight: number; fights: boolean }
  | { kind: 'dock'; with: UnitId; weight: number }
  | { kind: 'guard'; with: UnitId; weight: number; flying?: FlightState };

const planetsOf = (game: Game): Hex[] =>
  game.scenario.planets.flatMap((id) => parseHexId(game.scenario.sheets, id) ?? []);

/** What its way counts to a ship that has to fight first. */
const FIGHTS_FIRST = 0.3;

/** [7.6] Whether a ship has an engine and more than its last Energy Block, which goes to its fire. */
const canChase = (foe: SeenSpaceship): boolean =>
  foe.parts.engine.status !== 'destroyed' && unitsLeft(foe) > blockOf(foe);

/**
 * [4.1] Whether an enemy ship can catch up with this one as it likes: running only gives them its back. Who has no weapons
 * to fight with runs all the same.
 */
function isOutrun(game: Game, id: UnitId): boolean {
  const craft = unitNamed(game, id);
  if (craft?.kind !== 'spaceship' || !craft.pods.some((pod) => PODS[pod.type].weapons && works(pod))) return false;
  return game.units.some(
    (foe) =>
      foe.kind === 'spaceship' &&
      foe.owner !== craft.owner &&
      foe.status === 'in-play' &&
      canChase(foe) &&
      HULLS[foe.hull].velocityRating > HULLS[craft.hull].velocityRating,
  );
}

/** [R7.4c] Ships and battlecraft that may keep the enemy from docking with a ship of theirs by docking with it themselves. */
function addGuards(game: Game, player: Player, goals: Map<UnitId, Goal>): void {
  for (const { if: condition, winner } of game.scenario.victory) {
    if (condition.is !== 'docked' || winner === player) continue;
    const hunted = unitNamed(game, condition.with);
    if (hunted?.owner !== player || hunted.kind !== 'spaceship' || hunted.dock || hunted.status !== 'in-play') continue;
    const weight = hunted.parts.engine.status === 'destroyed' ? 1 : 0.6;
    for (const unit of game.units) {
      if (unit.owner !== player || unit.kind === 'missile' || unit.id === hunted.id || unit.status !== 'in-play')
        continue;
      const pod = unit.kind === 'battlecraft' && unit.mother === hunted.id ? hunted.pods[unit.pod - 1] : undefined;
      goals.set(unit.id, { kind: 'guard', with: hunted.id, weight: pod && works(pod) ? 0.3 : weight });
    }
  }
}

/** [11.0] The goals of a player's ships. */
export function goalsOf(game: Game, player: Player): Map<UnitId, Goal> {
  const goals = new Map<UnitId, Goal>();
  const { victory, scoring, jumps } = game.scenario;
  for (const { if: condition, winner } of victory) {
    if (winner !== player) continue;
    if (condition.is === 'in-orbit') goals.set(condition.unit, { kind: 'orbit', planets: planetsOf(game), weight: 1 });
    if (condition.is === 'docked' && condition.units.some((id) => unitNamed(game, id)?.owner === player)) {
      for (const id of condition.units) goals.set(id, { kind: 'dock', with: condition.with, weight: 1 });
    }
    if (condition.is === 'jumped' && jumps?.sheetColumn !== undefined) {
      for (const id of condition.units) {
        const fights = isOutrun(game, id);
        const weight = (fights ? FIGHTS_FIRST : 1) / condition.atLeast;
        goals.set(id, { kind: 'jump', column: jumps.sheetColumn, weight, fights });
      }
    }
  }
  addGuards(game, player, goals);
  if (scoring && scoring.orbit.player === player) {
    for (const unit of game.units) {
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
