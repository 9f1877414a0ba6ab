import {
  type Action,
  applyInPlace,
  check,
  type Game,
  type ManeuverOutcome,
  outcomesOf,
  type Player,
  searchCopy,
  unitsLeft,
} from '../engine/index.ts';
import type { SeenCraft, SeenOnMap, SeenSpaceship } from './forces.ts';
import { blockOf } from './gunnery.ts';
import type { Judgement } from './judgement.ts';

/** A way a craft may end its Command Phase, and whether its field is on then. */
export interface Way {
  outcome: ManeuverOutcome;
  behind: boolean;
}

/** [7.4, R7.4f, 7.5] The same ways with the field raised when all other commands have been given, those without a Weave. */
function withField(
  game: Game,
  player: Player,
  craft: SeenOnMap<SeenSpaceship>,
  ways: readonly ManeuverOutcome[],
): Way[] {
  const on: Action = { player, do: 'activate-force-field', ship: craft.id };
  if (check(game, on)) return [];
  const { hex } = craft;
  const block = blockOf(craft);
  return ways.flatMap(({ cost, orders, ...flying }) => {
    const raised = { blocks: cost.blocks + 1, units: cost.units };
    const isPaid = raised.blocks * block + raised.units <= unitsLeft(craft);
    if (!isPaid || flying.hex.q !== hex.q || flying.hex.r !== hex.r) return [];
    return [{ outcome: { ...flying, cost: raised, orders: [...orders, on] }, behind: true }];
  });
}

/** [7.4] The ways that begin or end with a command to the field: they are judged by how the ship flies behind it. */
export function fieldWays(
  { game, player, threats, w }: Judgement,
  craft: SeenOnMap<SeenCraft>,
  ways: readonly ManeuverOutcome[],
): Way[] {
  if (craft.kind !== 'spaceship' || !craft.parts['force-field']) return [];
  const flies = w.finesse > 0 && threats.length > 0;
  if (!craft.forceField) {
    return withField(game, player, craft, flies ? ways : ways.filter(({ orders }) => orders.length === 0));
  }
  const off: Action = { player, do: 'deactivate-force-field', ship: craft.id };
  const copy = searchCopy(game, 1);
  if (!applyInPlace(copy, off).ok) return [];
  const freed = outcomesOf(copy, craft.id).map((outcome) => ({ ...outcome, orders: [off, ...outcome.orders] }));
  const raised = flies
    ? withField(
        copy,
        player,
        craft,
        freed.filter(({ orders }) => orders.length > 1),
      )
    : [];
  return [...freed.map((outcome) => ({ outcome, behind: false })), ...raised];
}
