import { afterHit, DICE } from './chances.ts';
import type { RelativeVelocity } from './model/events.ts';
import type { Direction, InterceptionChance, Part, Side, UnitId } from './model/names.ts';
import type { Game, Hex, Spaceship } from './model/state.ts';
import { inPlay, unitsAt } from './rules/board.ts';
import { hitsToWreck } from './rules/damage.ts';
import { isWrecked } from './rules/destruction.ts';
import { countEnergyPods } from './rules/energy.ts';
import { fieldChance, turnFieldOn } from './rules/force-field.ts';
import { partsHit } from './rules/hits.ts';
import { explosionRolls, interceptionOdds, listDue, listTargets, MOST_ROLLS } from './rules/interception.ts';
import { isPlanet } from './rules/terrain.ts';
import { isMissile, isShip } from './rules/units.ts';
import { course } from './space/course.ts';
import { onSheets } from './space/sheets.ts';

/** How a unit flies: as it does, or as it might. */
export interface Flight {
  hex: Hex;
  direction: Direction;
  velocity: number;
  nextSide: Side;
}

/** An attempt by a missile that moves, or on a unit that moves. */
export interface Attempt {
  /** Hexes the unit has gone by then, and the one it has entered. */
  step: number;
  hex: Hex;
  missile: UnitId;
  /** The units with the lowest relative velocity; of several the missile's owner names one. */
  targets: UnitId[];
  relativeVelocity: RelativeVelocity;
  chance: InterceptionChance;
  /** The chance that it succeeds if it is made. */
  probability: number;
  /** The chance that it is made: that the unit that moves is still there. */
  made: number;
}

/** What may intercept a unit on its next move, or what it may intercept. */
export interface InterceptionChances {
  attempts: Attempt[];
  /** The chance that the unit that moves is destroyed, expended or lost by these attempts. */
  lost: number;
}

/** [9.8, R9.8a] The chance that a ship is lost by attempts of these chances, one after the other, all of them made on it. */
function lossOfShip(game: Game, ship: Spaceship, attempts: readonly number[]): number {
  const [first, ...others] = attempts;
  if (first === undefined) return 0;
  return first * lossByOne(game, ship, others) + (1 - first) * lossOfShip(game, ship, others);
}

/** [9.8] The same after a first one has succeeded: against its field, against the field it raises now, or without any. */
function lossByOne(game: Game, ship: Spaceship, others: readonly number[]): number {
  if (ship.forceField) return lossByHits(game, ship, explosionRolls(ship), others);
  const raised = fieldChance(ship);
  if (raised === 0) return 1;
  const behind = { ...ship };
  turnFieldOn(behind);
  return 1 - raised + raised * lossByHits(game, behind, explosionRolls(behind), others);
}

/** [9.8] Whether a hit on a part can matter to what follows: to the hull in the hits to come, to the field or to its energy. */
const matters = (ship: Spaceship, part: Part, toCome: number): boolean =>
  hitsToWreck(ship) <= toCome || part === 'force-field' || countEnergyPods(ship, () => true) > 0;

/** [8.7, R8.8a] The same with so many uses of the Hit Table to come, the parts chosen for the worst. */
function lossByHits(game: Game, ship: Spaceship, rolls: number, others: readonly number[]): number {
  if (rolls === 0) return lossOfShip(game, ship, others);
  if (others.length === 0 && hitsToWreck(ship) > rolls) return 0;
  const toCome = rolls + MOST_ROLLS * others.length;
  const unhurt = lossByHits(game, ship, rolls - 1, others);
  const losses = DICE.map((die) => {
    const parts = partsHit(ship, die, 'missile').filter((part) => matters(ship, part, toCome));
    const hits = parts.map((part) => afterHit(game, ship, part));
    return Math.max(unhurt, ...hits.map((hit) => (isWrecked(hit) ? 1 : lossByHits(game, hit, rolls - 1, others))));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / DICE.length;
}

/**
 * [9.6, 9.7, 9.8] Every attempt, in order, by a unit or on it as it flies its next move past the others as they lie, with
 * the exact chances: as it flies now, or as it would fly with `flight`, such as one of its outcomes. All attempts are made
 * that may be declined, a tie goes against the unit that moves, its owner raises a field, and he who hits a ship behind one
 * chooses for its loss. Nothing else on its way is looked at. Empty for a unit that is not in play.
 */
export function interceptionChances(game: Game, unitId: UnitId, flight?: Flight): InterceptionChances {
  const unit = game.units[unitId];
  const attempts: Attempt[] = [];
  let lost = 0;
  if (!inPlay(unit)) return { attempts, lost };
  const heading = flight ?? unit;
  const { stops } = course(heading, heading.velocity);
  for (const [index, hex] of stops.entries()) {
    if (isMissile(unit) && (isPlanet(game, hex) || !onSheets(game.sheets, hex))) break;
    const moved = { ...unit, direction: heading.direction, velocity: heading.velocity, hex };
    const there = [...unitsAt(game, hex).filter(({ id }) => id !== unitId), moved];
    for (const missile of listDue([moved], there, unit.owner)) {
      const targets = listTargets(missile, there);
      const target = targets[0];
      if (!target || (missile !== moved && !targets.includes(moved))) continue;
      const odds = interceptionOdds(missile, target);
      attempts.push({
        step: index + 1,
        hex,
        missile: missile.id,
        targets: targets.map(({ id }) => id),
        ...odds,
        made: 1 - lost,
      });
      const chances = attempts.map(({ probability }) => probability);
      lost = isShip(unit) ? lossOfShip(game, unit, chances) : lost + (1 - lost) * odds.probability;
    }
  }
  return { attempts, lost };
}
