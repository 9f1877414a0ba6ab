import {
  type Player,
  plainLine,
  plainName,
  type Scenario,
  type ScenarioBriefing,
  type ScenarioShip,
  shipId,
  type UnitId,
} from '../../engine/index.ts';
import { type Recipe, setFields } from '../ships/recipe.ts';

/** A battle as it is made at the workbench: a scenario that may have faults as long as it is being made. */
export type Battle = Scenario;

/** A change of a battle. */
export type BattleRecipe = Recipe<Battle>;

/** The ship with this id. */
export const findShip = ({ ships }: Battle, id: UnitId): ScenarioShip | undefined =>
  ships.find((ship) => shipId(ship) === id);

/** The ships of one player, in the battle's order. */
export const listFleet = ({ ships }: Battle, player: Player): ScenarioShip[] =>
  ships.filter((ship) => ship.player === player);

/** A battle with one empty sheet and nothing else. */
export const emptyBattle = (name: string): Battle => ({
  id: name,
  sheets: [{ letter: 'A', column: 0, row: 0 }],
  planets: [],
  asteroidFields: [],
  ships: [],
  victory: [],
});

/** A copy of a scenario, to be changed, under a name of its own; with the words that were said of it, if there are any. */
export function copyOf(scenario: Scenario, name: string, briefing = scenario.briefing): Battle {
  const { id: _, briefing: __, ...rest } = scenario;
  return { id: name, ...(briefing && { briefing }), ...rest };
}

/** Calls a side something else; an empty name is left out. */
export const nameSide =
  (player: Player, text: string): BattleRecipe =>
  (battle) => {
    const sides = { ...battle.sides };
    setFields(sides, { [player]: plainName(text) || undefined });
    setFields(battle, { sides: Object.keys(sides).length > 0 ? sides : undefined });
  };

/** Says something else of the battle; an empty text is left out. */
export const brief =
  (field: keyof ScenarioBriefing, text: string): BattleRecipe =>
  (battle) => {
    const briefing = { ...battle.briefing };
    setFields(briefing, { [field]: plainLine(text) || undefined });
    setFields(battle, { briefing: Object.keys(briefing).length > 0 ? briefing : undefined });
  };
