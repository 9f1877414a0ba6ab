import { type Action, type ManeuverOutcome, outcomesOf, range, stepsOf, terrainOf } from '../engine/index.ts';
import type { Reason } from './contract.ts';
import type { SeenMissile, SeenOnMap } from './forces.ts';
import { chanceInHex, endOf, type FlightState } from './geometry.ts';
import type { Judgement } from './judgement.ts';
import { MISTAKE } from './launches.ts';
import { endsInDraw } from './stakes.ts';

/** [9.6] What a missile's next move is worth against enemies that lie as they do: they command after it. */
function strikeWorth(
  { game, foes, stakes, fatal, w }: Judgement,
  missile: SeenOnMap<SeenMissile>,
  flying: FlightState,
): { worth: number; chance: number } {
  const { hex, direction, nextSide, velocity } = flying;
  const { planetNumbers } = terrainOf(game.scenario);
  let worth = 0;
  let there = 1;
  for (const step of stepsOf(direction, nextSide, velocity)) {
    const q = hex.q + step.q;
    const r = hex.r + step.r;
    if (planetNumbers.has(q * 0x10000 + r)) break;
    for (const foe of foes.craft) {
      if (foe.hex.q !== q || foe.hex.r !== r) continue;
      const isMistake = endsInDraw(game, foe);
      if (isMistake && (w.finesse === 0 || missile.civLevel === 8)) continue;
      const chance = chanceInHex(missile.civLevel, flying, foe);
      worth += there * chance * (isMistake ? -MISTAKE : fatal(foe) * stakes.worth(foe));
      there *= 1 - chance;
    }
  }
  return { worth, chance: 1 - there };
}

/** How well a missile that does not strike now lies for its next pass. */
function chase({ game, foes, stakes }: Judgement, flying: FlightState): number {
  const end = endOf(flying);
  let best = -20;
  for (const foe of foes.craft) {
    if (endsInDraw(game, foe)) continue;
    const there = endOf(foe);
    const ahead = endOf({ ...flying, hex: end });
    const apart = Math.min(range(end, there), range(ahead, there) + 1);
    const angle = Math.min((flying.direction - foe.direction + 12) % 12, (foe.direction - flying.direction + 12) % 12);
    best = Math.max(best, stakes.worth(foe) * 0.04 - apart * 0.4 - angle * 0.1);
  }
  return best;
}

/** How a missile is steered, and what that is worth. */
export interface SteeringPlan {
  orders: Action[];
  value: number;
  /** What its next move alone is worth. */
  strike: number;
  reason: Reason;
}

/** The best Maneuver Commands for a missile that may have some. */
export function steer(judgement: Judgement, missile: SeenOnMap<SeenMissile>): SteeringPlan {
  const { game, player } = judgement;
  const left = missile.energy ? missile.energy.units - missile.energy.spent : 0;
  const valued = outcomesOf(game, missile.id).map((outcome: ManeuverOutcome) => {
    judgement.deliberation.evaluations += 1;
    const { worth, chance } = strikeWorth(judgement, missile, outcome);
    const after = left - outcome.cost.units;
    const future = chase(judgement, outcome) * (1 - chance) * (after > 0 ? 1 : 0);
    return { outcome, chance, strike: worth, value: worth + future - outcome.cost.units * (3 / Math.max(1, left)) };
  });
  const best = valued.reduce((one, other) => (other.value > one.value ? other : one));
  const orders = best.outcome.orders.map((order): Action => ({ ...order, player }));
  const params = { unit: missile.id, chance: Math.round(best.chance * 100) };
  return {
    orders,
    value: best.value,
    strike: best.strike,
    reason: { code: best.chance > 0 ? 'strike' : 'chase', unit: missile.id, params },
  };
}
