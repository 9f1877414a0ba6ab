import type { RelativeVelocity } from '../model/events.ts';
import type { Direction, InterceptionChance, Side, UnitId } from '../model/names.ts';
import type { Game, Hex } from '../model/state.ts';
import { inPlay, unitNamed, unitsAt } from '../rules/board.ts';
import { interceptionOdds, listDue, listTargets } from '../rules/interception.ts';
import { isPlanet } from '../rules/terrain.ts';
import { isMissile } from '../rules/units.ts';
import { course } from '../space/course.ts';
import { onSheets } from '../space/sheets.ts';
import { lossByMissiles } from './missile-losses.ts';

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

/**
 * [9.6, 9.7, 9.8] Every attempt, in order, by a unit or on it as it flies its next move past the others as they lie, with
 * the exact chances: as it flies now, or as it would fly with `flight`, such as one of its outcomes. All attempts are made
 * that may be declined, a tie goes against the unit that moves, its owner raises a field, and the one who hits a ship behind one
 * chooses for its loss. Nothing else on its way is looked at. Empty for a unit that is not in play.
 */
export function interceptionChances(game: Game, unitId: UnitId, flight?: Flight): InterceptionChances {
  const unit = unitNamed(game, unitId);
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
      lost = lossByMissiles(game, unitId, chances);
    }
  }
  return { attempts, lost };
}
