import { type FireType, newGame, odds, type Scenario } from '../../engine/index.ts';
import type { ShipDesign } from './design.ts';
import { podsAboard } from './figures.ts';
import { scenarioShipOf, trialScenario } from './trial.ts';

/** The ranges at which ships are compared, in hexes. */
export const STANDARD_RANGES = [2, 4, 6, 9] as const;

/** The relative velocity at which they are compared: both fly the same way, one by so much faster. */
export const STANDARD_VELOCITY = 2;

/** The best that a ship has for a type of fire. */
export interface BestChance {
  /** The burster, or the box of the pod. */
  from: 'burster' | number;
  /** 0 to 1. */
  probability: number;
}

const column = (number: number): string => String(number).padStart(2, '0');

/** The ship and something to fire at, abreast of it, so that no line of 8.4 halves anything. */
function atRange(design: ShipDesign, range: number): Scenario {
  const fixed = (hex: string, velocity: number) => ({
    hexes: [hex],
    directions: [12 as const],
    velocities: [velocity],
  });
  const { damage: _damage, ...sound } = design;
  const ship = scenarioShipOf(sound, { player: 1, letter: 'A', deployment: fixed('A0108', 1 + STANDARD_VELOCITY) });
  const target = scenarioShipOf(
    { hull: 'piccolo', pods: [] },
    { player: 2, letter: 'B', deployment: fixed(`A${column(1 + range)}08`, 1) },
  );
  return { ...trialScenario([]), ships: [ship, target] };
}

/** [8.6] The best chance of a ship to hit at a range, by the engine's own arithmetic; null if it has no such fire. */
export function bestPodChance(design: ShipDesign, type: FireType, range: number): BestChance | null {
  const game = newGame(atRange(design, range), { rolls: [] });
  const sources = ['burster' as const, ...podsAboard(design).map((_, index) => index + 1)];
  let best: BestChance | null = null;
  for (const from of sources) {
    const answer = odds(game, { unit: '1A', from, type, target: '2B' });
    if (!('code' in answer) && answer.probability > (best?.probability ?? -1)) {
      best = { from, probability: answer.probability };
    }
  }
  return best;
}
