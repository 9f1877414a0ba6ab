import {
  type Action,
  type CivLevel,
  check,
  type Direction,
  type Hex,
  hexId,
  MIMS_LAUNCHES,
  range,
  sheetOf,
  stepsOf,
  terrainOf,
  type UnitId,
} from '../engine/index.ts';
import type { SeenCraft, SeenMissile, SeenOnMap, SeenSpaceship } from './forces.ts';
import { afterMove, chanceInHex, type FlightState } from './geometry.ts';
import type { Judgement } from './judgement.ts';
import {
  bestChance,
  flightReach,
  launchesFrom,
  launchReach,
  type Ready,
  readyMissiles,
  readyReach,
  steered,
} from './reach.ts';
import type { WeighedFire } from './shot.ts';
import { endsInDraw } from './stakes.ts';

/** A way to launch a missile, and the chance of its first pass on one target. */
interface Aimed {
  hex: Hex;
  direction: Direction;
  velocity: number;
  chance: number;
}

/** [9.4, 9.5, 9.7] The chance that a missile launched like this intercepts a target that flies on, with its first commands. */
function firstPassChance(
  { type, civLevel }: Pick<Ready, 'type' | 'civLevel'>,
  hex: Hex,
  direction: Direction,
  velocity: number,
  target: FlightState,
): number {
  let best = 0;
  for (const code of steered(type, civLevel, { direction, velocity })) {
    const vector = { direction: Math.floor(code / 10) as Direction, velocity: code % 10 };
    for (const step of stepsOf(vector.direction, 'left', vector.velocity)) {
      if (hex.q + step.q !== target.hex.q || hex.r + step.r !== target.hex.r) continue;
      best = Math.max(best, chanceInHex(civLevel, vector, target));
    }
  }
  return best;
}

/** The best way to launch a missile at a target. */
function aim({ game }: Judgement, ship: SeenOnMap<SeenSpaceship>, ready: Ready, target: FlightState): Aimed | null {
  if (bestChance(readyReach(ready, ship), target) === 0) return null;
  const { planetNumbers } = terrainOf(game.scenario);
  let best: Aimed | null = null;
  for (const { hex, direction, velocity } of launchesFrom(ship)) {
    if (!sheetOf(game.sheets, hex) || planetNumbers.has(hex.q * 0x10000 + hex.r)) continue;
    const chance = launchChance(ready, { hex, direction, velocity }, target);
    if (chance > (best?.chance ?? 0)) best = { hex, direction, velocity, chance };
  }
  return best;
}

/** [9.9, R9.9a] The chance that what is launched like this intercepts a target: itself, or one of the four of a MIMS. */
function launchChance(ready: Ready, placed: Omit<Aimed, 'chance'>, target: FlightState): number {
  const { ship, civLevel, mims } = ready;
  const { hex, direction, velocity } = placed;
  const one = mims === 1 ? 0 : firstPassChance(ready, hex, direction, velocity, target);
  if (mims === 0) return one;
  const each = bestChance(launchReach(ship, placed, 'unguided', civLevel), target);
  return (1 - mims) * one + mims * (1 - (1 - each) ** MIMS_LAUNCHES);
}

/** The chance that a target survives the missiles that are already on their way to it. */
function survives({ own }: Judgement, target: FlightState): number {
  let safe = 1;
  for (const missile of own.missiles) safe *= 1 - bestChance(flightReach(missile), target);
  return safe;
}

/** [9.6] What an unguided missile placed like this is worth at its first pass, and at whom. */
export function firstPassGain(
  judgement: Judgement,
  civLevel: CivLevel,
  { hex, direction, velocity }: { hex: Hex; direction: Direction; velocity: number },
): { gain: number; target: UnitId; chance: number } {
  const { foes, fatal } = judgement;
  let best = { gain: 0, target: '', chance: 0 };
  for (const foe of foes.craft) {
    const target = afterMove(foe);
    const chance = firstPassChance({ type: 'unguided', civLevel }, hex, direction, velocity, target);
    if (chance === 0) continue;
    const gain = chance * fatal(foe) * valueOfLoss(judgement, foe) * survives(judgement, target);
    if (gain > best.gain) best = { gain, target: foe.id, chance };
  }
  return best;
}

/** What it costs to use up one of the missiles a ship has left: the last ones are kept for a good chance. */
function priceOf({ w, game }: Judgement, ship: SeenSpaceship, worth: number): number {
  const left = ship.pods.reduce(
    (sum, { missiles }) =>
      sum + (missiles ? missiles.unguided + missiles.guided + missiles.intelligent + missiles.mims : 0),
    0,
  );
  const patience = Math.max(0.3, 1 - game.turn / 40);
  return w.missile + (worth * w.thrift * patience) / (1 + left);
}

/** Points that it costs to destroy by mistake the ship whose loss only draws. */
export const MISTAKE = 40;
/** Hexes from a target within which a missile on its way to it may meet somebody else, and the share of its chances. */
const ASTRAY = 3;
const STRAYS = 0.3;

/** [R9.6c] What it costs that a missile which cannot decline may meet a ship near its target whose loss only draws. */
function strayCost(
  { game, foes, w }: Judgement,
  { civLevel }: Ready,
  at: SeenOnMap<SeenCraft>,
  chance: number,
): number {
  if (w.finesse === 0 || civLevel === 8) return 0;
  const { hex } = afterMove(at);
  const isNear = foes.craft.some(
    (foe) => foe.id !== at.id && endsInDraw(game, foe) && range(afterMove(foe).hex, hex) <= ASTRAY,
  );
  return isNear ? MISTAKE * STRAYS * (1 - chance) : 0;
}

/** [R11.0b] Destroying this enemy only draws: better than to lose, if they are about to win. */
function valueOfLoss({ game, stakes }: Judgement, target: SeenCraft): number {
  return endsInDraw(game, target) ? -5 : stakes.worth(target);
}

const shipsOnly = (missile: SeenMissile | SeenCraft): missile is SeenCraft => missile.kind !== 'missile';

/** The launches of a ship that are worth a missile, one for each missile and target. */
export function listLaunches(judgement: Judgement, ship: SeenOnMap<SeenSpaceship>): WeighedFire[] {
  const { game, player, foes, fatal } = judgement;
  const shots: WeighedFire[] = [];
  const known = new Map<string, Aimed | null>();
  for (const ready of readyMissiles(judgement, ship)) {
    for (const foe of foes.craft.filter(shipsOnly)) {
      const target = afterMove(foe);
      const like = `${ready.type} ${ready.civLevel} ${foe.id}`;
      let aimed = known.get(like);
      if (aimed === undefined) {
        aimed = aim(judgement, ship, ready, target);
        judgement.deliberation.evaluations += aimed ? 4 : 1;
        known.set(like, aimed);
      }
      if (!aimed) continue;
      const loss = valueOfLoss(judgement, foe);
      const gain = aimed.chance * fatal(foe) * loss * survives(judgement, target);
      const missiles = 1 + ready.mims * (MIMS_LAUNCHES - 1);
      const price = missiles * priceOf(judgement, ship, loss);
      const value = gain - price - strayCost(judgement, ready, foe, aimed.chance);
      const { direction, velocity } = aimed;
      const hex = hexId(game, aimed.hex);
      const action: Action = {
        player,
        do: 'launch-missile',
        ship: ship.id,
        pod: ready.pod,
        missile: ready.missile,
        hex,
        direction,
        velocity,
      };
      if (value <= 0 || check(game, action)) continue;
      const params = { unit: ship.id, target: foe.id, chance: Math.round(aimed.chance * 100) };
      shots.push({ action, value, reason: { code: 'launch', unit: ship.id, params } });
    }
  }
  return shots;
}
