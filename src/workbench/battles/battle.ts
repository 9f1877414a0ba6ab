import type { Player, Scenario, ScenarioBriefing, ScenarioShip, UnitId } from '../../engine/index.ts';

/**
 * A battle as it is made at the workbench: a scenario that may have faults as long as it is being made. Every edit is a
 * function that gives another battle and leaves the old one as it is; one that changes nothing gives the same object.
 */
export type Battle = Scenario;

/** The id of a ship of a battle, `1A`. */
export const shipId = ({ player, letter }: Pick<ScenarioShip, 'player' | 'letter'>): UnitId => `${player}${letter}`;

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

/** Gives the battle another name. */
export const rename = (battle: Battle, name: string): Battle => (battle.id === name ? battle : { ...battle, id: name });

/** Says something else of the battle; an empty text is left out. */
export function brief(battle: Battle, field: keyof ScenarioBriefing, text: string): Battle {
  if ((battle.briefing?.[field] ?? '') === text) return battle;
  const { [field]: _, ...others } = battle.briefing ?? {};
  const briefing = text === '' ? others : { ...others, [field]: text };
  const { briefing: __, ...rest } = battle;
  return Object.keys(briefing).length === 0 ? rest : { ...rest, briefing };
}
