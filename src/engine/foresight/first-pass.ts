import type { RelativeVelocity } from '../model/events.ts';
import type { CivLevel, InterceptionChance, MissileType } from '../model/names.ts';
import type { Game, Hex } from '../model/state.ts';
import { isLaunchChecked } from '../rules/editions.ts';
import { isAsteroidHit } from '../rules/entering.ts';
import { killsMissile } from '../rules/hits.ts';
import { interceptionOdds } from '../rules/interception.ts';
import { afterGain } from '../rules/phases.ts';
import type { Vector } from '../rules/relative-velocity.ts';
import { isAsteroids, isPlanet } from '../rules/terrain.ts';
import { course } from '../space/course.ts';
import { range, sameHex } from '../space/hexes.ts';
import { missingSheet, onSheets } from '../space/sheets.ts';
import { DICE } from './chances.ts';

/** A missile as it could be launched: where, how fast, and what it is. */
export interface MissileLaunch extends Vector {
  type: MissileType;
  /** [R9.5a] The level of its pod, or of the MIMS that launches it. */
  civLevel: CivLevel;
}

/** A launched missile's attempt on a target in its first Movement Phase. */
export interface FirstPass {
  /** With which hex of its move it comes upon the target, from 1. */
  step: number;
  relativeVelocity: RelativeVelocity;
  chance: InterceptionChance;
  /** The chance that the target is intercepted: that the missile comes so far, and that its attempt succeeds. */
  probability: number;
}

const shareOfDice = (is: (die: number) => boolean): number => DICE.filter(is).length / DICE.length;

/** [8.7] The chance that a hit by an asteroid destroys a missile that lies face-down, as all do on their first move. */
const KILL = shareOfDice((die) => killsMissile({ revealed: false }, die, 'asteroid'));

/** [6.6] The chance that a missile comes through a hex. */
const survival = (game: Game, hex: Hex, velocity: number): number =>
  isAsteroids(game, hex) ? 1 - KILL * shareOfDice((die) => isAsteroidHit(velocity, die)) : 1;

/**
 * [6.1, 6.5, 6.6, 7.1, 9.6, 9.7] The exact chances of a missile that is launched now and gets no commands, in its first
 * Movement Phase, against a target that will then lie and fly like this. An unguided missile has gained 1 by then. Null
 * if it does not come upon the target. Nothing else that may happen to either is looked at: fire, or units on the way.
 */
export function firstPass(game: Game, launch: MissileLaunch, target: Vector): FirstPass | null {
  const { type, direction, hex: from, civLevel } = launch;
  const velocity = type === 'unguided' ? afterGain(launch.velocity) : launch.velocity;
  if (range(from, target.hex) > velocity || isPlanet(game, from)) return null;
  // [R6.2a] A target brings its sheet with it.
  const placed = missingSheet(game, target.hex);
  const sheets = placed ? [...game.sheets, placed] : game.sheets;
  // [R6.6a]
  let comes = isLaunchChecked(game) ? survival(game, from, launch.velocity) : 1;
  const { stops } = course({ hex: from, direction, nextSide: 'left' }, velocity);
  for (const [index, hex] of stops.entries()) {
    if (isPlanet(game, hex) || !onSheets(sheets, hex)) return null;
    comes *= survival(game, hex, velocity);
    if (!sameHex(hex, target.hex)) continue;
    const odds = interceptionOdds({ hex, direction, velocity, civLevel }, target);
    return { step: index + 1, ...odds, probability: comes * odds.probability };
  }
  return null;
}
